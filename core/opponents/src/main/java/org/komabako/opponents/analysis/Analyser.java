package org.komabako.opponents.analysis;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Thinker;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Text;
import org.komabako.opponents.analysis.Findings.State;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/**
 * An engine that looks at the place of a game that is looked at, without end, and follows it. An engine
 * that leaves is waited for, and so is the variant of the game. What was found of a place is kept with
 * the game when it is left. All it does is done by one thread of its own.
 */
public final class Analyser implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Analyser.class.getName());
  private static final Text NOTHING = Text.same("");

  /** What was found with less depth is not worth keeping. */
  private static final int WORTH = 4;

  /** An engine that does not stop by then is closed. */
  private static final int PATIENCE = 3;

  private final LiveGame game;
  private final Function<String, Optional<Engine>> engines;
  private final Consumer<Findings> told;
  private final ExecutorService worker;
  private final AutoCloseable listening;
  private @Nullable Wish wish;
  private @Nullable Engine engine;
  private @Nullable Thinker thinker;
  private @Nullable Rules openedFor;
  private @Nullable Thought thought;

  /** What is being thought about, or was until the engine had enough. */
  private final class Thought {
    final Subject subject;
    final Map<Integer, Info> lines = new ConcurrentSkipListMap<>();
    boolean stopping;
    volatile boolean done;

    Thought(Subject subject) {
      this.subject = subject;
    }

    void take(Info info) {
      boolean news = info.bound() == Info.Bound.EXACT || !lines.containsKey(info.rank());
      if (news && !info.line().isEmpty()) {
        lines.put(info.rank(), info);
        tell(State.THINKS, NOTHING, this);
      }
    }
  }

  /**
   * Looks at nothing yet.
   *
   * @param engines finds an engine by its id
   * @param told takes what is found, in any thread and often; it must return soon
   */
  public Analyser(
      LiveGame game, Function<String, Optional<Engine>> engines, Consumer<Findings> told) {
    this.game = game;
    this.engines = engines;
    this.told = told;
    worker = Executors.newSingleThreadExecutor(task -> {
      Thread thread = new Thread(task, "komabako-analysis");
      thread.setDaemon(true);
      return thread;
    });
    listening = game.listen(any -> look());
  }

  /** Looks from now on, or otherwise than before. */
  public void start(Wish next) {
    run(() -> {
      rest();
      wish = next;
      follow();
    });
  }

  /** Looks no more. */
  public void stop() {
    run(() -> {
      rest();
      wish = null;
      told.accept(Findings.NOTHING);
    });
  }

  /** Something has changed: the game, or the installed engines. */
  public void look() {
    run(this::follow);
  }

  private void run(Runnable step) {
    try {
      worker.execute(() -> {
        try {
          step.run();
        } catch (GameSuspendedException e) {
          closeThinker();
          tell(State.WAITS, e.text(), null);
        } catch (RuntimeException | LinkageError e) {
          // An engine and a variant are foreign code.
          fail(e);
        }
      });
    } catch (RejectedExecutionException e) {
      LOG.log(Level.DEBUG, "the analysis is closed", e);
    }
  }

  private void follow() {
    Wish wanted = wish;
    if (wanted == null) {
      return;
    }
    Optional<Engine> installed = engines.apply(wanted.engine());
    if (installed.isEmpty() || engine != null && installed.get() != engine) {
      rest();
      engine = null;
    }
    if (installed.isEmpty()) {
      tell(State.AWAY, away(wanted.engine()).text(), null);
      return;
    }
    engine = installed.get();
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
      tell(State.WAITS, Text.of("No move can be played here.", "ここで指せる手はありません。"), null);
    } else {
      think(wanted, installed.get(), here);
    }
  }

  /** What is wrong where an engine is asked for that is not installed. */
  public static EngineException away(String id) {
    return EngineException.of("the engine {0} is not installed", "エンジン{0}はインストールされていません", id);
  }

  private void think(Wish wanted, Engine present, Subject here) {
    Thinker open = open(wanted, present, here.start().rules());
    Thought mine = new Thought(here);
    thought = mine;
    tell(State.THINKS, NOTHING, mine);
    var unused = open.think(here.task(Limits.NONE), mine::take)
        .whenComplete((answer, problem) -> run(() -> finished(mine, problem)));
  }

  private void finished(Thought mine, @Nullable Throwable problem) {
    if (mine != thought) {
      return;
    }
    if (problem != null) {
      fail(problem.getCause() == null ? problem : problem.getCause());
      return;
    }
    mine.done = true;
    if (mine.stopping) {
      follow();
    } else {
      tell(State.DONE, NOTHING, mine);
    }
  }

  /** The engine is asked to come to an end; what follows is begun when it has. */
  private void leave(Thought left) {
    if (!left.stopping) {
      left.stopping = true;
      Thinker open = thinker;
      if (open != null) {
        open.stop();
      }
      CompletableFuture.delayedExecutor(PATIENCE, TimeUnit.SECONDS)
          .execute(() -> run(() -> {
            if (left == thought && !left.done) {
              closeThinker();
              follow();
            }
          }));
    }
  }

  private Thinker open(Wish wanted, Engine present, Rules rules) {
    Thinker open = thinker;
    if (open == null || rules != openedFor) {
      closeThinker();
      open = present.open(rules, wanted.values(present));
      thinker = open;
      openedFor = rules;
    }
    return open;
  }

  /** Keeps the best score that was found of a place. */
  private void keep(@Nullable Thought left) {
    Info best = left == null ? null : left.lines.get(1);
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
    Engine mine = engine;
    Wish wanted = wish;
    closeThinker();
    if (wanted == null) {
      return;
    }
    if (mine != null && engines.apply(wanted.engine()).filter(mine::equals).isEmpty()) {
      tell(State.AWAY, away(wanted.engine()).text(), null);
    } else {
      wish = null;
      tell(State.FAILED, Told.of(problem), null);
      LOG.log(Level.WARNING, "game {0}: analysis: {1}", game.id(), problem.toString());
    }
  }

  private void tell(State state, Text note, @Nullable Thought mine) {
    if (mine == null) {
      told.accept(new Findings(state, note, Optional.empty(), List.of()));
    } else if (mine == thought && !mine.stopping) {
      told.accept(new Findings(
          state, note, Optional.of(mine.subject), new ArrayList<>(mine.lines.values())));
    }
  }

  /** Keeps what was found, and lets the engine go. */
  private void rest() {
    keep(thought);
    closeThinker();
  }

  private void closeThinker() {
    Thinker open = thinker;
    thinker = null;
    openedFor = null;
    thought = null;
    if (open != null) {
      open.close();
    }
  }

  /** Looks no more, at anything. */
  @Override
  public void close() {
    try {
      listening.close();
    } catch (Exception e) {
      LOG.log(Level.DEBUG, "to listen no more", e);
    }
    run(() -> {
      wish = null;
      rest();
    });
    worker.shutdown();
  }
}
