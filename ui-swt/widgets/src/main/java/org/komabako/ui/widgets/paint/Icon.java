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
    return of(device, lines, ink, Pictures.fineness(device));
  }

  /** @param fineness how many pixels of a picture GTK shows as a point, as {@link Pictures#fineness} says */
  static Image of(Device device, Outline lines, Ink ink, int fineness) {
    return fineness > 1
        ? fine(device, lines, ink, fineness)
        : new Image(device, drawer(lines, ink), SIZE, SIZE);
  }

  /** GTK would enlarge the picture of SWT, which is drawn for a screen of one pixel a point. */
  private static Image fine(Device device, Outline lines, Ink ink, int fineness) {
    Image image = ClearGround.pixels(device, SIZE * fineness);
    GC gc = new GC(image);
    try {
      new SwtEasel(gc, null, fineness).stroke(lines, ink, WIDTH);
    } finally {
      gc.dispose();
    }
    ClearGround.finer(image, fineness);
    return image;
  }

  private static ImageGcDrawer drawer(Outline lines, Ink ink) {
    return new ImageGcDrawer() {
      @Override
      public void drawOn(GC gc, int width, int height) {
        new SwtEasel(gc).stroke(lines, ink, WIDTH);
      }

      @Override
      public int getGcStyle() {
        return SWT.TRANSPARENT;
      }
    };
  }
}
