package org.komabako.ui.client.matches;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.match.Adjudication;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Labels;
import org.komabako.ui.client.dialog.NumberField;

/** Asks when games of a match are ended before the rules do. */
final class EndsPart {
  private static final int MOST_SCORE = 30_000;
  private static final int MOST_MOVES = 999;
  private static final int MOST_PLIES = 10_000;
  private static final int COLUMNS = 4;

  /** The margin is asked for in tenths of a second. */
  private static final int TENTH = 100;

  private final Desk desk;
  private final Button resign;
  private final NumberField lostBy;
  private final NumberField lostFor;
  private final Button draw;
  private final NumberField drawnBy;
  private final NumberField drawnFor;
  private final NumberField drawnFrom;
  private final NumberField mostPlies;
  private final NumberField margin;

  /** To the end of each game, as matches are if nothing is said. */
  EndsPart(Composite parent, Desk desk) {
    this.desk = desk;
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(COLUMNS, false));
    Labels labels = new Labels(desk);
    labels.head(grid, COLUMNS, "match.new.ends");
    resign = check(grid, "match.new.resign");
    lostBy = new NumberField(grid, desk, "match.new.behind", 1500, 1, MOST_SCORE);
    lostFor = new NumberField(grid, desk, "match.new.moves", 4, 1, MOST_MOVES);
    draw = check(grid, "match.new.draw");
    drawnBy = new NumberField(grid, desk, "match.new.behind", 20, 0, MOST_SCORE);
    drawnFor = new NumberField(grid, desk, "match.new.moves", 8, 1, MOST_MOVES);
    drawnFrom = new NumberField(grid, desk, "match.new.ply", 120, 0, MOST_PLIES);
    new Label(grid, SWT.NONE)
        .setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, COLUMNS / 2, 1));
    var unused = labels.sentence(grid, COLUMNS, () -> desk.messages().get("match.new.ends.hint"));
    mostPlies =
        new NumberField(grid, desk, "match.new.most", Adjudication.NONE.mostPlies(), 1, MOST_PLIES);
    int usual = (int) Adjudication.NONE.margin().toMillis() / TENTH;
    margin = new NumberField(grid, desk, "match.new.margin", usual, 0, 600, 1);
    enable();
  }

  private Button check(Composite grid, String key) {
    Button button = new Button(grid, SWT.CHECK);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, COLUMNS, 1));
    desk.messages().bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> enable());
    return button;
  }

  private void enable() {
    List.of(lostBy, lostFor).forEach(each -> each.enable(resign.getSelection()));
    List.of(drawnBy, drawnFor, drawnFrom).forEach(each -> each.enable(draw.getSelection()));
  }

  /** What is asked for. */
  Adjudication value() {
    return new Adjudication(
        Optional.of(new Adjudication.Resign(lostBy.value(), lostFor.value()))
            .filter(each -> resign.getSelection()),
        Optional.of(new Adjudication.Draw(drawnBy.value(), drawnFor.value(), drawnFrom.value()))
            .filter(each -> draw.getSelection()),
        mostPlies.value(),
        Duration.ofMillis((long) margin.value() * TENTH));
  }
}
