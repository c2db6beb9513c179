package org.komabako.engine.search.training;

import java.util.Arrays;
import org.komabako.engine.search.network.NetworkInputs;

/**
 * The weights of a network as they are learnt: an input's are the sum of its own and of those that it shares with the same
 * kind of piece on all squares, on its rank, on its file, and with itself in all zones. So a piece on a square where it was
 * seldom seen is judged as it is elsewhere, and few games are enough for a large board. (Stockfish's trainers call these
 * virtual, factorized features.)
 */
final class SharedWeights {
  /** How much of a weight goes with each step, for each unit of its rate: what is learnt of a square has to be seen often. */
  private static final double OWN_DECAY = 10;

  private static final double SHARED_DECAY = 1;

  private final FloatNetwork network;
  private final int hidden;

  /** By input: the numbers of the rows that it shares; none for pieces in hand where there is one zone. */
  private final int[][] groups;

  private final float[] own;
  private final float[] shared;
  private final float[] slopes;
  private final Adam ownSteps;
  private final Adam sharedSteps;

  /** Of a network that has learnt nothing yet. */
  SharedWeights(FloatNetwork network) {
    this.network = network;
    NetworkInputs inputs = network.inputs;
    hidden = network.hidden;
    groups = new int[inputs.count()][];
    for (int input = 0; input < groups.length; input++) {
      groups[input] = inputs.groups(input);
    }
    own = network.weights.clone();
    shared = new float[inputs.groupCount() * hidden];
    slopes = new float[shared.length];
    ownSteps = new Adam(own.length);
    sharedSteps = new Adam(shared.length);
    begin();
  }

  /** What is random at the beginning is shared by all squares; no square has anything of its own. */
  private void begin() {
    for (int input = 0; input < groups.length; input++) {
      int row = input * hidden;
      if (groups[input].length > 0) {
        System.arraycopy(own, row, shared, groups[input][0] * hidden, hidden);
        Arrays.fill(own, row, row + hidden, 0);
      }
    }
    sum();
  }

  /**
   * A step.
   *
   * @param gradient the mean of a batch, of the network's weights
   * @param rate how far it goes at most
   */
  void step(float[] gradient, double rate) {
    Arrays.fill(slopes, 0);
    for (int input = 0; input < groups.length; input++) {
      for (int group : groups[input]) {
        for (int i = 0; i < hidden; i++) {
          slopes[group * hidden + i] += gradient[input * hidden + i];
        }
      }
    }
    ownSteps.step(own, gradient, rate);
    sharedSteps.step(shared, slopes, rate);
    decay(rate);
    sum();
    network.clip();
  }

  private void decay(double rate) {
    float kept = (float) (1 - OWN_DECAY * rate);
    for (int input = 0; input < groups.length; input++) {
      if (groups[input].length > 0) {
        for (int i = input * hidden; i < (input + 1) * hidden; i++) {
          own[i] *= kept;
        }
      }
    }
    float keptShared = (float) (1 - SHARED_DECAY * rate);
    for (int i = 0; i < shared.length; i++) {
      shared[i] *= keptShared;
    }
  }

  private void sum() {
    System.arraycopy(own, 0, network.weights, 0, own.length);
    for (int input = 0; input < groups.length; input++) {
      for (int group : groups[input]) {
        for (int i = 0; i < hidden; i++) {
          network.weights[input * hidden + i] += shared[group * hidden + i];
        }
      }
    }
  }
}
