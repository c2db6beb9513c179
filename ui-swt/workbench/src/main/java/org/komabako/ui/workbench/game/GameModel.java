package org.komabako.ui.workbench.game;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.widgets.Widget;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Conduct;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.notation.MoveText;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.GameViewer;
import org.komabako.session.LiveGame;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.widgets.work.DisplayGate;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.widgets.work.Work;

/**
 * One open game as the window knows it. The game itself is read and changed in a lane of its own,
 * never on the display thread; each change, whoever made it, comes back as a {@link Snapshot}. The
 * methods are for the display thread, and so are all callbacks.
 */
public final class GameModel implements AutoCloseable {
  private static final Logger LOG = System.getLogger(GameModel.class.getName());

  private final GameViewer live;
  private final DisplayGate gate;
  private final BooleanSupplier starting;
  private final Executor lane;
  private final MoveTimer timer = new MoveTimer(System::nanoTime);
  private final AutoCloseable subscription;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final List<Follower<?>> followers = new CopyOnWriteArrayList<>();
  private Optional<Snapshot> snapshot = Optional.empty();
  private Map<String, String> tags = Map.of();
  private Optional<LocalizedText> suspended = Optional.empty();
  private Optional<LocalizedText> problem = Optional.empty();
  private Optional<LocalizedText> unkept = Optional.empty();
  private boolean ended;
  private boolean offered;
  private boolean seals;

  /** Something that is asked of the game each time that it is read. */
  private record Follower<T>(Function<Game, T> question, Consumer<T> answer) {
    Runnable ask(Game game) {
      try {
        T known = question.apply(game);
        return () -> answer.accept(known);
      } catch (RuntimeException | Error e) {
        // It keeps nobody else from the game.
        LOG.log(Level.WARNING, "what follows the game failed: {0}", e.toString());
        return () -> {};
      }
    }
  }

  /**
   * Follows a game until closed.
   *
   * @param starting asked on the display thread: whether variants are still to come, so that a game without one is not
   *     called suspended; {@link #refresh} when they have come
   */
  public GameModel(LiveGame live, Work work, DisplayGate gate, BooleanSupplier starting) {
    this.live = GameViewer.of(live);
    this.gate = gate;
    this.starting = starting;
    lane = work.lane();
    subscription = this.live.listen(game -> refresh());
    refresh();
  }

  /** The game in the session as this window's board sees it, which looks where it wants. */
  public GameViewer live() {
    return live;
  }

  /** The game as it was when last heard of; empty before that, and while it was never readable. */
  public Optional<Snapshot> snapshot() {
    return snapshot;
  }

  /** What is known of the game besides its moves, when last heard of; see {@link
   * org.komabako.game.Tags}. */
  public Map<String, String> tags() {
    return tags;
  }

  /** Whether the game has ended, wherever one looks. */
  public boolean ended() {
    return ended;
  }

  /** Whether a draw is offered, or somebody claims that nobody can win. */
  public boolean offered() {
    return offered;
  }

  /** Why the game waits; empty if it can be played. */
  public Optional<LocalizedText> suspended() {
    return suspended;
  }

  /** What went wrong with the last change, apart from refused moves. */
  public Optional<LocalizedText> problem() {
    return problem;
  }

  /** Why the game as it is now is in memory only; empty if it is on the disk. */
  public Optional<LocalizedText> unkept() {
    return unkept;
  }

  /** Runs something after each change of what this knows, until the model is closed. */
  public void listen(Runnable change) {
    var unusedRegistration = listeners.add(change);
  }

  /** Runs something after each change of what this knows, until a widget is disposed. */
  public void listen(Widget owner, Runnable change) {
    Registration listening = listeners.add(change);
    owner.addDisposeListener(e -> listening.close());
  }

  /**
   * Asks something of the game now and after each change of it, until the model is closed.
   *
   * @param question asked in the lane of the game, together with the snapshot; what it answers must
   *     not hold the game
   * @param answer takes it on the display thread, before the listeners are told
   * @return asks no more; what was asked before may still be answered
   */
  public <T> Registration follow(Function<Game, T> question, Consumer<T> answer) {
    Follower<T> follower = new Follower<>(question, answer);
    followers.add(follower);
    refresh();
    return () -> followers.remove(follower);
  }

  /** The same until a widget is disposed; nothing is answered after that. */
  public <T> void follow(Widget owner, Function<Game, T> question, Consumer<T> answer) {
    Registration following = follow(question, known -> {
      if (!owner.isDisposed()) {
        answer.accept(known);
      }
    });
    owner.addDisposeListener(e -> following.close());
  }

  /** Whether the next move is sealed in place of being played; see {@link Game#seal}. */
  public boolean seals() {
    return seals;
  }

  /** Seals the next move that is made at this window, or does not. */
  public void seals(boolean now) {
    seals = now;
    tell();
  }

  private record Reading(
      Snapshot snapshot,
      Map<String, String> tags,
      boolean ended,
      boolean offered,
      List<Runnable> answers) {}

  private Reading read(Game game) {
    timer.see(game);
    return new Reading(
        Snapshot.of(game),
        new LinkedHashMap<>(game.tags()),
        game.result().isPresent(),
        !game.drawOffers().isEmpty() || !game.jishogiClaims().isEmpty(),
        followers.stream().map(follower -> follower.ask(game)).toList());
  }

