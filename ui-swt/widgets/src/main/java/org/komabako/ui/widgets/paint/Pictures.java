package org.komabako.ui.widgets.paint;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.widgets.Display;
import org.komabako.kernel.model.PieceType;
import org.komabako.ui.board.Easel;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSet;

/**
 * Kept pictures of pieces, drawn once for each size, and by SWT again for each zoom. The
 * only owner of these images; those not used for long are let go, all are when it is closed.
 */
public final class Pictures implements AutoCloseable {
  /** Enough for all pieces of two games in two sizes. */
  private static final int MOST = 600;

  /** What all of them may have together: what a large screen full of pieces at their largest needs. */
  private static final long MOST_PIXELS = 64_000_000;

  private record Key(Object what, Object look, int size) {}

  private final Device device;
  private final Map<Key, Image> images = new LinkedHashMap<>(256, 0.75f, true);

  /** Pictures for a display. */
  public Pictures(Device device) {
    this.device = device;
  }

  /**
   * How many times finer than a point a picture must be to be sharp. GTK enlarges the pictures of a
   * window with it; elsewhere SWT asks for a finer picture by itself.
   */
  int fineness() {
    return fineness(device);
  }

  static int fineness(Device device) {
    boolean enlarged = SWT.getPlatform().equals("gtk");
    return enlarged && device instanceof Display display
        ? Math.max(1, (display.getPrimaryMonitor().getZoom() + 99) / 100)
        : 1;
  }

  /** A piece with clear surroundings, the edge in points times {@link #fineness}. */
  Image piece(PieceSet set, PieceType type, PieceLook look, int size) {
    return keep(
        new Key(type, Map.entry(set.id(), look), size),
        () -> clear(size, easel -> set.draw(easel.square(0, 0, size), type, look)));
  }

  private Image keep(Key key, java.util.function.Supplier<Image> maker) {
    Image known = images.get(key);
    if (known != null) {
      return known;
    }
    Image made = maker.get();
    images.put(key, made);
    Iterator<Image> oldest = images.values().iterator();
    while (images.size() > MOST || (images.size() > 1 && pixels() > MOST_PIXELS)) {
      oldest.next().dispose();
      oldest.remove();
    }
    return made;
  }

  private long pixels() {
    return images.values().stream()
        .map(Image::getBounds)
        .mapToLong(size -> (long) size.width * size.height)
        .sum();
  }

  /** An image with clear parts. GTK paints on a clear ground; elsewhere what differs on two grounds is clear. */
  private Image clear(int size, Consumer<Easel> drawing) {
    return ClearGround.isPaintable()
        ? onClear(size, drawing)
        : new Image(device, (ImageDataProvider) zoom -> difference(size, drawing, zoom));
  }

  private Image onClear(int size, Consumer<Easel> drawing) {
    Image image = ClearGround.square(device, size);
    GC gc = new GC(image);
    try {
      drawing.accept(new SwtEasel(gc));
    } finally {
      gc.dispose();
    }
    return image;
  }

  private ImageData difference(int size, Consumer<Easel> drawing, int zoom) {
    ImageData white = on(SWT.COLOR_WHITE, size, drawing, zoom);
    ImageData black = on(SWT.COLOR_BLACK, size, drawing, zoom);
    ImageData result =
        new ImageData(white.width, white.height, 32, new PaletteData(0xFF0000, 0xFF00, 0xFF));
    result.alphaData = new byte[white.width * white.height];
    for (int y = 0; y < white.height; y++) {
      for (int x = 0; x < white.width; x++) {
        join(white, black, result, x, y);
      }
    }
    return result;
  }

  private static void join(ImageData white, ImageData black, ImageData result, int x, int y) {
    var light = white.palette.getRGB(white.getPixel(x, y));
    var dark = black.palette.getRGB(black.getPixel(x, y));
    int alpha = 255 - Math.max(0, light.green - dark.green);
    result.alphaData[y * result.width + x] = (byte) alpha;
    if (alpha > 0) {
      result.setPixel(
          x,
          y,
          part(dark.red, alpha) << 16 | part(dark.green, alpha) << 8 | part(dark.blue, alpha));
    }
  }

  private static int part(int premultiplied, int alpha) {
    return Math.min(255, premultiplied * 255 / alpha);
  }

  private ImageData on(int ground, int size, Consumer<Easel> drawing, int zoom) {
    Image image = new Image(
        device,
        (ImageGcDrawer) (gc, width, height) -> {
          gc.setBackground(device.getSystemColor(ground));
          gc.fillRectangle(0, 0, width, height);
          drawing.accept(new SwtEasel(gc));
        },
        size,
        size);
    try {
      return image.getImageData(zoom);
    } finally {
      image.dispose();
    }
  }

  @Override
  public void close() {
    clear();
  }

  /** Lets go of all; they are drawn anew when they are wanted. */
  public void clear() {
    images.values().forEach(Image::dispose);
    images.clear();
  }
}
