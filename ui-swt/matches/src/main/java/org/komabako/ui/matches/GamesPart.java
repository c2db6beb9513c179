package org.komabako.ui.matches;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.NumberField;

/** Asks how many games a match has, and how many are played at once. */
final class GamesPart {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_AT_ONCE = 256;

  private final Desk desk;
  private final NumberField games;
  private final NumberField atOnce;

  /** @param changed run after each change */
  GamesPart(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(4, false));
    Labels labels = new Labels(desk);
    labels.head(grid, 4, "match.new.games");
    games = new NumberField(grid, desk, "match.new.count", 100, 2, MOST_GAMES);
    atOnce = new NumberField(grid, desk, "match.new.at-once", 1, 1, MOST_AT_ONCE);
    Label hint = labels.sentence(grid, 4, this::say);
    var unused = games.onChange(() -> {
      Labels.write(hint, say());
      changed.run();
    });
  }

  private String say() {
    int count = games.value();
    return isRight()
        ? desk.messages().get("match.new.games.hint")
        : desk.messages()
            .get(
                "match.new.games.odd",
                String.valueOf(count),
                String.valueOf(count - 1),
                String.valueOf(count + 1));
  }

  /** Shows how many. */
  void show(int count, int together) {
    games.show(count);
    atOnce.show(together);
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
