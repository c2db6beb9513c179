package org.komabako.engine.search.training;

import java.util.Random;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.engine.search.network.NetworkInputs;

/** A network while it is trained: the weights of a {@link Network} as floating point numbers, in one row. */
final class FloatNetwork {
  private static final float MOST_OUTPUT = 3.9f;
  private static final float MOST_INPUT = 100f;
  private static final double UNIT = (double) Network.ONE * Network.ONE * Network.OUTPUT_ONE;

  final NetworkInputs inputs;
  final int hidden;

  /** First those of the inputs, then the hidden biases, then the output weights, then the output bias. */
  final float[] weights;

  FloatNetwork(NetworkInputs inputs, int hidden) {
    this.inputs = inputs;
    this.hidden = hidden;
    weights = new float[inputs.count() * hidden + 3 * hidden + 1];
  }

  /** One that says almost nothing, for a beginning. */
  static FloatNetwork random(NetworkInputs inputs, int hidden, long seed) {
    FloatNetwork made = new FloatNetwork(inputs, hidden);
    Random random = new Random(seed);
    for (int i = 0; i < made.biases(); i++) {
      made.weights[i] = (random.nextFloat() - 0.5f) * 0.1f;
    }
    for (int i = made.biases(); i < made.outputs(); i++) {
      made.weights[i] = 0.3f + 0.2f * random.nextFloat();
    }
    for (int i = made.outputs(); i < made.outputs() + 2 * hidden; i++) {
      made.weights[i] = (random.nextFloat() - 0.5f) * 0.1f;
    }
    return made;
  }

  /**
   * One that says what another does.
   *
   * @param inputs those of the other's zones
   */
  static FloatNetwork of(Network other, NetworkInputs inputs) {
    FloatNetwork made = new FloatNetwork(inputs, other.hidden());
    made.put(other.inputWeights(), 0, Network.ONE);
    made.put(other.hiddenBiases(), made.biases(), Network.ONE);
    made.put(other.outputWeights(), made.outputs(), Network.OUTPUT_ONE);
    made.weights[made.outputBias()] = (float) (other.outputBias() / UNIT);
    return made;
  }

  private void put(int[] numbers, int first, int one) {
    for (int i = 0; i < numbers.length; i++) {
      weights[first + i] = (float) numbers[i] / one;
    }
  }

  int biases() {
    return inputs.count() * hidden;
  }

  int outputs() {
    return biases() + hidden;
  }

  int outputBias() {
    return outputs() + 2 * hidden;
  }

  /** Keeps the weights where whole numbers can say them. */
  void clip() {
    for (int i = 0; i < outputs(); i++) {
      weights[i] = Math.max(-MOST_INPUT, Math.min(MOST_INPUT, weights[i]));
    }
    for (int i = outputs(); i < weights.length; i++) {
      weights[i] = Math.max(-MOST_OUTPUT, Math.min(MOST_OUTPUT, weights[i]));
    }
  }

  /** The same in whole numbers. */
  Network rounded(NetworkInfo about) {
    return new Network(
        about,
        inputs.zones(),
        hidden,
        rounded(0, biases(), Network.ONE),
        rounded(biases(), hidden, Network.ONE),
        rounded(outputs(), 2 * hidden, Network.OUTPUT_ONE),
        Math.round(weights[outputBias()] * UNIT));
  }

  private int[] rounded(int first, int count, int one) {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = Math.round(weights[first + i] * one);
    }
    return numbers;
  }
}
