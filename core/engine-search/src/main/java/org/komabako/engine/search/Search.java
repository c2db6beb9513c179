package org.komabako.engine.search;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.search.network.NetworkEvaluation;
import org.komabako.kernel.board.Board;
import org.komabako.kernel.board.GameEnd;
import org.komabako.kernel.board.MoveGenerator;
import org.komabako.kernel.board.PackedMove;
import org.komabako.kernel.board.StaticExchange;
import org.komabako.kernel.board.VariantLayout;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.kernel.rules.Stalemate;

/**
 * Alpha-beta search (principal variation search, PVS, with a transposition table), one object for each thread: null
 * move pruning, futility and late move pruning, late move reductions, check extensions, quiescence search. Nothing
 * is allocated in it.
 */
final class Search {
  private static final int NULL_MOVE_REDUCTION = 3;
  private static final int DELTA_MARGIN = 150;

  /** How many captures in a row are followed at the end of a line. */
  private static final int MOST_CAPTURES = 8;

  /** With more pieces than this nobody can be bare soon. */
  private static final int FEW_PIECES = 12;

  private final int thread;
  private final StopControl control;
  private final TranspositionTable table;
  private final Level level;
  private final Board board;
  private final RepetitionHistory path;
  private final Heuristics heuristics;
  private final GameEnd gameEnd;
  private final StaticExchange exchange;

  /** Whether kings are attacked from far off and over other pieces, so that no check may be left out. */
  private final boolean sudden;

  private final Checks checks;
  private final VariantLayout layout;
  private final MovePicker[] pickers = new MovePicker[Value.MOST_PLIES + 1];
  private final PrincipalVariations lines = new PrincipalVariations();
  private final Reductions reductions = Reductions.TABLE;

  private final StaticEvaluation evaluation;
  private final KingSafety kingSafety;
  private final @Nullable NetworkEvaluation network;

  private final int[] staticEvals = new int[Value.MOST_PLIES + 2];
  private final int[][] tried = new int[Value.MOST_PLIES + 1][Long.SIZE];
  private final boolean noMovesLose;
  private final boolean endsByMaterial;

  private long nodes;
  private long nextPoll;
  private boolean stopped;
  private int deepest;
  private int rootDepth;

  Search(SearchState state, int thread, StopControl control, RepetitionHistory path) {
    this.thread = thread;
    this.control = control;
    this.path = path;
    board = path.board();
    table = state.table();
    level = state.level();
    heuristics = state.heuristics(thread, board);
    layout = board.layout();
    gameEnd = new GameEnd(board);
    sudden = board.layout().hasUnusualMoves();
    exchange = new StaticExchange(board, state.exchangeValues());
    checks = new Checks(board, state.sight());
    noMovesLose = layout.book().stalemate() == Stalemate.LOSS;
    MoveGenerator generator = MoveGenerator.of(board);
    for (int ply = 0; ply < pickers.length; ply++) {
      pickers[ply] = new MovePicker(
          board, generator, exchange, heuristics, state.sight(), state.exchangeValues());
    }
    endsByMaterial = layout.book().goal().active()
        || layout.book().check() == CheckRule.WINS
        || layout.book().bareKing().active() && Math.min(pieces(0), pieces(1)) <= FEW_PIECES;
    evaluation = state.evaluation();
    kingSafety = new KingSafety(board, checks, state.weights());
    network = state.network(board).orElse(null);
    nextPoll = control.nextPoll(0);
  }

  private int pieces(int side) {
    int pieces = 0;
    for (int cell = 0; cell < layout.squares().size(); cell++) {
      int code = board.codeAt(cell);
      pieces += code > VariantLayout.EDGE && (code & 1) == side ? 1 : 0;
    }
    return pieces;
  }

  long nodes() {
    return nodes;
  }

  /** The deepest line of the last look. */
  int deepest() {
    return deepest;
  }

