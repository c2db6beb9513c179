package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.engine.EngineException.Fault;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** Questions to a program, and what happens when it says nothing, too much or what is not understood. */
@Timeout(30)
class ProtocolDriverTest {
  private static final Duration LONG = Duration.ofSeconds(10);

  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final MadeUpProcess program = new MadeUpProcess((it, line) -> {
    switch (line) {
      case "count" -> {
        for (int i = 0; i < 6_000; i++) {
          it.print("line " + i);
        }
        it.print("end");
      }
      case "hello" -> {
        it.print("well");
        it.print("end");
      }
      case "break" -> it.print("break");
      case "exit" -> it.exit(9);
      default -> {
        // is not answered
      }
    }
  });
  private final MadeUpTalk talk = new MadeUpTalk(program, it -> {});

  @AfterEach
  void end() {
    talk.kill();
    assertFalse(program.isAlive());
  }

  private Thought think() {
    Thought thought = new Thought(new Task(rules.start(), List.of(), Limits.NONE), info -> {});
    talk.think(thought);
    return thought;
  }

  @Test
  void anAnswerIsAllLinesUpToTheLast() {
    assertEquals(List.of("well", "end"), talk.ask(LONG, "end"::equals, "first", "hello"));
    assertEquals(List.of("first", "hello"), program.read);
  }

  @Test
  void whatBelongsToAQuestionIsHeardTooAndTheNextBeginsAnew() throws Exception {
    assertEquals(List.of("well", "end"), talk.ask(LONG, "end"::equals, "hello"));
    assertEquals("heard well", talk.next());
    assertEquals("heard end", talk.next());
    assertEquals(List.of("well", "end"), talk.ask(LONG, "end"::equals, "hello"));
  }

  @Test
  void whoSaysTooMuchIsHeardToTheEndButNotKept() {
    List<String> lines = talk.ask(LONG, "end"::equals, "count");
    assertEquals(5_000, lines.size());
    assertEquals("line 4999", lines.get(4_999));
  }

  @Test
  void whoDoesNotAnswerHangs() {
    EngineDiedException problem = assertThrows(
        EngineDiedException.class,
        () -> talk.ask(Duration.ofMillis(30), "end"::equals, "first", "nothing"));
    assertEquals("did not answer 'nothing' within 30 ms", problem.text().in(Locale.ENGLISH));
    assertEquals(Fault.HANG, problem.fault());
  }

  @Test
  void whoEndsInsteadOfAnsweringHasDied() {
    EngineDiedException problem =
        assertThrows(EngineDiedException.class, () -> talk.ask(LONG, "end"::equals, "exit"));
    assertEquals("ended with exit status 9", problem.text().in(Locale.ENGLISH));
    assertEquals(Fault.OTHER, problem.fault());
  }

  @Test
  void whoseAnswerIsNotUnderstoodIsNotWaitedFor() {
    EngineDiedException problem =
        assertThrows(EngineDiedException.class, () -> talk.ask(LONG, "end"::equals, "break"));
    assertTrue(problem.text().in(Locale.ENGLISH).contains("this line is too much"));
    assertEquals(List.of("well", "end"), talk.ask(LONG, "end"::equals, "hello"), "it goes on");
  }

  @Test
  void whoIsInterruptedWhileHeAsksStaysSo() throws Exception {
    CompletableFuture<String> said = new CompletableFuture<>();
    Thread asks = new Thread(() -> {
      try {
        var unused = talk.ask(LONG, "end"::equals, "nothing");
        said.complete("an answer");
      } catch (EngineDiedException e) {
        said.complete(e.text().in(Locale.ENGLISH) + " " + Thread.currentThread().isInterrupted());
      }
    });
    asks.start();
    asks.interrupt();
    assertEquals("was not waited for any more true", said.get(10, TimeUnit.SECONDS));
  }

  @Test
  void aThoughtFailsWhenItsProgramEnds() {
    Thought thought = think();
    assertFalse(thought.answer().isDone());
    program.exit(9);
    ExecutionException failed =
        assertThrows(ExecutionException.class, () -> thought.answer().get(10, TimeUnit.SECONDS));
    assertEquals("ended with exit status 9", failed.getCause().getMessage());
  }

  @Test
  void aThoughtFailsOverALineThatIsNotUnderstood() {
    Thought thought = think();
    program.print("break");
    ExecutionException failed =
        assertThrows(ExecutionException.class, () -> thought.answer().get(10, TimeUnit.SECONDS));
    assertTrue(failed.getCause() instanceof IllegalStateException);
    assertThrows(CompletionException.class, () -> thought.answer().join());
  }

  @Test
  void itIsAskedToQuitBeforeItIsEnded() {
    talk.close(Duration.ofMillis(30));
    assertEquals(List.of("quit"), program.read);
    assertFalse(program.isAlive());
  }
}
