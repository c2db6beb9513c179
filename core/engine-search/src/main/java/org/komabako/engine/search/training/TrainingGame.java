package org.komabako.engine.search.training;

import java.util.Arrays;

/**
 * A game that was played for training, from the start of the variant.
 *
 * @param moves packed
 * @param values by ply: what the search found for the side to move, in hundredths of a pawn; {@link #UNKNOWN} for moves
 *     of the opening, which were drawn by lot
 * @param statics by ply: what the hand-made evaluation found for the side to move
 * @param blackPoints half points of Black: 2 for a win, 1 for a draw
 * @param nodes searched for each move; 0 if that is not known
 */
record TrainingGame(int[] moves, short[] values, short[] statics, int blackPoints, long nodes) {
  /** No search was made there. */
  static final short UNKNOWN = Short.MIN_VALUE;

  /** Longer games are broken off and count as drawn. */
  static final int MOST_PLIES = 500;

  /** Its first plies. */
  TrainingGame until(int plies) {
    return new TrainingGame(
        Arrays.copyOf(moves, plies),
        Arrays.copyOf(values, plies),
        Arrays.copyOf(statics, plies),
        blackPoints,
        nodes);
  }

  /** The first ply that was played, not drawn by lot or given; the number of plies if there is none. */
  int begins() {
    int ply = 0;
    while (ply < values.length && values[ply] == UNKNOWN) {
      ply++;
    }
    return ply;
  }

  /** Whether it has no result: nobody had won after the most moves. */
  boolean isBrokenOff() {
    return moves.length >= MOST_PLIES && blackPoints == 1;
  }
}
