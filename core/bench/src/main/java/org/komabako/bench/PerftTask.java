package org.komabako.bench;

/**
 * A perft to be timed, as text {@code POSITION,DEPTH,bulk|made[,THREADS]}.
 *
 * @param position its name in the data file
 * @param depth in plies
 * @param bulk whether the moves of the last ply are counted without making them
 * @param threads how many count together
 */
record PerftTask(String position, int depth, boolean bulk, int threads) {
  private static final int DEEPEST = 30;
  private static final int MOST_THREADS = 256;

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException with what is wrong
   */
  static PerftTask parse(String text) {
    String[] parts = text.split(",", -1);
    if (parts.length < 3 || parts.length > 4 || parts[0].isEmpty()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not POSITION,DEPTH,bulk|made[,THREADS]");
    }
    if (!parts[2].equals("bulk") && !parts[2].equals("made")) {
      throw new IllegalArgumentException(
          "'" + parts[2] + "' in '" + text + "' is not bulk or made");
    }
    return new PerftTask(
        parts[0],
        Numbers.within("the depth in '" + text + "'", parts[1], 1, DEEPEST),
        parts[2].equals("bulk"),
        parts.length == 3
            ? 1
            : Numbers.within("the threads in '" + text + "'", parts[3], 1, MOST_THREADS));
  }

  /** {@code bulk} or {@code made}. */
  String how() {
    return bulk ? "bulk" : "made";
  }

  @Override
  public String toString() {
    return position + "," + depth + "," + how() + (threads == 1 ? "" : "," + threads);
  }
}
