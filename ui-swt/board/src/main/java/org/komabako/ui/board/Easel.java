package org.komabako.ui.board;

import org.komabako.kernel.model.PieceType;
import org.komabako.ui.picture.BoardPicture;
import org.komabako.ui.picture.Paper;
import org.komabako.ui.picture.PieceLook;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Paper for a whole board, in points of the window. What comes again and again, and takes long to
 * draw, has calls of its own, so that an implementation can keep pictures of it.
 */
@ConsumerType
public interface Easel extends Paper {
  /** Draws a piece into a square place. */
  default void piece(Style style, PieceType type, PieceLook look, Box place) {
    style.set().draw(square(place.x(), place.y(), place.width()), type, look);
  }

  /** Draws the empty board at its place. */
  default void board(Style style, Geometry geometry, int zone) {
    BoardPicture.draw(
        square(geometry.board().x(), geometry.board().y(), geometry.cell()),
        geometry.plan().files(),
        geometry.plan().ranks(),
        zone,
        style.theme(),
        geometry.cell(),
        style.form().grid().weight());
  }
}
