package org.komabako.engine.search.training;

/** The optimizer Adam (Kingma and Ba, 2014): how far each weight goes after each batch. */
final class Adam {
  private static final float MEAN = 0.9f;
  private static final float SPREAD = 0.999f;
  private static final float LEAST = 1e-8f;

  private final float[] mean;
  private final float[] spread;
  private int steps;

  Adam(int weights) {
    mean = new float[weights];
    spread = new float[weights];
  }

  /**
   * A step.
   *
   * @param gradient the mean of a batch
   * @param rate how far it goes at most
   */
  void step(float[] weights, float[] gradient, double rate) {
    steps++;
    float meanUnit = (float) (1 / (1 - Math.pow(MEAN, steps)));
    float spreadUnit = (float) (1 / (1 - Math.pow(SPREAD, steps)));
    float far = (float) rate;
    for (int i = 0; i < weights.length; i++) {
      float slope = gradient[i];
      mean[i] = MEAN * mean[i] + (1 - MEAN) * slope;
      spread[i] = SPREAD * spread[i] + (1 - SPREAD) * slope * slope;
      weights[i] -= far * mean[i] * meanUnit / ((float) Math.sqrt(spread[i] * spreadUnit) + LEAST);
    }
  }
}
