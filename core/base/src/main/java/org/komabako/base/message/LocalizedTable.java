package org.komabako.base.message;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A text that brings its languages itself; whoever reads none of them is told the English.
 *
 * @param texts by language tag; those that are told like the English are left out
 */
record LocalizedTable(Map<String, String> texts) implements LocalizedText {
  private static final String ENGLISH = Locale.ENGLISH.toLanguageTag();

  LocalizedTable {
    String english = texts.get(ENGLISH);
    if (english == null) {
      throw new IllegalArgumentException("a text needs its English: " + texts);
    }
    Map<String, String> others = new HashMap<>(texts);
    others.values().removeIf(english::equals);
    others.put(ENGLISH, english);
    texts = Map.copyOf(others);
  }

  @Override
  public String in(Locale language) {
    String told = texts.get(language.toLanguageTag());
    if (told == null) {
      told = texts.get(language.getLanguage());
    }
    return told == null ? texts.getOrDefault(ENGLISH, "") : told;
  }

  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
