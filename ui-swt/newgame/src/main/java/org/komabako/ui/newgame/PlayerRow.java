package org.komabako.ui.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.komabako.kernel.model.Side;
import org.komabako.ui.engines.OpponentPart;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Choice;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.PlayerKind;

/** A player: his name, where he sits, and if he is an engine, which and how strong. */
final class PlayerRow {
  private static final List<PlayerKind> PEOPLE = List.of(PlayerKind.HERE, PlayerKind.ELSEWHERE);

  private final Desk desk;
  private final Text name;
  private final Choice<PlayerKind> kind;
  private final OpponentPart opponent;
  private String variant = "";

  /** @param changed run after each choice of the user */
  PlayerRow(Composite grid, Desk desk, Labels labels, Side side, Runnable changed) {
    this.desk = desk;
    String key = "new-game.player." + side.text();
    labels.name(grid, key);
    name = new Text(grid, SWT.BORDER);
    name.setData("key", key);
    name.setTextLimit(40);
    name.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    desk.messages().bind(name, name::setMessage, "new-game.name");
    kind = new Choice<>(
        grid,
        desk.messages(),
        each -> desk.messages().get("new-game.kind." + each.name().toLowerCase(Locale.ROOT)));
    kind.control().setData("key", "new-game.kind." + side.text());
    kind.onChoice(each -> {
      fold();
      changed.run();
    });
    opponent = new OpponentPart(grid, desk, "new-game." + side.text(), changed).askPondering();
    opponent.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false, 3, 1));
    desk.messages().onChange(grid, this::fold);
  }

  /** Engines are offered where they play the variant. */
  void offer(String key) {
    variant = key;
    opponent.offer(key);
    kind.items(offersEngines() ? List.of(PlayerKind.values()) : PEOPLE);
    fold();
  }

  boolean offersEngines() {
    return !desk.engines().playing(variant).isEmpty();
  }

  void show(Wishes.Player player) {
    name.setText(player.name());
    kind.select(Optional.of(player.kind()));
    player.opponent().ifPresent(opponent::select);
    fold();
  }

  Wishes.Player player() {
    return new Wishes.Player(
        name.getText().strip(), kind.value().orElse(PlayerKind.HERE), opponent.value());
  }

  private void fold() {
    boolean engine = kind.value().equals(Optional.of(PlayerKind.ENGINE));
    ((GridData) opponent.control().getLayoutData()).exclude = !engine;
    opponent.control().setVisible(engine);
    name.getParent().layout();
  }
}
