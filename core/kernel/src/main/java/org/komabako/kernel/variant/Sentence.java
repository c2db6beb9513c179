package org.komabako.kernel.variant;

import java.util.Locale;

/** Fills in sentences of two languages. */
public final class Sentence {
  private Sentence() {}

  /**
   * A sentence in both languages.
   *
   * @param english with {@code {0}}, {@code {1}} … where the parts go
   * @param japanese the same
   * @param parts a {@link Text} is filled in in the language of the sentence; all
   *     else as it says of itself
   */
  public static Text of(String english, String japanese, Object... parts) {
    String inEnglish = english;
    String inJapanese = japanese;
    for (int i = 0; i < parts.length; i++) {
      String place = "{" + i + "}";
      boolean both = parts[i] instanceof Text;
      inEnglish =
          inEnglish.replace(place, both ? ((Text) parts[i]).english() : String.valueOf(parts[i]));
      inJapanese =
          inJapanese.replace(place, both ? ((Text) parts[i]).japanese() : String.valueOf(parts[i]));
    }
    return Text.of(inEnglish, inJapanese);
  }

  /** A name as it stands within a sentence: without capitals in English. */
  public static Text small(Text name) {
    return Text.of(name.english().toLowerCase(Locale.ROOT), name.japanese());
  }
}
