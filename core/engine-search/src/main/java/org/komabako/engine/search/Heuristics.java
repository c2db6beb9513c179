package org.komabako.engine.search;

import org.komabako.kernel.board.Board;
import org.komabako.kernel.board.PackedMove;
import org.komabako.kernel.board.VariantLayout;

/**
 * Move ordering of quiet moves, by which were good lately: killer moves (they refuted something at the same
 * distance from the root), counter moves (they refuted the move before), and the history heuristic (how often a
 * piece going to a cell refuted something).
 */
final class Heuristics {
  /** The most that history says. */
  static final int MOST = 1 << 14;

  private final Board board;
  private final int cells;
  private final int[] first = new int[Value.MOST_PLIES + 1];
  private final int[] second = new int[Value.MOST_PLIES + 1];
  private final int[] counterMoves;
  private final int[] history;

  /** What one thread keeps from task to task of a game: all but the killers, whose plies have moved on. */
  static final class Memory {
    private final int[] counterMoves;
    private final int[] history;

    /** Nothing is known. */
    Memory(VariantLayout layout) {
      counterMoves = new int[layout.codes() * layout.squares().size()];
      history = new int[layout.codes() * layout.squares().size()];
    }

    /** A new task begins: what was good before counts less. */
    void age() {
      for (int i = 0; i < history.length; i++) {
        history[i] /= 2;
      }
    }
  }

  /** For one board, with what is known from the tasks before. */
  Heuristics(Board board, Memory memory) {
    this.board = board;
    cells = board.layout().squares().size();
    counterMoves = memory.counterMoves;
    history = memory.history;
  }

  /** The number of a piece going to a cell, before the move is made. */
  private int index(int move) {
    int code = PackedMove.isDrop(move)
        ? VariantLayout.code(PackedMove.from(move), board.sideToMove())
        : board.codeAt(PackedMove.from(move));
    return code * cells + PackedMove.to(move);
  }

  /** The number of the piece that has just gone to a cell. */
  int indexAfter(int move) {
    return move == 0 ? 0 : board.codeAt(PackedMove.to(move)) * cells + PackedMove.to(move);
  }

  boolean isKiller(int move, int ply) {
    return move == first[ply] || move == second[ply];
  }

  int first(int ply) {
    return first[ply];
  }

  int second(int ply) {
    return second[ply];
  }

  /** What refuted the move before. */
  int counterMove(int previous) {
    return counterMoves[previous];
  }

  int history(int move) {
    return history[index(move)];
  }

  /** A quiet move refuted the line. */
  void good(int move, int ply, int depth, int previous) {
    if (first[ply] != move) {
      second[ply] = first[ply];
      first[ply] = move;
    }
    counterMoves[previous] = move;
    shift(move, bonus(depth));
  }

  /** A quiet move was tried before the one that refuted the line. */
  void bad(int move, int depth) {
    shift(move, -bonus(depth));
  }

  private static int bonus(int depth) {
    return Math.min(1600, 16 * depth * depth + 32 * depth);
  }

  private void shift(int move, int bonus) {
    int at = index(move);
    history[at] += bonus - history[at] * Math.abs(bonus) / MOST;
  }
}
