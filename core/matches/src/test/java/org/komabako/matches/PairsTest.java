package org.komabako.matches;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Side;

class PairsTest {
  /** Published results of fastchess, Elo and its error. */
  @ParameterizedTest
  @CsvSource({
    "352, 579, 1264, 743, 464, 19.83, 6.77",
    "1, 10, 78, 48, 13, 72.85, 22.33",
    "0, 0, 1, 8, 1, 190.85, 65.54"
  })
  void eloIsWhatOtherProgramsSay(
      long none, long half, long one, long oneAndHalf, long two, double elo, double error) {
    Pairs pairs = new Pairs(none, half, one, oneAndHalf, two);
    assertEquals(elo, pairs.elo().orElseThrow(), 0.005);
    assertEquals(error, pairs.error().orElseThrow(), 0.005);
  }

  /** Three quarters of the points are 400 log10 3. */
  @Test
  void eloAndShareAreInverse() {
    assertEquals(190.8485, Pairs.elo(0.75), 1e-4);
    assertEquals(0.75, Pairs.share(190.8485), 1e-6);
    assertEquals(0, Pairs.elo(0.5), 1e-12);
  }

  @Test
  void theNormalDistributionIsThatOfTheTables() {
    assertEquals(0.5, Pairs.normal(0), 1e-7);
    assertEquals(0.8413447, Pairs.normal(1), 1e-6);
    assertEquals(0.9750021, Pairs.normal(1.96), 1e-6);
    assertEquals(0.0249979, Pairs.normal(-1.96), 1e-6);
  }

  /** 100 pairs, mean 0.55, variance 0.0475: 0.05 / sqrt(0.0475 / 100) = 2.294. */
  @Test
  void superiorityIsReckonedFromPairs() {
    Pairs pairs = new Pairs(5, 10, 50, 30, 5);
    assertEquals(0.55, pairs.mean(), 1e-12);
    assertEquals(0.98911, pairs.superiority().orElseThrow(), 1e-4);
  }

  @Test
  void pairsThatAreAllAlikeAreNoProof() {
    Pairs two = new Pairs(0, 0, 0, 0, 2);
    assertTrue(Double.isInfinite(two.elo().orElseThrow()));
    assertTrue(two.error().isEmpty());
    assertEquals(0.75, two.superiority().orElseThrow(), 1e-9);
    assertTrue(two.bound() < 0);
    assertEquals(Pairs.elo(Math.pow(0.05, 0.01)), new Pairs(0, 0, 0, 0, 100).bound(), 1e-9);
    assertEquals(0.25, new Pairs(2, 0, 0, 0, 0).superiority().orElseThrow(), 1e-9);
    assertEquals(0.5, new Pairs(0, 0, 9, 0, 0).superiority().orElseThrow(), 1e-9);
    assertTrue(new Pairs(0, 0, 0, 0, 0).elo().isEmpty());
  }

  @Test
  void withoutPairsNothingIsKnownAndWithOneNoError() {
    Pairs nothing = Pairs.of(List.of(game(1, Optional.empty())));
    assertEquals(0, nothing.count());
    assertTrue(nothing.superiority().isEmpty());
    assertTrue(nothing.error().isEmpty());
    assertTrue(new Pairs(0, 0, 0, 1, 0).error().isEmpty());
    assertTrue(new Pairs(0, 0, 1, 1, 0).error().isPresent());
    assertTrue(new Pairs(0, 0, 9, 0, 0).error().isEmpty(), "where all are alike");
    assertEquals("[0, 0, 1, 2, 3]", new Pairs(0, 0, 1, 2, 3).toString());
  }

  @Test
  void whoMadeNoPointIsInfinitelyBehindAndByMoreThanABound() {
    Pairs none = new Pairs(10, 0, 0, 0, 0);
    assertEquals(Double.NEGATIVE_INFINITY, none.elo().orElseThrow());
    assertEquals(Double.POSITIVE_INFINITY, new Pairs(0, 0, 0, 0, 1).elo().orElseThrow());
    assertEquals(-new Pairs(0, 0, 0, 0, 10).bound(), none.bound(), 1e-12);
    // 0.05^(1/10) = 0.7411: 400 log10(0.7411 / 0.2589).
    assertEquals(182.7, new Pairs(0, 0, 0, 0, 10).bound(), 0.1);
  }

  @Test
  void aRowOfLikePairsIsASignForWhoIsAhead() {
    assertEquals(0.875, new Pairs(0, 0, 0, 3, 0).superiority().orElseThrow(), 1e-12);
    assertEquals(0.125, new Pairs(0, 3, 0, 0, 0).superiority().orElseThrow(), 1e-12);
  }

  /** The second player's wins are the first's losses, and colours change within a pair. */
  @Test
  void gamesMakePairs() {
    List<GameResult> games = List.of(
        game(1, Optional.of(Side.BLACK)),
        game(2, Optional.of(Side.WHITE)),
        game(3, Optional.of(Side.BLACK)),
        game(4, Optional.of(Side.BLACK)),
        game(6, Optional.empty()),
        game(5, Optional.of(Side.WHITE)),
        game(7, Optional.of(Side.BLACK)));
    assertArrayEquals(new long[] {0, 1, 1, 0, 1}, Pairs.of(games).counts());
    assertEquals(new Tally(4, 1, 2), Tally.of(games));
  }

  static GameResult game(int number, Optional<Side> winner) {
    return new GameResult(
        number, winner, "no_moves", 10, Duration.ZERO, PlayerEffort.NONE, PlayerEffort.NONE, "");
  }
}
