package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.komabako.kernel.model.PieceType.row;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.Weights;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** When a game for training is over. */
class SelfPlayTest {
  /** Kings and rooks that are dropped again. */
  private record Drops() implements Variant {
    private static final VariantTable TABLE = VariantTable.of("drops", "drops", "持ち駒")
        .board(5, 5, 1)
        .start("r3k/5/5/5/K3R b - 1")
        .hand("R")
        .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
        .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(6))
        .build();

    @Override
    public VariantTable table() {
      return TABLE;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withRepetition(new Repetition.Ignored());
    }
  }

  private static SelfPlay play(Variant variant) {
    return new SelfPlay(Rules.of(variant), Weights.standard(), 40, GivenGames.NONE);
  }

  /** With so many nodes that what was learnt before would show. */
  private static SelfPlay deep(Rules rules) {
    return new SelfPlay(rules, Weights.standard(), 1000, GivenGames.NONE);
  }

  @Test
  void wherePiecesAreDroppedAgainALargeLeadIsNotYetWon() {
    assertEquals(2500, play(new SmallGame(new Repetition.Ignored())).decisiveLead());
    assertEquals(8000, play(new Drops()).decisiveLead());
  }

  @Test
  void theSameSeedGivesTheSameGameWhateverWasPlayedBefore() {
    Rules rules = Rules.of(new Drops());
    TrainingGame fresh = deep(rules).game(7, Optional.empty(), () -> false);
    SelfPlay used = deep(rules);
    TrainingGame other = used.game(5, Optional.empty(), () -> false);
    TrainingGame again = used.game(7, Optional.empty(), () -> false);
    assertFalse(Arrays.equals(other.moves(), again.moves()));
    assertArrayEquals(fresh.moves(), again.moves());
    assertArrayEquals(fresh.values(), again.values());
    assertEquals(fresh.blackPoints(), again.blackPoints());
  }
}
