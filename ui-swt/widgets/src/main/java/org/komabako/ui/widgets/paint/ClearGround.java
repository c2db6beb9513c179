package org.komabako.ui.widgets.paint;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.internal.DPIUtil;
import org.eclipse.swt.internal.cairo.Cairo;

/** Images that are clear until something is painted on them. SWT makes them of pixels only, one by one. */
final class ClearGround {
  private ClearGround() {}

  /** Whether this platform has them. */
  static boolean isPaintable() {
    return SWT.getPlatform().equals("gtk");
  }

  /** A clear square, the edge in points; as fine as the device is. */
  static Image square(Device device, int size) {
    return pixels(device, DPIUtil.pointToPixel(size, DPIUtil.getDeviceZoom()));
  }

  /** A clear square, the edge in pixels. */
  static Image pixels(Device device, int pixels) {
    long surface = Cairo.cairo_image_surface_create(Cairo.CAIRO_FORMAT_ARGB32, pixels, pixels);
    return Image.gtk_new(device, SWT.BITMAP, surface, 0);
  }

  /** Has several pixels of an image stand for a point where GTK itself shows it, as on a tool. */
  static void finer(Image image, int pixels) {
    Cairo.cairo_surface_set_device_scale(image.surface, pixels, pixels);
  }
}
