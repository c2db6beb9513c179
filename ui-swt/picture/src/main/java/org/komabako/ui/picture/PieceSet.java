package org.komabako.ui.picture;

import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.PieceType;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * How the pieces of any variant are drawn. A bundle brings one as an OSGi service of this type: it is offered as long
 * as the service is there, and boards that have it are drawn with the usual set when it leaves. An implementation
 *
 * <ul>
 *   <li>draws every row of every table, also of variants that it has never heard of;
 *   <li>stays in the unit square, and draws the same each time;
 *   <li>may be called from any thread.
 * </ul>
 */
@ConsumerType
public interface PieceSet {
  /** The name in settings and commands, small letters. */
  String id();

  /** The name for people. */
  LocalizedText name();

  /** Whether the drawing shows how the piece moves. */
  boolean showsMoves();

  /** What is drawn in its place on squares that are too small for its details. */
  default PieceSet small() {
    return this;
  }

  /** Draws a piece in the unit square of a paper, its body too, turned as the look says. */
  void draw(Paper paper, PieceType type, PieceLook look);
}
