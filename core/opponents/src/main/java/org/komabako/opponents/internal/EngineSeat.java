package org.komabako.opponents.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.Side;
import org.komabako.kernel.Told;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.Opponents.State;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/**
 * An engine at a side of a game. All it does is done by one thread of its own, whoever tells it that
 * something has changed; what an engine answers to a place that the game has left is forgotten.
 */
final class EngineSeat implements AutoCloseable {
  private static final Logger LOG = System.getLogger(EngineSeat.class.getName());
  private static final Text NOTHING = Text.same("");
  private static final int EARLY = 40;

  private final LiveGame game;
  private final Side side;
  private final String engineId;
  private final Place place;
  private final Function<String, Optional<Engine>> engines;
  private final Consumer<Seat> changed;
  private final ExecutorService worker;
  private final AutoCloseable listening;
  private @Nullable Engine engine;
  private @Nullable Thinker thinker;
  private @Nullable String openedFor;
  private @Nullable Turn thought;
  private volatile @Nullable Info best;
  private Text farewell = NOTHING;
  private volatile State state = State.WAITS;
  private volatile Text note = NOTHING;

  EngineSeat(
      LiveGame game,
      Side side,
      Place place,
      Function<String, Optional<Engine>> engines,
      Consumer<Seat> changed) {
    this.game = game;
    this.side = side;
    this.place = place;
    engineId = place.engine();
    this.engines = engines;
    this.changed = changed;
    worker = Executors.newSingleThreadExecutor(task -> {
      Thread thread = new Thread(task, "komabako-opponent-" + engineId);
      thread.setDaemon(true);
      return thread;
    });
    listening = game.listen(any -> look());
  }

  boolean isAt(LiveGame which, Side where) {
    return game == which && side == where;
  }

  LiveGame game() {
    return game;
  }

  Seat seat() {
    return new Seat(game.id(), side, engineId, state, note, place.values());
  }

  /** The seat when nobody sits there any more. */
  Seat left() {
    return new Seat(game.id(), side, engineId, State.LEFT, NOTHING, place.values());
  }

  /** Its answer is wanted at once. */
  void moveNow() {
    run(() -> {
      if (thought != null && thinker != null) {
        thinker.stop();
      }
    });
  }

  /** Something has changed: the game, or the installed engines. */
  void look() {
    run(this::follow);
  }

  /** What failed is forgotten. */
  void again() {
    run(() -> {
      if (state == State.FAILED) {
        set(State.WAITS, NOTHING);
        follow();
      }
    });
  }

  private void run(Runnable step) {
    try {
      worker.execute(() -> {
        try {
          step.run();
        } catch (GameSuspendedException e) {
          rest(State.WAITS, e.text());
        } catch (RuntimeException | LinkageError e) {
          // An engine and a variant are foreign code.
          fail(e);
        }
      });
    } catch (RejectedExecutionException e) {
      LOG.log(Level.DEBUG, "the engine has left the game", e);
    }
  }

  private void follow() {
    if (state == State.FAILED) {
      return;
    }
    Optional<Engine> installed = engines.apply(engineId);
    if (installed.isEmpty() || engine != null && installed.get() != engine) {
      rest(
          State.AWAY,
          Sentence.of("the engine {0} is not installed", "エンジン{0}はインストールされていません", engineId));
      engine = null;
    }
    if (installed.isPresent()) {
      engine = installed.get();
      answerOffers();
      take(installed.get());
    }
  }

  private void take(Engine present) {
    Optional<Turn> turn = game.read(each -> Turn.of(each, side));
    if (turn.isPresent() && turn.get().equals(thought)) {
      return;
    }
    if (thought != null) {
      closeThinker();
    }
    if (turn.isEmpty()) {
      set(State.WAITS, game.read(each -> each.result().isPresent()) ? farewell : NOTHING);
      return;
    }
    think(present, turn.get());
  }

