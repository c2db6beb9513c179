package org.komabako.grid.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.grid.internal.Portions.Wanted;

/** How many units are taken at once. */
class PortionsTest {
  private static final long MILLI = 1_000_000;

  private static Portions portions(int threads) {
    return new Portions(threads, Duration.ofSeconds(20));
  }

  @Test
  void ofAJobThatIsNotKnownEachThreadTakesOne() {
    assertEquals(new Wanted(3, 3), portions(3).wanted(List.of("a")));
  }

  @Test
  void quickUnitsAreTakenForTenSeconds() {
    Portions portions = portions(2);
    portions.measured("a", 100 * MILLI);
    assertEquals(new Wanted(2, 200), portions.wanted(List.of("a")));
    portions.measured("b", 5000 * MILLI);
    assertEquals(new Wanted(2, 4), portions.wanted(List.of("a", "b")), "the longest counts");
    assertEquals(new Wanted(2, 2), portions.wanted(List.of("a", "c")), "one is not known");
    portions.forgetAllBut(List.of("b"));
    assertEquals(new Wanted(2, 2), portions.wanted(List.of("a")));
  }

  @Test
  void noneIsTakenForLongerThanHalfAHeartbeat() {
    Portions portions = new Portions(1, Duration.ofSeconds(1));
    portions.measured("a", 100 * MILLI);
    assertEquals(new Wanted(1, 5), portions.wanted(List.of("a")));
  }

  @Test
  void noMoreThanFiveHundredAreTakenForAThread() {
    Portions portions = portions(1);
    portions.measured("a", 0);
    assertEquals(new Wanted(1, 500), portions.wanted(List.of("a")));
  }

  @Test
  void theFirstUnitOfAColdMachineIsForgottenSoon() {
    Portions portions = portions(1);
    portions.measured("a", 5000 * MILLI);
    for (int i = 0; i < 10; i++) {
      portions.measured("a", 100 * MILLI);
    }
    assertTrue(portions.wanted(List.of("a")).most() > 30, () -> "" + portions.wanted(List.of("a")));
  }

  @Test
  void theNextPortionIsFetchedWhileTheLastOfThisOneIsWorkedOn() {
    Portions portions = portions(1);
    portions.measured("a", 1000 * MILLI);
    portions.taken(2);
    portions.begun();
    assertFalse(portions.isEmpty());
    assertEquals(Wanted.NOTHING, portions.wanted(List.of("a")));
    portions.ended();
    portions.begun();
    assertTrue(portions.isEmpty());
    assertEquals(new Wanted(0, 10), portions.wanted(List.of("a")));
  }

  @Test
  void longUnitsAreLeftForOthersUntilAThreadIsFree() {
    Portions portions = portions(1);
    portions.measured("a", 60_000 * MILLI);
    portions.taken(1);
    portions.begun();
    assertEquals(Wanted.NOTHING, portions.wanted(List.of("a")));
    portions.ended();
    assertEquals(new Wanted(1, 1), portions.wanted(List.of("a")));
  }
}
