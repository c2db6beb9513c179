package org.komabako.engine.search;

/**
 * The margins of futility pruning, reverse futility pruning and late move pruning: near the leaves, when
 * nobody is in check, a position whose static evaluation is far outside the window stays there.
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

  private static final int HOPELESS = 4000;
  private static final int HOPELESS_DEPTH = 5;

  private PruningMargins() {}

  /** Reverse futility pruning: whether a position is so good that the opponent does not let it come. */
  static boolean isGoodEnough(int stands, int depth, int beta) {
    return depth <= DEPTH && stands - PER_PLY * depth >= beta;
  }

  /** Futility pruning: whether a position is so bad that no quiet move helps. */
  static boolean isFutile(int stands, int depth, int alpha) {
    return depth <= DEPTH && stands + BY_MOVE + PER_PLY * depth <= alpha;
  }

  /** Late move pruning: how many quiet moves are searched, the most promising ones. */
  static int quiets(int depth, boolean improving) {
    return depth <= DEPTH + 1 ? 4 + depth * depth * (improving ? 2 : 1) : Integer.MAX_VALUE;
  }

  /** History pruning: whether a quiet move failed so often that it will again. */
  static boolean isHopeless(int history, int depth) {
    return depth <= HOPELESS_DEPTH && history < -HOPELESS * depth;
  }

  /** Pruning by static exchange evaluation: the most that a capture may lose. */
  static int loss(int depth) {
    return depth <= LOSS_DEPTH ? LOSS * depth * depth : Integer.MAX_VALUE;
  }
}
