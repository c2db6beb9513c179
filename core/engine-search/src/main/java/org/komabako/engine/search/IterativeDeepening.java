package org.komabako.engine.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.position.board.Board;
import org.komabako.position.board.EnteringKing;
import org.komabako.position.board.GameEnd;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;

/** Thinks about one task by iterative deepening with an aspiration window, until the time is over. */
final class IterativeDeepening {
  private static final int FIRST_WINDOW = 30;
  private static final int WINDOW_DEPTH = 4;

  private final Task task;
  private final EngineSettings settings;
  private final SearchState state;
  private final StopControl control;
  private final Consumer<Info> told;
  private final RepetitionHistory path;
  private final int deepest;
  private final boolean ownClock;

  /** The move that was told last as the best; only the leading thread tells. */
  private int toldFirst;

  IterativeDeepening(
      Task task,
      EngineSettings settings,
      SearchState state,
      StopControl control,
      Consumer<Info> told) {
    this.task = task;
    this.settings = settings;
    this.state = state;
    this.control = control;
    this.told = told;
    path = new RepetitionHistory(task, state.evaluation());
    state.begin(task);
    int most = task.limits().mate()
        ? Value.MOST_PLIES
        : state.level().depth(path.board().key());
    deepest = Math.min(most, task.limits().depth().orElse(Value.MOST_PLIES));
    ownClock = task.limits().own().isPresent();
  }

  /** The answer, when the time is over. */
  Answer answer() {
    List<RootMove> moves = rootMoves();
    state.table().grow();
    if (task.limits().mate()) {
      return moves.isEmpty() ? new Answer.Mate(List.of(), true) : mate();
    }
    boolean wins = !moves.isEmpty() && EnteringKing.mayDeclare(path.board());
    if (wins && !control.isTimeless() && !control.isPondering()) {
      return new Answer.ClaimWin();
    }
    if (!moves.isEmpty()) {
      List<Thread> helpers = startHelpers(moves);
      deepen(search(0), moves, 1, true);
      waitUntilDue();
      control.stop();
      helpers.forEach(IterativeDeepening::join);
    }
    control.checkWanted();
    return wins ? new Answer.ClaimWin() : answer(moves);
  }

  /** Whether a move may be played: it is legal, and repetition does not forbid it. */
  boolean allows(Move move) {
    return rootMoves().stream()
        .anyMatch(root -> PackedMove.unpack(root.move, path.board()).equals(move));
  }

  private Answer answer(List<RootMove> moves) {
    if (moves.isEmpty()) {
      return new Answer.Resign();
    }
    List<Move> line = line(moves.get(0));
    return new Answer.Play(
        line.get(0), line.size() > 1 ? Optional.of(line.get(1)) : Optional.empty());
  }

  private Answer mate() {
    MateSolver solver = new MateSolver(state, control, path);
    int[] found = solver.solve(deepest);
    if (found.length == 0) {
      boolean never = solver.isNever();
      if (!never) {
        control.checkWanted();
      }
      return new Answer.Mate(List.of(), never);
    }
    List<Move> line = unpacked(found, path.board().copy());
    tell(solver.nodes(), new Score.Mate(found.length), line);
    return new Answer.Mate(line, false);
  }

