package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;
import org.komabako.kernel.model.Sfen;

/** What is wrong with a text is said in English and in Japanese. */
class ToldInBothTest {
  private static final String START = "k11/12/12/4P7/9p2/5+D6/5p3N2/4g4p2/10g1/12/3GG7/K8R2 b PG 1";

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hello; 「hello」は指し手ではありません",
        "{1}; 「{1}」は指し手ではありません",
        "X-4d; に駒「X」はありません",
        "4z; 「4z」は",
        "G-1a; そう動ける自分の"
      })
  void aMove(String text, String part) {
    TextException told = assertThrows(
        TextException.class, () -> MoveText.read(SmallGame.position(START), text.strip()));
    assertEquals(told.getMessage(), told.text().in(Locale.ENGLISH));
    assertContains(told.text().in(Locale.JAPANESE), part);
  }

  private static void assertContains(String text, String part) {
    assertTrue(text.contains(part), () -> text + " has no " + part);
  }

  @Test
  void aPosition() {
    TextException told =
        assertThrows(TextException.class, () -> Sfen.parse(SmallGame.RULES.table(), "k11/13 b"));
    assertEquals("SFEN の 5 文字目：b 段が 12 升を超えています", told.text().in(Locale.JAPANESE));
    assertEquals("SFEN, column 5: rank b has more than 12 squares", told.getMessage());
  }

  @Test
  void aGame() {
    TextException told = assertThrows(TextException.class, () -> GameText.header("chess"));
    assertContains(told.text().in(Locale.JAPANESE), "行目：棋譜ではありません");
  }

  @Test
  void aPositionThatNobodyCanPlayOn() {
    RequestException told = assertThrows(
        RequestException.class, () -> SmallGame.position("12/".repeat(11) + "12 b - 1"));
    assertContains(told.text().in(Locale.JAPANESE), "指し始められない局面です。どちらにも");
  }

  @Test
  void aClockThatDoesNotRun() {
    IllegalStateException told = assertThrows(
        IllegalStateException.class, () -> new Game(SmallGame.position(START)).adjourn());
    assertEquals("この対局に時計はありません", UserMessage.of(told).in(Locale.JAPANESE));
  }
}
