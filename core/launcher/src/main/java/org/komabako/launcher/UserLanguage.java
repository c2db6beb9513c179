package org.komabako.launcher;

import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The language that the user's environment names. Java follows it only where the system has that locale
 * installed, and falls back to English otherwise; what {@code LANG} says is wanted then, too.
 */
final class UserLanguage {
  private UserLanguage() {}

  /**
   * The locale for what people read.
   *
   * @param java what Java has found
   * @param environment gives a variable, or null
   */
  static Locale of(Locale java, UnaryOperator<@Nullable String> environment) {
    if (!java.getLanguage().equals(Locale.ENGLISH.getLanguage())) {
      return java;
    }
    return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
        .map(environment)
        .filter(Objects::nonNull)
        .filter(value -> !value.isBlank())
        .findFirst()
        .map(value -> Locale.forLanguageTag(value.replaceAll("[.@].*", "").replace('_', '-')))
        .filter(locale -> !locale.getLanguage().isEmpty())
        .orElse(java);
  }
}
