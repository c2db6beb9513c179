package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Bad days of an engine that speaks USI. */
class UsiBadDaysTest extends BadDays {
  UsiBadDaysTest() {
    super(
        Protocol.USI,
        List.of(
            "option name Skill Level type spin default 3 min 0 max 9",
            "option name USI_Variant type combo default tiny var tiny"));
  }

  @Test
  void babbleIsAnErrorInTheEnd() {
    String message = problem(FakeEngine.program("babble", MOVE));
    assertTrue(message.contains("illegal move: checkmate"), message);
  }

  /** A value that the program does not take is left out; what the user chose comes last. */
  @Test
  void itIsToldTheRules() throws Exception {
    assertTrue(toldOf(Map.of("repetition", "none"), Map.of())
        .contains("> setoption name Repeats value yes"));
    List<String> told = toldOf(Map.of("repetition", "no"), Map.of());
    assertTrue(told.contains("> setoption name Repeats value no"), told.toString());
    assertTrue(told.stream().noneMatch(line -> line.contains("> setoption name Skill")));
    List<String> chosen = toldOf(Map.of("repetition", "no"), Map.of("Repeats", "yes"));
    assertTrue(chosen.contains("> setoption name Repeats value yes"), chosen.toString());
  }
}
