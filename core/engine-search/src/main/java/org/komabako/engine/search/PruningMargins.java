package org.komabako.engine.search;

/**
 * The margins of futility pruning, reverse futility pruning, late move and null move pruning (near the leaves, when nobody
 * is in check, a position whose static evaluation is far outside the window stays there), and of singular extension.
 */
final class PruningMargins {
  /** Further from the end of the line everything is looked at. */
  private static final int DEPTH = 7;

  /** What a ply may change for the worse. */
  private static final int GOOD_PER_PLY = 123;

  /** What a ply may change for the better, and the move itself besides. */
  private static final int FUTILE_PER_PLY = 100;

  private static final int BY_MOVE = 76;

  /** How many quiet moves are searched in any case; and for each square of the depth, in hundredths. */
  private static final int QUIETS = 490;

  private static final int QUIETS_IMPROVING = 286;
  private static final int QUIETS_NOT_IMPROVING = 158;

  /** The null move: by how many hundredths of a ply less it is searched, and for each ply of depth more. */
  private static final int PASSED = 300;

  private static final int PASSED_PER_PLY = 19;

  /** So much better than wanted a position has to be, and for each step a ply less is enough, three at most. */
  private static final int PASSING = 17;

  private static final int PASSING_STEP = 250;
  private static final int PASSING_STEPS = 3;

  private static final int LOSS = 60;
  private static final int LOSS_DEPTH = 6;

  /** What a quiet move may lose, for each ply of depth; and one that answers a check. */
  private static final int RISK = 20;

  private static final int RISK_DEPTH = 8;
  private static final int RISK_IN_CHECK = 60;
  private static final int RISK_IN_CHECK_DEPTH = 6;

  /** The most that a check may lose to be looked at early; if it loses more it is not extended from a depth on. */
  static final int CHECK_LOSS = 50;

  static final int SPITE_DEPTH = 3;

  private static final int HOPELESS = 3400;
  private static final int HOPELESS_DEPTH = 5;

  /** By how much the other moves are worse than the only good one, for each ply of depth, in hundredths. */
  private static final int SINGULAR_MARGIN = 171;

  private PruningMargins() {}

  /** Reverse futility pruning: whether a position is so good that the opponent does not let it come. */
  static boolean isGoodEnough(int stands, int depth, int beta) {
    return depth <= DEPTH && stands - GOOD_PER_PLY * depth >= beta;
  }

  /** Null move pruning: whether a position may be good enough even if the turn is passed. */
  static boolean mayPass(int stands, int beta) {
    return stands >= beta + PASSING;
  }

  /** Null move pruning: by how many plies less it is searched what the opponent does then. */
  static int nullMove(int depth, int better) {
    return (PASSED + PASSED_PER_PLY * depth) / 100 + Math.min(PASSING_STEPS, better / PASSING_STEP);
  }

  /**
   * Null move pruning: what is known when the search behind a pass has found a value. A mate that the opponent ran into
   * is no proof of one; a mate of who passed is no reason to leave the position.
   */
  static int afterPass(int value, int beta) {
    return value >= Value.LEAST_MATE ? beta : value;
  }

  /** Futility pruning: whether a position is so bad that no quiet move helps. */
  static boolean isFutile(int stands, int depth, int alpha) {
    return depth <= DEPTH && stands + BY_MOVE + FUTILE_PER_PLY * depth <= alpha;
  }

  /** Late move pruning: how many quiet moves are searched, the most promising ones. */
  static int quiets(int depth, boolean improving) {
    int growth = improving ? QUIETS_IMPROVING : QUIETS_NOT_IMPROVING;
    return depth <= DEPTH + 1 ? (QUIETS + depth * depth * growth) / 100 : Integer.MAX_VALUE;
  }

  /**
   * Singular extension: what each move but the known one has to stay below, in a shallower search, if the known one is
   * to be the only good one. {@code -INFINITE} if too little is known of it.
   */
  static int singularBeta(long known, int depth, int ply) {
    int value = TranspositionTable.value(known, ply);
    boolean enough = TranspositionTable.depth(known) >= depth - 3
        && TranspositionTable.bound(known) != TranspositionTable.AT_MOST
        && Math.abs(value) < Value.BY_REPETITION;
    return enough ? value - SINGULAR_MARGIN * depth / 100 : -Value.INFINITE;
  }

  /** History pruning: whether a quiet move failed so often that it will again. */
  static boolean isHopeless(int history, int depth) {
    return depth <= HOPELESS_DEPTH && history < -HOPELESS * depth;
  }

  /** Pruning by static exchange evaluation: the most that a capture may lose. */
  static int loss(int depth) {
    return depth <= LOSS_DEPTH ? LOSS * depth * depth : Integer.MAX_VALUE;
  }

  /** Pruning by static exchange evaluation: the most that a quiet move may lose. */
  static int risk(int depth, boolean inCheck) {
    int most = inCheck ? RISK_IN_CHECK_DEPTH : RISK_DEPTH;
    return depth <= most ? (inCheck ? RISK_IN_CHECK : RISK) * depth : Integer.MAX_VALUE;
  }
}
