package org.komabako.ui.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The five-sided shape of shogi pieces. */
final class Wedge {
  /** Where the shoulders are, in parts of the height from the top. */
  static final double SHOULDER = 0.225;

  /** How wide it is at the shoulders, in parts of the width at the bottom. */
  static final double SHOULDER_WIDTH = 0.80;

  private Wedge() {}

  /** The shape about the origin, pointing up. */
  static Outline outline(double width, double height) {
    return Outline.polygon(corners(width, height));
  }

  /** The five corners, clockwise from the top, as x and y in turn. */
  static double[] corners(double width, double height) {
    double shoulder = width * SHOULDER_WIDTH / 2;
    double shoulderY = height * (SHOULDER - 0.5);
    return new double[] {
      0,
      -height / 2,
      shoulder,
      shoulderY,
      width / 2,
      height / 2,
      -width / 2,
      height / 2,
      -shoulder,
      shoulderY
    };
  }

  /** The polygon with its corners cut round. */
  static Outline rounded(double[] xy, double radius) {
    int n = xy.length / 2;
    Outline.Builder outline = Outline.builder();
    for (int i = 0; i < n; i++) {
      int before = (i + n - 1) % n;
      int after = (i + 1) % n;
      double x = xy[2 * i];
      double y = xy[2 * i + 1];
      double back = radius / Math.hypot(xy[2 * before] - x, xy[2 * before + 1] - y);
      double forth = radius / Math.hypot(xy[2 * after] - x, xy[2 * after + 1] - y);
      double fromX = x + (xy[2 * before] - x) * back;
      double fromY = y + (xy[2 * before + 1] - y) * back;
      if (i == 0) {
        outline.moveTo(fromX, fromY);
      } else {
        outline.lineTo(fromX, fromY);
      }
      outline.quadTo(x, y, x + (xy[2 * after] - x) * forth, y + (xy[2 * after + 1] - y) * forth);
    }
    return outline.close().build();
  }

  /** What a convex polygon covers while it sinks: the corners of the hull of both places. */
  static double[] sunk(double[] xy, double depth) {
    List<double[]> points = new ArrayList<>();
    for (int i = 0; i < xy.length; i += 2) {
      points.add(new double[] {xy[i], xy[i + 1]});
      points.add(new double[] {xy[i], xy[i + 1] + depth});
    }
    points.sort(Comparator.<double[]>comparingDouble(p -> p[0]).thenComparingDouble(p -> p[1]));
    List<double[]> hull = new ArrayList<>();
    for (int pass = 0; pass < 2; pass++) {
      int start = hull.size();
      for (int i = 0; i < points.size(); i++) {
        double[] p = points.get(pass == 0 ? i : points.size() - 1 - i);
        while (hull.size() >= start + 2
            && !turnsRight(hull.get(hull.size() - 2), hull.get(hull.size() - 1), p)) {
          hull.remove(hull.size() - 1);
        }
        hull.add(p);
      }
      hull.remove(hull.size() - 1);
    }
    double[] corners = new double[2 * hull.size()];
    for (int i = 0; i < hull.size(); i++) {
      corners[2 * i] = hull.get(i)[0];
      corners[2 * i + 1] = hull.get(i)[1];
    }
    return corners;
  }

  private static boolean turnsRight(double[] a, double[] b, double[] c) {
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-12;
  }
}
