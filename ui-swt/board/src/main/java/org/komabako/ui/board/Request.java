package org.komabako.ui.board;

import org.komabako.kernel.Move;
import org.komabako.kernel.Square;

/** What a gesture asks the game for. */
public sealed interface Request {
  /** Play a legal move. */
  record Play(Move move) implements Request {}

  /** Say why a move may not be played. */
  record Explain(Move move) implements Request {}

  /** The player has touched a piece of his; some rules bind him then. */
  record Touch(Square square) implements Request {}
}
