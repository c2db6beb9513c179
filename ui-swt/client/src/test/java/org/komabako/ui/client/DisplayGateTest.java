package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.komabako.ui.client.work.DisplayGate;

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
}
