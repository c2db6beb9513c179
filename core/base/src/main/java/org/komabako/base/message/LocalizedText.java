package org.komabako.base.message;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A text for people, told in the language of whoever it is shown to. It is a {@linkplain #of(Map) table}
 * that brings its languages itself, or a {@linkplain Sentence sentence} out of the messages of a module.
 */
@ProviderType
public sealed interface LocalizedText permits LocalizedTable, KeyedText, SmallText {
  /** Nothing. */
  LocalizedText NONE = same("");

  /** A name of a table's own, in the two languages that every table speaks; English first. */
  static LocalizedText of(String english, String japanese) {
    return of(
        Map.of(Locale.ENGLISH.toLanguageTag(), english, Locale.JAPANESE.toLanguageTag(), japanese));
  }

  /**
   * A name of a table's own in any languages.
   *
   * @param texts by language tag, like {@code ja} or {@code pt-BR}; {@code en} is among them
   */
  static LocalizedText of(Map<String, String> texts) {
    return new LocalizedTable(texts);
  }

  /** The same in every language. */
  static LocalizedText same(String text) {
    return of(Map.of(Locale.ENGLISH.toLanguageTag(), text));
  }

  /** In a language; in English where there is nothing in it. */
  String in(Locale language);

  /** The same with a text for one more language. */
  default LocalizedText with(Locale language, String text) {
    Map<String, String> texts = new HashMap<>(texts(UnaryOperator.identity()));
    texts.put(language.toLanguageTag(), text);
    return of(texts);
  }

  /** As it is told now in each language there is, changed; nothing of whoever speaks is kept. */
  default LocalizedText map(UnaryOperator<String> change) {
    return of(texts(change));
  }

  private Map<String, String> texts(UnaryOperator<String> change) {
    Map<String, String> texts = new HashMap<>();
    if (this instanceof LocalizedTable table) {
      table.texts().forEach((language, text) -> texts.put(language, change.apply(text)));
    } else {
      Languages.all()
          .forEach(language -> texts.put(language.toLanguageTag(), change.apply(in(language))));
    }
    return texts;
  }

  /** As it is told now in each language there is, by language tag. */
  default Map<String, String> texts() {
    return texts(UnaryOperator.identity());
  }

  /** Whether there is nothing to say. */
  default boolean isEmpty() {
    return in(Locale.ENGLISH).isEmpty();
  }
}
