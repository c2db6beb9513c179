package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserLanguageTest {
  private static Locale of(Locale java, Map<String, String> environment) {
    return UserLanguage.of(java, environment::get);
  }

  @Test
  void theVariableCountsWhereJavaDoesNotKnowTheLocale() {
    assertEquals(Locale.JAPAN, of(Locale.ENGLISH, Map.of("LANG", "ja_JP.UTF-8")));
    assertEquals(Locale.JAPAN, of(Locale.US, Map.of("LANG", "ja_JP.UTF-8")));
    assertEquals(Locale.JAPAN, of(Locale.ENGLISH, Map.of("LC_MESSAGES", "ja_JP", "LANG", "de_DE")));
    assertEquals(Locale.ENGLISH, of(Locale.ENGLISH, Map.of("LC_ALL", "C.UTF-8", "LANG", "ja_JP")));
    assertEquals(Locale.ENGLISH, of(Locale.ENGLISH, Map.of("LANG", "")));
    assertEquals(Locale.ENGLISH, of(Locale.ENGLISH, Map.of()));
  }

  @Test
  void whatJavaHasFoundCountsElse() {
    assertEquals(Locale.JAPAN, of(Locale.JAPAN, Map.of("LANG", "C")));
    assertEquals(Locale.GERMANY, of(Locale.GERMANY, Map.of("LANG", "ja_JP.UTF-8")));
  }
}
