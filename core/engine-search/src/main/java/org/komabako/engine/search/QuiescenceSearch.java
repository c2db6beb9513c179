package org.komabako.engine.search;

import org.komabako.position.board.Board;

/** Quiescence search: looks at captures only, until the position is quiet, with delta pruning. */
final class QuiescenceSearch {
  private static final int DELTA_MARGIN = 150;

  /** How many captures in a row are followed at the end of a line. */
  private static final int MOST_CAPTURES = 8;

  /** Positions after fewer captures are kept in the table. */
  private static final int KEPT = 2;

  private final SearchLine line;
  private final Board board;
  private final TranspositionTable table;
  private final NodeCounter counter;
  private final MovePickers pickers;
  private final PrincipalVariations lines;

  /** Whether captures are not followed, because the level overlooks them at the root. */
  private final boolean blind;

  QuiescenceSearch(
      SearchLine line,
      TranspositionTable table,
      NodeCounter counter,
      MovePickers pickers,
      PrincipalVariations lines) {
    this.line = line;
    this.table = table;
    this.counter = counter;
    this.pickers = pickers;
    this.lines = lines;
    board = line.board();
    blind = line.level().overlooks(board.key());
  }

  /** The value of the position at the end of a line, for the side to move. */
  int value(int alpha, int beta, int ply) {
    return value(alpha, beta, ply, 0);
  }

  private int value(int lowest, int beta, int ply, int captures) {
    long key = board.fullKey();
    long known = table.get(key);
    if (known != TranspositionTable.UNKNOWN && beta - lowest == 1) {
      int value = TranspositionTable.value(known, ply);
      if (TranspositionTable.decides(known, value, beta)) {
        return value;
      }
    }
    int evaluated = line.corrected(line.evaluate(ply), ply);
    int staticEval = TranspositionTable.closer(known, evaluated, ply);
    boolean last = blind || captures == MOST_CAPTURES || ply >= Value.MOST_PLIES;
    if (last || staticEval >= beta) {
      return staticEval;
    }
    int alpha = Math.max(lowest, staticEval);
    int bestMove = 0;
    MovePicker picker = pickers.at(ply);
    picker.beginCaptures(alpha - staticEval - DELTA_MARGIN);
    int best =
        picker.deltaMargin() == 0 ? staticEval : staticEval + DELTA_MARGIN + picker.deltaMargin();
    for (int move = picker.nextCapture(); move != MovePicker.NONE; move = picker.nextCapture()) {
      line.make(move, ply);
      int value = -afterCapture(-beta, -alpha, ply + 1, captures + 1);
      line.unmake();
      if (counter.isStopped()) {
        return 0;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = move;
          if (alpha >= beta) {
            break;
          }
        }
      }
    }
    if (captures < KEPT) {
      int bound = best >= beta ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST;
      boolean principal = beta - lowest > 1 || TranspositionTable.isPrincipal(known);
      int marked = TranspositionTable.marked(bound, principal);
      table.put(key, bestMove, best, 0, marked, ply);
    }
    return best;
  }

  private int afterCapture(int alpha, int beta, int ply, int captures) {
    lines.end(ply);
    if (!counter.goesOn()) {
      return 0;
    }
    if (board.lostRoyals(board.sideToMove())) {
      return Value.lost(ply);
    }
    return value(alpha, beta, ply, captures);
  }
}
