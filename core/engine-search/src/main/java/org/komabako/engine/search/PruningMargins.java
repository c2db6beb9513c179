package org.komabako.engine.search;

/**
 * What is not worth a look near the end of a line, when nobody is in check: with so few plies left a
 * position that stands far outside the window stays there.
 */
final class PruningMargins {
  /** Further from the end of the line everything is looked at. */
  private static final int DEPTH = 7;

  /** What a ply may change. */
  private static final int PER_PLY = 110;

  /** What the move itself may gain besides. */
  private static final int BY_MOVE = 80;

  private static final int LOSS = 60;
  private static final int LOSS_DEPTH = 6;

  private PruningMargins() {}

  /** Whether a position stands so well that the opponent does not let it come. */
  static boolean isGoodEnough(int stands, int depth, int beta) {
    return depth <= DEPTH && stands - PER_PLY * depth >= beta;
  }

  /** Whether a position stands so badly that no quiet move helps. */
  static boolean isFutile(int stands, int depth, int alpha) {
    return depth <= DEPTH && stands + BY_MOVE + PER_PLY * depth <= alpha;
  }

  /** How many quiet moves are looked at, the most promising ones. */
  static int quiets(int depth, boolean improving) {
    return depth <= DEPTH + 1 ? 4 + depth * depth * (improving ? 2 : 1) : Integer.MAX_VALUE;
  }

  /** The most that a capture may lose. */
  static int loss(int depth) {
    return depth <= LOSS_DEPTH ? LOSS * depth * depth : Integer.MAX_VALUE;
  }
}
