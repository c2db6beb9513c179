package org.komabako.ui.board;

import org.komabako.ui.picture.Outline;

/** Outlines of boxes and arrows. */
public final class Shapes {
  /** How far the handles of a quarter of a circle reach. */
  private static final double ARC = 0.5523;

  /** How long and wide the head of an arrow is, in widths of its shaft. */
  static final double ARROW_HEAD = 3;

  private Shapes() {}

  /** The outline of a box. */
  public static Outline of(Box box) {
    return Outline.rectangle(box.x(), box.y(), box.width(), box.height());
  }

  /** The same with rounded corners. */
  public static Outline rounded(Box box, double radius) {
    double left = box.x();
    double top = box.y();
    double right = left + box.width();
    double bottom = top + box.height();
    double r = Math.min(radius, Math.min(box.width(), box.height()) / 2);
    double c = r * (1 - ARC);
    return Outline.at(left + r, top)
        .lineTo(right - r, top)
        .cubicTo(right - c, top, right, top + c, right, top + r)
        .lineTo(right, bottom - r)
        .cubicTo(right, bottom - c, right - c, bottom, right - r, bottom)
        .lineTo(left + r, bottom)
        .cubicTo(left + c, bottom, left, bottom - c, left, bottom - r)
        .lineTo(left, top + r)
        .cubicTo(left, top + c, left + c, top, left + r, top)
        .close()
        .build();
  }

  /** A disc in the middle of a box, its width a share of the box's. */
  public static Outline disc(Box box, double share) {
    return Outline.circle(box.centerX(), box.centerY(), box.width() * share / 2);
  }

  /** A square standing on its corner in the middle of a box. */
  public static Outline diamond(Box box, double share) {
    double half = box.width() * share / 2;
    double x = box.centerX();
    double y = box.centerY();
    return Outline.polygon(x, y - half, x + half, y, x, y + half, x - half, y);
  }

  /** A triangle in each corner of a box. */
  public static Outline corners(Box box, double share) {
    double leg = box.width() * share;
    double left = box.x();
    double top = box.y();
    double right = left + box.width();
    double bottom = top + box.height();
    return Outline.polygon(left, top, left + leg, top, left, top + leg)
        .plus(Outline.polygon(right, top, right, top + leg, right - leg, top))
        .plus(Outline.polygon(right, bottom, right - leg, bottom, right, bottom - leg))
        .plus(Outline.polygon(left, bottom, left, bottom - leg, left + leg, bottom));
  }

  /** An arrow between the middles of two boxes, to be filled. */
  public static Outline arrow(Box from, Box to, double width) {
    double dx = to.centerX() - from.centerX();
    double dy = to.centerY() - from.centerY();
    double length = Math.hypot(dx, dy);
    if (length == 0) {
      return Outline.EMPTY;
    }
    double head = Math.min(width * ARROW_HEAD, length / 2);
    double shaft = length - head;
    double half = width / 2;
    Outline flat = Outline.polygon(
        0, -half, shaft, -half, shaft, -head / 2, length, 0, shaft, head / 2, shaft, half, 0, half);
    return flat.turned(Math.toDegrees(Math.atan2(dy, dx)), 0, 0)
        .moved(from.centerX(), from.centerY());
  }
}
