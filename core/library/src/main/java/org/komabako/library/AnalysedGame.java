package org.komabako.library;

import java.util.List;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;

/**
 * A game of the library with its analysis.
 *
 * @param game what is known of it
 * @param first who moves first
 * @param usualStart whether it begins as games of its variant usually do
 * @param moves its main line
 * @param analysis a score more than there are moves
 */
public record AnalysedGame(
    GameEntry game, Side first, boolean usualStart, List<Move> moves, KeptAnalysis analysis) {
  /** Keeps an own copy. */
  public AnalysedGame {
    moves = List.copyOf(moves);
  }

  /** Who makes a move of the main line. */
  public Side side(int ply) {
    return ply % 2 == 0 ? first : first.opponent();
  }

  /** What whoever makes a move is called; may be empty. */
  public String player(int ply) {
    return side(ply) == Side.BLACK ? game.black() : game.white();
  }
}
