package org.komabako.ui.workbench.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.opponents.EngineCard;

class PlayerNamesTest {
  private static String in(Locale language, String name) {
    EngineCard fox = new EngineCard("fox", LocalizedText.of("Fox", "狐"), List.of(), Set.of());
    return PlayerNames.of(new Messages(language), List.of(fox), name);
  }

  @Test
  void anEngineAndItsLevelAreToldInTheLanguageOfTheWindow() {
    assertEquals("狐 レベル10", in(Locale.JAPANESE, "Fox, level 10"));
    assertEquals("Fox, level 10", in(Locale.ENGLISH, "Fox, level 10"));
    assertEquals("Komabako レベル6", in(Locale.JAPANESE, "Komabako, level 6"));
    assertEquals("Komabako, level 6", in(Locale.ENGLISH, "Komabako, level 6"));
    assertEquals("level 6", in(Locale.JAPANESE, "level 6"));
    assertEquals("駒野 一", in(Locale.JAPANESE, "駒野 一"));
  }
}
