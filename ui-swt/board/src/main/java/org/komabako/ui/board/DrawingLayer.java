package org.komabako.ui.board;

import java.util.List;
import org.komabako.game.Mark;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;

/**
 * The player's arrows and marks. The colours differ in form too: the shaft of an arrow has none, one,
 * two or three bars across, a mark is a circle, a square, a diamond or a double circle.
 */
final class DrawingLayer implements Layer {
  @Override
  public Depth depth() {
    return Depth.OVER_PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    List<Ink> inks = scene.style().theme().marks().arrows();
    for (Mark drawing : scene.overlay().drawings()) {
      int form = drawing.color() - 1;
      Ink ink = inks.get(form % inks.size());
      Box from = scene.geometry().cell(drawing.from());
      Box to = scene.geometry().cell(drawing.to());
      if (!drawing.isArrow()) {
        mark(easel, to, ink, form);
      } else {
        arrow(easel, from, to, ink, form);
      }
    }
  }

  private static void mark(Easel easel, Box box, Ink ink, int form) {
    double line = Math.max(2, box.width() * 0.08);
    switch (form % 4) {
      case 1 -> easel.stroke(Shapes.of(box.inset(line)), ink, line);
      case 2 -> easel.stroke(Shapes.diamond(box, 0.88), ink, line);
      case 3 -> {
        easel.stroke(Shapes.disc(box, 0.88), ink, line * 0.6);
        easel.stroke(Shapes.disc(box, 0.62), ink, line * 0.6);
      }
      default -> easel.stroke(Shapes.disc(box, 0.88), ink, line);
    }
  }

  private static void arrow(Easel easel, Box from, Box to, Ink ink, int form) {
    double width = from.width() * 0.16;
    easel.fill(Shapes.arrow(from, to, width), ink);
    double dx = to.centerX() - from.centerX();
    double dy = to.centerY() - from.centerY();
    double length = Math.hypot(dx, dy);
    for (int bar = 1; bar <= form % 4; bar++) {
      double along = width * (0.6 + bar * 0.9) / length;
      double x = from.centerX() + dx * along;
      double y = from.centerY() + dy * along;
      double half = width * 1.1 / length;
      easel.stroke(
          Outline.polygon(x - dy * half, y + dx * half, x + dy * half, y - dx * half),
          ink,
          width * 0.4);
    }
  }
}
