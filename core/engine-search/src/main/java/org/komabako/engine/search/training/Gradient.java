package org.komabako.engine.search.training;

import java.util.Arrays;
import org.komabako.engine.search.network.Network;

/**
 * The gradient of the error of some samples, for one thread. The error of a sample is the square of the difference
 * between the chance to win that the network finds and the one that it should.
 */
final class Gradient {
  private final FloatNetwork network;
  private final double unit;
  private final float share;
  private final float[] us;
  private final float[] them;
  private final float[] back;
  final float[] sums;
  double error;
  long samples;

  /**
   * No samples yet.
   *
   * @param unit how many hundredths of a pawn make a chance of 73%
   * @param share how much the value of the search counts; the rest is the game's result, if it has one
   */
  Gradient(FloatNetwork network, double unit, double share) {
    this.network = network;
    this.unit = unit;
    this.share = (float) share;
    us = new float[network.hidden];
    them = new float[network.hidden];
    back = new float[network.hidden];
    sums = new float[network.weights.length];
  }

  void clear() {
    Arrays.fill(sums, 0);
    error = 0;
    samples = 0;
  }

  /** The chance to win with a value. */
  static double chance(double value, double unit) {
    return 1 / (1 + Math.exp(-value / unit));
  }

  /** Adds a sample to the error only. */
  double measure(Sample sample) {
    double output = forward(sample);
    double chance = chance(sample.staticValue + Network.SCALE * output, unit);
    double found = chance(sample.value, unit);
    double wanted = sample.hasResult ? share * found + (1 - share) * sample.result : found;
    error += (chance - wanted) * (chance - wanted);
    samples++;
    return 2 * (chance - wanted) * chance * (1 - chance) * Network.SCALE / unit;
  }

  /** Adds a sample. */
  void add(Sample sample) {
    float slope = (float) measure(sample);
    sums[network.outputBias()] += slope;
    backward(sample.us, sample.size, us, network.outputs(), slope);
    backward(sample.them, sample.size, them, network.outputs() + network.hidden, slope);
  }

  private double forward(Sample sample) {
    sum(sample.us, sample.size, us);
    sum(sample.them, sample.size, them);
    float[] weights = network.weights;
    float output = weights[network.outputBias()];
    int first = network.outputs();
    for (int i = 0; i < network.hidden; i++) {
      float ours = Math.max(0, Math.min(1, us[i]));
      float theirs = Math.max(0, Math.min(1, them[i]));
      output += ours * ours * weights[first + i];
      output += theirs * theirs * weights[first + network.hidden + i];
    }
    return output;
  }

  private void sum(int[] active, int size, float[] into) {
    float[] weights = network.weights;
    int hidden = network.hidden;
    System.arraycopy(weights, network.biases(), into, 0, hidden);
    for (int n = 0; n < size; n++) {
      int at = active[n] * hidden;
      for (int i = 0; i < hidden; i++) {
        into[i] += weights[at + i];
      }
    }
  }

  private void backward(int[] active, int size, float[] view, int outputs, float slope) {
    int hidden = network.hidden;
    float[] weights = network.weights;
    for (int i = 0; i < hidden; i++) {
      float on = Math.max(0, Math.min(1, view[i]));
      sums[outputs + i] += slope * on * on;
      boolean inside = view[i] > 0 && view[i] < 1;
      back[i] = inside ? slope * 2 * on * weights[outputs + i] : 0;
    }
    int biases = network.biases();
    for (int i = 0; i < hidden; i++) {
      sums[biases + i] += back[i];
    }
    for (int n = 0; n < size; n++) {
      int at = active[n] * hidden;
      for (int i = 0; i < hidden; i++) {
        sums[at + i] += back[i];
      }
    }
  }
}
