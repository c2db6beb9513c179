package org.komabako.ui.board;

import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.osgi.annotation.versioning.ProviderType;

/** What is under the pointer. */
@ProviderType
public sealed interface Spot {
  /** Nothing that can be played with. */
  Spot NOWHERE = new Nowhere();

  /** A square of the board. */
  record Cell(Square square) implements Spot {}

  /** Pieces of one kind on a stand. */
  record Hand(Side side, PieceType type) implements Spot {}

  /** An answer of the question on the board: whether to promote. */
  record Answer(boolean promote) implements Spot {}

  /** Anything else. */
  record Nowhere() implements Spot {}
}
