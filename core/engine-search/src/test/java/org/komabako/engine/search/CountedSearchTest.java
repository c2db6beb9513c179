package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

class CountedSearchTest {
  private static final int ANY_MATE = 20_000;

  @Test
  void aSearchThatIsCutShortSaysWhatTheLookBeforeFound() {
    Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
    for (long nodes = 200; nodes < 400; nodes++) {
      int value = new CountedSearch(rules, Weights.standard(), Optional.empty(), nodes)
          .find(List.of())
          .orElseThrow()
          .value();
      assertTrue(value > ANY_MATE, value + " after " + nodes + " nodes, and the king can be taken");
    }
  }
}
