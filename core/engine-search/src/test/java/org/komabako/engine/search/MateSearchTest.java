package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

class MateSearchTest {
  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));

  private Answer.Mate mate(String sfen, int nodes) {
    try (Thinker thinker = new SearchEngine().open(rules, Map.of("USI_Hash", "1"))) {
      Limits limits = Limits.NONE.toNodes(nodes).forMate();
      return (Answer.Mate) thinker
          .think(new Task(rules.position(sfen), List.of(), limits), info -> {})
          .join();
    }
  }

  @Test
  void theShortestMateIsFound() {
    List<Move> line = mate("4k/R4/1R3/5/K4 b - 1", 1_000).line();
    assertEquals("4c4a", line.get(0).toString());
    assertEquals(3, line.size(), "a check, a move of the king, and it is taken");
  }

  @Test
  void whoCannotAttackMatesNever() {
    assertEquals(new Answer.Mate(List.of(), true), mate("4k/5/5/5/K4 b - 1", 1_000));
  }

  @Test
  void whoChecksInVainIsStoppedByTheLimit() {
    assertEquals(new Answer.Mate(List.of(), false), mate("4k/5/5/5/K1R2 b - 1", 2_000));
  }
}
