package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.SearchEngine;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Rules;
import org.komabako.testkit.Ruling;

/** A king that reaches the square where the opponent's king began has won, where that is chosen. */
class TryRuleTest {
  private static final String TRY = "try_rule=win";

  /** Black's king can step to 5a; White's rook on 1b could then take nothing there. */
  private static final String OPEN = "9/4K3r/9/9/9/9/9/9/k8 b - 1";

  @ParameterizedTest
  @CsvSource({
    "9/4K3r/9/9/9/9/9/9/k8 b - 1, 5b5a, black royal_arrived",
    "9/4K3r/9/9/9/9/9/9/k8 b - 1, 5b6a, open",
    "K8/9/9/9/9/9/9/3k5/9 w - 1, 6h5i, white royal_arrived",
    "K8/9/9/9/9/9/9/3k5/9 w - 1, 6h6i, open"
  })
  void theKingWinsOnThatSquare(String sfen, String move, String result) {
    Ruling tries = Ruling.of(new Shogi(), sfen, TRY).play(move);
    assertEquals(result, tries.result());
    assertEquals(result.equals("open"), !tries.moves().isEmpty());
    assertEquals("open", Ruling.of(new Shogi(), sfen).play(move).result());
  }

  @Test
  void notWhereItCouldBeTaken() {
    String sfen = "8r/4K4/9/9/9/9/9/9/k8 b - 1";
    assertFalse(Ruling.of(new Shogi(), sfen, TRY).allows("5b5a"));
    String[] options = {TRY, "self_check=allowed"};
    assertEquals("open", Ruling.of(new Shogi(), sfen, options).play("5b5a").result());
  }

  /** Who can try does, and who can be tried against prevents it. */
  @ParameterizedTest
  @CsvSource({
    OPEN + ", 5b5a",
    "9/9/9/9/9/9/9/4k4/K7R b - 1, ''",
  })
  void ourEngineKnowsIt(String sfen, String move) {
    Rules rules = Rules.of(new Shogi(), OptionValues.defaults(new Shogi()).with("try_rule", "win"));
    Limits limits = Limits.time(Duration.ofMillis(300));
    try (Thinker thinker = new SearchEngine().open(rules, Map.of("USI_Hash", "1"))) {
      Task task = new Task(rules.position(sfen), List.of(), limits);
      Answer.Play play = (Answer.Play) thinker.think(task, info -> {}).join();
      if (!move.isEmpty()) {
        assertEquals(move, play.move().toString());
      }
      assertEquals(
          move.isEmpty(), rules.position(sfen).play(play.move()).outcome().isEmpty());
    }
  }
}
