package org.komabako.ui.picture;

import java.util.Locale;

/** Writes what is drawn as an SVG file. For one thread. */
public final class Svg implements Paper {
  private final StringBuilder body = new StringBuilder();
  private final double width;
  private final double height;
  private final double pixels;

  /**
   * An empty sheet.
   *
   * @param width in the drawer's unit
   * @param height in the drawer's unit
   * @param pixels how many pixels a unit has at 100%
   */
  public Svg(double width, double height, double pixels) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  @Override
  public void fill(Outline outline, Ink ink) {
    if (!outline.isEmpty() && ink.alpha() > 0) {
      body.append("<path fill=\"").append(ink.css()).append('"');
      opacity("fill-opacity", ink);
      body.append(" d=\"").append(outline).append("\"/>\n");
    }
  }

  @Override
  public void stroke(Outline outline, Ink ink, double lineWidth) {
    if (!outline.isEmpty() && ink.alpha() > 0) {
      body.append("<path fill=\"none\" stroke=\"").append(ink.css()).append('"');
      opacity("stroke-opacity", ink);
      body.append(" stroke-width=\"").append(number(lineWidth)).append('"');
      body.append(" d=\"").append(outline).append("\"/>\n");
    }
  }

  private void opacity(String attribute, Ink ink) {
    if (ink.alpha() < 255) {
      body.append(' ').append(attribute).append("=\"");
      body.append(number(ink.alpha() / 255.0)).append('"');
    }
  }

  /** The whole file; more may be drawn afterwards. */
  public String text() {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width * pixels)
        + "\" height=\"" + number(height * pixels) + "\" viewBox=\"0 0 " + number(width) + " "
        + number(height) + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n" + body
        + "</svg>\n";
  }

  /** A number in ten-thousandths, without superfluous zeros. */
  static String number(double value) {
    long whole = Math.round(value * 10_000);
    String digits = String.format(Locale.ROOT, "%05d", Math.abs(whole));
    int point = digits.length() - 4;
    int end = digits.length();
    while (end > point && digits.charAt(end - 1) == '0') {
      end--;
    }
    return (whole < 0 ? "-" : "")
        + digits.substring(0, point)
        + (end == point ? "" : "." + digits.substring(point, end));
  }
}
