package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.StateException;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.SearchEngine;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Rules;

/** A king that has entered may declare that he has won. */
class DeclarationTest {
  /** King, rook and eleven pieces worth 15 points there; the rest is said by the hand. */
  private static final String ENTERED = "+RK+P+P+P4/+P+P+P+P+P+P3/9/9/9/9/9/9/4k4 b ";

  private static final Shogi SHOGI = new Shogi();

  private static Rules rules(String declaration) {
    return Rules.of(SHOGI, OptionValues.defaults(SHOGI).with("declaration", declaration));
  }

  /** 5 + 9 on the board beside the king; ten other pieces there. */
  @ParameterizedTest
  @CsvSource({
    "points27, b, RB4P, true", // 28
    "points27, b, RB3P, false", // 27
    "points24, b, RB7P, true", // 31
    "points24, b, RB6P, false", // 30
    "none, b, 2R2B9P, false"
  })
  void byPoints(String rule, String side, String hand, boolean may) {
    String sfen = "+RK+P+P+P4/+P+P+P+P+P+P3/9/9/9/9/9/9/4k4 " + side + " " + hand + " 1";
    assertEquals(may, rules(rule).position(sfen).mayDeclareWin(), sfen);
  }

  @Test
  void theSecondPlayerNeedsOneLess() {
    String sfen = "4K4/9/9/9/9/9/9/3+p+p+p+p+p+p/4+p+p+pk+r w rb3p 1";
    assertTrue(rules("points27").position(sfen).mayDeclareWin());
    assertFalse(rules("points27").position(sfen.replace("3p", "2p")).mayDeclareWin());
  }

  /** In check, with nine pieces, with the king outside, or when it is the other's turn: no. */
  @ParameterizedTest
  @CsvSource({
    "+RK+P+P+P4/+P+P+P+P+P+P3/1r7/9/9/9/9/9/4k4 b RB4P 1, true",
    "+RK+P+P+P4/+P1+P+P+P+P3/1r7/9/9/9/9/9/4k4 b 2B5P 1, false",
    "+RK+P+P+P4/+P+P+P+P+P4/9/9/9/9/9/9/4k4 b RB5P 1, false",
    "+R1+P+P+P4/+P+P+P+P+P+P3/+P8/1K7/9/9/9/9/4k4 b RB3P 1, false",
    "+RK+P+P+P4/+P+P+P+P+P+P3/9/9/9/9/9/9/4k4 w RB4P 1, false"
  })
  void onlyWhereItIsAllowed(String sfen, boolean may) {
    assertEquals(may, rules("points27").position(sfen).mayDeclareWin(), sfen);
  }

  @Test
  void whoMayDeclareWinsByHisClaimAlone() {
    Game game = new Game(rules("points27").position(ENTERED + "RB4P 1"));
    assertTrue(game.claimJishogi(Side.BLACK));
    assertEquals(Outcome.win(Side.BLACK, Reason.JISHOGI), game.outcome().orElseThrow());
    Game short1 = new Game(rules("points27").position(ENTERED + "RB3P 1"));
    assertFalse(short1.claimJishogi(Side.BLACK));
    assertTrue(short1.outcome().isEmpty());
  }

  /** By 24 points there is a draw between: 31 wins, 24 to 30 draws, less is refused. */
  @ParameterizedTest
  @CsvSource({
    "RB7P, black jishogi", // 31
    "RB6P, none jishogi", // 30
    "RB, none jishogi", // 24
    "R4P, ''" // 23
  })
  void byTwentyFourPoints(String hand, String end) {
    Game game = new Game(rules("points24").position(ENTERED + hand + " 1"));
    if (end.isEmpty()) {
      assertThrows(StateException.class, () -> game.declareEntered(Side.BLACK));
      assertTrue(game.outcome().isEmpty());
    } else {
      assertEquals(end, game.declareEntered(Side.BLACK).toString());
      assertEquals(end, game.outcome().orElseThrow().toString());
    }
  }

  @Test
  void aFalseDeclarationIsRefusedOrLoses() {
    Game kept = new Game(rules("points27").position(ENTERED + "RB3P 1"));
    StateException refused =
        assertThrows(StateException.class, () -> kept.declareEntered(Side.BLACK));
    assertEquals("the declaration is refused: one point is missing", refused.getMessage());
    OptionValues strict = OptionValues.defaults(SHOGI).with("false_declaration", "loses");
    Game lost = new Game(Rules.of(SHOGI, strict).position(ENTERED + "RB3P 1"));
    assertEquals(Outcome.win(Side.WHITE, Reason.ILLEGAL_MOVE), lost.declareEntered(Side.BLACK));
  }

  @Test
  void ourEngineDeclares() {
    Limits limits = Limits.time(Duration.ofMillis(200));
    Rules rules = rules("points27");
    try (Thinker thinker = new SearchEngine().open(rules, Map.of("USI_Hash", "1"))) {
      Task won = new Task(rules.position(ENTERED + "RB4P 1"), List.of(), limits);
      assertInstanceOf(Answer.ClaimWin.class, thinker.think(won, info -> {}).join());
      Task open = new Task(rules.position(ENTERED + "RB3P 1"), List.of(), limits);
      assertInstanceOf(Answer.Play.class, thinker.think(open, info -> {}).join());
    }
  }
}
