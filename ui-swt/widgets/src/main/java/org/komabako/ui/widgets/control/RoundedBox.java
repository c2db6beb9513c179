package org.komabako.ui.widgets.control;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.look.Look;

/** Paints a box with round corners and a line of one point around it. */
public final class RoundedBox {
  /**
   * The colours of a box.
   *
   * @param around what the box lies on
   * @param inside the box
   * @param line its edge
   */
  public record Colors(Ink around, Ink inside, Ink line) {}

  private RoundedBox() {}

  /** Paints one over the whole of an area. */
  public static void paint(GC gc, Rectangle area, int corner, Colors colors) {
    gc.setBackground(Look.color(colors.around()));
    gc.fillRectangle(area);
    frame(gc, area, corner, colors, SWT.LINE_SOLID);
  }

  /** Paints one whose corners are left as they are, with a line of this style, as {@code SWT.LINE_DASH}. */
  public static void frame(GC gc, Rectangle area, int corner, Colors colors, int lineStyle) {
    gc.setAntialias(SWT.ON);
    Path path = path(gc, area, corner);
    try {
      gc.setBackground(Look.color(colors.inside()));
      gc.fillPath(path);
      gc.setForeground(Look.color(colors.line()));
      gc.setLineWidth(1);
      gc.setLineStyle(lineStyle);
      gc.drawPath(path);
      gc.setLineStyle(SWT.LINE_SOLID);
    } finally {
      path.dispose();
    }
  }

  /** Half a point inside, where a line of one point is sharp. */
  private static Path path(GC gc, Rectangle area, int corner) {
    float x = area.x + 0.5f;
    float y = area.y + 0.5f;
    float right = area.x + area.width - 0.5f;
    float bottom = area.y + area.height - 0.5f;
    float size = Math.min(2f * corner, Math.min(right - x, bottom - y));
    Path path = new Path(gc.getDevice());
    path.addArc(right - size, y, size, size, 90, -90);
    path.addArc(right - size, bottom - size, size, size, 0, -90);
    path.addArc(x, bottom - size, size, size, 270, -90);
    path.addArc(x, y, size, size, 180, -90);
    path.close();
    return path;
  }
}
