package org.komabako.base.message;

import java.util.List;
import java.util.Locale;

/**
 * A sentence of a module, filled in when it is shown.
 *
 * @param speaker a class of the module
 * @param parts texts, numbers and strings, which never change
 */
record KeyedText(Class<?> speaker, String key, List<Object> parts) implements LocalizedText {
  @Override
  public String in(Locale language) {
    Object[] said = parts.stream()
        .map(part -> part instanceof LocalizedText text ? text.in(language) : part)
        .toArray();
    return MessageFiles.of(speaker).text(language, key, said);
  }

  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
