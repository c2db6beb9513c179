package org.komabako.ui.matches;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.NumberField;
import org.komabako.ui.workbench.game.Folding;

/** Asks how many games a match has, how many are played at once, and whether other machines play them. */
final class GamesPart {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_AT_ONCE = 256;

  private final Desk desk;
  private final NumberField games;
  private final NumberField atOnce;
  private final Composite together;
  private final Button onGrid;
  private final Label hint;

  /** @param changed run after each change */
  GamesPart(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(4, false));
    Labels labels = new Labels(desk);
    labels.head(grid, 4, "match.new.games");
    games = new NumberField(grid, desk, "match.new.count", 100, 2, MOST_GAMES);
    together = new Composite(grid, SWT.NONE);
    together.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    together.setLayout(new GridLayout(2, false));
    atOnce = new NumberField(together, desk, "match.new.at-once", 1, 1, MOST_AT_ONCE);
    onGrid = new Button(grid, SWT.CHECK);
    onGrid.setData("key", "match.new.on-grid");
    onGrid.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 4, 1));
    desk.messages().bind(onGrid, onGrid::setText, "match.new.on-grid");
    hint = labels.sentence(grid, 4, this::say);
    Runnable update = () -> {
      update();
      changed.run();
    };
    var unused = games.onChange(update);
    onGrid.addListener(SWT.Selection, e -> update.run());
  }

  /** How many at once is a matter of the workers' threads there. */
  private void update() {
    Folding.show(together, !onGrid.getSelection());
    Labels.write(hint, say());
  }

  private String say() {
    int count = games.value();
    return isRight()
        ? desk.messages()
            .get(onGrid.getSelection() ? "match.new.on-grid.hint" : "match.new.games.hint")
        : desk.messages()
            .get(
                "match.new.games.odd",
                String.valueOf(count),
                String.valueOf(count - 1),
                String.valueOf(count + 1));
  }

  /** Shows how many, how many at once, and where. */
  void show(int count, int at, boolean others) {
    games.show(count);
    atOnce.show(at);
    onGrid.setSelection(others);
    update();
  }

  /** Whether the workers of the grid play them. */
  boolean onGrid() {
    return onGrid.getSelection();
  }

  /** Whether each opening can be played twice. */
  boolean isRight() {
    return games.value() % 2 == 0;
  }

  int games() {
    return games.value();
  }

  int atOnce() {
    return atOnce.value();
  }
}
