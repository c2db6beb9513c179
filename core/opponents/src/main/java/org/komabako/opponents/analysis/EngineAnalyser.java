package org.komabako.opponents.analysis;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Engine;
import org.komabako.engine.Info;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.analysis.Findings.State;
import org.komabako.opponents.internal.EngineAtWork;
import org.komabako.opponents.internal.Steps;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/** The {@link Analyser}: its steps, one after another. */
final class EngineAnalyser implements Analyser {
  private static final Logger LOG = System.getLogger(EngineAnalyser.class.getName());
  private static final LocalizedText NOTHING = LocalizedText.same("");

  /** What was found with less depth is not worth keeping. */
  private static final int WORTH = 4;

  private final LiveGame game;
  private final Consumer<Findings> told;
  private final Steps steps = new Steps("komabako-analysis", this::failed);
  private final EngineAtWork work;
  private final AutoCloseable listening;
  private @Nullable AnalysisRequest wish;
  private @Nullable Thought thought;

  /** What is being thought about, or was until the engine had enough. */
  private final class Thought {
    final Subject subject;
    final BestLines lines = new BestLines();
    boolean stopping;
    volatile boolean done;

    Thought(Subject subject) {
      this.subject = subject;
    }

    void take(Info info) {
      boolean news = info.bound() == Info.Bound.EXACT || lines.all().isEmpty();
      if (news && !info.line().isEmpty() && lines.take(info)) {
        tell(State.THINKS, NOTHING, this);
      }
    }
  }

  EngineAnalyser(
      LiveGame game, Function<String, Optional<Engine>> engines, Consumer<Findings> told) {
    this.game = game;
    this.told = told;
    work = new EngineAtWork(engines, steps, this::troubled);
    listening = game.listen(any -> look());
  }

  @Override
  public void start(AnalysisRequest next) {
    steps.run(() -> {
      rest();
      wish = next;
      follow();
    });
  }

  @Override
  public void stop() {
    steps.run(() -> {
      rest();
      wish = null;
      told.accept(Findings.NOTHING);
    });
  }

  @Override
  public void look() {
    steps.run(this::follow);
  }

  private void failed(Throwable problem) {
    if (problem instanceof GameSuspendedException suspended) {
      drop();
      tell(State.WAITS, suspended.text(), null);
    } else {
      fail(problem);
    }
  }

  private void follow() {
    AnalysisRequest wanted = wish;
    if (wanted == null) {
      return;
    }
    if (work.changes(wanted.engine())) {
      rest();
    }
    if (work.engine().isEmpty()) {
      tell(State.AWAY, Opponents.away(wanted.engine()).text(), null);
      return;
    }
    Subject here = game.read(each -> Subject.of(each, each.current()));
    Thought known = thought;
    if (known != null && known.subject.isSame(here)) {
      return;
    }
    if (known != null && !known.done) {
      leave(known);
      return;
    }
    keep(known);
    thought = null;
    boolean over = game.read(each -> each.current().outcome().isPresent())
        || here.position().legalMoves().isEmpty();
    if (over) {
      tell(State.WAITS, Sentence.of(Analyser.class, "analyser.noMoveCanPlayed"), null);
    } else {
      think(wanted, here);
    }
  }

  private void think(AnalysisRequest wanted, Subject here) {
    Thought mine = new Thought(here);
    thought = mine;
    tell(State.THINKS, NOTHING, mine);
    Engine engine = work.engine().orElseThrow();
    work.think(
        here.task(wanted.limits()),
        engine.forAnalysis(wanted.values(engine.options())),
        mine::take,
        (answer, problem) -> finished(mine, problem));
  }

  /** What is in its engine's way while it mends that by itself is said beside what was found. */
  private void troubled(LocalizedText trouble) {
    Thought mine = thought;
    if (mine != null && !mine.done) {
      tell(State.THINKS, trouble, mine);
    }
  }

  private void finished(Thought mine, @Nullable Throwable problem) {
    if (problem != null) {
      fail(problem);
    } else {
      mine.done = true;
      tell(State.DONE, NOTHING, mine);
    }
  }

  /** The engine is asked to come to an end; what follows is begun when it has. */
  private void leave(Thought left) {
    if (!left.stopping) {
      left.stopping = true;
      work.stop(() -> {
        keep(left);
        thought = null;
        follow();
      });
    }
  }

  /** Keeps the best score that was found of a place. */
  private void keep(@Nullable Thought left) {
    Info best = left == null ? null : left.lines.best().orElse(null);
    if (left != null && best != null && best.depth() >= WORTH) {
      try {
        var unused = game.change(each -> {
          Evaluations.keep(each, left.subject, Evaluations.of(best));
          return true;
        });
      } catch (GameSuspendedException e) {
        LOG.log(Level.DEBUG, "the variant has left, and the score with it", e);
      }
    }
  }

  private void fail(Throwable problem) {
    AnalysisRequest wanted = wish;
    boolean away = work.hasLeft();
    drop();
    if (wanted == null) {
      return;
    }
    if (away) {
      tell(State.AWAY, Opponents.away(wanted.engine()).text(), null);
    } else {
      wish = null;
      tell(State.FAILED, UserMessage.of(problem), null);
      LOG.log(Level.WARNING, "game {0}: analysis: {1}", game.id(), problem.toString());
    }
  }

  private void tell(State state, LocalizedText note, @Nullable Thought mine) {
    if (mine == null) {
      told.accept(new Findings(state, note, Optional.empty(), List.of()));
    } else if (mine == thought && !mine.stopping) {
      told.accept(new Findings(state, note, Optional.of(mine.subject), mine.lines.all()));
    }
  }

  /** Keeps what was found, and lets the engine go. */
  private void rest() {
    keep(thought);
    drop();
  }

  private void drop() {
    thought = null;
    work.drop();
  }

  @Override
  public void close() {
    try {
      listening.close();
    } catch (Exception e) {
      LOG.log(Level.DEBUG, "to listen no more", e);
    }
    steps.run(() -> {
      wish = null;
      rest();
    });
    steps.close();
  }
}
