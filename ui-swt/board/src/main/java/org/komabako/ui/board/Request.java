package org.komabako.ui.board;

import java.util.Optional;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.osgi.annotation.versioning.ProviderType;

/** What a gesture asks the game for. */
@ProviderType
public sealed interface Request {
  /** Play a legal move. */
  record Play(Move move) implements Request {}

  /** Tell that a move that was entered early cannot be played now, and was dropped. */
  record Lapsed(Move move) implements Request {}

  /** Say why a move may not be played. */
  record Explain(Move move) implements Request {}

  /** Draw an arrow or a mark at this place of the game; what is there already is taken away. */
  record Draw(Mark mark) implements Request {}

  /** Take all arrows and marks at this place of the game away. */
  record Wipe() implements Request {}

  /** Offer what can be done at a square, or with the board if there is none. */
  record Menu(Optional<Square> square) implements Request {}

  /** The player has touched a piece of his; some rules bind him then. */
  record Touch(Square square) implements Request {}
}
