package org.komabako.console.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.Languages;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.Usage;
import org.komabako.console.view.words.Spoken;

/** The help of every command in every language: the same words and options, other sentences. */
class HelpLanguagesTest {
  private Shell shell;

  @BeforeEach
  void open() {
    shell = new Shell();
  }

  @AfterEach
  void close() {
    Spoken.choose(Optional.empty());
    shell.close();
  }

  @Test
  void aTranslationChangesNoWordThatIsTyped() {
    for (CommandInfo command : shell.infos()) {
      String name = command.usage();
      Usage understood = Usage.of(name);
      for (Locale language : Languages.all()) {
        Spoken.choose(Optional.of(language));
        Usage told = Usage.told(name);
        String what = language + " " + name;
        assertEquals(understood.synopsis(), told.synopsis(), what);
        assertEquals(understood.options().keySet(), told.options().keySet(), what);
        for (Usage.Option option : understood.each()) {
          assertEquals(option.value(), told.option(option.name()).orElseThrow().value(), what);
        }
      }
    }
  }

  @Test
  void nothingOfAPageIsLeftInEnglish() {
    Spoken.choose(Optional.of(Locale.JAPANESE));
    for (CommandInfo command : shell.infos()) {
      assertTrue(isJapanese(command.sentence()), command.full() + ": " + command.sentence());
      Usage told = Usage.told(command.usage());
      told.each()
          .forEach(option -> assertTrue(
              isJapanese(option.help()) || option.help().matches("[a-z, 、]+.*"),
              command.full() + ": " + option));
      List<String> notes =
          told.text().lines().skip(1).filter(line -> !line.startsWith(" ")).toList();
      notes.forEach(line -> assertTrue(isJapanese(line), command.full() + ": " + line));
    }
  }

  private static boolean isJapanese(String text) {
    return text.codePoints().anyMatch(each -> each >= 0x3041 && each <= 0x9fff);
  }

  @Test
  void answersFollowTheLanguageAndJsonDoesNot() throws Exception {
    shell.answer("game:new tiny");
    Spoken.choose(Optional.of(Locale.JAPANESE));
    assertEquals(0, shell.script("game:show"));
    String shown = shell.out();
    assertTrue(shown.contains("先手の番"), shown);
    assertEquals(0, shell.script("game:clock --json"));
    String json = shell.out();
    assertFalse(isJapanese(json), json);
    assertEquals(2, shell.script("game:move --nothing"));
    String refused = shell.err();
    assertTrue(refused.contains("game:move にオプション --nothing はありません"), refused);
  }
}
