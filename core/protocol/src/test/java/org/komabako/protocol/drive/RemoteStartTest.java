package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineException.Fault;
import org.komabako.engine.Limits;
import org.komabako.engine.Thinker;
import org.komabako.protocol.ForeignEngines.Request;
import org.komabako.protocol.drive.FakeLine.Connection;

/** An engine on another machine that is not reached, is let go meanwhile, or is another than it was. */
class RemoteStartTest extends OverALine {
  @Test
  void whoIsNotReachedAtFirstIsWaitedFor() throws Exception {
    line.refuse();
    Thinker thinker = thinker();
    CompletableFuture<Answer> answer = think(thinker, LONG);
    assertEquals(
        "club cannot be reached: it ended with exit status 255 and said: ssh: connect to host"
            + " 127.0.0.1 port " + line.port + ": Connection refused",
        trouble());
    line.comesBack();
    Connection connection = line.next();
    assertEquals("", trouble());
    assertEquals("go movetime 60000", connection.go());
    connection.say("bestmove " + MOVE);
    assertPlays(answer);
    assertTrue(thinker.restarted().isEmpty(), "nothing was lost");
  }

  @Test
  void whoseClockHasRunOutIsNotWaitedForAnyMore() throws Exception {
    line.refuse();
    Thinker thinker = thinker();
    EngineException problem = problem(think(thinker, clock("2s")));
    assertEquals(Fault.LINE, problem.fault());
    assertTrue(
        problem.getMessage().startsWith("club cannot be reached: it ended"), problem.getMessage());
  }

  @Test
  void whatOthersSayIsMadeSafeToShow() throws Exception {
    line.refuse();
    var unused = thinker("ESC[31mPermission denied");
    String text = trouble();
    assertTrue(text.endsWith("said: \u241b[31mPermission denied"), text);
  }

  @Test
  void toStopWhileItIsNotReachedIsToGiveUp() throws Exception {
    line.refuse();
    Thinker thinker = thinker();
    CompletableFuture<Answer> answer = think(thinker, Limits.NONE);
    var unused = trouble();
    thinker.stop();
    assertEquals(Fault.LINE, problem(answer).fault());
  }

  @Test
  void whoIsClosedWhileItReconnectsLeavesNothing() throws Exception {
    line.refuse();
    Thinker thinker = thinker();
    CompletableFuture<Answer> answer = think(thinker, Limits.NONE);
    var unused = trouble();
    thinker.close();
    assertEquals("club was closed while it thought", problem(answer).getMessage());
    assertEquals(
        "club was closed while it thought",
        assertThrows(ExecutionException.class, () -> thinker.ready().get())
            .getCause()
            .getMessage());
    line.comesBack();
    until(() -> left().isEmpty());
    assertEquals(0, line.connections.size());
  }

  /** It waits for an answer to its greeting, for up to fifteen seconds here. */
  @Test
  void whoIsClosedInAGreetingThatStallsLeavesNothing() throws Exception {
    line.stalls = true;
    Thinker thinker = thinker();
    CompletableFuture<Answer> answer = think(thinker, Limits.NONE);
    Connection connection = line.next();
    long began = System.nanoTime();
    thinker.close();
    assertEquals("club was closed while it thought", problem(answer).getMessage());
    until(() -> connection.ended && left().isEmpty());
    assertTrue(System.nanoTime() - began < Duration.ofSeconds(8).toNanos());
  }

  @Test
  void whatEndsWheneverItThinksIsNoBadLine() throws Exception {
    line.diesThinking = true;
    EngineException problem = problem(think(thinker(), LONG));
    String message = String.valueOf(problem.getMessage());
    assertTrue(
        message.startsWith(
            "The connection to club was lost 5 times over one move; the last time it "),
        message);
    assertEquals(Fault.LINE, problem.fault());
    assertEquals(5, line.connections.size());
  }

  @Test
  void anotherVersionThatDoesNotPlayThisGameIsTold() throws Exception {
    line.options = List.of("option name USI_Variant type combo default chess var chess");
    EngineException problem = problem(think(thinker(), LONG));
    assertTrue(
        problem.getMessage().contains("does not play tiny; it plays chess"), problem.getMessage());
    assertTrue(line.connections.size() <= 2, "it is tried when it is opened, and at its turn");
  }

  @Test
  void anotherVersionWithoutAnOptionIsTold() throws Exception {
    Thinker thinker = listening(engine().open(rules, Map.of("Skill", "5")));
    EngineException problem = problem(think(thinker, LONG));
    assertTrue(problem.getMessage().contains("there is no option Skill"), problem.getMessage());
    assertThrows(EngineException.class, () -> engine().open(rules, Map.of("Skill", "50")));
  }

  @Test
  void aCommandLineIsARemoteEngineAndIsKept(@TempDir Path folder) throws Exception {
    EngineList list = new EngineList(folder, engine -> () -> {}, PATIENCE);
    String text = String.join(" ", LineClient.program(line.port).command());
    var added = list.add(
        new Request(List.of(text), Optional.empty(), Optional.of("usi"), Optional.of("far")));
    assertTrue(added.remote());
    assertEquals(LineClient.program(line.port).command(), added.command());
    list.close();
    EngineList again = new EngineList(folder, engine -> () -> {}, PATIENCE);
    assertEquals(List.of(added), again.list());
    String message = assertThrows(
            EngineException.class,
            () -> again.add(new Request(
                List.of("ssh 'host usi"), Optional.empty(), Optional.empty(), Optional.empty())))
        .getMessage();
    assertEquals(
        "the quotation mark ' at position 5 of the command is not closed: ssh 'host usi", message);
    assertFalse(again.list().isEmpty());
    again.close();
  }
}
