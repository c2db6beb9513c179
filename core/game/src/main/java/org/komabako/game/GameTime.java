package org.komabako.game;

import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.kernel.model.Side;

/** The clock of a game, if it has one, and the place in the tree that the game itself has come to. */
final class GameTime {
  private @Nullable GameClock clock;
  private GameNode reached;

  GameTime(GameNode start) {
    reached = start;
  }

  Optional<GameClock> clock() {
    return Optional.ofNullable(clock);
  }

  /** The place that the clock is about. */
  GameNode reached() {
    return reached;
  }

  boolean hasBegun() {
    return clock != null && clock.face().state() != ClockFace.State.READY;
  }

  boolean isStopped() {
    return clock != null && clock.face().state() == ClockFace.State.STOPPED;
  }

  private boolean runs() {
    return clock != null && clock.face().running().isPresent();
  }

  /** The side whose time runs and is used up. */
  Optional<Side> late() {
    return clock()
        .filter(each -> each.face().running().isPresent())
        .flatMap(each -> each.face().fallen());
  }

  /**
   * There is a clock from now on, or none.
   *
   * @throws StateException if one runs
   */
  void set(Optional<GameClock> next, GameNode at) {
    if (runs()) {
      throw new StateException(Sentence.of(GameTime.class, "gameTime.clockRunsAdjournGame"));
    }
    clock = next.orElse(null);
    reached = at;
  }

  /**
   * The clock runs for the side to move.
   *
   * @throws StateException if there is none, or it runs
   */
  void start(GameNode at) {
    GameClock mine = require();
    if (runs()) {
      throw new StateException(Sentence.of(GameTime.class, "gameTime.clockRunsAlready"));
    }
    reached = at;
    mine.run(at.position().side());
  }

  /**
   * The clock stops.
   *
   * @throws StateException if there is none, or it does not run
   */
  void adjourn() {
    GameClock mine = require();
    if (!runs()) {
      throw new StateException(Sentence.of(GameTime.class, "gameTime.clockDoesNotRun"));
    }
    mine.stop();
  }

  /** The clock stops, if it has ever begun. */
  void stop() {
    if (clock != null && hasBegun()) {
      clock.stop();
    }
  }

  /** A move was made, and has taken its time. One that was not played from where the game stood takes the game there. */
  void press(GameNode from, GameNode next) {
    GameClock mine = clock;
    if (mine == null) {
      return;
    }
    if (from == reached && hasBegun()) {
      next.spent(mine.turnTime().truncatedTo(ChronoUnit.MILLIS));
      mine.press();
    } else {
      mine.run(next.position().side());
    }
    reached = next;
    if (next.outcome().isPresent()) {
      mine.stop();
    }
  }

  /** The game itself went back or on. */
  void comeTo(GameNode node) {
    reached = node;
    if (clock != null && runs()) {
      clock.run(node.position().side());
    }
  }

  /**
   * The clock.
   *
   * @throws StateException if there is none
   */
  GameClock require() {
    GameClock mine = clock;
    if (mine == null) {
      throw new StateException(Sentence.of(GameTime.class, "gameTime.gamePlayedWithoutClock"));
    }
    return mine;
  }
}
