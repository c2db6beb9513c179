package org.komabako.matches;

import java.util.List;

/**
 * Why a game of a match ended: a reason of the rules as {@link
 * org.komabako.kernel.model.Outcome.Reason#text()} says it, or one of these.
 */
public final class End {
  /** No legal move was left, in check. */
  public static final String CHECKMATE = "checkmate";
  /** Both players agreed for long that one of them was lost. */
  public static final String ADJUDICATED_WIN = "adjudicated_win";
  /** Both players agreed for long that nobody was ahead. */
  public static final String ADJUDICATED_DRAW = "adjudicated_draw";
  /** It was too long. */
  public static final String MOST_PLIES = "most_plies";
  /** The loser answered a move that is not legal. */
  public static final String ILLEGAL_MOVE = "illegal_move";
  /** The loser's program ended, or failed otherwise. */
  public static final String CRASH = "crash";
  /** The loser did not answer at all. */
  public static final String HANG = "hang";
  /** The loser answered too late. */
  public static final String TIME = "time";

  /** Ends that are an engine's own fault, and should not be. */
  public static final List<String> FAULTS = List.of(ILLEGAL_MOVE, CRASH, HANG, TIME);

  private End() {}
}
