package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

/** What is learnt of a piece on a square is learnt of it elsewhere, too. */
class SharedWeightsTest {
  private static final int HIDDEN = 4;
  private static final double RATE = 0.01;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private final NetworkInputs inputs = new NetworkInputs(rules.layout(), RoyalZones.ONE);
  private final FloatNetwork network = FloatNetwork.random(inputs, HIDDEN, 1);
  private final SharedWeights weights = SharedWeights.fresh(network);
  private final int files = rules.table().files();
  private final int cells = files * rules.table().ranks();

  private float[] row(int input) {
    return Arrays.copyOfRange(network.weights, input * HIDDEN, (input + 1) * HIDDEN);
  }

  @Test
  void atFirstAPieceIsTheSameOnAllSquares() {
    assertArrayEquals(row(cells), row(2 * cells - 1));
  }

  @Test
  void aSquareMovesMostItsRankAndFileLessItsKindLeastAndOthersNot() {
    float[] before = network.weights.clone();
    float[] gradient = new float[network.weights.length];
    Arrays.fill(gradient, 0, HIDDEN, 1);
    weights.step(gradient, RATE);
    assertMoved(before, 0, 4);
    assertMoved(before, 1, 2);
    assertMoved(before, files, 2);
    assertMoved(before, files + 1, 1);
    assertMoved(before, cells, 0);
  }

  @Test
  void whatIsLearntInOneZoneIsLearntInTheOthersToo() {
    NetworkInputs zoned = new NetworkInputs(rules.layout(), RoyalZones.NINE);
    FloatNetwork all = FloatNetwork.random(zoned, HIDDEN, 1);
    SharedWeights shared = SharedWeights.fresh(all);
    float[] before = all.weights.clone();
    float[] gradient = new float[all.weights.length];
    Arrays.fill(gradient, 0, HIDDEN, 1);
    shared.step(gradient, RATE);
    int other = inputs.count() * HIDDEN;
    assertEquals(
        -5 * RATE, all.weights[0] - before[0], 0.5 * RATE, "its own, three groups, all zones");
    assertEquals(-4 * RATE, all.weights[other] - before[other], 0.5 * RATE);
  }

  @Test
  void aCorrectionBeginsWithTheWeightsThatAreThereAndDecaysToThem() {
    float[] before = network.weights.clone();
    SharedWeights correction = SharedWeights.correcting(network);
    assertArrayEquals(before, network.weights);
    float[] gradient = new float[network.weights.length];
    gradient[0] = 1;
    correction.step(gradient, RATE);
    float far = Math.abs(network.weights[0] - before[0]);
    assertTrue(
        far > RATE && far < 1.3 * RATE, "three tenths of four steps, some of it decayed: " + far);
    for (int i = 0; i < 3000; i++) {
      correction.step(new float[gradient.length], RATE);
    }
    assertArrayEquals(before, network.weights, far / 10);
  }

  /** Adam's first step is as long as the rate, for each weight whose slope is not 0; all decay by a part of it. */
  private void assertMoved(float[] before, int input, int steps) {
    for (int i = 0; i < HIDDEN; i++) {
      int at = input * HIDDEN + i;
      assertEquals(-steps * RATE, network.weights[at] - before[at], 0.5 * RATE);
    }
  }
}