  boolean isStopped() {
    return stopped;
  }

  /** Looks at some moves of the root to a depth; the best of them comes first. */
  int root(List<RootMove> moves, int first, int alpha, int beta, int depth) {
    rootDepth = depth;
    deepest = 0;
    int best = -Value.INFINITE;
    int low = alpha;
    checks.ask(0);
    boolean check = checks.isChecked(0);
    staticEvals[0] = evaluate(0);
    for (int i = first; i < moves.size(); i++) {
      moves.get(i).value = -Value.INFINITE;
    }
    for (int i = first; i < moves.size() && !stopped; i++) {
      RootMove root = moves.get(i);
      long before = nodes;
      make(root.move, 0);
      checks.ask(1);
      int value;
      if (i == first) {
        value = -search(-beta, -low, depth - 1, 1, true);
      } else {
        int reduction =
            depth >= 3 && i >= first + 4 && !check ? reductions.of(depth, i - first) / 2 : 0;
        value = -search(-low - 1, -low, depth - 1 - reduction, 1, true);
        if (value > low && reduction > 0) {
          value = -search(-low - 1, -low, depth - 1, 1, true);
        }
        if (value > low && !stopped) {
          value = -search(-beta, -low, depth - 1, 1, true);
        }
      }
      unmake();
      root.nodes += nodes - before;
      if (stopped) {
        break;
      }
      if (i == first || value > low) {
        root.value = value;
        root.deepest = deepest;
        root.follow(lines.line(1), lines.length(1));
      }
      if (value > best) {
        best = value;
        low = Math.max(low, value);
        if (value >= beta) {
          break;
        }
      }
    }
    moves
        .subList(first, moves.size())
        .sort(Comparator.<RootMove>comparingInt(each -> each.value).reversed());
    return best;
  }

  private void make(int move, int ply) {
    boolean changes = RepetitionHistory.changesMen(board, move);
    int before = board.royals(board.sideToMove() ^ 1);
    kingSafety.before(move, ply);
    board.make(move);
    checks.moved(move, ply, before);
    kingSafety.after(ply + 1);
    path.push(move, changes);
  }

  private void unmake() {
    board.unmake();
    path.pop();
  }

  private boolean mustStop() {
    if (nodes >= nextPoll) {
      stopped = control.poll(thread, nodes);
      nextPoll = control.nextPoll(nodes);
    }
    return stopped;
  }

  private int evaluate(int ply) {
    int sum = staticValue(ply) + level.error(board.key());
    if (network != null) {
      sum += network.of(ply);
    }
    return Math.max(-Value.MOST_OPEN, Math.min(Value.MOST_OPEN, sum));
  }

  /** What the hand-made evaluation alone finds. */
  int staticValue(int ply) {
    return evaluation.of(board) + kingSafety.of(ply, board.sideToMove());
  }

  /** The value of the position on the board for the side to move. */
  private int search(int alpha, int beta, int depth, int ply, boolean mayNull) {
    lines.end(ply);
    if (mustStop()) {
      return 0;
    }
    nodes++;
    int us = board.sideToMove();
    if (board.lostRoyals(us)) {
      return Value.lost(ply);
    }
    if (endsByMaterial) {
      var outcome = gameEnd.byMaterial();
      if (outcome.isPresent()) {
        return valueOf(outcome.get(), us, ply);
      }
    }
    int repeated = path.judge(ply);
    if (repeated != RepetitionHistory.OPEN) {
      return repeated == RepetitionHistory.FORBIDDEN ? Value.won(ply) : repeated;
    }
    deepest = Math.max(deepest, ply);
    if (ply >= Value.MOST_PLIES) {
      return evaluate(ply);
    }
    boolean check = checks.isChecked(ply);
    if (check) {
      path.setChecked();
    }
    int left = check && ply < 2 * rootDepth ? depth + 1 : depth;
    if (left <= 0) {
      return quiescence(alpha, beta, ply, MOST_CAPTURES);
    }
    if (checks.isExposed(ply)) {
      return Value.won(ply + 1);
    }
    return searchNode(alpha, beta, left, ply, mayNull, check);
  }

