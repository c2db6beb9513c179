package org.komabako.base.message;

import java.util.Locale;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A text for people, told in the language of whoever it is shown to. It is a {@linkplain #of pair} of a
 * table's own, or a {@linkplain Sentence sentence} out of the messages of a module.
 */
@ProviderType
public sealed interface LocalizedText permits LocalizedPair, KeyedText, SmallText {
  /** Nothing. */
  LocalizedText NONE = same("");

  /** A name of a table's own, in the two languages that every table speaks; English first. */
  static LocalizedText of(String english, String japanese) {
    return new LocalizedPair(english, japanese);
  }

  /** The same in every language. */
  static LocalizedText same(String text) {
    return new LocalizedPair(text, text);
  }

  /** In a language; in English where there is nothing in it. */
  String in(Locale language);

  /** In English, as logs and scripts read it. */
  default String english() {
    return in(Locale.ENGLISH);
  }

  /** In Japanese. */
  default String japanese() {
    return in(Locale.JAPANESE);
  }

  /** The same with a word replaced. */
  default LocalizedText replace(String word, String by) {
    return of(english().replace(word, by), japanese().replace(word, by));
  }

  /** Whether there is nothing to say. */
  default boolean isEmpty() {
    return english().isEmpty();
  }

  /** The same in English, otherwise in Japanese. */
  default LocalizedText japanese(String text) {
    return of(english(), text);
  }
}
