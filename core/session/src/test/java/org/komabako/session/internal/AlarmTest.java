package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.position.Rules;

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
    long begun = System.nanoTime();
    game.startClock();
    alarm.set(game);
    rung.await();
    assertTrue(System.nanoTime() - begun >= TimeUnit.MILLISECONDS.toNanos(49));
  }

  @Test
  void aClockThatStandsSetsNone() throws Exception {
    alarm.set(game("0.001s"));
    alarm.set(new Game(Rules.of(new MadeUpGame())));
    assertFalse(rung.await(30, TimeUnit.MILLISECONDS));
  }

  @Test
  void whatIsCancelledOrSetAnewDoesNotRing() {
    Alarms mocked = mock(Alarms.class);
    List<Future<?>> set = new ArrayList<>();
    when(mocked.in(any(), any())).thenAnswer(call -> {
      Future<?> future = mock(Future.class);
      set.add(future);
      return future;
    });
    Alarm other = new Alarm(mocked, rung::countDown);
    Game game = game("10m");
    game.startClock();
    other.set(game);
    verify(set.get(0), never()).cancel(anyBoolean());
    other.set(game);
    verify(set.get(0)).cancel(false);
    verify(set.get(1), never()).cancel(anyBoolean());
    other.cancel();
    verify(set.get(1)).cancel(false);
    other.cancel();
    other.set(game("10m"));
    assertEquals(2, set.size(), "its clock stands");
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
