package org.komabako.ui.widgets.paint;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;

/** Icons of one line, sharp at every scale of the display. */
public final class Icon {
  /** The edge of an icon, in points. */
  public static final int SIZE = 18;

  private static final double WIDTH = 1.6;

  private Icon() {}

  /**
   * Draws an icon; the caller disposes it.
   *
   * @param lines in a square of {@link #SIZE}
   */
  public static Image of(Device device, Outline lines, Ink ink) {
    ImageGcDrawer drawer = new ImageGcDrawer() {
      @Override
      public void drawOn(GC gc, int width, int height) {
        new SwtEasel(gc).stroke(lines, ink, WIDTH);
      }

      @Override
      public int getGcStyle() {
        return SWT.TRANSPARENT;
      }
    };
    return new Image(device, drawer, SIZE, SIZE);
  }
}
