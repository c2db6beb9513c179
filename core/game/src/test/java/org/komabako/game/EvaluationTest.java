package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.TextException;
import org.komabako.game.Evaluation.Unit;
import org.komabako.kernel.rules.RuleBook;

/** Scores of engines, and what they say of moves. */
class EvaluationTest {
  @ParameterizedTest
  @CsvSource({
    "cp -35 12, CP, -35, 12",
    "mate 5 9, MATE, 5, 9",
    "mate -4 99999, MATE, -4, 99999",
    "'  cp  0  0 ', CP, 0, 0",
    "cp 9999999 1, CP, 9999999, 1"
  })
  void isReadAndWritten(String text, Unit unit, int value, int depth) {
    Evaluation read = Evaluation.parse(text);
    assertEquals(new Evaluation(unit, value, depth), read);
    assertEquals(read, Evaluation.parse(read.toString()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "cp 1",
        "cp 1 2 3",
        "pawns 1 2",
        "cp x 2",
        "cp 1 x",
        "cp +1 2",
        "cp 1 -2",
        "cp 12345678 1",
        "cp 1 123456",
        "1 2 3"
      })
  void whatIsNoneIsRefused(String text) {
    assertEquals(
        "'" + text + "' is no evaluation: write cp or mate, a number and the depth, like cp -35 12",
        assertThrows(TextException.class, () -> Evaluation.parse(text)).getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "cp 0 1, 0.5",
    "cp 600 1, 0.731",
    "cp -600 1, 0.269",
    "mate 3 1, 1",
    "mate -2 1, 0",
    "mate 0 1, 0"
  })
  void theChanceToWin(String text, double chance) {
    assertEquals(chance, Evaluation.parse(text).chance(), 0.001);
  }

  @Test
  void forTheOtherSideItIsTheOpposite() {
    assertEquals("cp 35 12", Evaluation.parse("cp -35 12").turned().toString());
    assertEquals("mate -5 9", Evaluation.parse("mate 5 9").turned().toString());
  }

  /** Ahead by that much before the move, the opponent by that much after it. */
  @ParameterizedTest
  @CsvSource({
    "cp 0 1, cp 0 1, ''",
    "cp 0 1, cp 100 1, ''",
    "cp 0 1, cp 130 1, ?!",
    "cp 0 1, cp 300 1, ?",
    "cp 0 1, cp 900 1, ??",
    "mate 3 1, mate -2 1, ''",
    "mate 3 1, mate 2 1, ??",
    "cp 600 1, cp 0 1, ??",
    "cp -100 1, cp -900 1, ''"
  })
  void aMoveIsJudgedByTheChanceThatItLost(String before, String after, String sign) {
    Game game = SmallGame.game(RuleBook.PLAIN, "k4/5/5/5/4K b - 1");
    game.root().evaluation(Evaluation.parse(before));
    SmallGame.play(game, "1e1d");
    game.current().evaluation(Evaluation.parse(after));
    assertEquals(sign, Judgement.of(game.current()).sign());
  }

  @ParameterizedTest
  @CsvSource({
    "-1, GOOD, false",
    "0.0499, GOOD, false",
    "0.05, DUBIOUS, false",
    "0.0999, DUBIOUS, false",
    "0.1, MISTAKE, true",
    "0.1999, MISTAKE, true",
    "0.2, BLUNDER, true",
    "1, BLUNDER, true"
  })
  void theLimitsOfEachJudgement(double lost, Judgement expected, boolean mistake) {
    assertSame(expected, Judgement.of(lost));
    assertEquals(mistake, expected.isMistake());
  }

  @Test
  void withoutScoresAMoveIsGood() {
    Game game = SmallGame.game(RuleBook.PLAIN, "k4/5/5/5/4K b - 1");
    SmallGame.play(game, "1e1d");
    assertSame(Judgement.GOOD, Judgement.of(game.root()));
    game.current().evaluation(Evaluation.parse("mate 1 1"));
    assertSame(
        Judgement.GOOD, Judgement.of(game.current()), "nothing is known of the place before");
    SmallGame.play(game, "5a5b");
    assertSame(Judgement.GOOD, Judgement.of(game.current()), "nothing is known of the place after");
    assertFalse(Judgement.GOOD.isMistake());
  }
}
