package org.komabako.protocol.text;

import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.notation.MoveText;
import org.komabako.notation.Notation;
import org.komabako.position.Position;

/**
 * Moves as programs that speak CECP read and write them. A pass changes nothing but the turn, whichever
 * piece makes it, and has one word there.
 */
public final class CecpMove {
  private static final String PASS = "@@@@";

  private CecpMove() {}

  /** What a program is told. */
  public static String write(Position before, Move move) {
    return move instanceof Move.Pass ? PASS : Notation.WINBOARD.write(before, move);
  }

  /**
   * What a program says; of several passes any.
   *
   * @throws TextException if it is no move
   */
  public static Move read(Position position, String text) {
    if (text.equals(PASS)) {
      for (Move move : position.legalMoves()) {
        if (move instanceof Move.Pass) {
          return move;
        }
      }
    }
    return MoveText.read(position, text);
  }
}
