package org.komabako.base.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LanguagesTest {
  private static final Locale ESPERANTO = Locale.forLanguageTag("eo");

  @Test
  void theShippedOnesAreFoundByTheirFiles() {
    assertEquals(List.of(Locale.ENGLISH, Locale.JAPANESE), Languages.all());
    assertEquals(
        List.of("English", "日本語"),
        Languages.all().stream().map(Languages::nameOf).toList());
  }

  @Test
  void oneComesAndGoesWhileTheProgramRuns() {
    LocalizedText sentence = Sentence.of(getClass(), "fileTrouble.noFolder");
    String english = sentence.in(Locale.ENGLISH);
    List<String> told = new ArrayList<>();
    Runnable listener = Languages.listen(() -> told.add(sentence.in(ESPERANTO)));
    Runnable brought =
        Languages.add(ESPERANTO, Map.of("fileTrouble.noFolder", "ne estas dosierujo"));
    assertEquals(List.of(Locale.ENGLISH, ESPERANTO, Locale.JAPANESE), Languages.all());
    assertEquals(Optional.of(ESPERANTO), Languages.find("eo_EO.UTF-8"));
    LocalizedText missing = Sentence.of(getClass(), "fileTrouble.already");
    assertEquals(missing.in(Locale.ENGLISH), missing.in(ESPERANTO), "what it leaves out");
    brought.run();
    brought.run();
    assertEquals(List.of("ne estas dosierujo", english), told);
    assertFalse(Languages.all().contains(ESPERANTO));
    assertEquals(Locale.ENGLISH, Languages.nearest(ESPERANTO));
    listener.run();
  }

  @Test
  void theUsersIsReadAsProgramsOfUnixDo() {
    assertEquals(Locale.JAPANESE, user(Map.of("LANG", "ja_JP.UTF-8")));
    assertEquals(Locale.ENGLISH, user(Map.of("LANG", "ja_JP.UTF-8", "LC_MESSAGES", "en_GB")));
    assertEquals(
        Locale.JAPANESE, user(Map.of("LC_ALL", "ja_JP", "LC_MESSAGES", "en", "LANG", "C")));
    assertEquals(Locale.JAPANESE, user(Map.of("LC_ALL", "", "LANG", "ja")));
    assertEquals(Locale.ENGLISH, user(Map.of("LANG", "C.UTF-8")));
    assertEquals(Locale.ENGLISH, user(Map.of("LANG", "fr_FR@euro")), "it is not spoken");
    assertEquals(Languages.nearest(Locale.getDefault()), user(Map.of()));
  }

  private static Locale user(Map<String, String> environment) {
    return Languages.ofUser(environment::get);
  }

  @Test
  void aTableMayBringAThird() {
    LocalizedText name =
        LocalizedText.of(Map.of("en", "lion", "ja", "獅子", "eo", "leono", "pt-BR", "leão"));
    assertEquals("leono", name.in(ESPERANTO));
    assertEquals("leão", name.in(Locale.forLanguageTag("pt-BR")));
    assertEquals("獅子", name.in(Locale.JAPAN));
    assertEquals("lion", name.in(Locale.FRENCH));
    assertEquals("LEONO", name.map(text -> text.toUpperCase(Locale.ROOT)).in(ESPERANTO));
    assertEquals("leone", name.with(Locale.ITALIAN, "leone").in(Locale.ITALIAN));
    assertEquals("leono", name.with(Locale.ITALIAN, "leone").in(ESPERANTO));
    assertEquals(LocalizedText.of("a", "b"), LocalizedText.same("a").with(Locale.JAPANESE, "b"));
    assertTrue(LocalizedText.NONE.isEmpty());
  }
}
