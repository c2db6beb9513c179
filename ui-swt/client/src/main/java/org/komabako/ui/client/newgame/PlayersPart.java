package org.komabako.ui.client.newgame;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.komabako.kernel.Side;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Choice;
import org.komabako.ui.client.dialog.Labels;
import org.komabako.ui.client.game.PlayerKind;

/** Who plays, and where he sits. */
final class PlayersPart {
  private final Map<Side, Text> names = new EnumMap<>(Side.class);
  private final Map<Side, Choice<PlayerKind>> kinds = new EnumMap<>(Side.class);

  PlayersPart(Composite parent, Desk desk) {
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(3, false));
    Labels labels = new Labels(desk);
    labels.head(grid, 3, "new-game.players");
    for (Side side : Side.values()) {
      labels.name(grid, "new-game.player." + side.text());
      Text name = new Text(grid, SWT.BORDER);
      name.setData("key", "new-game.player." + side.text());
      name.setTextLimit(40);
      name.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
      desk.messages().bind(name, name::setMessage, "new-game.name");
      names.put(side, name);
      Choice<PlayerKind> kind = new Choice<>(
          grid,
          desk.messages(),
          each -> desk.messages().get("new-game.kind." + each.name().toLowerCase(Locale.ROOT)));
      kind.items(List.of(PlayerKind.values()));
      kinds.put(side, kind);
    }
    Button swap = new Button(grid, SWT.PUSH);
    swap.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false, 3, 1));
    desk.messages().bind(swap, swap::setText, "new-game.swap");
    swap.addListener(SWT.Selection, e -> {
      Map<Side, Wishes.Player> before = players();
      before.forEach((side, player) -> show(side.opponent(), player));
    });
  }

  void show(Wishes wishes) {
    wishes.players().forEach(this::show);
  }

  private void show(Side side, Wishes.Player player) {
    field(side).setText(player.name());
    kind(side).select(Optional.of(player.kind()));
  }

  Map<Side, Wishes.Player> players() {
    Map<Side, Wishes.Player> players = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      players.put(
          side,
          new Wishes.Player(
              field(side).getText().strip(), kind(side).value().orElse(PlayerKind.HERE)));
    }
    return players;
  }

  private Text field(Side side) {
    return java.util.Objects.requireNonNull(names.get(side));
  }

  private Choice<PlayerKind> kind(Side side) {
    return java.util.Objects.requireNonNull(kinds.get(side));
  }
}
