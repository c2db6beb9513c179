package org.komabako.base.message;

import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills in sentences of two languages. */
public final class Sentence {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

  private Sentence() {}

  /**
   * A sentence in both languages.
   *
   * @param english with {@code {0}}, {@code {1}} … where the parts go
   * @param japanese the same
   * @param parts a {@link LocalizedText} is filled in in the language of the sentence; all
   *     else as it says of itself
   */
  public static LocalizedText of(String english, String japanese, Object... parts) {
    return LocalizedText.of(
        fill(english, parts, LocalizedText::english),
        fill(japanese, parts, LocalizedText::japanese));
  }

  /** In one go: a part may be a text of the user's, with anything in it. */
  private static String fill(
      String sentence, Object[] parts, Function<LocalizedText, String> language) {
    return PLACE.matcher(sentence).replaceAll(place -> {
      Object part = parts[Integer.parseInt(place.group(1))];
      return Matcher.quoteReplacement(
          part instanceof LocalizedText text ? language.apply(text) : String.valueOf(part));
    });
  }

  /** A name as it stands within a sentence: without capitals in English. */
  public static LocalizedText small(LocalizedText name) {
    return LocalizedText.of(name.english().toLowerCase(Locale.ROOT), name.japanese());
  }
}
