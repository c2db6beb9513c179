package org.komabako.ui.board;

import org.komabako.kernel.Piece;
import org.komabako.kernel.Side;
import org.komabako.kernel.Square;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.Theme;

/**
 * What a side attacks and defends: a triangle that points where its pieces point, in the corner at its
 * own left hand; with a number where several pieces do, and hollow over a piece of its own.
 */
final class AttackLayer implements Layer {
  /** In smaller squares a number could not be read. */
  private static final int SMALLEST_NUMBER = 30;

  @Override
  public Depth depth() {
    return Depth.OVER_PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    for (Attacks attacks : scene.overlay().attacks()) {
      attacks
          .counts()
          .forEach((square, count) -> mark(scene, easel, attacks.side(), square, count));
    }
  }

  private static void mark(Scene scene, Easel easel, Side side, Square square, int count) {
    Box box = scene.geometry().cell(square);
    Theme.Marks marks = scene.style().theme().marks();
    boolean up = side == scene.geometry().plan().bottom();
    double size = box.width() * 0.26;
    double x = up ? box.x() + 2 : box.x() + box.width() - size - 2;
    double tip = up ? box.y() + box.height() - size - 2 : box.y() + size + 2;
    double base = up ? tip + size : tip - size;
    Outline triangle = Outline.polygon(x + size / 2, tip, x + size, base, x, base);
    Piece piece = scene.snapshot().position().setup().pieces().get(square);
    boolean own = piece != null && piece.side() == side;
    Ink ink = (own ? marks.defended() : marks.attacked()).withAlpha(255);
    if (own) {
      easel.stroke(triangle, ink, Math.max(1.5, size * 0.16));
    } else {
      easel.fill(triangle, ink);
    }
    if (count > 1 && box.width() >= SMALLEST_NUMBER) {
      double at = up ? x + size * 1.15 : x - size * 0.15;
      easel.fill(
          Lettering.line(
              String.valueOf(count),
              at,
              (tip + base) / 2,
              size * 1.05,
              up ? Align.START : Align.END),
          scene.style().theme().grid());
    }
  }
}
