package org.komabako.ui.board;

/**
 * A rectangle in points of the window.
 *
 * @param x the left edge
 * @param y the upper edge
 * @param width not negative
 * @param height not negative
 */
public record Box(double x, double y, double width, double height) {
  /** Whether a point is inside; the right and the lower edge are outside. */
  public boolean contains(double px, double py) {
    return px >= x && px < x + width && py >= y && py < y + height;
  }

  /** The middle, from the left. */
  public double centerX() {
    return x + width / 2;
  }

  /** The middle, from above. */
  public double centerY() {
    return y + height / 2;
  }

  /** Smaller by a distance on each edge; larger if that is negative. */
  public Box inset(double by) {
    return new Box(x + by, y + by, Math.max(0, width - 2 * by), Math.max(0, height - 2 * by));
  }

  /** The same size elsewhere. */
  public Box moved(double right, double down) {
    return new Box(x + right, y + down, width, height);
  }

  /** Larger by a factor; what is at a point stays there. */
  public Box scaled(double times, double px, double py) {
    return new Box(px - (px - x) * times, py - (py - y) * times, width * times, height * times);
  }

  /** The same size, the middle elsewhere. */
  public Box centeredOn(double px, double py) {
    return new Box(px - width / 2, py - height / 2, width, height);
  }

  /** Whether the two have a point or an edge in common. */
  public boolean touches(Box other) {
    return x <= other.x + other.width
        && other.x <= x + width
        && y <= other.y + other.height
        && other.y <= y + height;
  }

  /** The area that the two have in common. */
  public double shared(Box other) {
    double wide = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
    double high = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
    return Math.max(0, wide) * Math.max(0, high);
  }

  /** The smallest that holds both. */
  public Box with(Box other) {
    double left = Math.min(x, other.x);
    double top = Math.min(y, other.y);
    double right = Math.max(x + width, other.x + other.width);
    double bottom = Math.max(y + height, other.y + other.height);
    return new Box(left, top, right - left, bottom - top);
  }

  /** The smallest of whole points that holds this. */
  public Box rounded() {
    double left = Math.floor(x);
    double top = Math.floor(y);
    return new Box(left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top);
  }
}
