package org.komabako.ui.picture;

import java.util.Locale;

/**
 * A colour.
 *
 * @param argb as 0xAARRGGBB; alpha 0xFF covers all
 */
public record Ink(int argb) {
  /** An opaque colour, as 0xRRGGBB. */
  public static Ink rgb(int rgb) {
    return new Ink(0xFF000000 | rgb);
  }

  /** The same colour, covering as much as told: 0 nothing, 255 all. */
  public Ink withAlpha(int alpha) {
    return new Ink((alpha & 0xFF) << 24 | (argb & 0xFFFFFF));
  }

  /** How much it covers, 0 to 255. */
  public int alpha() {
    return argb >>> 24;
  }

  /** The red part, 0 to 255. */
  public int red() {
    return argb >> 16 & 0xFF;
  }

  /** The green part, 0 to 255. */
  public int green() {
    return argb >> 8 & 0xFF;
  }

  /** The blue part, 0 to 255. */
  public int blue() {
    return argb & 0xFF;
  }

  /** A colour on the way to another: 0 is this one, 1 the other; alpha too. */
  public Ink towards(Ink other, double share) {
    return new Ink(blend(alpha(), other.alpha(), share) << 24
        | blend(red(), other.red(), share) << 16
        | blend(green(), other.green(), share) << 8
        | blend(blue(), other.blue(), share));
  }

  /** What is seen where this colour lies over an opaque one. */
  public Ink over(Ink ground) {
    return ground.towards(withAlpha(255), alpha() / 255.0);
  }

  /**
   * How well this is read on an opaque ground: the contrast ratio of WCAG 2, from 1 to 21.
   *
   * @param ground what lies under it
   */
  public double contrast(Ink ground) {
    double mine = over(ground).luminance();
    double other = ground.luminance();
    return (Math.max(mine, other) + 0.05) / (Math.min(mine, other) + 0.05);
  }

  private double luminance() {
    return 0.2126 * linear(red()) + 0.7152 * linear(green()) + 0.0722 * linear(blue());
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  private static int blend(int from, int to, double share) {
    return (int) Math.round(from + (to - from) * share);
  }

  /** As CSS writes it, without alpha: {@code #rrggbb}. */
  public String css() {
    return String.format(Locale.ROOT, "#%06x", argb & 0xFFFFFF);
  }
}
