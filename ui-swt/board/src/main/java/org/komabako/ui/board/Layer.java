package org.komabako.ui.board;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * One thing that is painted on a board: the grid, the pieces, the targets. An implementation keeps
 * nothing between calls; all it needs is in the scene.
 */
@ConsumerType
public interface Layer {
  /** The order of painting; layers of one depth are painted in the order they were given. */
  enum Depth {
    /** The board itself. */
    GROUND,
    /** Squares that are lit. */
    UNDER_PIECES,
    /** The pieces, on board and stands. */
    PIECES,
    /** Marks that must be seen on pieces. */
    OVER_PIECES,
    /** Questions, and what the pointer carries. */
    TOP
  }

  /** When it is painted. */
  Depth depth();

  /** Paints what it has to show. */
  void paint(Scene scene, Easel easel);
}
