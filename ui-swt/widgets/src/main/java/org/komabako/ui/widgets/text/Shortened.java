package org.komabako.ui.widgets.text;

import java.util.function.Predicate;

/** Texts that are too long for their place. */
public final class Shortened {
  private Shortened() {}

  /**
   * A text whose middle is left out where it is too long, so that names that differ in their last word are told apart.
   *
   * @param fits whether there is room for a text
   * @return the text, or its begin and its end with an ellipsis between them; that alone where not even a letter fits
   */
  public static String middle(String text, Predicate<String> fits) {
    if (fits.test(text)) {
      return text;
    }
    int[] points = text.codePoints().toArray();
    for (int kept = points.length - 1; kept > 0; kept--) {
      int end = kept / 2;
      String shown = new String(points, 0, kept - end).stripTrailing()
          + "…"
          + new String(points, points.length - end, end).stripLeading();
      if (fits.test(shown)) {
        return shown;
      }
    }
    return "…";
  }
}