  private void think(Engine present, Turn turn) {
    set(State.THINKS, NOTHING);
    Thinker open = open(present, turn);
    Task task = game.read(each -> turn.task(each, side, place.limits()));
    thought = turn;
    var unused = open.think(task, this::told)
        .whenComplete((answer, problem) -> run(() -> {
          if (turn.equals(thought)) {
            thought = null;
            if (problem != null) {
              fail(problem.getCause() == null ? problem : problem.getCause());
            } else {
              answer(turn, answer);
            }
          }
        }));
  }

  /** The same thinker for the whole game: it remembers what it has seen. */
  private Thinker open(Engine present, Turn turn) {
    String rules = turn.rules().toString();
    Thinker open = thinker;
    if (open == null || !rules.equals(openedFor)) {
      closeThinker();
      open = present.open(turn.rules(), place.values());
      thinker = open;
      openedFor = rules;
    }
    return open;
  }

  private void told(Info info) {
    if (info.rank() == 1) {
      best = info;
    }
  }

  private void answer(Turn turn, Answer answer) {
    game.change(each -> {
      if (Turn.of(each, side).filter(turn::equals).isPresent()) {
        each.goTo(each.reached());
        act(each, answer);
      }
      return true;
    });
  }

  private void act(Game each, Answer answer) {
    if (answer instanceof Answer.Play play) {
      each.play(play.move());
    } else if (answer instanceof Answer.ClaimWin) {
      var unused = each.claimJishogi(side);
    } else {
      farewell = reason();
      each.resign(side);
    }
  }

  /** Why it resigns, as far as it is known. */
  private Text reason() {
    Info known = best;
    if (known == null) {
      return Text.of("it resigned", "投了しました");
    }
    return known.score() instanceof Score.Mate
        ? Text.of("it resigned: it sees that it is mated", "投了しました：自玉の詰みを読み切りました")
        : Sentence.of(
            "it resigned: its score was {0}",
            "投了しました：評価値 {0}", ((Score.Material) known.score()).value());
  }

  /** A draw is accepted by who is not better, late enough; a claim by whom it does not cost the game. */
  private void answerOffers() {
    boolean offered = game.read(each -> each.drawOffers().contains(side.opponent()));
    boolean claimed = game.read(each -> each.jishogiClaims().contains(side.opponent()));
    if (offered || claimed) {
      game.change(each -> {
        if (each.drawOffers().contains(side.opponent()) && wantsDraw(each)) {
          var unused = each.offerDraw(side);
        } else if (each.jishogiClaims().contains(side.opponent())
            && each.position()
                .impasse()
                .winner()
                .filter(side.opponent()::equals)
                .isEmpty()) {
          var unused = each.claimJishogi(side);
        } else {
          each.withdrawOffers();
        }
        return true;
      });
    }
  }

  private boolean wantsDraw(Game each) {
    Info known = best;
    if (known == null || each.reached().ply() < EARLY) {
      return false;
    }
    return known.score() instanceof Score.Material material
        ? material.value() <= 0
        : ((Score.Mate) known.score()).plies() < 0;
  }

  private void fail(Throwable problem) {
    boolean away =
        engine != null && engines.apply(engineId).filter(engine::equals).isEmpty();
    rest(away ? State.AWAY : State.FAILED, Told.of(problem));
    LOG.log(Level.WARNING, "game {0}: {1} plays no more: {2}", game.id(), engineId, note);
  }

  private void rest(State next, Text reason) {
    closeThinker();
    set(next, reason);
  }

  private void set(State next, Text reason) {
    boolean news = state != next || !note.equals(reason);
    state = next;
    note = reason;
    if (news) {
      changed.accept(seat());
    }
  }

  private void closeThinker() {
    Thinker open = thinker;
    thinker = null;
    thought = null;
    if (open != null) {
      open.close();
    }
  }

  /** It leaves the game; what it thinks about is forgotten. */
  @Override
  public void close() {
    try {
      listening.close();
    } catch (Exception e) {
      LOG.log(Level.DEBUG, "to listen no more", e);
    }
    run(this::closeThinker);
    worker.shutdown();
  }
}
