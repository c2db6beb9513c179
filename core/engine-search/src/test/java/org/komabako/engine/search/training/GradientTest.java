package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;
import org.komabako.position.board.PackedMove;

/** What a network should find in a position of a game. */
class GradientTest {
  private static final double SHARE = 0.9;
  private static final int UNIT = 500;

  /** The search found one unit, a chance of 73.1%. */
  private static final double FOUND = 0.7311;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));

  /** What is wanted of the one position of a game that has a value: Black moves, and no king is attacked. */
  private double wanted(int plies, int blackPoints) {
    String[] begin = {"1e2e", "5a4a"};
    String[] cycle = {"2e2d", "4a4b", "2d2e", "4b4a"};
    int[] moves = IntStream.range(0, plies)
        .mapToObj(ply -> ply < 2 ? begin[ply] : cycle[(ply - 2) % 4])
        .mapToInt(move -> PackedMove.pack(Usi.parse(rules.table(), move), rules.layout()))
        .toArray();
    short[] values = new short[plies];
    Arrays.fill(values, TrainingGame.UNKNOWN);
    values[2] = UNIT;
    TrainingGame game = new TrainingGame(moves, values, new short[plies], blackPoints, 1);
    NetworkInputs inputs = new NetworkInputs(rules.layout(), RoyalZones.ONE);
    FloatNetwork nothing = FloatNetwork.random(inputs, 4, 1);
    Arrays.fill(nothing.weights, 0);
    Gradient gradient = new Gradient(nothing, UNIT, SHARE);
    new Samples(rules, RoyalZones.ONE).of(game, false, gradient::measure);
    assertEquals(1, gradient.samples);
    return 0.5 + Math.sqrt(gradient.error);
  }

  @Test
  void theResultCountsBesideWhatTheSearchFound() {
    assertEquals(SHARE * FOUND + 0.1, wanted(20, 2), 1e-3);
    assertEquals(SHARE * FOUND + 0.05, wanted(20, 1), 1e-3);
    assertEquals(SHARE * FOUND, wanted(20, 0), 1e-3);
  }

  @Test
  void inAGameThatWasBrokenOffOnlyWhatTheSearchFoundCounts() {
    assertEquals(FOUND, wanted(TrainingGame.MOST_PLIES, 1), 1e-3);
    assertEquals(SHARE * FOUND + 0.1, wanted(TrainingGame.MOST_PLIES, 2), 1e-3);
  }
}
