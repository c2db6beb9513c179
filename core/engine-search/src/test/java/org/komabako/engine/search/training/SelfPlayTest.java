package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.engine.search.CountedSearch;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.Weights;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.kernel.model.Move;
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
  private record Drops(VariantTable table) implements Variant {
    Drops() {
      this("r3k/5/5/5/K3R b - 1");
    }

    Drops(String start) {
      this(VariantTable.of("drops", "drops", "持ち駒")
          .board(5, start.split("/").length, 1)
          .start(start)
          .hand("R")
          .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
          .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(6))
          .build());
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withRepetition(new Repetition.Ignored());
    }
  }

  private static SelfPlay play(Variant variant) {
    return play(Rules.of(variant));
  }

  private static SelfPlay play(Rules rules) {
    return new SelfPlay(rules, Weights.standard(), 40, GivenGames.NONE);
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

  private static Network network(Rules rules, int chanceUnit) {
    RoyalZones zones = RoyalZones.ONE;
    Random weights = new Random(1);
    int inputs = new NetworkInputs(rules.layout(), zones).count();
    return new Network(
            NetworkInfo.of(rules.table(), 0, "by lot"),
            zones,
            3,
            weights.ints(inputs * 3L, -300, 300).toArray(),
            weights.ints(3, -300, 300).toArray(),
            weights.ints(6, -200, 200).toArray(),
            -77)
        .withChanceUnit(chanceUnit);
  }

  /** How uneven a network finds the openings that it takes for even, the worst of some. */
  private static int unevenest(int chanceUnit) {
    Rules rules = Rules.of(new Drops());
    Network network = network(rules, chanceUnit);
    CountedSearch judge = new CountedSearch(rules, Weights.standard(), Optional.of(network), 1000);
    SelfPlay play = deep(rules);
    int most = 0;
    for (int seed = 0; seed < 6; seed++) {
      judge.newGame();
      List<Move> opening = play.opening(new Random(seed), Optional.of(network));
      most = Math.max(most, Math.abs(judge.find(opening).orElseThrow().value()));
    }
    return most;
  }

  @Test
  void theNetworkTellsWhichOpeningsAreEven() {
    assertTrue(unevenest(600) < unevenest(10_000));
  }

  @Test
  void theSecondOfAPairTellsWhichOpeningsAreEven() {
    Rules rules = Rules.of(new Drops());
    List<List<Integer>> begun = new ArrayList<>();
    for (int chanceUnit : new int[] {600, 10_000}) {
      Optional<Network> second = Optional.of(network(rules, chanceUnit));
      List<Integer> moves = new ArrayList<>();
      for (int pair = 0; pair < 6; pair++) {
        GamesUnit unit = new GamesUnit(true, 1, pair, 1);
        TrainingGame game =
            GamesPlayer.game(deep(rules), unit, 0, Optional.empty(), second, () -> true);
        Arrays.stream(game.moves()).forEach(moves::add);
      }
      begun.add(moves);
    }
    assertNotEquals(begun.get(0), begun.get(1));
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void whereOneSideIsAlwaysAheadTheMostEvenOpeningIsTaken() {
    Rules rules = Rules.of(new Drops("k4/5/5/5/5/5/5/RRRRR/RRRRK b - 1"));
    List<Move> opening = deep(rules).opening(new Random(1), Optional.empty());
    assertTrue(opening.size() >= 7);
    CountedSearch judge = new CountedSearch(rules, Weights.standard(), Optional.empty(), 1000);
    assertTrue(Math.abs(judge.find(opening).orElseThrow().value()) > 400);
  }
}
