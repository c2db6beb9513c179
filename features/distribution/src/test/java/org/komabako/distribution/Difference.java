package org.komabako.distribution;

/**
 * How far two pictures of one size differ.
 *
 * <p>Points of an edge may come out a little lighter or darker with another version of the drawing
 * library; such differences are small, or lie in thin lines. A piece that is another one is a small part
 * of a large picture, but much of its own square. So what counts is the mean of all points, and the
 * points that are quite different in the tile that has the most of them.
 *
 * @param mean of the distances of all points, from 0 to 255
 * @param share the part of the points of the worst tile that are quite different, from 0 to 1
 */
record Difference(double mean, double share) {
  private static final double MOST_MEAN = 3.5;
  private static final double MOST_SHARE = 0.04;
  private static final int QUITE = 60;
  private static final int TILE = 16;

  /** Compares. */
  static Difference of(Raster golden, Raster actual) {
    int columns = (golden.width() + TILE - 1) / TILE;
    int rows = (golden.height() + TILE - 1) / TILE;
    int[] tiles = new int[columns * rows];
    long sum = 0;
    for (int i = 0; i < golden.points().length; i++) {
      int distance = Raster.distance(golden.points()[i], actual.points()[i]);
      sum += distance;
      if (distance > QUITE) {
        tiles[i / golden.width() / TILE * columns + i % golden.width() / TILE]++;
      }
    }
    int worst = 0;
    for (int tile : tiles) {
      worst = Math.max(worst, tile);
    }
    return new Difference((double) sum / golden.points().length, (double) worst / (TILE * TILE));
  }

  /** A picture of it: darker where the two differ more. */
  static Raster picture(Raster golden, Raster actual) {
    int[] points = new int[golden.points().length];
    for (int i = 0; i < points.length; i++) {
      points[i] = 0x010101 * (255 - Raster.distance(golden.points()[i], actual.points()[i]));
    }
    return new Raster(golden.width(), golden.height(), points);
  }

  /** Whether the two show the same. */
  boolean isTolerable() {
    return mean <= MOST_MEAN && share <= MOST_SHARE;
  }

  @Override
  public String toString() {
    return String.format(
        "mean difference %.2f (at most %.2f), quite different in the worst tile %.1f%% (at most %.1f%%)",
        mean, MOST_MEAN, 100 * share, 100 * MOST_SHARE);
  }
}
