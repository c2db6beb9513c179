package org.komabako.ui.board;

import org.komabako.kernel.model.Move;

/**
 * A move that an engine proposes.
 *
 * @param move what
 * @param rank 1 for the best, 2 for the second best, and so on
 * @param label what stands at its end, as the score; may be empty
 */
public record Advice(Move move, int rank, String label) {
  /** Without a label. */
  public Advice(Move move, int rank) {
    this(move, rank, "");
  }
}
