package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.komabako.engine.EngineException;
import org.komabako.engine.Task;

/** Bad days of an engine that speaks CECP. */
class CecpBadDaysTest extends BadDays {
  CecpBadDaysTest() {
    super(
        Protocol.CECP,
        List.of(
            "feature ping=1 memory=1 variants=\"tiny\"",
            "feature option=\"Skill Level -spin 3 0 9\" done=1"));
  }

  @Test
  void babbleIsAnErrorInTheEnd() {
    String message = problem(FakeEngine.program("babble", MOVE));
    assertTrue(message.contains("nonsense"), message);
  }

  @Test
  void aMoveThatItRefusesIsNamed() throws Exception {
    Task later = new Task(rules.start(), rules.start().legalMoves().subList(0, 1), task.limits());
    EngineException problem = assertThrows(
        EngineException.class,
        () -> think(FakeEngine.program("refuses", MOVE), later, new ArrayList<>()));
    assertTrue(
        problem.text().english().contains("does not take a move that is legal here: Illegal"),
        problem.toString());
  }

  /** An option that the program has not is left out; what the user chose comes last. */
  @Test
  void itIsToldTheRules() throws Exception {
    assertTrue(toldOf(Map.of("repetition", "none"), Map.of()).contains("> option Allow repeats=1"));
    List<String> told = toldOf(Map.of("repetition", "no"), Map.of());
    assertEquals(
        List.of("> option Allow repeats=0"),
        told.stream().filter(line -> line.startsWith(">")).toList());
    List<String> chosen = toldOf(Map.of("repetition", "no"), Map.of("Allow_repeats", "true"));
    assertTrue(chosen.contains("> option Allow repeats=1"), chosen.toString());
  }
}
