package org.komabako.ui.picture;

/** Writing of the screen as outlines: that of the face {@link Typeface#LABEL}. */
public final class Lettering {
  private Lettering() {}

  /** Whether every character of a text can be written. */
  public static boolean covers(String text) {
    return Typeface.LABEL.covers(text);
  }

  /** A line of writing; see {@link Typeface#line}. */
  public static Outline line(String text, double x, double y, double size, Align align) {
    return Typeface.LABEL.line(text, x, y, size, align);
  }

  /** How long a line is. */
  public static double width(String text, double size) {
    return Typeface.LABEL.width(text, size);
  }
}
