package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.eclipse.swt.SWTException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.komabako.ui.widgets.work.DisplayGate;
import org.komabako.ui.widgets.work.Work;

@ExtendWith(Screen.class)
class DisplayGateTest {
  @Test
  void aThousandChangesOfOneThingAreOneUpdate() throws InterruptedException {
    DisplayGate gate = new DisplayGate(Screen.display());
    List<Integer> seen = new ArrayList<>();
    Thread other = new Thread(() -> {
      for (int i = 1; i <= 1000; i++) {
        int value = i;
        gate.send("thing", () -> seen.add(value));
      }
      gate.send(() -> seen.add(-1));
    });
    other.start();
    other.join();
    Screen.await("all is seen", () -> seen.contains(-1));
    assertEquals(List.of(1000, -1), seen);
  }

  @Test
  void oneUpdateThatFailsKeepsTheOthersFromNothing() {
    DisplayGate gate = new DisplayGate(Screen.display());
    List<String> seen = new ArrayList<>();
    gate.send(() -> {
      throw new AssertionError("of a variant");
    });
    gate.send(() -> seen.add("next"));
    SWTException told =
        assertThrows(SWTException.class, () -> Screen.await("it is told", () -> false));
    assertEquals("of a variant", told.getCause().getMessage());
    assertEquals(List.of("next"), seen);
    gate.send(() -> seen.add("later"));
    Screen.await("the gate goes on", () -> seen.contains("later"));
  }

  @Test
  void aLaneGoesOnAfterWhateverIsThrown() throws Exception {
    try (Work work = new Work()) {
      Executor lane = work.lane();
      for (Throwable each : List.of(
          new AssertionError("of a variant"),
          new StackOverflowError(),
          new IllegalStateException())) {
        lane.execute(() -> DisplayGateTest.<RuntimeException>raise(each));
      }
      CountDownLatch done = new CountDownLatch(1);
      lane.execute(done::countDown);
      assertTrue(done.await(10, TimeUnit.SECONDS));
    }
  }

  @SuppressWarnings("unchecked") // It is not caught as what it is declared to be.
  private static <T extends Throwable> void raise(Throwable what) throws T {
    throw (T) what;
  }
}