  /** The legal moves, those left out that repetition forbids, and passes if it does not think of them. */
  private List<RootMove> rootMoves() {
    List<RootMove> moves = new ArrayList<>();
    List<RootMove> passes = state.level().passes() ? moves : new ArrayList<>();
    Board board = path.board();
    if (new GameEnd(board).outcome().isPresent()) {
      return moves;
    }
    MoveList list = new MoveList();
    MoveGenerator.of(board).legal(list);
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      boolean changes = RepetitionHistory.changesMen(board, move);
      board.make(move);
      path.push(move, changes);
      if (path.judge(1) != RepetitionHistory.FORBIDDEN) {
        (RepetitionHistory.isPass(move) && !changes ? passes : moves).add(new RootMove(move));
      }
      path.pop();
      board.unmake();
    }
    return moves.isEmpty() ? passes : moves;
  }

  /** The root moves, best first, as a search finds them that is alone and tells nobody. */
  List<RootMove> search(Search search) {
    List<RootMove> moves = rootMoves();
    state.table().grow();
    if (!moves.isEmpty()) {
      deepen(search, moves, 1, true);
    }
    return moves;
  }

  /** For one of its threads, with a board of its own. */
  Search search(int thread) {
    return new Search(state, thread, control, path.copy());
  }

  /** Lazy SMP: the other threads search the same, and leave in the table what they find. */
  private List<Thread> startHelpers(List<RootMove> moves) {
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < settings.threads(); i++) {
      int number = i;
      List<RootMove> own = moves.stream().map(root -> new RootMove(root.move)).toList();
      Thread helper = new Thread(
          () -> deepen(search(number), new ArrayList<>(own), 1 + number % 2, false),
          "komabako-engine-" + i);
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    return helpers;
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Nothing more can be found, but an answer is not wanted yet. */
  private void waitUntilDue() {
    Limits limits = task.limits();
    boolean mayEnd = limits.depth().isPresent() || limits.nodes().isPresent();
    while (!control.isStopped() && (control.isPondering() || control.isTimeless() && !mayEnd)) {
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        control.stop();
        Thread.currentThread().interrupt();
      }
    }
  }

  private void deepen(Search search, List<RootMove> moves, int from, boolean leads) {
    int lines = leads ? Math.min(settings.lines(), moves.size()) : 1;
    int best = 0;
    double doubt = 1;
    for (int depth = from; depth <= deepest && !search.isStopped(); depth++) {
      moves.forEach(move -> move.before = move.value);
      for (int line = 0; line < lines && !search.isStopped(); line++) {
        look(search, moves, line, depth, leads);
        if (leads && moves.get(line).value > -Value.INFINITE) {
          boolean others = !search.isStopped() && isMovedUp(moves, line);
          for (int rank = others ? 0 : line; rank <= line; rank++) {
            tell(search, moves.get(rank), rank + 1, depth, Info.Bound.EXACT);
          }
        }
      }
      if (leads) {
        RootMove first = moves.get(0);
        doubt = Math.min(2.5, (doubt + 1) / 2 + (first.move == best ? 0 : 0.6) + fall(first));
        best = first.move;
        if (isEnough(moves, depth, doubt)) {
          break;
        }
      }
    }
  }

  /** Puts a line before those that it has turned out to be better than; whether there are such. */
  private static boolean isMovedUp(List<RootMove> moves, int line) {
    int rank = line;
    while (rank > 0 && moves.get(line).value > moves.get(rank - 1).value) {
      rank--;
    }
    moves.add(rank, moves.remove(line));
    return rank < line;
  }

  /** A value that falls is a reason to look longer. */
  private static double fall(RootMove first) {
    return first.before == -Value.INFINITE
        ? 0
        : Math.max(0, Math.min(1, (first.before - first.value) / 120.0));
  }

  private boolean isEnough(List<RootMove> moves, int depth, double doubt) {
    int value = moves.get(0).value;
    boolean mate = value >= Value.LEAST_MATE && Value.won(depth) <= value;
    boolean decided = ownClock && (moves.size() == 1 || mate);
    return decided && !control.isPondering() || !control.goesDeeper(doubt);
  }

  /** Looks at the moves from one on, in a narrow window about what was found before. */
  private void look(Search search, List<RootMove> moves, int first, int depth, boolean leads) {
    int guess = moves.get(first).before;
    boolean narrow = depth > WINDOW_DEPTH && Math.abs(guess) < Value.BY_REPETITION;
    int width = FIRST_WINDOW;
    int alpha = narrow ? guess - width : -Value.INFINITE;
    int beta = narrow ? guess + width : Value.INFINITE;
    while (!search.isStopped()) {
      int value = search.root(moves, first, alpha, beta, depth);
      if (value > alpha && value < beta) {
        return;
      }
      width *= 3;
      boolean wide = width > 1000;
      if (value <= alpha) {
        alpha = wide ? -Value.INFINITE : value - width;
      } else {
        if (leads && first == 0 && moves.get(0).move != toldFirst) {
          // It is the best now, whatever happens to the closer look.
          tell(search, moves.get(0), 1, depth, Info.Bound.AT_LEAST);
        }
        beta = wide ? Value.INFINITE : value + width;
      }
    }
  }

  private void tell(Search search, RootMove root, int rank, int depth, Info.Bound bound) {
    toldFirst = rank == 1 ? root.move : toldFirst;
    told.accept(new Info(
        depth,
        Math.max(depth, root.deepest),
        rank,
        Value.score(root.value, state.chanceUnit(), path.pursuit()),
        bound,
        control.nodes(search.nodes()),
        Duration.ofNanos(control.elapsed()),
        state.table().fullness(),
        line(root)));
  }

  private void tell(long nodes, Score.Mate mate, List<Move> line) {
    told.accept(new Info(
        mate.plies(),
        mate.plies(),
        1,
        mate,
        Info.Bound.EXACT,
        control.nodes(nodes),
        Duration.ofNanos(control.elapsed()),
        state.table().fullness(),
        line));
  }

  /** A line as others read it; a mate is told to its end. */
  private List<Move> line(RootMove root) {
    Board board = path.board().copy();
    List<Move> line = unpacked(root.line, board);
    if (Value.isMate(root.value) && line.size() < Value.MATE - Math.abs(root.value)) {
      addCapture(board, line);
    }
    return line;
  }

  /** Makes the moves of a line on a board. */
  private static List<Move> unpacked(int[] moves, Board board) {
    List<Move> line = new ArrayList<>();
    for (int move : moves) {
      line.add(PackedMove.unpack(move, board));
      board.make(move);
    }
    return line;
  }

  /** Adds the capture of the last royal piece. */
  private static void addCapture(Board board, List<Move> line) {
    int loser = board.sideToMove() ^ 1;
    MoveList moves = new MoveList();
    MoveGenerator.of(board).captures(moves);
    for (int i = 0; i < moves.size(); i++) {
      Move move = PackedMove.unpack(moves.get(i), board);
      board.make(moves.get(i));
      boolean taken = board.lostRoyals(loser);
      board.unmake();
      if (taken) {
        line.add(move);
        return;
      }
    }
  }
}
