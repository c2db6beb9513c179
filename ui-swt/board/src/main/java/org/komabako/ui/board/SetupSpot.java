package org.komabako.ui.board;

import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.osgi.annotation.versioning.ProviderType;

/** What is under the pointer in the set-up editor. */
@ProviderType
public sealed interface SetupSpot {
  /** Nothing. */
  SetupSpot NOWHERE = new Nowhere();

  /** A square of the board. */
  record Cell(Square square) implements SetupSpot {}

  /** The place of a kind on a stand, whether there is any or not. */
  record Hand(Side side, PieceType type) implements SetupSpot {}

  /** A piece of the palette, of which there are as many as are wanted. */
  record Palette(Piece piece) implements SetupSpot {}

  /** Anything else. */
  record Nowhere() implements SetupSpot {}
}
