package org.komabako.engine.search;

import org.jspecify.annotations.Nullable;
import org.komabako.engine.search.network.NetworkEvaluation;
import org.komabako.position.board.Board;

/**
 * The line that a thread looks at: its board, and all that follows the board move by move: checks, safety of the royal
 * pieces, network, repetition, and what the heuristics need to know.
 */
final class SearchLine {
  private final Board board;
  private final RepetitionHistory path;
  private final Checks checks;
  private final Heuristics heuristics;
  private final Level level;
  private final StaticEvaluation evaluation;
  private final KingSafety kingSafety;
  private final @Nullable NetworkEvaluation network;

  /** What {@link #safetyAndNetwork} has found. */
  private final EvaluationCache known;

  /** At the root of a search. */
  SearchLine(
      SearchState state, Heuristics heuristics, EvaluationCache known, RepetitionHistory path) {
    this.path = path;
    this.heuristics = heuristics;
    this.known = known;
    board = path.board();
    checks = new Checks(board, state.sight());
    level = state.level();
    evaluation = state.evaluation();
    kingSafety = new KingSafety(board, checks, state.kingDanger());
    network = state.network(board).orElse(null);
  }

  Board board() {
    return board;
  }

  Level level() {
    return level;
  }

  Checks checks() {
    return checks;
  }

  /** Makes a move; who is in check then is asked of {@link Checks} by those who need it. */
  void make(int move, int ply) {
    boolean changes = RepetitionHistory.changesMen(board, move);
    boolean quiet = !board.takes(move);
    int before = board.royals(board.sideToMove() ^ 1);
    kingSafety.before(move, ply);
    board.make(move);
    checks.moved(move, ply, before);
    kingSafety.after(ply + 1);
    if (network != null) {
      network.moved(ply + 1);
    }
    path.push(move, changes);
    heuristics.made(move, ply, quiet);
  }

  void unmake() {
    board.unmake();
    path.pop();
  }

  /** Makes a null move: the turn is passed. */
  void makeNull(int ply) {
    board.makeNull();
    path.pushNull();
    checks.passed(ply);
    kingSafety.same(ply + 1);
    if (network != null) {
      network.moved(ply + 1);
    }
    heuristics.passed(ply);
  }

  void unmakeNull() {
    path.pop();
    board.unmakeNull();
  }

  /** The static evaluation: what the position is worth for the side to move without a look at its moves. */
  int evaluate(int ply) {
    return open(evaluation.of(board) + safetyAndNetwork(ply) + level.error(board.key()));
  }

  /** All that takes long. */
  private int safetyAndNetwork(int ply) {
    long key = board.fullKey();
    int found = known.get(key);
    if (found == EvaluationCache.UNKNOWN) {
      found = safety(ply) + (network == null ? 0 : network.of(ply));
      known.put(key, found);
    }
    return found;
  }

  private int safety(int ply) {
    return kingSafety.of(ply, board.sideToMove());
  }

  /** What the hand-made evaluation alone finds. */
  int handMadeValue(int ply) {
    return evaluation.of(board) + safety(ply);
  }

  /** The static evaluation with what the search has found to be wrong with it. */
  int corrected(int evaluated, int ply) {
    return open(evaluated + heuristics.correction(ply));
  }

  /**
   * What the static evaluation of a position did not see, if the value is known to be beyond it.
   *
   * @param error the value, less the static evaluation
   * @param bound which the value is
   */
  void learn(int error, int bound, int depth, int ply) {
    boolean known = bound == TranspositionTable.EXACT
        || (bound == TranspositionTable.AT_LEAST ? error > 0 : error < 0);
    if (known) {
      heuristics.correct(ply, error, depth);
    }
  }

  private static int open(int value) {
    return Math.max(-Value.MOST_OPEN, Math.min(Value.MOST_OPEN, value));
  }
}
