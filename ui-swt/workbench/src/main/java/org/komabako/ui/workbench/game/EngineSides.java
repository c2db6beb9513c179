package org.komabako.ui.workbench.game;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.Premoves;

/** The sides of a game that engines play, as the game itself knows it; for the lane of the game. */
public final class EngineSides {
  private EngineSides() {}

  /** Those of a game. */
  public static Set<Side> of(Game game) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      String tag = side == Side.BLACK ? Tags.BLACK_ENGINE : Tags.WHITE_ENGINE;
      if (!game.tags().getOrDefault(tag, "").isEmpty()) {
        sides.add(side);
      }
    }
    return sides;
  }

  /** What a person may enter while the engine at the other side thinks about the game's next move. */
  static List<Move> premoves(Game game) {
    Side mover = game.position().side();
    boolean thinks = of(game).equals(EnumSet.of(mover)) && game.current() == game.reached();
    return thinks ? Premoves.of(game) : List.of();
  }

  /**
   * Who speaks when somebody at this window offers, claims or resigns: the person, where the other side is
   * an engine; else the player to move.
   */
  public static Side speaker(Game game) {
    Set<Side> engines = of(game);
    return engines.size() == 1
        ? engines.iterator().next().opponent()
        : game.reached().position().side();
  }
}
