package org.komabako.ui.newgame;

import java.util.EnumMap;
import java.util.Map;
import org.komabako.kernel.model.Side;
import org.komabako.ui.workbench.game.PlayerKind;

/** Against whom one plays, which is asked first. */
enum OpponentKind {
  /** A person against an engine. */
  COMPUTER,
  /** Two people. */
  PEOPLE,
  /** Two engines. */
  ENGINES;

  /** What some players are. */
  static OpponentKind of(Map<Side, Wishes.Player> players) {
    long engines = players.values().stream()
        .filter(each -> each.kind() == PlayerKind.ENGINE)
        .count();
    return engines == 0 ? PEOPLE : engines == 1 ? COMPUTER : ENGINES;
  }

  /** The same players, as this asks for them; who becomes an engine keeps his name for later. */
  Map<Side, Wishes.Player> of(Map<Side, Wishes.Player> players, boolean already) {
    Map<Side, Wishes.Player> changed = new EnumMap<>(players);
    if (!already) {
      changed.replaceAll((side, player) -> with(player, wanted(side)));
    }
    return changed;
  }

  private PlayerKind wanted(Side side) {
    return switch (this) {
      case PEOPLE -> PlayerKind.HERE;
      case ENGINES -> PlayerKind.ENGINE;
      case COMPUTER -> side == Side.WHITE ? PlayerKind.ENGINE : PlayerKind.HERE;
    };
  }

  private static Wishes.Player with(Wishes.Player player, PlayerKind kind) {
    boolean person = kind != PlayerKind.ENGINE && player.kind() != PlayerKind.ENGINE;
    return new Wishes.Player(player.name(), person ? player.kind() : kind, player.opponent());
  }
}
