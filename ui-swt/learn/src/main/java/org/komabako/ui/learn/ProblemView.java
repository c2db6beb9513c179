package org.komabako.ui.learn;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Engine;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Move;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.learn.ProblemPanel.Tone;
import org.komabako.ui.learn.problem.Problem;
import org.komabako.ui.learn.problem.State;
import org.komabako.ui.learn.problem.Trial;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.desk.Desk;

/** One problem: its board, what is to be done, and what the judge says to the moves that are tried. */
final class ProblemView {
  private static final int STEP = 900;

  private final Desk desk;
  private final LearnBoard board;
  private final ProblemPanel panel;
  private final ProblemWords words;
  private final ProblemSource source;
  private final Consumer<Problem> solved;
  private final Executor judging;
  private final Executor closing;
  private @Nullable Problem problem;
  private @Nullable Trial trial;
  private @Nullable State start;
  /** How it stood when the last move was tried, and how it stands since. */
  private @Nullable State before;

  private @Nullable State state;
  private boolean busy;

  /**
   * Shows nothing yet.
   *
   * @param solved takes a problem when it is solved
   * @param next goes to the next one
   */
  ProblemView(
      Composite parent, Desk desk, ProblemSource source, Consumer<Problem> solved, Runnable next) {
    this.desk = desk;
    this.source = source;
    this.solved = solved;
    judging = desk.work().lane();
    closing = desk.work().lane();
    words = new ProblemWords(desk);
    board = new LearnBoard(parent, desk, this::request);
    board.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    board.control().addDisposeListener(e -> leave());
    var deeds = new TaskPanel.Deeds(this::hint, this::demonstrate, this::again, next);
    panel = new ProblemPanel(parent, desk, deeds);
  }

  /** So wide is the column beside the board from now on. */
  void width(int width) {
    panel.width(width);
  }

  private boolean isDisposed() {
    return board.control().isDisposed();
  }

  /** Nothing is shown; what is thought about is given up. */
  void leave() {
    Trial left = trial;
    if (left != null) {
      closing.execute(left::close);
    }
    trial = null;
    problem = null;
    start = null;
    before = null;
    state = null;
    busy = false;
    if (!isDisposed()) {
      board.clear();
      panel.task("", "");
      panel.tell("", Tone.PLAIN);
      panel.buttons(false, false);
      panel.shown(false);
    }
  }

  /** Says what would be here, while there is no problem. */
  void say(String text) {
    board.say(text);
  }

  /** There is nothing more to be solved. */
  void allSolved() {
    if (problem != null) {
      panel.tell(desk.messages().get("learn.problems.all"), Tone.RIGHT);
    }
  }

  /** Goes to a problem. */
  void show(Problem chosen) {
    leave();
    problem = chosen;
    panel.shown(true);
    board.show(Snapshot.of(chosen.position()), chosen.position().side(), false);
    panel.task(ProblemList.name(desk, chosen), words.task(chosen, 0));
    judge(() -> {
      Optional<Engine> engine = source.judge(chosen);
      if (engine.isEmpty()) {
        desk.gate().send(() -> failed(chosen, desk.messages().get("learn.problem.no-engine")));
        return Optional.empty();
      }
      Trial made = Trial.of(chosen, engine.get());
      desk.gate().send(() -> {
        if (problem == chosen && !isDisposed()) {
          trial = made;
        } else {
          closing.execute(made::close);
        }
      });
      return Optional.of(made.begin());
    });
  }

  private void failed(Problem about, String why) {
    if (problem == about && !isDisposed()) {
      busy = false;
      panel.tell(why, Tone.PLAIN);
    }
  }

  /** Has something judged in a lane, and shows how it stands then. */
  private void judge(Supplier<Optional<State>> task) {
    Problem about = problem;
    if (about == null) {
      return;
    }
    busy = true;
    panel.tell(desk.messages().get("learn.problem.thinks"), Tone.PLAIN);
    judging.execute(() -> {
      try {
        task.get()
            .ifPresent(found -> desk.gate().send(() -> {
              if (problem == about && !isDisposed()) {
                judged(about, found);
              }
            }));
      } catch (RuntimeException | Error e) {
        // An engine and a variant are foreign code.
        String why = desk.messages().of(Problems.of(e));
        desk.gate().send(() -> failed(about, why));
      }
    });
  }

  private void judged(Problem about, State found) {
    before = state == null ? found : state;
    busy = false;
    state = found;
    if (start == null) {
      start = found;
      panel.task(ProblemList.name(desk, about), words.task(about, found.number()));
    }
    boolean done = found.result() == State.Result.SOLVED;
    if (done) {
      solved.accept(about);
    }
    show(found, List.of());
    panel.buttons(!found.best().isEmpty(), done);
    panel.tell(words.told(about, before, found), ProblemWords.tone(found.result()));
  }

  private void show(State now, List<Mark> marks) {
    Problem known = problem;
    if (known != null) {
      board.show(now.board().withMarks(marks), known.position().side(), now.isOpen());
    }
  }

  private void request(Request request) {
    Trial now = trial;
    State from = state;
    if (now == null || from == null || busy) {
      return;
    }
    if (request instanceof Request.Play play) {
      play(now, from, play.move());
    } else if (request instanceof Request.Explain explain) {
      from.board()
          .position()
          .why(explain.move())
          .ifPresent(why -> panel.tell(desk.messages().of(why.text()), Tone.PLAIN));
    }
  }

  private void play(Trial now, State from, Move move) {
    board.show(from.board().after(List.of(move)), from.board().position().side(), false);
    judge(() -> Optional.of(now.play(from, move)));
  }

  /** Marks the square from which the best move goes. */
  private void hint() {
    State now = state;
    if (now != null && !busy && !now.best().isEmpty()) {
      Move best = now.best().get(0);
      show(now, List.of(Mark.on(best.origin().orElse(best.to()), LearnBoard.HINT)));
      String key = best.origin().isPresent() ? "learn.problem.hint" : "learn.problem.hint-drop";
      panel.tell(desk.messages().get(key, best.origin().orElse(best.to())), Tone.PLAIN);
    }
  }

  /** Plays the solution, a move at a time; that does not count. */
  private void demonstrate() {
    State now = state;
    Problem known = problem;
    if (now != null && known != null && !busy) {
      // Of a better move the move itself is the solution.
      int most = known.mistake().isPresent() ? 1 : now.best().size();
      panel.tell(words.solution(now, most), Tone.PLAIN);
      show(now, List.of());
      step(now, now.solution(most), 0);
    }
  }

  private void step(State from, List<Snapshot> way, int at) {
    board.control().getDisplay().timerExec(STEP, () -> {
      Problem known = problem;
      if (!isDisposed() && state == from && known != null && !busy && at < way.size()) {
        board.show(way.get(at), known.position().side(), false);
        step(from, way, at + 1);
      }
    });
  }

  private void again() {
    State first = start;
    Problem known = problem;
    if (first != null && known != null && !busy) {
      state = null;
      judged(known, first);
    }
  }

  /** All words anew, in the language now. */
  void write() {
    Problem known = problem;
    State now = state;
    if (known == null) {
      return;
    }
    panel.task(
        ProblemList.name(desk, known), words.task(known, start == null ? 0 : start.number()));
    if (now != null && !busy) {
      panel.tell(
          words.told(known, before == null ? now : before, now), ProblemWords.tone(now.result()));
    }
  }
}
