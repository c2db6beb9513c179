package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.kernel.Rules;
import org.komabako.kernel.clock.ClockFace;
import org.komabako.kernel.clock.GameClock;
import org.komabako.kernel.clock.TimeControl;
import org.komabako.kernel.game.Game;

/** An alarm rings when the time of the player to move is over, if a clock runs. */
@Timeout(20)
class AlarmTest {
  private final Alarms alarms = new Alarms();
  private final CountDownLatch rung = new CountDownLatch(1);
  private final Alarm alarm = new Alarm(alarms, rung::countDown);

  @AfterEach
  void close() {
    alarms.close();
  }

  private static Game game(String time) {
    Game game = new Game(Rules.of(new MadeUpGame()));
    game.clock(Optional.of(
        new GameClock(ClockFace.of(TimeControl.parse(time), game.position().side()))));
    return game;
  }

  @Test
  void itRingsWhenTheTimeIsOver() throws Exception {
    Game game = game("0.05s");
    game.startClock();
    long begun = System.nanoTime();
    alarm.set(game);
    rung.await();
    assertTrue(System.nanoTime() - begun >= TimeUnit.MILLISECONDS.toNanos(40));
  }

  @Test
  void aClockThatStandsSetsNone() throws Exception {
    alarm.set(game("0.001s"));
    alarm.set(new Game(Rules.of(new MadeUpGame())));
    assertFalse(rung.await(30, TimeUnit.MILLISECONDS));
  }

  @Test
  void whatIsCancelledOrSetAnewDoesNotRing() throws Exception {
    Game soon = game("0.05s");
    soon.startClock();
    alarm.set(soon);
    alarm.cancel();
    alarm.set(soon);
    Game later = game("10m");
    later.startClock();
    alarm.set(later);
    assertFalse(rung.await(100, TimeUnit.MILLISECONDS));
  }

  @Test
  void theThreadOfAlarmsKeepsNoProcessAlive() throws Exception {
    AtomicReference<Thread> thread = new AtomicReference<>();
    Future<?> done = alarms.in(Duration.ZERO, () -> thread.set(Thread.currentThread()));
    done.get();
    assertEquals("komabako-clocks", thread.get().getName());
    assertTrue(thread.get().isDaemon());
    alarms.close();
    assertThrows(RejectedExecutionException.class, () -> alarms.in(Duration.ZERO, rung::countDown));
  }
}
