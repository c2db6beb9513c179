package org.komabako.console.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.game.Playing;
import org.komabako.console.shell.command.CommandFailedException;
import org.komabako.game.Game;
import org.komabako.kernel.model.Square;
import org.komabako.position.Rules;

/** What is refused is told in the language of the system. */
class SpokenTest {
  private final Locale before = Locale.getDefault(Locale.Category.DISPLAY);

  @AfterEach
  void goBack() {
    Locale.setDefault(Locale.Category.DISPLAY, before);
  }

  private static String refused(String square) {
    try {
      return Square.parse(square).toString();
    } catch (RuntimeException e) {
      return CommandFailedException.of(e).toString();
    }
  }

  @Test
  void inJapanese() {
    Locale.setDefault(Locale.Category.DISPLAY, Locale.JAPAN);
    assertEquals("「hello」は升ではありません。筋の数字と段の文字を 7f のように書きます", refused("hello"));
    assertEquals(
        "いいえ",
        CommandFailedException.of(new RequestException(LocalizedText.of("no", "いいえ")))
            .getMessage());
  }

  @Test
  void aMoveThatIsRefusedIsToldInJapaneseToo() {
    Locale.setDefault(Locale.Category.DISPLAY, Locale.JAPAN);
    Game game = new Game(Rules.of(new TinyVariant()));
    String told = assertThrows(
            IllegalArgumentException.class, () -> Playing.play(game, List.of("hello")))
        .getMessage();
    assertTrue(told.contains("「hello」") || told.contains("指し手"), told);
  }

  @Test
  void inEnglishElsewhere() {
    for (String language : new String[] {"en", "und", "fi"}) {
      Locale.setDefault(Locale.Category.DISPLAY, Locale.forLanguageTag(language));
      assertEquals(
          "'hello' is no square: write the file and the rank letter, like 7f", refused("hello"));
    }
  }
}
