package org.komabako.ui.board;

import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
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

  private static final int PLATE = 200;

  @Override
  public Depth depth() {
    return Depth.OVER_PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    for (AttackCounts attacks : scene.overlay().attacks()) {
      attacks
          .counts()
          .forEach((square, count) -> mark(scene, easel, attacks.side(), square, count));
    }
  }

  private static void mark(Scene scene, Easel easel, Side side, Square square, int count) {
    Box box = scene.geometry().cell(square);
    Theme theme = scene.style().theme();
    boolean up = side == scene.geometry().plan().bottom();
    boolean numbered = count > 1 && box.width() >= SMALLEST_NUMBER;
    double size = box.width() * 0.28;
    double width = numbered ? size * 1.8 : size;
    Box plate = up
        ? new Box(box.x() + 1, box.y() + box.height() - size - 1, width, size)
        : new Box(box.x() + box.width() - width - 1, box.y() + 1, width, size);
    easel.fill(Shapes.of(plate), theme.window().withAlpha(PLATE));
    double left = up ? plate.x() : plate.x() + width - size;
    Outline triangle = triangle(new Box(left, plate.y(), size, size).inset(size * 0.14), up);
    Piece piece = scene.snapshot().position().setup().pieces().get(square);
    boolean own = piece != null && piece.side() == side;
    Ink ink = (own ? theme.marks().defended() : theme.marks().attacked()).withAlpha(255);
    if (own) {
      easel.stroke(triangle, ink, Math.max(1.5, size * 0.14));
    } else {
      easel.fill(triangle, ink);
    }
    if (numbered) {
      double x = up ? plate.x() + size * 1.35 : plate.x() + size * 0.45;
      String text = String.valueOf(count);
      easel.fill(Lettering.line(text, x, plate.centerY(), size, Align.MIDDLE), theme.windowText());
    }
  }

  private static Outline triangle(Box box, boolean up) {
    double tip = up ? box.y() : box.y() + box.height();
    double base = up ? box.y() + box.height() : box.y();
    return Outline.polygon(box.centerX(), tip, box.x() + box.width(), base, box.x(), base);
  }
}
