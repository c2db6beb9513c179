package org.komabako.varianttext;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.varianttext.Section.Entry;

/** The lines of a section whose keys are known. Texts may be said in more languages: {@code name.ja}. */
final class KeyedLines {
  /** What a language tag looks like: {@code ja}, {@code pt-BR}. */
  static final String LANGUAGE = "[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*";

  private final Section section;
  private final Faults faults;

  /**
   * @param keys those that there are; others are faults
   * @param texts which of them may be said in more languages
   */
  KeyedLines(Section section, Faults faults, Set<String> keys, Set<String> texts) {
    this.section = section;
    this.faults = faults;
    for (Entry each : section.entries()) {
      int dot = each.key().lastIndexOf('.');
      boolean isText = dot > 0
          && texts.contains(each.key().substring(0, dot))
          && each.key().substring(dot + 1).matches(LANGUAGE);
      if (!isText && !keys.contains(each.key())) {
        faults.unknown(each.line(), 1, "[" + section.kind() + "]", each.key(), keys);
      }
    }
  }

  Optional<Entry> find(String key) {
    return section.find(key);
  }

  /** The value of a key that must be said. */
  String required(String key) {
    return find(key).map(Entry::value).orElseGet(() -> {
      faults.add(section.line(), 1, "variantText.missing", key, section.kind());
      return "";
    });
  }

  /** A text in all languages in which it is said; empty if it is not said in English. */
  Optional<LocalizedText> text(String key) {
    return text(section, key);
  }

  static Optional<LocalizedText> text(Section section, String key) {
    Map<String, String> texts = new HashMap<>();
    for (Entry each : section.entries()) {
      if (each.key().equals(key)) {
        texts.put(Locale.ENGLISH.toLanguageTag(), each.value());
      } else if (each.key().startsWith(key + ".")
          && each.key().substring(key.length() + 1).matches(LANGUAGE)) {
        texts.put(each.key().substring(key.length() + 1), each.value());
      }
    }
    return texts.containsKey(Locale.ENGLISH.toLanguageTag())
        ? Optional.of(LocalizedText.of(texts))
        : Optional.empty();
  }

  /** A name that people read of one that is typed. */
  static LocalizedText title(String name) {
    return LocalizedText.same(name.replace('_', ' ').strip());
  }
}
