package org.komabako.bench.tuning;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.komabako.engine.search.Weight;
import org.komabako.engine.search.Weights;

/**
 * Simultaneous perturbation: all weights are moved a little at once, each up or down by chance; what was
 * moved plays what was moved the other way, and all go towards the one that does better. Steps and moves
 * are shares of what a weight was in the beginning, and get smaller.
 */
final class Climb {
  private static final double MOVE = 0.3;
  private static final double STEP = 0.03;
  private static final double CALM = 0.1;
  private static final double MOVE_DECAY = 0.101;
  private static final double STEP_DECAY = 0.602;

  private final Map<Weight, Double> begin = new EnumMap<>(Weight.class);
  private final List<Weight> tuned;
  private final Random random;
  private final int rounds;
  private Weights weights;
  private int round;

  Climb(Weights weights, List<Weight> tuned, int rounds, long seed) {
    this.weights = weights;
    this.tuned = tuned;
    this.rounds = rounds;
    random = new Random(seed);
    tuned.forEach(weight -> begin.put(weight, weights.of(weight)));
  }

  /** What a round has to play: the points of the first of two in a pair of games. */
  @FunctionalInterface
  interface Match {
    /** From 0 to 2. */
    double points(Weights first, Weights second);
  }

  Weights weights() {
    return weights;
  }

  /** Plays a round and takes a step. */
  void step(Match match) {
    double move = MOVE / Math.pow(round + 1, MOVE_DECAY);
    double step = STEP * Math.pow((1 + CALM * rounds) / (round + 1 + CALM * rounds), STEP_DECAY);
    Map<Weight, Integer> ways = new EnumMap<>(Weight.class);
    tuned.forEach(weight -> ways.put(weight, random.nextBoolean() ? 1 : -1));
    double won = match.points(moved(ways, move), moved(ways, -move)) - 1;
    weights = moved(ways, step * won);
    round++;
  }

  private Weights moved(Map<Weight, Integer> ways, double share) {
    Weights moved = weights;
    for (var way : ways.entrySet()) {
      double unit = begin.getOrDefault(way.getKey(), 0.0);
      double value = weights.of(way.getKey()) + share * way.getValue() * unit;
      moved = moved.with(way.getKey(), Math.max(unit / 10, value));
    }
    return moved;
  }
}
