package org.komabako.engine.search;

import java.util.Comparator;
import java.util.List;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.StaticExchange;
import org.komabako.position.board.VariantLayout;

/**
 * Alpha-beta search (principal variation search, PVS, with a transposition table), one object for each thread: null
 * move pruning, futility, late move and history pruning, late move reductions, check and singular extensions. Nothing
 * is allocated in it but when a line is longer than any before.
 */
final class Search {
  /** Checks are extended up to so many times the depth from the root, in hundredths. */
  private static final int EXTENDED = 227;

  /** Nearer to the end of a line no move is looked at for being the only good one. */
  private static final int SINGULAR_DEPTH = 7;

  private final TranspositionTable table;
  private final SearchLine line;
  private final Board board;
  private final RepetitionHistory path;
  private final Heuristics heuristics;
  private final Checks checks;
  private final MaterialEnd materialEnd;
  private final StaticExchange exchange;
  private final QuiescenceSearch quiescence;

  /** Whether kings are attacked from far off and over other pieces, so that no check may be left out. */
  private final boolean sudden;

  private final VariantLayout layout;
  private final MovePickers pickers;
  private final PrincipalVariations lines = new PrincipalVariations();
  private final Reductions reductions = Reductions.TABLE;

  /** By ply: the static evaluation, as it was made and as it was corrected. */
  private final int[] evaluated = new int[Value.MOST_PLIES + 2];

  private final int[] staticEvals = new int[Value.MOST_PLIES + 2];

  /** By ply: whether the position is or was on a principal variation. */
  private final boolean[] principal = new boolean[Value.MOST_PLIES + 1];

  private final int[][] tried = new int[Value.MOST_PLIES + 1][Long.SIZE];
  private final boolean noMovesLose;

  private final NodeCounter counter;
  private int deepest;
  private int rootDepth;

  Search(SearchState state, int thread, StopControl control, RepetitionHistory path) {
    this.path = path;
    board = path.board();
    table = state.table();
    heuristics = state.heuristics(thread, board);
    line = new SearchLine(state, heuristics, state.evaluations(thread), path);
    checks = line.checks();
    counter = new NodeCounter(thread, control);
    layout = board.layout();
    materialEnd = new MaterialEnd(board);
    sudden = layout.hasUnusualMoves();
    exchange = new StaticExchange(board, state.exchangeValues());
    noMovesLose = layout.book().stalemate() == Stalemate.LOSS;
    MoveGenerator generator = MoveGenerator.of(board);
    pickers = new MovePickers(() -> new MovePicker(
        board, generator, exchange, heuristics, state.sight(), checks, state.exchangeValues()));
    quiescence = new QuiescenceSearch(line, table, counter, pickers, lines);
  }

  long nodes() {
    return counter.nodes();
  }

  boolean isStopped() {
    return counter.isStopped();
  }

  /** What the hand-made evaluation says of the root, for the side to move. */
  int handMadeValue() {
    return line.handMadeValue(0);
  }

