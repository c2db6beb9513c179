package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/** Bad days of an engine that speaks CECP. */
class CecpBadDaysTest extends BadDays {
  private static final String MOVES = "2d1d/2c2b";

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
        problem
            .text()
            .in(Locale.ENGLISH)
            .contains("does not take a move that is legal here: Illegal"),
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

  /** What is said to a program between its own move and its next. */
  private List<String> said(Program program, Map<String, String> values) throws Exception {
    return said(program, values, log -> true);
  }

  /** The same, where its opponent moves as soon as something is so with what was said until then. */
  private List<String> said(
      Program program, Map<String, String> values, Predicate<List<String>> pondered)
      throws Exception {
    try (ForeignEngine engine = engine(program);
        Thinker thinker = engine.open(rules, values)) {
      Position at = rules.start();
      List<Move> moves = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        Task next = new Task(rules.start(), moves, task.limits());
        Move move = assertInstanceOf(Answer.Play.class, get(thinker.think(next, told -> {})))
            .move();
        Move reply = at.play(move).legalMoves().get(0);
        at = at.play(move).play(reply);
        moves.addAll(List.of(move, reply));
        await(() -> pondered.test(engine.log()));
      }
      List<String> log = engine.log();
      int first = log.indexOf("< move 2d1d");
      return log.subList(first + 1, log.indexOf("< move 2c2b")).stream()
          .filter(line -> line.startsWith("> "))
          .map(line -> line.split(" ")[1])
          .toList();
    }
  }

  @Test
  void whoDoesNotPonderIsKeptInForceMode() throws Exception {
    assertEquals(
        List.of("force", "usermove", "ping", "sd", "st", "time", "otim", "go"),
        said(FakeEngine.program("good", MOVES), Map.of()));
  }

  /** Anything else would end its pondering. */
  @Test
  void whoPondersIsToldTheClocksAndTheMoveAlone() throws Exception {
    assertEquals(
        List.of("time", "otim", "usermove"),
        said(FakeEngine.program("good", MOVES), Map.of("ponder", "true")));
  }

  @Test
  void whoHasSeenTheEndWhileItPonderedIsToldToGoOn() throws Exception {
    assertEquals(
        List.of("usermove", "ping", "sd", "st", "time", "otim", "go"),
        said(
            FakeEngine.program("claims", MOVES),
            Map.of("ponder", "true"),
            log -> log.get(log.size() - 1).startsWith("< 1-0")));
  }

  @Test
  void whoCrashesWhileItPondersIsStartedAgain() throws Exception {
    List<String> said = said(
        FakeEngine.program("dies", MOVES, folder.resolve("died")),
        Map.of("ponder", "true"),
        log -> log.contains("< move 2c2b")
            || ProcessHandle.current().children().noneMatch(ProcessHandle::isAlive));
    assertTrue(said.containsAll(List.of("hard", "usermove", "go")), said.toString());
  }
}
