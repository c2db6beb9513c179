package org.komabako.ui.picture;

import java.util.Arrays;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A path of straight lines and curves, x to the right, y down. Immutable.
 *
 * <p>Every part begins with a move. {@link #walk} hands the segments to a {@link Pen}: that is how a
 * paper reads it.
 */
public final class Outline {
  /** The path without any segment. */
  public static final Outline EMPTY = new Outline(new byte[0], new double[0]);

  /** How many numbers each kind of segment has: move, line, quad, cubic, close. */
  private static final int[] LENGTHS = {2, 2, 4, 6, 0};

  private static final String LETTERS = "MLQCZ";

  private static final byte MOVE = 0;
  private static final byte LINE = 1;
  private static final byte QUAD = 2;
  private static final byte CUBIC = 3;
  private static final byte CLOSE = 4;

  private final byte[] kinds;
  private final double[] numbers;

  private Outline(byte[] kinds, double[] numbers) {
    this.kinds = kinds;
    this.numbers = numbers;
  }

  /** Takes the segments of an outline, in order. */
  @ConsumerType
  public interface Pen {
    /** Begins a part. */
    void moveTo(double x, double y);

    /** A straight line. */
    void lineTo(double x, double y);

    /** A curve with one control point. */
    void quadTo(double x1, double y1, double x, double y);

    /** A curve with two control points. */
    void cubicTo(double x1, double y1, double x2, double y2, double x, double y);

    /** A straight line to where the part began. */
    void close();
  }

  /**
   * The smallest upright rectangle around something.
   *
   * @param left the smallest x
   * @param top the smallest y
   * @param right the largest x
   * @param bottom the largest y
   */
  public record Box(double left, double top, double right, double bottom) {
    /** From left to right. */
    public double width() {
      return right - left;
    }

    /** From top to bottom. */
    public double height() {
      return bottom - top;
    }
  }

  /** An outline without segments so far. */
  public static Builder builder() {
    return new Builder();
  }

  /** Begins an outline. */
  public static Builder at(double x, double y) {
    return new Builder().moveTo(x, y);
  }

  /** Straight lines from point to point and back to the first. */
  public static Outline polygon(double... xy) {
    return through(xy).close().build();
  }

  /** Straight lines from point to point, open. */
  public static Outline line(double... xy) {
    return through(xy).build();
  }

  private static Builder through(double... xy) {
    Builder builder = at(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) {
      builder.lineTo(xy[i], xy[i + 1]);
    }
    return builder;
  }

  /** An upright rectangle. */
  public static Outline rectangle(double x, double y, double width, double height) {
    return polygon(x, y, x + width, y, x + width, y + height, x, y + height);
  }

  /** A circle. */
  public static Outline circle(double x, double y, double radius) {
    return ellipse(x, y, radius, radius);
  }

  /** An upright ellipse. */
  public static Outline ellipse(double x, double y, double wide, double high) {
    double w = wide * 0.5522847498;
    double h = high * 0.5522847498;
    return at(x, y - high)
        .cubicTo(x + w, y - high, x + wide, y - h, x + wide, y)
        .cubicTo(x + wide, y + h, x + w, y + high, x, y + high)
        .cubicTo(x - w, y + high, x - wide, y + h, x - wide, y)
        .cubicTo(x - wide, y - h, x - w, y - high, x, y - high)
        .close()
        .build();
  }

  /**
   * Reads a path as SVG writes it with {@code M L Q C Z} in capitals, each letter before its numbers,
   * the numbers apart by blanks or commas.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Outline parse(String path) {
    Builder builder = new Builder();
    int at = 0;
    while (at < path.length()) {
      char c = path.charAt(at++);
      if (c == ' ') {
        continue;
      }
      int kind = LETTERS.indexOf(c);
      if (kind < 0 || kind != MOVE && builder.kindCount == 0) {
        throw new IllegalArgumentException("column " + at + ": '" + c + "' begins no segment");
      }
      int end = at;
      while (end < path.length() && LETTERS.indexOf(path.charAt(end)) < 0) {
        end++;
      }
      String[] words =
          kind == CLOSE ? new String[0] : path.substring(at, end).trim().split("[ ,]+");
      if (words.length != LENGTHS[kind]) {
        throw new IllegalArgumentException(
            "column " + at + ": " + c + " takes " + LENGTHS[kind] + " numbers");
      }
      double[] read = new double[words.length];
      for (int i = 0; i < read.length; i++) {
        read[i] = number(words[i], at);
      }
      builder.add((byte) kind, read);
      at = end;
    }
    return builder.build();
  }

  private static double number(String word, int column) {
    try {
      return Double.parseDouble(word);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "behind column " + column + ": '" + word + "' is no number", e);
    }
  }

  /** Hands over the segments. */
  public void walk(Pen pen) {
    int n = 0;
    for (byte kind : kinds) {
      double[] p = numbers;
      switch (kind) {
        case MOVE -> pen.moveTo(p[n], p[n + 1]);
        case LINE -> pen.lineTo(p[n], p[n + 1]);
        case QUAD -> pen.quadTo(p[n], p[n + 1], p[n + 2], p[n + 3]);
        case CUBIC -> pen.cubicTo(p[n], p[n + 1], p[n + 2], p[n + 3], p[n + 4], p[n + 5]);
        default -> pen.close();
      }
      n += LENGTHS[kind];
    }
  }

  /** Whether there is nothing to draw. */
  public boolean isEmpty() {
    return kinds.length == 0;
  }

  /** Both, one after the other. */
  public Outline plus(Outline other) {
    byte[] allKinds = Arrays.copyOf(kinds, kinds.length + other.kinds.length);
    System.arraycopy(other.kinds, 0, allKinds, kinds.length, other.kinds.length);
    double[] all = Arrays.copyOf(numbers, numbers.length + other.numbers.length);
    System.arraycopy(other.numbers, 0, all, numbers.length, other.numbers.length);
    return new Outline(allKinds, all);
  }

  /** Larger or smaller, about the origin. */
  public Outline scaled(double factor) {
    return scaled(factor, factor);
  }

  /** Wider and higher by different factors, about the origin. */
  public Outline scaled(double wide, double high) {
    return mapped(wide, 0, 0, high, 0, 0);
  }

  /** Elsewhere. */
  public Outline moved(double right, double down) {
    return mapped(1, 0, 0, 1, right, down);
  }

  /** Half a turn about the middle of the unit square. */
  public Outline turned() {
    return mapped(-1, 0, 0, -1, 1, 1);
  }

  /** Turned clockwise about a point. */
  public Outline turned(double degrees, double x, double y) {
    double cos = Math.cos(Math.toRadians(degrees));
    double sin = Math.sin(Math.toRadians(degrees));
    return mapped(cos, -sin, sin, cos, x - cos * x + sin * y, y - sin * x - cos * y);
  }

  private Outline mapped(double xx, double xy, double yx, double yy, double dx, double dy) {
    double[] all = new double[numbers.length];
    for (int i = 0; i < all.length; i += 2) {
      all[i] = xx * numbers[i] + xy * numbers[i + 1] + dx;
      all[i + 1] = yx * numbers[i] + yy * numbers[i + 1] + dy;
    }
    return new Outline(kinds, all);
  }

  /**
   * What it lies in; control points count, so a curve may lie in less.
   *
   * @return a box without extent at the origin for the empty outline
   */
  public Box bounds() {
    if (numbers.length == 0) {
      return new Box(0, 0, 0, 0);
    }
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < numbers.length; i += 2) {
      left = Math.min(left, numbers[i]);
      right = Math.max(right, numbers[i]);
      top = Math.min(top, numbers[i + 1]);
      bottom = Math.max(bottom, numbers[i + 1]);
    }
    return new Box(left, top, right, bottom);
  }

  /** Whether both have the same segments. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Outline that
        && Arrays.equals(kinds, that.kinds)
        && Arrays.equals(numbers, that.numbers);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(kinds) + Arrays.hashCode(numbers);
  }

  /** As SVG writes it, in ten-thousandths. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    int n = 0;
    for (byte kind : kinds) {
      text.append(LETTERS.charAt(kind));
      for (int i = 0; i < LENGTHS[kind]; i++) {
        text.append(i == 0 ? "" : " ").append(Svg.number(numbers[n++]));
      }
    }
    return text.toString();
  }

  /** Draws an outline segment by segment. */
  public static final class Builder {
    private byte[] kinds = new byte[8];
    private double[] numbers = new double[16];
    private int kindCount;
    private int numberCount;

    private Builder() {}

    private Builder add(byte kind, double... more) {
      if (kindCount == kinds.length) {
        kinds = Arrays.copyOf(kinds, kindCount * 2);
      }
      kinds[kindCount++] = kind;
      while (numberCount + more.length > numbers.length) {
        numbers = Arrays.copyOf(numbers, numbers.length * 2);
      }
      System.arraycopy(more, 0, numbers, numberCount, more.length);
      numberCount += more.length;
      return this;
    }

    /** Begins a part. */
    public Builder moveTo(double x, double y) {
      return add(MOVE, x, y);
    }

    /** A straight line. */
    public Builder lineTo(double x, double y) {
      return add(LINE, x, y);
    }

    /** A curve with one control point. */
    public Builder quadTo(double x1, double y1, double x, double y) {
      return add(QUAD, x1, y1, x, y);
    }

    /** A curve with two control points. */
    public Builder cubicTo(double x1, double y1, double x2, double y2, double x, double y) {
      return add(CUBIC, x1, y1, x2, y2, x, y);
    }

    /** A straight line to where the part began. */
    public Builder close() {
      return add(CLOSE);
    }

    /** The outline. */
    public Outline build() {
      return new Outline(Arrays.copyOf(kinds, kindCount), Arrays.copyOf(numbers, numberCount));
    }
  }
}
