package org.komabako.ui.matches;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.matches.Adjudication;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.NumberField;
import org.komabako.ui.workbench.game.Folding;

/** Asks when games of a match are ended before the rules do. */
final class EndsPart {
  private static final int MOST_SCORE = 30_000;
  private static final int MOST_MOVES = 999;
  private static final int MOST_PLIES = 10_000;
  private static final int COLUMNS = 4;

  /** The margin is asked for in tenths of a second. */
  private static final int TENTH = 100;

  private final Runnable changed;
  private final Button resign;
  private final Composite lost;
  private final NumberField lostBy;
  private final NumberField lostFor;
  private final Button draw;
  private final Composite drawn;
  private final NumberField drawnBy;
  private final NumberField drawnFor;
  private final NumberField drawnFrom;
  private final Label hint;
  private final NumberField mostPlies;
  private final NumberField margin;

  /**
   * To the end of each game, as matches are if nothing is said.
   *
   * @param changed run when it has become higher or lower
   */
  EndsPart(Composite parent, Desk desk, Runnable changed) {
    this.changed = changed;
    Labels labels = new Labels(desk);
    Composite all = row(parent, 1);
    labels.head(all, 1, "match.new.ends");
    resign = check(all, desk, "match.new.resign");
    lost = row(all, COLUMNS);
    lostBy = new NumberField(lost, desk, "match.new.behind", 1500, 1, MOST_SCORE);
    lostFor = new NumberField(lost, desk, "match.new.moves", 4, 1, MOST_MOVES);
    draw = check(all, desk, "match.new.draw");
    drawn = row(all, COLUMNS);
    drawnBy = new NumberField(drawn, desk, "match.new.behind", 20, 0, MOST_SCORE);
    drawnFor = new NumberField(drawn, desk, "match.new.moves", 8, 1, MOST_MOVES);
    drawnFrom = new NumberField(drawn, desk, "match.new.ply", 120, 0, MOST_PLIES);
    hint = labels.sentence(all, 1, () -> desk.messages().get("match.new.ends.hint"));
    Composite last = row(all, COLUMNS);
    int most = Adjudication.NONE.mostPlies();
    mostPlies = new NumberField(last, desk, "match.new.most", most, 1, MOST_PLIES);
    int usual = (int) Adjudication.NONE.margin().toMillis() / TENTH;
    margin = new NumberField(last, desk, "match.new.margin", usual, 0, 600, 1);
    fold();
  }

  private static Composite row(Composite parent, int columns) {
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(columns, false);
    layout.marginHeight = columns == 1 ? layout.marginHeight : 0;
    row.setLayout(layout);
    return row;
  }

  private Button check(Composite all, Desk desk, String key) {
    Button button = new Button(all, SWT.CHECK);
    button.setData("key", key);
    desk.messages().bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> {
      fold();
      changed.run();
    });
    return button;
  }

  private void fold() {
    Folding.show(lost, resign.getSelection());
    Folding.show(drawn, draw.getSelection());
    Folding.show(hint, resign.getSelection() || draw.getSelection());
  }

  /** Shows when games are ended; a margin between two tenths as the longer one. */
  void show(Adjudication ends) {
    resign.setSelection(ends.resign().isPresent());
    ends.resign().ifPresent(each -> {
      lostBy.show(each.score());
      lostFor.show(each.moves());
    });
    draw.setSelection(ends.draw().isPresent());
    ends.draw().ifPresent(each -> {
      drawnBy.show(each.score());
      drawnFor.show(each.moves());
      drawnFrom.show(each.ply());
    });
    mostPlies.show(ends.mostPlies());
    margin.show((int) ((ends.margin().toMillis() + TENTH - 1) / TENTH));
    fold();
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
