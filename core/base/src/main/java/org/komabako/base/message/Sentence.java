package org.komabako.base.message;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Sentences out of the messages of a module; see {@link MessageFiles} for where these are. */
public final class Sentence {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

  private Sentence() {}

  /**
   * A sentence, which is told in the language of whoever it is shown to.
   *
   * @param speaker a class of the module whose sentence it is
   * @param key its name in the files of messages
   * @param parts what it is filled in with; a {@link LocalizedText} in the language of the sentence,
   *     all else as it says of itself now
   */
  public static LocalizedText of(Class<?> speaker, String key, Object... parts) {
    return new KeyedText(speaker, key, Stream.of(parts).map(Sentence::fixed).toList());
  }

  /** A sentence that brings its two languages itself. */
  public static LocalizedText of(String english, String japanese, Object... parts) {
    return LocalizedText.of(
        fill(english, parts, LocalizedText::english),
        fill(japanese, parts, LocalizedText::japanese));
  }

  private static String fill(
      String sentence, Object[] parts, Function<LocalizedText, String> language) {
    return PLACE.matcher(sentence).replaceAll(place -> {
      Object part = parts[Integer.parseInt(place.group(1))];
      return Matcher.quoteReplacement(
          part instanceof LocalizedText text ? language.apply(text) : String.valueOf(part));
    });
  }

  private static Object fixed(Object part) {
    return part instanceof LocalizedText || part instanceof Number ? part : String.valueOf(part);
  }

  /** A name as it stands within a sentence: without capitals in English. */
  public static LocalizedText small(LocalizedText name) {
    return new SmallText(name);
  }
}
