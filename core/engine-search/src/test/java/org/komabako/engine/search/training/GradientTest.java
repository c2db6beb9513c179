package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

/** What a network should find in a position. */
class GradientTest {
  private static final double SHARE = 0.9;
  private final Sample sample = new Sample();

  /** The error of a network that finds nothing, in a position that looks even. */
  private double error() {
    Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
    NetworkInputs inputs = new NetworkInputs(rules.layout(), RoyalZones.ONE);
    FloatNetwork nothing = FloatNetwork.random(inputs, 4, 1);
    Arrays.fill(nothing.weights, 0);
    Gradient gradient = new Gradient(nothing, 500, SHARE);
    gradient.measure(sample);
    return Math.sqrt(gradient.error);
  }

  @Test
  void theResultCountsBesideWhatTheSearchFound() {
    sample.hasResult = true;
    sample.result = 1;
    assertEquals(0.05, error(), 1e-6);
    sample.value = 5000;
    assertEquals(0.5, error(), 1e-4);
  }

  @Test
  void inAGameThatWasBrokenOffOnlyWhatTheSearchFoundCounts() {
    sample.result = 0.5f;
    sample.value = 500;
    assertEquals(0.231, error(), 1e-3);
  }
}
