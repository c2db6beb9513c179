package org.komabako.engine.search;

import java.util.Arrays;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.VariantLayout;

/**
 * Move ordering of quiet moves, by which were good lately: killer moves (they refuted something at the same
 * distance from the root), counter moves (they refuted the move before), the history heuristic (how often a
 * piece going to a cell refuted something), and the same after each of the two moves before
 * ({@link ContinuationHistory}). And which piece the opponent takes when the turn is passed.
 */
final class Heuristics {
  /** The most that one history says. */
  static final int MOST = 1 << 14;

  /** What each of the histories counts, in hundredths: the move's own, after the last move, after the one before. */
  private static final int OWN = 127;

  private static final int LAST = 99;
  private static final int BEFORE = 81;

  /** What the corrections count, in hundredths. */
  private static final int CORRECTION = 122;

  private final Board board;
  private final int cells;
  private final int[] first = new int[Value.MOST_PLIES + 1];
  private final int[] second = new int[Value.MOST_PLIES + 1];

  /** By ply, two later: the piece and the cell of the move made there; 0 before the root and for a null move. */
  private final int[] made = new int[Value.MOST_PLIES + 3];

  /** By ply, one later: whether the move made there took nothing. */
  private final boolean[] quiet = new boolean[Value.MOST_PLIES + 2];

  /** By ply: the move that refuted what led there, 0 if none did. */
  private final int[] refutations = new int[Value.MOST_PLIES + 2];

  /** By ply: where the piece stands that is taken when the turn is passed. */
  private final int[] threatened = new int[Value.MOST_PLIES + 1];

  private final int[] counterMoves;
  private final int[] history;
  private final ContinuationHistory continuations;
  private final CorrectionHistory corrections;

  /** What one thread keeps from task to task of a game: all but the killers, whose plies have moved on. */
  static final class Memory {
    private final int[] counterMoves;
    private final int[] history;
    private final ContinuationHistory continuations = new ContinuationHistory();
    private final CorrectionHistory corrections = new CorrectionHistory();

    /** Nothing is known. */
    Memory(VariantLayout layout) {
      counterMoves = new int[layout.codes() * layout.squares().size()];
      history = new int[layout.codes() * layout.squares().size()];
    }

    /** Another game begins: nothing is known. */
    void clear() {
      Arrays.fill(counterMoves, 0);
      Arrays.fill(history, 0);
      continuations.clear();
      corrections.clear();
    }

    /** A new task begins: what was good before counts less. What was good after another move stays so. */
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
    continuations = memory.continuations;
    corrections = memory.corrections;
  }

  /** The number of a piece going to a cell, before the move is made. */
  private int index(int move) {
    int code = PackedMove.isDrop(move)
        ? VariantLayout.code(PackedMove.from(move), board.sideToMove())
        : board.codeAt(PackedMove.from(move));
    return code * cells + PackedMove.to(move);
  }

  /**
   * A move has just been made from a position of some ply.
   *
   * @param tookNothing whether it took nothing
   */
  void made(int move, int ply, boolean tookNothing) {
    quiet[ply + 1] = tookNothing;
    made[ply + 2] = board.codeAt(PackedMove.to(move)) * cells + PackedMove.to(move);
  }

  /** The turn was passed in a position of some ply. */
  void passed(int ply) {
    quiet[ply + 1] = false;
    made[ply + 2] = 0;
    refutations[ply + 1] = 0;
  }

  /** A position of some ply is looked at; nothing is known yet of what the opponent takes there. */
  void enter(int ply) {
    threatened[ply] = Board.NONE;
  }

  /** What refuted the pass in the position of a ply shows what the opponent takes there. */
  void learnThreat(int ply) {
    int reply = refutations[ply + 1];
    threatened[ply] = reply == 0 ? Board.NONE : PackedMove.to(reply);
  }

  /** Whether a move of the position of a ply is made by the piece that the opponent takes when the turn is passed. */
  boolean escapes(int move, int ply) {
    return !PackedMove.isDrop(move) && PackedMove.from(move) == threatened[ply];
  }

  /** The move that led to the position of a ply. */
  private int last(int ply) {
    return made[ply + 1];
  }

  /** The move before that. */
  private int beforeLast(int ply) {
    return made[ply];
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

  /** What refuted the move that led to the position of a ply. */
  int counterMove(int ply) {
    return counterMoves[last(ply)];
  }

  /** What is known of a quiet move in the position of a ply, at most some three times {@link #MOST}. */
  int history(int move, int ply) {
    int index = index(move);
    return (OWN * history[index]
            + LAST * continuations.of(ContinuationHistory.start(last(ply)), index)
            + BEFORE * continuations.of(ContinuationHistory.start(beforeLast(ply)), index))
        / 100;
  }

  /** What the search has found to be wrong with static evaluations after the moves that led to the position of a ply. */
  int correction(int ply) {
    return corrections.of(last(ply), beforeLast(ply)) * CORRECTION / 100;
  }

  /** The position of a ply was found to be worth so much more than its static evaluation. */
  void correct(int ply, int error, int depth) {
    corrections.learn(last(ply), beforeLast(ply), error, depth);
  }

  /** A move refuted the line. */
  void refuted(int move, int ply) {
    refutations[ply] = move;
  }

  /** A quiet move refuted the line. */
  void good(int move, int ply, int depth) {
    if (first[ply] != move) {
      second[ply] = first[ply];
      first[ply] = move;
    }
    counterMoves[last(ply)] = move;
    shift(index(move), ply, bonus(depth));
  }

  /** A quiet move was tried before the one that refuted the line. */
  void bad(int move, int ply, int depth) {
    shift(index(move), ply, -bonus(depth));
  }

  /** No move was good enough in the position of a ply, so the move that led there, if quiet, was a good one. */
  void unanswered(int ply, int depth) {
    if (quiet[ply]) {
      shift(last(ply), ply - 1, bonus(depth) / 2);
    }
  }

  private static int bonus(int depth) {
    return Math.min(1600, 16 * depth * depth + 32 * depth);
  }

  private void shift(int index, int ply, int bonus) {
    history[index] += bonus - history[index] * Math.abs(bonus) / MOST;
    continuations.shift(ContinuationHistory.start(last(ply)), index, bonus);
    continuations.shift(ContinuationHistory.start(beforeLast(ply)), index, bonus);
  }
}
