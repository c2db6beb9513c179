package org.komabako.ui.share;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import org.komabako.ui.board.Easel;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;

/** Paints on a picture of Java's own, on any thread. Java may come without these. */
final class PixelEasel implements Easel {
  private final Graphics2D graphics;

  /** Paints on a picture; {@link #close} when done. */
  PixelEasel(BufferedImage image) {
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  void close() {
    graphics.dispose();
  }

  @Override
  public void fill(Outline outline, Ink ink) {
    graphics.setColor(new Color(ink.argb(), true));
    graphics.fill(path(outline));
  }

  @Override
  public void stroke(Outline outline, Ink ink, double width) {
    graphics.setColor(new Color(ink.argb(), true));
    graphics.setStroke(
        new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(path(outline));
  }

  private static Path2D path(Outline outline) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    outline.walk(new Outline.Pen() {
      @Override
      public void moveTo(double x, double y) {
        path.moveTo(x, y);
      }

      @Override
      public void lineTo(double x, double y) {
        path.lineTo(x, y);
      }

      @Override
      public void quadTo(double x1, double y1, double x, double y) {
        path.quadTo(x1, y1, x, y);
      }

      @Override
      public void cubicTo(double x1, double y1, double x2, double y2, double x, double y) {
        path.curveTo(x1, y1, x2, y2, x, y);
      }

      @Override
      public void close() {
        path.closePath();
      }
    });
    return path;
  }
}
