package org.komabako.ui.newgame;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.model.Side;
import org.komabako.ui.engines.OpponentPart;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.PlayerKind;

/** Two engines. */
final class EnginesArea implements PlayersArea {
  private final Map<Side, OpponentPart> fields = new EnumMap<>(Side.class);
  private final Map<Side, Wishes.Player> before = new EnumMap<>(Side.class);

  /** @param changed run after each choice of the user */
  EnginesArea(Composite parent, Desk desk, Runnable changed) {
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(3, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    grid.setLayout(layout);
    for (Side side : Side.values()) {
      Label label = new Labels(desk).name(grid, "new-game.player." + side.text());
      ((GridData) label.getLayoutData()).verticalAlignment = SWT.TOP;
      OpponentPart part =
          new OpponentPart(grid, desk, "new-game." + side.text(), changed).askPondering();
      part.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false, 2, 1));
      fields.put(side, part);
    }
    Captions.swap(grid, desk, () -> show(Captions.swapped(players()), false));
  }

  @Override
  public void offer(String variant) {
    fields.values().forEach(field -> field.offer(variant));
  }

  @Override
  public void show(Map<Side, Wishes.Player> players, boolean random) {
    before.putAll(players);
    fields.forEach((side, field) ->
        Objects.requireNonNull(players.get(side)).opponent().ifPresent(field::select));
  }

  @Override
  public Map<Side, Wishes.Player> players() {
    Map<Side, Wishes.Player> players = new EnumMap<>(Side.class);
    fields.forEach((side, field) -> players.put(
        side,
        new Wishes.Player(
            Objects.requireNonNull(before.get(side)).name(), PlayerKind.ENGINE, field.value())));
    return players;
  }
}
