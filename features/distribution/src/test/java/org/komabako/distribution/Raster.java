package org.komabako.distribution;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;

/**
 * A picture as points of few colours: sixteen steps of red, green and blue, which the eye hardly tells
 * from all of them and which make small files.
 *
 * @param width in points
 * @param height in points
 * @param points 0xRRGGBB, row by row
 */
record Raster(int width, int height, int[] points) {
  private static final int STEP = 17;
  private static final int MOST_COLOURS = 256;

  /** What SWT has drawn. */
  static Raster of(ImageData drawn) {
    int[] points = new int[drawn.width * drawn.height];
    for (int i = 0; i < points.length; i++) {
      RGB colour = drawn.palette.getRGB(drawn.getPixel(i % drawn.width, i / drawn.width));
      points[i] = step(colour.red) << 16 | step(colour.green) << 8 | step(colour.blue);
    }
    return new Raster(drawn.width, drawn.height, points);
  }

  private static int step(int value) {
    return (value + STEP / 2) / STEP * STEP;
  }

  /** What a file holds. */
  static Raster read(Path file) {
    try {
      BufferedImage image = ImageIO.read(file.toFile());
      int[] points =
          image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
      return new Raster(
          image.getWidth(),
          image.getHeight(),
          Arrays.stream(points).map(point -> point & 0xFFFFFF).toArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes it as PNG, with a palette where its colours find room in one. */
  void write(Path file) {
    int[] colours = Arrays.stream(points).distinct().sorted().toArray();
    BufferedImage image = colours.length > MOST_COLOURS
        ? new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)
        : new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, palette(colours));
    image.setRGB(0, 0, width, height, points, 0, width);
    try {
      Files.createDirectories(file.getParent());
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static IndexColorModel palette(int[] colours) {
    return new IndexColorModel(8, colours.length, colours, 0, false, -1, 0);
  }

  /** How far two points are from each other: in red, green or blue, whichever is the most. */
  static int distance(int one, int other) {
    int most = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      most = Math.max(most, Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)));
    }
    return most;
  }
}