  private static int valueOf(org.komabako.kernel.model.Outcome outcome, int us, int ply) {
    return outcome
        .winner()
        .map(side -> side.ordinal() == us ? Value.won(ply) : Value.lost(ply))
        .orElse(0);
  }

  /** A node above the horizon: static evaluation, reverse futility, transposition table, null move, then its moves. */
  private int searchNode(
      int lowest, int highest, int depth, int ply, boolean mayNull, boolean check) {
    int alpha = Math.max(lowest, Value.lost(ply));
    int beta = Math.min(highest, Value.won(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }
    boolean wide = beta - alpha > 1;
    int staticEval = evaluate(ply);
    staticEvals[ply] = staticEval;
    boolean open = !check && !wide && Math.abs(beta) < Value.BY_REPETITION;
    if (open && PruningMargins.isGoodEnough(staticEval, depth, beta)) {
      return staticEval;
    }
    if (open && depth == 1 && PruningMargins.isFutile(staticEval, depth, alpha)) {
      return quiescence(alpha, beta, ply, MOST_CAPTURES);
    }
    long key = board.fullKey();
    long known = table.get(key);
    int hash = TranspositionTable.move(known);
    if (known != TranspositionTable.UNKNOWN && !wide && TranspositionTable.depth(known) >= depth) {
      int value = TranspositionTable.value(known, ply);
      if (TranspositionTable.decides(known, value, beta)) {
        return value;
      }
    }
    if (open && mayNull && depth >= 2 && staticEval >= beta) {
      int value = nullMove(beta, depth, ply, staticEval);
      if (value >= beta) {
        return value;
      }
    }
    // Internal iterative reduction: without a move of the table the first look is a ply shallower.
    int shallower = hash == 0 && depth >= 5 ? depth - 1 : depth;
    return moveLoop(alpha, beta, shallower, ply, check, hash, key);
  }

  /** Null move pruning: gives the opponent one more move; if even that does not help him, the node is cut. */
  private int nullMove(int beta, int depth, int ply, int staticEval) {
    int reduction = NULL_MOVE_REDUCTION + depth / 4 + Math.min(3, (staticEval - beta) / 200);
    board.makeNull();
    path.pushNull();
    checks.passed(ply);
    kingSafety.same(ply + 1);
    int value = -search(-beta, -beta + 1, depth - 1 - reduction, ply + 1, false);
    path.pop();
    board.unmakeNull();
    return Value.isMate(value) ? beta : value;
  }

  /** The move loop of a node: late move pruning and reductions, zero-window searches, and what the node teaches. */
  private int moveLoop(
      int lowest, int beta, int depth, int ply, boolean check, int hash, long key) {
    int alpha = lowest;
    boolean wide = beta - alpha > 1;
    boolean improving = ply >= 2 && !check && staticEvals[ply] > staticEvals[ply - 2];
    int previous = ply > 0 ? heuristics.indexAfter(path.lastMove()) : 0;
    MovePicker picker = pickers[ply];
    picker.begin(hash, ply, previous, depth);
    int best = -Value.INFINITE;
    int bestMove = 0;
    int legal = 0;
    int quiets = 0;
    int quietsSeen = 0;
    int most = PruningMargins.quiets(depth, improving);
    boolean futile = PruningMargins.isFutile(staticEvals[ply], depth, lowest);
    int lateMove = (improving ? 0 : 1) - (wide ? 1 : 0);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      boolean quiet = picker.isQuiet();
      boolean mayLeaveOut = !check && best > -Value.BY_REPETITION;
      boolean late = mayLeaveOut && quiet && quietsSeen++ >= most;
      if (late && !sudden) {
        picker.skipQuiets();
        continue;
      }
      boolean gives = checks.gives(move, ply);
      if (late && !gives) {
        continue;
      }
      if (mayLeaveOut
          && !gives
          && (quiet ? futile && !PackedMove.promotes(move) : losesTooMuch(move, depth, picker))) {
        continue;
      }
      int history = quiet ? heuristics.history(move) : 0;
      make(move, ply);
      checks.find(move, ply, gives);
      int value;
      int next = depth - 1;
      if (legal == 0) {
        value = -search(-beta, -alpha, next, ply + 1, true);
      } else {
        int reduction = depth >= 2 && !check
            ? reductions.of(depth, legal, quiet, lateMove - (gives ? 1 : 0) - history / 6000)
            : 0;
        value = -search(-alpha - 1, -alpha, next - reduction, ply + 1, true);
        if (value > alpha && reduction > 0) {
          value = -search(-alpha - 1, -alpha, next, ply + 1, true);
        }
        if (value > alpha && value < beta) {
          value = -search(-beta, -alpha, next, ply + 1, true);
        }
      }
      boolean forbidden =
          value == -Value.won(ply + 1) && path.judge(ply + 1) == RepetitionHistory.FORBIDDEN;
      unmake();
      if (stopped) {
        return 0;
      }
      if (forbidden) {
        continue;
      }
      legal++;
      if (value > best) {
        best = value;
        if (value > alpha) {
          bestMove = move;
          alpha = value;
          if (wide) {
            lines.prepend(ply, move);
          }
          if (alpha >= beta) {
            if (quiet) {
              refuted(move, ply, depth, previous, quiets);
            }
            break;
          }
        }
      }
      if (quiet && quiets < tried[ply].length) {
        tried[ply][quiets] = move;
        quiets++;
      }
    }
    if (legal == 0 && best == -Value.INFINITE) {
      return noMovesLose && !board.isKingless(board.sideToMove()) ? Value.lost(ply) : 0;
    }
    int bound = best >= beta
        ? TranspositionTable.AT_LEAST
        : bestMove != 0 && wide ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    table.put(key, bestMove, best, depth, bound, ply);
    return best;
  }

