package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.RequestException;
import org.komabako.kernel.Sfen;
import org.komabako.kernel.TextException;
import org.komabako.kernel.Told;
import org.komabako.kernel.game.Game;
import org.komabako.testkit.Toy;

/** What is wrong with a text is said in English and in Japanese. */
class ToldInBothTest {
  private static final String START = "3k3/7/3g3/3p3/3N3/7/7/3K3 b - 1";

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hello; 「hello」は指し手ではありません",
        "{1}; 「{1}」は指し手ではありません",
        "X-4d; に駒「X」はありません",
        "4z; 「4z」は",
        "K-1a; そう動ける自分の"
      })
  void aMove(String text, String part) {
    TextException told =
        assertThrows(TextException.class, () -> MoveText.read(Toy.position(START), text.strip()));
    assertEquals(told.getMessage(), told.text().english());
    assertContains(told.text().japanese(), part);
  }

  private static void assertContains(String text, String part) {
    assertEquals(true, text.contains(part), () -> text + " has no " + part);
  }

  @Test
  void aPosition() {
    TextException told =
        assertThrows(TextException.class, () -> Sfen.parse(new Toy().table(), "3k3/8 b"));
    assertEquals("SFEN の 7 文字目：b 段が 7 升を超えています", told.text().japanese());
    assertEquals("SFEN, column 7: rank b has more than 7 squares", told.getMessage());
  }

  @Test
  void aGame() {
    TextException told = assertThrows(TextException.class, () -> GameText.header("chess"));
    assertContains(told.text().japanese(), "行目：棋譜ではありません");
  }

  @Test
  void aPositionThatNobodyCanPlayOn() {
    RequestException told =
        assertThrows(RequestException.class, () -> Toy.position("7/7/7/7/7/7/7/7 b - 1"));
    assertContains(told.text().japanese(), "指し始められない局面です。どちらにも");
  }

  @Test
  void aClockThatDoesNotRun() {
    IllegalStateException told =
        assertThrows(IllegalStateException.class, () -> new Game(Toy.position(START)).adjourn());
    assertEquals("この対局に時計はありません", Told.of(told).japanese());
  }
}
