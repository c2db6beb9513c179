package org.komabako.base.message;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Sentences out of the messages of a module: one file for each language, {@code
 * OSGI-INF/l10n/PACKAGE/messages_LANGUAGE.properties}, also in a fragment that comes while the program
 * runs.
 */
public final class Sentence {
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

  /** The pattern of a sentence in a language, else in English; empty if there is no such key. */
  public static Optional<String> pattern(Class<?> speaker, Locale language, String key) {
    return MessageFiles.of(speaker).pattern(language, key);
  }

  private static Object fixed(Object part) {
    return part instanceof LocalizedText || part instanceof Number ? part : String.valueOf(part);
  }

  /** A name as it stands within a sentence: without capitals in English. */
  public static LocalizedText small(LocalizedText name) {
    return new SmallText(name);
  }
}
