package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException.Fault;
import org.komabako.engine.Limits;
import org.komabako.engine.Thinker;
import org.komabako.protocol.drive.FakeLine.Connection;

/** An engine on another machine whose line is cut, stalls and comes back while it plays. */
class RemoteEngineTest extends OverALine {
  @Test
  void itPlaysOverTheLine() throws Exception {
    Thinker thinker = thinker();
    thinker.ready().get(20, TimeUnit.SECONDS);
    CompletableFuture<Answer> answer = think(thinker, LONG);
    Connection connection = line.next();
    assertEquals("position startpos", connection.next());
    assertEquals("go movetime 60000", connection.next());
    connection.say("bestmove " + MOVE);
    assertPlays(answer);
    assertTrue(thinker.restarted().isEmpty());
    assertTrue(troubles.isEmpty());
  }

  /** It is told the position anew, and what is left of its clock. */
  @Test
  void aLineThatIsCutWhileItThinksIsMadeAgain() throws Exception {
    Thinker thinker = thinker();
    CompletableFuture<Answer> answer = think(thinker, clock("1m"));
    Connection first = line.next();
    int whole = millis(first.go());
    assertTrue(whole > 55_000);
    long asked = System.nanoTime();
    line.refuse();
    first.cut();
    assertEquals(
        "The connection to club is lost: it ended with exit status 255 and said:"
            + " Connection to 127.0.0.1 closed by remote host.",
        trouble());
    assertEquals(
        "The connection to club is lost: it ended with exit status 255 and said: ssh: connect to host 127.0.0.1 port "
            + line.port + ": Connection refused",
        trouble());
    long gone = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked);
    line.comesBack();
    Connection second = line.next();
    assertEquals("position startpos", second.next());
    String go = second.next();
    assertTrue(millis(go) > 20_000 && millis(go) <= whole - gone, go + " after " + gone + " ms");
    assertEquals("", trouble(), "nothing is in the way any more");
    second.say("bestmove " + MOVE);
    assertPlays(answer);
    assertEquals(Fault.LINE, thinker.restarted().orElseThrow().fault());
  }

  private static int millis(String go) {
    return Integer.parseInt(go.replaceAll(".*btime ([0-9]+).*", "$1"));
  }

  @Test
  void aLineThatIsCutBetweenMovesIsThereWhenItsTurnComes() throws Exception {
    Thinker thinker = thinker();
    thinker.ready().get(20, TimeUnit.SECONDS);
    line.next().cut();
    String trouble = trouble();
    assertTrue(trouble.startsWith("The connection to club is lost: it "), trouble);
    Connection second = line.next();
    assertEquals("", trouble());
    CompletableFuture<Answer> answer = think(thinker, LONG);
    assertEquals("go movetime 60000", second.go());
    second.say("bestmove " + MOVE);
    assertPlays(answer);
    assertEquals(2, line.connections.size());
  }

  @Test
  void aLineThatStallsBetweenMovesIsNoticed() throws Exception {
    Thinker thinker = thinker();
    thinker.ready().get(20, TimeUnit.SECONDS);
    Connection first = line.next();
    first.stalls = true;
    assertEquals("The connection to club is lost: it did not answer for 1 s", trouble());
    var unused = line.next();
    assertEquals("", trouble());
    until(() -> first.ended);
  }

  /** Who answers empty lines is known to be there or not, however long it thinks. */
  @Test
  void aLineThatStallsWhileItThinksIsNoticed() throws Exception {
    Thinker thinker = thinker();
    CompletableFuture<Answer> answer = think(thinker, Limits.NONE);
    Connection first = line.next();
    assertEquals("go infinite", first.go());
    int kept = first.kept;
    until(() -> first.kept > kept + 4);
    assertEquals(1, line.connections.size(), "it only thinks long");
    assertTrue(troubles.isEmpty());
    first.stalls = true;
    Connection second = line.next();
    assertEquals("go infinite", second.go());
    first.say("bestmove 2c2a");
    second.say("bestmove " + MOVE);
    assertPlays(answer);
  }

  /** Of one that does not answer empty lines nobody knows: without a clock it may think as long as it likes. */
  @Test
  void whoDoesNotAnswerEmptyLinesMayBeSilent() throws Exception {
    line.echoes = false;
    Thinker thinker = thinker();
    CompletableFuture<Answer> answer = think(thinker, Limits.NONE);
    Connection connection = line.next();
    assertEquals("go infinite", connection.go());
    int kept = connection.kept;
    until(() -> connection.kept > kept + 4);
    connection.say("bestmove " + MOVE);
    assertPlays(answer);
    assertEquals(1, line.connections.size());
  }

  /** With a clock, a third of it is too long: what is left would be lost too. */
  @Test
  void whoIsSilentForAThirdOfItsClockIsTakenForLost() throws Exception {
    line.echoes = false;
    Thinker thinker = thinker();
    thinker.ready().get(20, TimeUnit.SECONDS);
    CompletableFuture<Answer> answer = think(thinker, clock("9s"));
    Connection first = line.next();
    var unused = first.go();
    first.say("info depth 1 score cp 1 pv " + MOVE);
    Connection second = line.next();
    assertEquals("The connection to club is lost: it said nothing for 3 s", trouble());
    String go = second.go();
    assertTrue(millis(go) < 6_500, go);
    second.say("bestmove " + MOVE);
    assertPlays(answer);
  }

  @Test
  void aLineThatStallsUntilItsTimeIsUpIsMadeAgain() throws Exception {
    line.echoes = false;
    Thinker thinker = thinker();
    thinker.ready().get(20, TimeUnit.SECONDS);
    CompletableFuture<Answer> answer = think(thinker, Limits.time(Duration.ofMillis(300)));
    Connection first = line.next();
    assertEquals("go movetime 300", first.go());
    assertEquals("stop", first.next());
    first.stalls = true;
    Connection second = line.next();
    first.say("bestmove 2c2a");
    assertEquals("go movetime 300", second.go());
    second.say("bestmove " + MOVE);
    assertPlays(answer);
  }
}
