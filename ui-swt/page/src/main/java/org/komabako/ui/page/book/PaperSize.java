package org.komabako.ui.page.book;

import java.util.Locale;
import java.util.Set;

/** The size of a page, in pixels of 1/96 inch. */
public enum PaperSize {
  /** 210 by 297 mm. */
  A4(210, 297),
  /** 8.5 by 11 inches. */
  LETTER(215.9, 279.4);

  private static final double INCH = 25.4;
  private static final double PIXELS = 96;

  /** Where letters are written on Letter. */
  private static final Set<String> AMERICAN = Set.of("US", "CA", "MX", "PH", "CL", "CO", "VE");

  private final double width;
  private final double height;

  PaperSize(double millimetresWide, double millimetresHigh) {
    width = millimetresWide / INCH * PIXELS;
    height = millimetresHigh / INCH * PIXELS;
  }

  /** What is usual in a country. */
  public static PaperSize usual(Locale place) {
    return AMERICAN.contains(place.getCountry()) ? LETTER : A4;
  }

  /** From left to right. */
  public double width() {
    return width;
  }

  /** From top to bottom. */
  public double height() {
    return height;
  }
}
