package org.komabako.engine.search.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.komabako.position.Rules;

/** Trains a network from games by gradient descent, in batches of games, some epochs long. */
final class NetworkTrainer {
  /** What was reached after an epoch: the mean square errors of the games learnt from and of others. */
  record Epoch(int number, double error, double otherError) {}

  private static final int BATCH = 160;
  private static final double RATE = 0.001;
  private static final double LAST_RATE = 0.0001;

  /** One of so many games is not learnt from, to see how good the network is elsewhere. */
  private static final int OTHERS = 32;

  private final FloatNetwork network;
  private final List<TrainingGame> games = new ArrayList<>();
  private final List<TrainingGame> others = new ArrayList<>();
  private final List<Gradient> gradients = new ArrayList<>();
  private final List<Samples> samples = new ArrayList<>();
  private final SharedWeights weights;

  /**
   * @param network where it begins
   * @param weights the network's, as they are learnt
   * @param unit how many hundredths of a pawn make a chance of 73%
   */
  NetworkTrainer(
      Rules rules,
      FloatNetwork network,
      SharedWeights weights,
      List<TrainingGame> all,
      double unit,
      double share,
      int threads) {
    this.network = network;
    this.weights = weights;
    for (int i = 0; i < all.size(); i++) {
      (i % OTHERS == OTHERS - 1 ? others : games).add(all.get(i));
    }
    for (int i = 0; i < threads; i++) {
      gradients.add(new Gradient(network, unit, share));
      samples.add(new Samples(rules, network.inputs.zones()));
    }
  }

  /**
   * Trains until all epochs are done or it is stopped; tells after each. The network is then as it was after the epoch with
   * the least error in the games that it did not learn from.
   */
  void train(int epochs, long seed, BooleanSupplier stopped, Consumer<Epoch> told) {
    Random random = new Random(seed);
    float[] best = network.weights.clone();
    double least = Double.POSITIVE_INFINITY;
    int batches = (games.size() + BATCH - 1) / BATCH;
    for (int epoch = 1; epoch <= epochs && !stopped.getAsBoolean(); epoch++) {
      Collections.shuffle(games, random);
      double error = 0;
      long count = 0;
      for (int batch = 0; batch < batches && !stopped.getAsBoolean(); batch++) {
        double done = (epoch - 1 + (double) batch / batches) / epochs;
        double rate = LAST_RATE + (RATE - LAST_RATE) * (1 + Math.cos(Math.PI * done)) / 2;
        List<TrainingGame> some =
            games.subList(batch * BATCH, Math.min(games.size(), (batch + 1) * BATCH));
        long mirror = random.nextLong();
        each(
            some,
            (game, sampler, gradient, number) ->
                sampler.of(game, (mirror >>> number % Long.SIZE & 1) != 0, gradient::add));
        Gradient sum = sum();
        error += sum.error;
        count += sum.samples;
        if (sum.samples > 0) {
          scale(sum.sums, 1f / sum.samples);
          weights.step(sum.sums, rate);
        }
      }
      double other = otherError();
      // The latest where none is worse, as where there are too few games to measure by.
      if (other <= least) {
        least = other;
        best = network.weights.clone();
      }
      told.accept(new Epoch(epoch, error / Math.max(1, count), other));
    }
    System.arraycopy(best, 0, network.weights, 0, best.length);
  }

  /** The mean square error of games that are not learnt from. */
  double otherError() {
    each(others, (game, sampler, gradient, number) -> sampler.of(game, false, gradient::measure));
    Gradient sum = sum();
    return sum.error / Math.max(1, sum.samples);
  }

  /** What is done with a game, on one of the threads. */
  private interface Work {
    void of(TrainingGame game, Samples sampler, Gradient gradient, int number);
  }

  private void each(List<TrainingGame> some, Work work) {
    Threads.run(gradients.size(), thread -> {
      Gradient gradient = gradients.get(thread);
      gradient.clear();
      for (int i = thread; i < some.size(); i += gradients.size()) {
        work.of(some.get(i), samples.get(thread), gradient, i);
      }
    });
  }

  /** All threads' in the first one's. */
  private Gradient sum() {
    Gradient first = gradients.get(0);
    for (Gradient other : gradients.subList(1, gradients.size())) {
      for (int i = 0; i < first.sums.length; i++) {
        first.sums[i] += other.sums[i];
      }
      first.error += other.error;
      first.samples += other.samples;
    }
    return first;
  }

  private static void scale(float[] numbers, float factor) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] *= factor;
    }
  }
}
