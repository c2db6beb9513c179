package org.komabako.opponents.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.Opponents.State;
import org.komabako.opponents.Pondering;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/**
 * An engine at a side of a game. All it does is done by steps of one thread, whoever tells it that
 * something has changed; what an engine answers to a place that the game has left is forgotten. If its
 * options say so it ponders: after its move it thinks about the place that it expects next.
 */
final class EngineSeat implements AutoCloseable {
  private static final Logger LOG = System.getLogger(EngineSeat.class.getName());

  private final LiveGame game;
  private final Side side;
  private final SeatTag place;
  private final Consumer<Seat> changed;
  private final Steps steps;
  private final EngineAtWork work;
  private final OfferPolicy manners;
  private final AutoCloseable listening;
  private @Nullable Turn thought;
  private long begun;
  private Optional<Turn> expected = Optional.empty();

  /** Where it claimed last to have won. */
  private Optional<Turn> claimed = Optional.empty();

  private volatile boolean ponders;
  private LocalizedText farewell = LocalizedText.NONE;
  /** What it said to the last offer, and where the game stood then. */
  private LocalizedText answered = LocalizedText.NONE;

  private int answeredAt;
  private volatile State state = State.WAITS;
  private volatile LocalizedText note = LocalizedText.NONE;

  /** What is in its engine's way while it mends that by itself. */
  private volatile LocalizedText trouble = LocalizedText.NONE;

  EngineSeat(
      LiveGame game,
      Side side,
      SeatTag place,
      Function<String, Optional<Engine>> engines,
      Consumer<Seat> changed) {
    this.game = game.shared();
    this.side = side;
    this.place = place;
    this.changed = changed;
    steps = new Steps("komabako-opponent-" + place.engine(), this::failed);
    work = new EngineAtWork(engines, steps, this::troubled);
    manners = new OfferPolicy(side);
    listening = this.game.listen(any -> look());
  }

  boolean isAt(LiveGame which, Side where) {
    return game == which.shared() && side == where;
  }

  LiveGame game() {
    return game;
  }

  Seat seat() {
    LocalizedText now = trouble;
    return now.isEmpty()
        ? new Seat(game.id(), side, place.engine(), state, note, place.values())
        : new Seat(game.id(), side, place.engine(), State.RECONNECTS, now, place.values());
  }

  private void troubled(LocalizedText now) {
    if (!now.equals(trouble)) {
      trouble = now;
      changed.accept(seat());
    }
  }

  /** The seat when nobody sits there any more. */
  Seat left() {
    return new Seat(
        game.id(), side, place.engine(), State.LEFT, LocalizedText.NONE, place.values());
  }

  /** Its answer is wanted at once. */
  void moveNow() {
    steps.run(() -> {
      if (!ponders) {
        work.answerNow();
      }
    });
  }

  /** Something has changed: the game, or the installed engines. */
  void look() {
    steps.run(this::follow);
  }

  /** What failed is forgotten. */
  void again() {
    steps.run(() -> {
      if (state == State.FAILED) {
        claimed = Optional.empty();
        set(State.WAITS, LocalizedText.NONE);
        follow();
      }
    });
  }

  private void follow() {
    if (state == State.FAILED) {
      return;
    }
    if (work.changes(place.engine())) {
      rest(State.AWAY, Opponents.away(place.engine()).text());
    }
    if (work.engine().isPresent()) {
      answerOffers();
      take(game.read(each -> Turn.of(each, side)));
    }
  }

  /** What it says to an offer stands until the game goes on. */
  private void answerOffers() {
    int ply = game.read(each -> each.reached().ply());
    if (ply != answeredAt) {
      answered = LocalizedText.NONE;
    }
    manners.answerOffers(game).ifPresent(said -> {
      answered = said;
      answeredAt = ply;
      set(state, said);
    });
  }

  private void take(Optional<Turn> turn) {
    if (turn.isPresent()
        && turn.equals(claimed)
        && game.read(each -> each.jishogiClaims().contains(side))) {
      // It has said what it wants, and would say so again: the opponent has to answer.
      set(State.WAITS, Sentence.of(EngineSeat.class, "engineSeat.claimsHaveWonRule"));
      return;
    }
    if (thought != null && ponders) {
      pondered(thought, turn);
      return;
    }
    if (thought != null && turn.equals(Optional.of(thought))) {
      return;
    }
    if (thought != null) {
      drop();
    }
    if (turn.isPresent()) {
      think(turn.get());
    } else {
      set(State.WAITS, game.read(each -> each.result().isPresent()) ? farewell : answered);
      expected.filter(this::comesNext).ifPresent(this::ponder);
    }
  }