  /** Reads the game again; for any thread. */
  public void refresh() {
    lane.execute(() -> {
      try {
        Reading reading = live.read(this::read);
        Optional<LocalizedText> now = live.unkept();
        gate.send(this, () -> {
          unkept = now;
          tags = reading.tags();
          ended = reading.ended();
          offered = reading.offered();
          reading.answers().forEach(Runnable::run);
          update(reading.snapshot(), null);
        });
      } catch (GameSuspendedException e) {
        LocalizedText reason = live.suspended().orElse(e.text());
        Optional<LocalizedText> now = live.unkept();
        gate.send(this, () -> {
          unkept = now;
          update(null, starting.getAsBoolean() ? null : reason);
        });
      } catch (RuntimeException | Error e) {
        // A variant is foreign code.
        LOG.log(Level.WARNING, "game {0} cannot be read: {1}", live.id(), e.toString());
        gate.send(this, () -> update(null, LocalizedText.same(e.toString())));
      }
    });
  }

  private void update(@Nullable Snapshot next, @Nullable LocalizedText reason) {
    if (next != null) {
      snapshot = Optional.of(next);
    }
    suspended = Optional.ofNullable(reason);
    tell();
  }

  private void tell() {
    listeners.tell(Runnable::run);
  }

  /**
   * Plays a move.
   *
   * @param refused takes the reason if it may not be played
   */
  public void play(Move move, Consumer<Refusal> refused) {
    play(move, () -> {}, refused);
  }

  private void play(Move move, Runnable done, Consumer<Refusal> refused) {
    problem = Optional.empty();
    boolean sealing = seals;
    lane.execute(() -> {
      try {
        // Asked first: where an illegal move loses, trying one in the window is no move.
        Optional<Refusal> why = live.read(game -> game.why(move));
        if (why.isPresent()) {
          gate.send(() -> refused.accept(why.get()));
        } else if (sealing) {
          live.change(game -> {
            game.seal(move);
            return true;
          });
          gate.send(() -> {
            seals(false);
            done.run();
          });
        } else {
          var unused =
              live.change(game -> timer.time(game, each -> playOn(each, move)).ply());
          gate.send(done);
        }
      } catch (IllegalMoveException e) {
        gate.send(() -> refused.accept(e.refusal()));
      } catch (RuntimeException | Error e) {
        gate.send(() -> failed(e));
      }
    });
  }

  /** Against an engine what is taken back is no part of the game that is played. */
  private static GameNode playOn(Game game, Move move) {
    return EngineSides.of(game).isEmpty() ? game.play(move) : game.playOn(move);
  }

  /**
   * Plays a move that was written, in any notation. What names no move is told as {@link #problem}.
   *
   * @param done runs when it was played
   * @param refused takes the reason if it may not be played
   */
  public void type(String text, Runnable done, Consumer<Refusal> refused) {
    problem = Optional.empty();
    lane.execute(() -> {
      try {
        Move move = live.read(game -> MoveText.read(game.current(), text));
        gate.send(() -> play(move, done, refused));
      } catch (RuntimeException | Error e) {
        gate.send(() -> failed(e));
      }
    });
  }

  /**
   * Asks why a move may not be played.
   *
   * @param answer takes the reason; not called if the move may be played
   */
  public void explain(Move move, Consumer<Refusal> answer) {
    lane.execute(() -> {
      try {
        live.read(game -> game.why(move)).ifPresent(why -> gate.send(() -> answer.accept(why)));
      } catch (RuntimeException | Error e) {
        gate.send(() -> failed(e));
      }
    });
  }

  /**
   * Asks something of the game once.
   *
   * @param answer takes the answer on the display thread; not called if the game cannot be read
   */
  public <T> void ask(Function<Game, T> question, Consumer<T> answer) {
    lane.execute(() -> {
      try {
        T known = live.read(question);
        gate.send(() -> answer.accept(known));
      } catch (RuntimeException | Error e) {
        gate.send(() -> failed(e));
      }
    });
  }

  /** The player to move touches a piece of his; asks the game only where that binds. */
  public void touch(Square square) {
    boolean binds = snapshot
        .map(known -> known.position().rules().manners().touch() != Conduct.Touch.FREE)
        .orElse(false);
    if (binds) {
      change(game -> {
        var unused = game.touch(square);
      });
    }
  }

  /** Changes the game; what goes wrong is told as {@link #problem}. */
  public void change(Consumer<Game> change) {
    run(change, live::change);
  }

  /** Looks elsewhere in the game, which changes nothing in it; what goes wrong is told as {@link #problem}. */
  public void look(Consumer<Game> walk) {
    run(walk, live::look);
  }

  private void run(Consumer<Game> task, Consumer<Function<Game, Boolean>> how) {
    problem = Optional.empty();
    lane.execute(() -> {
      try {
        how.accept(game -> {
          task.accept(game);
          return true;
        });
      } catch (RuntimeException | Error e) {
        gate.send(() -> failed(e));
      }
    });
  }

  private void failed(Throwable reason) {
    LOG.log(Level.DEBUG, "a change failed", reason);
    failed(Problems.of(reason));
  }

  /** Something that was asked for elsewhere cannot be done to the game; told as {@link #problem}. */
  public void failed(LocalizedText reason) {
    problem = Optional.of(reason);
    tell();
  }

  @Override
  public void close() {
    listeners.clear();
    followers.clear();
    ServiceWatch.stop(subscription);
  }
}
