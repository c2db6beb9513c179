package org.komabako.ui.newgame;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.komabako.kernel.model.Side;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.PlayerKind;

/** Who plays: people, and engines that play the variant. */
final class PlayersPart {
  private final Map<Side, PlayerRow> rows = new EnumMap<>(Side.class);
  private final Button against;

  /** @param changed run after each choice of the user */
  PlayersPart(Composite parent, Desk desk, Runnable changed) {
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(3, false));
    Labels labels = new Labels(desk);
    labels.head(grid, 3, "new-game.players");
    for (Side side : Side.values()) {
      rows.put(side, new PlayerRow(grid, desk, labels, side, changed));
    }
    Composite buttons = new Composite(grid, SWT.NONE);
    buttons.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false, 3, 1));
    buttons.setLayout(new RowLayout(SWT.HORIZONTAL));
    against = button(buttons, desk, "new-game.against-engine", () -> {
      row(Side.BLACK).show(withKind(row(Side.BLACK).player(), PlayerKind.HERE));
      row(Side.WHITE).show(withKind(row(Side.WHITE).player(), PlayerKind.ENGINE));
      changed.run();
    });
    button(buttons, desk, "new-game.swap", () -> {
      Map<Side, Wishes.Player> before = players();
      before.forEach((side, player) -> row(side.opponent()).show(player));
      changed.run();
    });
  }

  private static Wishes.Player withKind(Wishes.Player player, PlayerKind kind) {
    return new Wishes.Player(player.name(), kind, player.opponent());
  }

  private static Button button(Composite parent, Desk desk, String key, Runnable task) {
    Button button = new Button(parent, SWT.PUSH);
    button.setData("key", key);
    desk.messages().bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> task.run());
    return button;
  }

  /** Engines are offered where they play the variant. */
  void show(VariantCard card, Wishes wishes) {
    offer(card);
    wishes.players().forEach((side, player) -> row(side).show(player));
  }

  /** Engines have come or gone. */
  void offer(VariantCard card) {
    rows.values().forEach(row -> row.offer(card.key()));
    against.setEnabled(row(Side.WHITE).offersEngines());
  }

  Map<Side, Wishes.Player> players() {
    Map<Side, Wishes.Player> players = new EnumMap<>(Side.class);
    rows.forEach((side, row) -> players.put(side, row.player()));
    return players;
  }

  private PlayerRow row(Side side) {
    return java.util.Objects.requireNonNull(rows.get(side));
  }
}
