package org.komabako.engine.search.training;

import java.util.Arrays;
import org.komabako.engine.search.network.NetworkInputs;

/**
 * The weights of a network as they are learnt: an input's are the sum of its own and of those that it shares with the same
 * kind of piece on all squares, on its rank, on its file, and with itself in all zones. So a piece on a square where it was
 * seldom seen is judged as it is elsewhere, and few games are enough for a large board. (Stockfish's trainers call these
 * virtual, factorized features.) Where a training goes on from a network, all this is a correction of that network's weights,
 * which it decays to.
 */
final class SharedWeights {
  /** How much of a weight goes with each step, for each unit of its rate: what is learnt of a square has to be seen often. */
  private static final double OWN_DECAY = 10;

  /** The same of a correction: what many games have taught is not given up for what few say. */
  private static final double CORRECTION_DECAY = 40;

  /** What is shared decays slower by so much. */
  private static final double SHARED = 0.1;

  /** How far a correction goes with each step, to a step of a network that has learnt nothing. */
  private static final double CORRECTION_REACH = 0.3;

  private final FloatNetwork network;
  private final int hidden;

  /** By input: the numbers of the rows that it shares; none for pieces in hand where there is one zone. */
  private final int[][] groups;

  /** What is corrected; all 0 if nothing was learnt before. */
  private final float[] before;

  private final float[] own;
  private final double reach;
  private final double decay;
  private final float[] shared;
  private final float[] slopes;
  private final Adam ownSteps;
  private final Adam sharedSteps;

  /**
   * Weights as they are learnt.
   *
   * @param reach how far each step goes, to one of a network that has learnt nothing
   * @param decay how much of an own weight goes with each step, for each unit of its length
   */
  private SharedWeights(
      FloatNetwork network, float[] before, float[] own, double reach, double decay) {
    this.network = network;
    this.before = before;
    this.own = own;
    this.reach = reach;
    this.decay = decay;
    NetworkInputs inputs = network.inputs;
    hidden = network.hidden;
    groups = new int[inputs.count()][];
    for (int input = 0; input < groups.length; input++) {
      groups[input] = inputs.groups(input);
    }
    shared = new float[inputs.groupCount() * hidden];
    slopes = new float[shared.length];
    ownSteps = new Adam(own.length);
    sharedSteps = new Adam(shared.length);
  }

  /** Of a network that has learnt something: what is learnt from now on corrects it. */
  static SharedWeights correcting(FloatNetwork network) {
    int count = network.weights.length;
    return new SharedWeights(
        network, network.weights.clone(), new float[count], CORRECTION_REACH, CORRECTION_DECAY);
  }

  /** Of a network that has learnt nothing yet. */
  static SharedWeights fresh(FloatNetwork network) {
    float[] random = network.weights.clone();
    SharedWeights made = new SharedWeights(network, new float[random.length], random, 1, OWN_DECAY);
    made.begin();
    return made;
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
    double far = reach * rate;
    Arrays.fill(slopes, 0);
    for (int input = 0; input < groups.length; input++) {
      for (int group : groups[input]) {
        for (int i = 0; i < hidden; i++) {
          slopes[group * hidden + i] += gradient[input * hidden + i];
        }
      }
    }
    ownSteps.step(own, gradient, far);
    sharedSteps.step(shared, slopes, far);
    decay(decay * far);
    sum();
    network.clip();
  }

  private void decay(double part) {
    float kept = (float) (1 - part);
    for (int input = 0; input < groups.length; input++) {
      if (groups[input].length > 0) {
        for (int i = input * hidden; i < (input + 1) * hidden; i++) {
          own[i] *= kept;
        }
      }
    }
    float keptShared = (float) (1 - SHARED * part);
    for (int i = 0; i < shared.length; i++) {
      shared[i] *= keptShared;
    }
  }

  private void sum() {
    for (int i = 0; i < own.length; i++) {
      network.weights[i] = before[i] + own[i];
    }
    for (int input = 0; input < groups.length; input++) {
      for (int group : groups[input]) {
        for (int i = 0; i < hidden; i++) {
          network.weights[input * hidden + i] += shared[group * hidden + i];
        }
      }
    }
  }
}
