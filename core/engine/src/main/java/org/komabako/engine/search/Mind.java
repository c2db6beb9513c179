package org.komabako.engine.search;

import org.komabako.kernel.board.Board;
import org.komabako.kernel.board.Layout;
import org.komabako.kernel.board.Sight;

/** What a thinker keeps from one task to the next: the table, and which moves were good. */
final class Mind {
  private final TranspositionTable table;
  private final Level level;
  private final Weights weights;
  private final Evaluation evaluation;
  private final int[] exchangeValues;
  private final Sight sight;

  Mind(Layout layout, TranspositionTable table, Level level, Weights weights) {
    this.table = table;
    this.level = level;
    this.weights = weights;
    evaluation = new Evaluation(layout, weights);
    exchangeValues = evaluation.exchangeValues(layout);
    sight = new Sight(layout);
  }

  TranspositionTable table() {
    return table;
  }

  Level level() {
    return level;
  }

  Weights weights() {
    return weights;
  }

  Evaluation evaluation() {
    return evaluation;
  }

  int[] exchangeValues() {
    return exchangeValues;
  }

  Sight sight() {
    return sight;
  }

  Heuristics heuristics(int thread, Board board) {
    return new Heuristics(board);
  }
}