  /** Whether it is for the opponent to lead to a place with one move. */
  private boolean comesNext(Turn turn) {
    return game.read(
        each -> Turn.of(each, side.opponent()).filter(turn::follows).isPresent());
  }

  private void think(Turn turn) {
    set(State.THINKS, answered);
    begin(turn, game.read(each -> turn.task(each, side, place.limits())));
  }

  private void begin(Turn turn, Task task) {
    expected = Optional.empty();
    begun = System.nanoTime();
    work.think(
        task,
        place.values(),
        info -> {
          if (!ponders) {
            manners.hear(info);
          }
        },
        (answer, problem) -> ended(turn, answer, problem));
    thought = turn;
  }

  private void ponder(Turn next) {
    Task task = game.read(each -> next.task(each, side, place.limits()));
    Task pondering = new Task(task.start(), task.moves(), task.limits().pondering());
    if (!pondering.position().legalMoves().isEmpty()) {
      ponders = true;
      set(State.PONDERS, LocalizedText.NONE);
      begin(next, pondering);
    }
  }

  /** The game has changed while it pondered: the expected move was made, or another, or none yet. */
  private void pondered(Turn awaited, Optional<Turn> turn) {
    if (turn.equals(Optional.of(awaited))) {
      ponders = false;
      begun = System.nanoTime();
      set(State.THINKS, LocalizedText.NONE);
      work.ponderHit();
    } else if (turn.isPresent() || !comesNext(awaited)) {
      set(turn.isPresent() ? State.THINKS : State.WAITS, LocalizedText.NONE);
      work.stop(this::goOn);
    }
  }

  private void goOn() {
    thought = null;
    ponders = false;
    follow();
  }

  private void ended(Turn turn, @Nullable Answer answer, @Nullable Throwable problem) {
    boolean early = ponders;
    thought = null;
    ponders = false;
    if (early) {
      // It knows all that it wants to know, or has failed: that is seen when it is its turn.
      LOG.log(Level.DEBUG, "{0} ponders no more: {1}", place.engine(), problem);
      follow();
    } else if (problem != null || answer == null) {
      fail(problem == null ? new IllegalStateException("no answer") : problem);
    } else {
      answer(turn, answer);
    }
  }

  private void answer(Turn turn, Answer answer) {
    if (answer instanceof Answer.ClaimWin) {
      if (claimed.equals(Optional.of(turn))) {
        throw EngineException.of(EngineSeat.class, "engineSeat.claimsAgainHaveWon");
      }
      claimed = Optional.of(turn);
    }
    if (answer instanceof Answer.Play play && Pondering.isChosen(place.values())) {
      expected = play.ponder().map(reply -> turn.after(play.move(), reply));
    }
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
      GameNode node = each.playOn(play.move());
      if (each.clock().isEmpty()) {
        node.spent(Duration.ofNanos(System.nanoTime() - begun).truncatedTo(ChronoUnit.MILLIS));
      }
    } else if (answer instanceof Answer.ClaimWin) {
      var unused = each.claimJishogi(side);
    } else {
      farewell = manners.farewell();
      each.resign(side);
    }
  }

  private void failed(Throwable problem) {
    if (problem instanceof GameSuspendedException suspended) {
      rest(State.WAITS, suspended.text());
    } else {
      fail(problem);
    }
  }

  private void fail(Throwable problem) {
    rest(work.hasLeft() ? State.AWAY : State.FAILED, UserMessage.of(problem));
    LOG.log(Level.WARNING, "game {0}: {1} plays no more: {2}", game.id(), place.engine(), note);
  }

  private void rest(State next, LocalizedText reason) {
    drop();
    set(next, reason);
  }

  private void drop() {
    thought = null;
    ponders = false;
    expected = Optional.empty();
    work.drop();
  }

  private void set(State next, LocalizedText reason) {
    boolean news = state != next || !note.equals(reason);
    state = next;
    note = reason;
    if (news) {
      changed.accept(seat());
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
    steps.run(this::drop);
    steps.close();
  }
}