  /** Looks at some moves of the root to a depth; the best of them comes first. */
  int root(List<RootMove> moves, int first, int alpha, int beta, int depth) {
    rootDepth = depth;
    deepest = 0;
    int best = -Value.INFINITE;
    int low = alpha;
    checks.ask(0);
    boolean check = checks.isChecked(0);
    staticEvals[0] = line.evaluate(0);
    for (int i = first; i < moves.size(); i++) {
      moves.get(i).value = -Value.INFINITE;
    }
    for (int i = first; i < moves.size() && !isStopped(); i++) {
      RootMove root = moves.get(i);
      line.make(root.move, 0);
      checks.ask(1);
      int value;
      if (i == first) {
        value = -search(-beta, -low, depth - 1, 1, true);
      } else {
        int reduction =
            depth >= 3 && i >= first + 4 && !check ? reductions.atRoot(depth, i - first) : 0;
        value = -search(-low - 1, -low, depth - 1 - reduction, 1, true);
        if (value > low && reduction > 0) {
          value = -search(-low - 1, -low, depth - 1, 1, true);
        }
        if (value > low && !isStopped()) {
          value = -search(-beta, -low, depth - 1, 1, true);
        }
      }
      line.unmake();
      if (isStopped()) {
        break;
      }
      if (i == first || value > low) {
        root.value = value;
        root.found = value;
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

  /** The value of the position on the board for the side to move. */
  private int search(int alpha, int beta, int depth, int ply, boolean mayNull) {
    lines.end(ply);
    if (!counter.goesOn()) {
      return 0;
    }
    int us = board.sideToMove();
    if (board.lostRoyals(us)) {
      return Value.lost(ply);
    }
    int ended = materialEnd.value(us, ply);
    if (ended != MaterialEnd.OPEN) {
      return ended;
    }
    int repeated = path.judge(ply);
    if (repeated != RepetitionHistory.OPEN) {
      return repeated == RepetitionHistory.FORBIDDEN ? Value.won(ply) : repeated;
    }
    deepest = Math.max(deepest, ply);
    if (ply >= Value.MOST_PLIES) {
      return line.evaluate(ply);
    }
    boolean check = checks.isChecked(ply);
    if (check) {
      path.setChecked();
    }
    int left = check && 100 * ply < EXTENDED * rootDepth ? depth + 1 : depth;
    if (left <= 0) {
      return quiescence.value(alpha, beta, ply);
    }
    if (checks.isExposed(ply)) {
      return Value.won(ply + 1);
    }
    return searchNode(alpha, beta, left, ply, mayNull, check);
  }

  /** A node above the horizon: transposition table, static evaluation, reverse futility, null move, then its moves. */
  private int searchNode(
      int lowest, int highest, int depth, int ply, boolean mayNull, boolean check) {
    int alpha = Math.max(lowest, Value.lost(ply));
    int beta = Math.min(highest, Value.won(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }
    boolean wide = beta - alpha > 1;
    long key = board.fullKey();
    long known = table.get(key);
    if (known != TranspositionTable.UNKNOWN && !wide && TranspositionTable.depth(known) >= depth) {
      int value = TranspositionTable.value(known, ply);
      if (TranspositionTable.decides(known, value, beta)) {
        return value;
      }
    }
    heuristics.enter(ply);
    principal[ply] = wide || TranspositionTable.isPrincipal(known);
    int staticEval = check ? earlier(ply) : look(known, ply);
    if (!check && !wide && Math.abs(beta) < Value.BY_REPETITION) {
      if (PruningMargins.isGoodEnough(staticEval, depth, beta)) {
        return staticEval;
      }
      if (depth == 1 && PruningMargins.isFutile(staticEval, depth, alpha)) {
        return quiescence.value(alpha, beta, ply);
      }
      if (mayNull && depth >= 2 && PruningMargins.mayPass(staticEval, beta)) {
        int value = nullMove(beta, depth, ply, staticEval);
        if (value >= beta) {
          return value;
        }
      }
    }
    int hash = TranspositionTable.move(known);
    int extension = 0;
    if (hash != 0 && depth >= SINGULAR_DEPTH && ply < 2 * rootDepth) {
      int least = PruningMargins.singularBeta(known, depth, ply);
      int value = least == -Value.INFINITE
          ? least
          : moveLoop(least - 1, least, (depth - 1) / 2, ply, check, key, hash, hash, 0);
      if (isStopped()) {
        return 0;
      }
      if (value < least) {
        extension = 1;
      } else if (least >= beta && !wide) {
        return least;
      }
    }
    // Internal iterative reduction: without a move of the table the first look is a ply shallower.
    int shallower = hash == 0 && depth >= 5 ? depth - 1 : depth;
    return moveLoop(alpha, beta, shallower, ply, check, key, hash, 0, extension);
  }

  /** The static evaluation of the position of a ply, or what is known if that is nearer to the truth. */
  private int look(long known, int ply) {
    evaluated[ply] = line.evaluate(ply);
    staticEvals[ply] = line.corrected(evaluated[ply], ply);
    return TranspositionTable.closer(known, staticEvals[ply], ply);
  }

  /** In check there is nothing to be evaluated: what the side had a move before. */
  private int earlier(int ply) {
    staticEvals[ply] = ply >= 2 ? staticEvals[ply - 2] : 0;
    return staticEvals[ply];
  }

  /** Null move pruning: gives the opponent one more move; if even that does not help him, the node is cut. */
  private int nullMove(int beta, int depth, int ply, int staticEval) {
    int reduction = PruningMargins.nullMove(depth, staticEval - beta);
    line.makeNull(ply);
    int value = -search(-beta, -beta + 1, depth - 1 - reduction, ply + 1, false);
    line.unmakeNull();
    if (value < beta) {
      heuristics.learnThreat(ply);
    }
    return PruningMargins.afterPass(value, beta);
  }

  /**
   * The move loop of a node: late move pruning and reductions, zero-window searches, and what the node teaches.
   *
   * @param leftOut a move that is not looked at, 0 if none
   * @param extension of the first move
   */
  private int moveLoop(
      int lowest,
      int beta,
      int depth,
      int ply,
      boolean check,
      long key,
      int hash,
      int leftOut,
      int extension) {
    int alpha = lowest;
    boolean wide = beta - alpha > 1;
    boolean improving = ply >= 2 && !check && staticEvals[ply] > staticEvals[ply - 2];
    MovePicker picker = pickers.at(ply);
    picker.begin(hash, ply, depth);
    int best = -Value.INFINITE;
    int bestMove = 0;
    int legal = 0;
    int quiets = 0;
    int quietsSeen = 0;
    int most = PruningMargins.quiets(depth, improving);
    boolean futile = PruningMargins.isFutile(staticEvals[ply], depth, lowest);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      if (move == leftOut) {
        continue;
      }
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
      boolean plain = mayLeaveOut && !gives;
      if (plain && quiet && futile && !PackedMove.promotes(move)) {
        continue;
      }
      if (plain
          && picker.isLosing()
          && losesMore(move, picker.stake(move), PruningMargins.loss(depth))) {
        continue;
      }
      int history = quiet ? heuristics.history(move, ply) : 0;
      if (plain && PruningMargins.isHopeless(history, depth)) {
        continue;
      }
      boolean mayBeLost = quiet && !sudden && (check || !gives) && best > -Value.BY_REPETITION;
      if (mayBeLost && losesMore(move, picker.worth(move), PruningMargins.risk(depth, check))) {
        continue;
      }
      int next = depth - 1 + (move == hash ? extension : 0) - (gives ? spite(move, depth) : 0);
      line.make(move, ply);
      checks.find(move, ply, gives);
      int value;
      if (legal == 0) {
        value = -search(-beta, -alpha, next, ply + 1, true);
      } else {
        int reduction = depth >= 2 && !check
            ? reductions.of(
                depth,
                legal,
                quiet,
                Reductions.lateness(improving, wide, principal[ply], gives, history))
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
      line.unmake();
      if (isStopped()) {
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
            heuristics.refuted(move, ply);
            if (quiet) {
              refuted(move, ply, depth, quiets);
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
    if (leftOut != 0) {
      return legal == 0 ? lowest : best;
    }
    if (legal == 0 && best == -Value.INFINITE) {
      return noMovesLose && !board.isKingless(board.sideToMove()) ? Value.lost(ply) : 0;
    }
    if (best <= lowest) {
      heuristics.unanswered(ply, depth);
    }
    int bound = best >= beta
        ? TranspositionTable.AT_LEAST
        : bestMove != 0 && wide ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    int marked = TranspositionTable.marked(bound, principal[ply]);
    table.put(key, bestMove, best, depth, marked, ply);
    boolean quietest = !check && (bestMove == 0 || !board.takes(bestMove));
    if (quietest && Math.abs(best) < Value.BY_REPETITION) {
      line.learn(best - evaluated[ply], bound, depth, ply);
    }
    return best;
  }

  /** Whether a move that can lose a stake loses more than it may, by static exchange evaluation. */
  private boolean losesMore(int move, int stake, int most) {
    return stake > most && exchange.value(move) < -most;
  }

  /** The plies less that a check is worth: each is extended where it is answered, also one that loses its piece. */
  private int spite(int move, int depth) {
    boolean known = depth >= PruningMargins.SPITE_DEPTH && !sudden;
    return known && exchange.value(move) < -PruningMargins.CHECK_LOSS ? 1 : 0;
  }

  private void refuted(int move, int ply, int depth, int quiets) {
    heuristics.good(move, ply, depth);
    for (int i = 0; i < quiets; i++) {
      heuristics.bad(tried[ply][i], ply, depth);
    }
  }
}