  private boolean losesTooMuch(int move, int depth, MovePicker picker) {
    int most = PruningMargins.loss(depth);
    return picker.isLosing() && picker.stake(move) > most && exchange.value(move) < -most;
  }

  private void refuted(int move, int ply, int depth, int previous, int quiets) {
    heuristics.good(move, ply, depth, previous);
    for (int i = 0; i < quiets; i++) {
      heuristics.bad(tried[ply][i], depth);
    }
  }

  /** Quiescence search: looks at captures only, until the position is quiet, with delta pruning. */
  private int quiescence(int lowest, int beta, int ply, int left) {
    int staticEval = evaluate(ply);
    if (staticEval >= beta || left == 0 || ply >= Value.MOST_PLIES) {
      return staticEval;
    }
    int alpha = Math.max(lowest, staticEval);
    MovePicker picker = pickers[ply];
    picker.beginCaptures(alpha - staticEval - DELTA_MARGIN);
    int best =
        picker.deltaMargin() == 0 ? staticEval : staticEval + DELTA_MARGIN + picker.deltaMargin();
    for (int move = picker.nextCapture(); move != MovePicker.NONE; move = picker.nextCapture()) {
      make(move, ply);
      int value = -quiescenceNode(-beta, -alpha, ply + 1, left - 1);
      unmake();
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          if (alpha >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  /** A position after a capture of the quiescence search. */
  private int quiescenceNode(int alpha, int beta, int ply, int left) {
    lines.end(ply);
    if (mustStop()) {
      return 0;
    }
    nodes++;
    if (board.lostRoyals(board.sideToMove())) {
      return Value.lost(ply);
    }
    return quiescence(alpha, beta, ply, left);
  }
}
