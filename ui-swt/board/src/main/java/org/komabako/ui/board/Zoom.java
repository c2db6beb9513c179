package org.komabako.ui.board;

/**
 * How much larger than its window a board is seen, and which part of it. The board is laid out anew for
 * the larger space, so its lines and pieces are as sharp as ever. Immutable.
 *
 * @param percent of the size at which all of it is seen, from {@link #LEAST} to {@link #MOST}
 * @param x what is at the middle of the window, from the left edge, 0, to the right one, 1
 * @param y the same from above
 */
public record Zoom(int percent, double x, double y) {
  /** All of the board is seen. */
  public static final int LEAST = 100;

  /** The largest. */
  public static final int MOST = 300;

  /** What a turn of the wheel or a key changes. */
  public static final int STEP = 25;

  /** All of it. */
  public static final Zoom NONE = new Zoom(LEAST, 0.5, 0.5);

  /** Comes as near as can be to what is no zoom. */
  public Zoom {
    percent = Math.max(LEAST, Math.min(MOST, percent));
    x = inside(x, percent);
    y = inside(y, percent);
  }

  /** The window never shows what is beside the space of the board. */
  private static double inside(double middle, int percent) {
    double half = 50.0 / percent;
    return Math.max(half, Math.min(1 - half, middle));
  }

  /** How long a side of the space of the board is. */
  public int length(int window) {
    return window * percent / LEAST;
  }

  /** How much of the space of the board is hidden left of the window. */
  public int left(int width) {
    return hidden(x, width);
  }

  /** How much of the space of the board is hidden above the window. */
  public int above(int height) {
    return hidden(y, height);
  }

  private int hidden(double middle, int window) {
    int length = length(window);
    return Math.max(0, Math.min(length - window, (int) Math.round(middle * length - window / 2.0)));
  }

  /** Where things are in a window. */
  public Geometry fit(Plan plan, int width, int height) {
    return Geometry.fit(plan, length(width), length(height)).moved(-left(width), -above(height));
  }

  /** Another size, with what is at a point of the window staying there. */
  public Zoom to(int next, double px, double py, int width, int height) {
    Zoom sized = new Zoom(next, x, y);
    return sized.at(
        (left(width) + px) / length(width) * sized.length(width) - px,
        (above(height) + py) / length(height) * sized.length(height) - py,
        width,
        height);
  }

  /** The same size, with so much of the space hidden. */
  public Zoom at(double left, double above, int width, int height) {
    return new Zoom(
        percent, (left + width / 2.0) / length(width), (above + height / 2.0) / length(height));
  }

  /** The same size, moved no farther than is needed for a place to be seen. */
  public Zoom showing(Box place, int width, int height) {
    return at(
        left(width) + beyond(place.x(), place.width(), width),
        above(height) + beyond(place.y(), place.height(), height),
        width,
        height);
  }

  private static double beyond(double from, double length, int window) {
    return Math.min(from, Math.max(0, from + length - window));
  }
}
