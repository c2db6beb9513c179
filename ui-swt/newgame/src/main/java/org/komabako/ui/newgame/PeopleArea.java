package org.komabako.ui.newgame;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.komabako.kernel.model.Side;
import org.komabako.ui.workbench.desk.Desk;

/** Two people. */
final class PeopleArea implements PlayersArea {
  private final Map<Side, PersonField> fields = new EnumMap<>(Side.class);
  private final Map<Side, Wishes.Player> before = new EnumMap<>(Side.class);

  PeopleArea(Composite parent, Desk desk) {
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(3, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    grid.setLayout(layout);
    for (Side side : Side.values()) {
      fields.put(side, new PersonField(grid, desk, side));
    }
    Captions.swap(grid, desk, () -> show(Captions.swapped(players()), false));
  }

  @Override
  public void offer(String variant) {
    // People play all.
  }

  @Override
  public void show(Map<Side, Wishes.Player> players, boolean random) {
    before.putAll(players);
    fields.forEach((side, field) -> field.show(Objects.requireNonNull(players.get(side))));
  }

  @Override
  public Map<Side, Wishes.Player> players() {
    Map<Side, Wishes.Player> players = new EnumMap<>(Side.class);
    fields.forEach(
        (side, field) -> players.put(side, field.player(Objects.requireNonNull(before.get(side)))));
    return players;
  }
}
