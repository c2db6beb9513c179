package org.komabako.engine.search.network;

/** The inputs that have come and gone between two positions, as either side sees them in the first zone. */
final class InputChanges {
  private final int[] weights;
  private final int hidden;
  private final int[][] come;
  private final int[][] gone;
  private int comes;
  private int goes;

  /** None at first. */
  InputChanges(Network network, NetworkInputs inputs) {
    weights = network.inputWeights();
    hidden = network.hidden();
    int most = inputs.cells();
    for (int type = 0; type < inputs.types(); type++) {
      most += 2 * inputs.mostInHand(type);
    }
    come = new int[2][most];
    gone = new int[2][most];
  }

  /** Forgets all. */
  void clear() {
    comes = 0;
    goes = 0;
  }

  /** One that is there now, as Black and as White sees it. */
  void come(int black, int white) {
    come[0][comes] = black;
    come[1][comes] = white;
    comes++;
  }

  /** One that was there, as Black and as White sees it. */
  void gone(int black, int white) {
    gone[0][goes] = black;
    gone[1][goes] = white;
    goes++;
  }

  /**
   * Makes the sums of a position from those of another.
   *
   * @param start what is to be added to the number of each input, by the zone of the viewer's royal piece
   * @param from the sums before
   * @param to where the others are put; may be the same
   */
  void apply(int viewer, int start, int[] from, int[] to) {
    int[] last = from;
    int pairs = Math.min(comes, goes);
    for (int i = 0; i < pairs; i++) {
      exchange(last, to, start + come[viewer][i], start + gone[viewer][i]);
      last = to;
    }
    for (int i = pairs; i < comes; i++) {
      add(last, to, start + come[viewer][i]);
      last = to;
    }
    for (int i = pairs; i < goes; i++) {
      subtract(last, to, start + gone[viewer][i]);
      last = to;
    }
    if (last != to) {
      System.arraycopy(from, 0, to, 0, hidden);
    }
  }

  private void exchange(int[] from, int[] to, int added, int taken) {
    int plus = added * hidden;
    int minus = taken * hidden;
    for (int i = 0; i < hidden; i++) {
      to[i] = from[i] + weights[plus + i] - weights[minus + i];
    }
  }

  /** The sums with one more input. */
  void add(int[] from, int[] to, int input) {
    int first = input * hidden;
    for (int i = 0; i < hidden; i++) {
      to[i] = from[i] + weights[first + i];
    }
  }

  private void subtract(int[] from, int[] to, int input) {
    int first = input * hidden;
    for (int i = 0; i < hidden; i++) {
      to[i] = from[i] - weights[first + i];
    }
  }
}
