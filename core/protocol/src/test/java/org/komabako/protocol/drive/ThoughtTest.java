package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** What a foreign engine may answer, how much it may tell, and how its words become lines. */
class ThoughtTest {
  private final Rules rules = Rules.of(TinyGame.named("tiny"));

  private Thought thought(String... moves) {
    List<Move> played =
        List.of(moves).stream().map(each -> Usi.parse(rules.table(), each)).toList();
    return new Thought(new Task(rules.start(), played, Limits.NONE), info -> {});
  }

  /** A whole second may begin anew meanwhile, so it is once more at most. */
  @Test
  void ofAFloodNoMoreIsToldThanCanBeRead() {
    Thought thought = thought();
    long began = System.nanoTime() / 1_000_000_000;
    int heard = 0;
    for (int i = 0; i < 10_000; i++) {
      heard += thought.hasEar() ? 1 : 0;
    }
    long seconds = System.nanoTime() / 1_000_000_000 - began + 1;
    assertTrue(heard >= 200 && heard <= 200 * seconds, heard + " in " + seconds);
  }

  @ParameterizedTest
  @CsvSource({
    "2c2a, 'illegal move 2c2a: '",
    "2a2b, [2a",
    "zz9, nonsense",
    "9i9h, 9i is not on the board"
  })
  void anIllegalAnswerIsExplained(String answer, String part) {
    Thought thought = thought();
    assertEquals(Optional.empty(), thought.legal(answer, "bestmove " + answer));
    EngineException problem = (EngineException)
        assertThrows(CompletionException.class, () -> thought.answer().join()).getCause();
    assertEquals(EngineException.Fault.ILLEGAL_MOVE, problem.fault());
    String message = String.valueOf(problem.getMessage());
    assertTrue(message.contains(part), message);
    assertTrue(message.contains("(it said: bestmove " + answer + ")"), message);
  }

  /** The whole game counts, so that a position that may not come again is refused. */
  @Test
  void theGameBeforeDecidesWhatIsLegal() {
    assertTrue(thought("2d1d", "2a1a", "1d2d").legal("1a1b", "").isPresent());
    Thought again = thought("2d1d", "2a1a", "1d2d");
    assertEquals(Optional.empty(), again.legal("1a2a", "bestmove 1a2a"));
    String message = String.valueOf(
        assertThrows(CompletionException.class, () -> again.answer().join()).getMessage());
    assertTrue(message.contains("repetition"), message);
  }

  @Test
  void whatIsExpectedAfterTheMoveIsALegalMoveOrNothing() {
    Move move = Usi.parse(rules.table(), "2c2b");
    Thought first = thought();
    first.play(move, Optional.of("2a1a"));
    assertEquals(
        new Answer.Play(move, Optional.of(Usi.parse(rules.table(), "2a1a"))),
        first.answer().join());
    Thought second = thought();
    second.play(move, Optional.of("2c2b"));
    assertEquals(new Answer.Play(move, Optional.empty()), second.answer().join());
  }

  private static List<String> lines(InputStream in) {
    List<String> lines = new ArrayList<>();
    LineReader.read(in, lines::add);
    return lines;
  }

  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void linesHaveNoBlanksAroundThemAndTheLastNeedsNoEnd() {
    assertEquals(List.of("usiok", "", "駒 x"), lines(text(" usiok\r\n\n駒 x")));
    assertEquals(List.of("usiok"), lines(text("usiok\n")));
  }

  @Test
  void theRestOfALineThatIsTooLongIsDropped() {
    String longest = "x".repeat(LineReader.LONGEST);
    assertEquals(
        List.of(longest, longest, "next"), lines(text(longest + "\n" + longest + "yyy\nnext\n")));
  }

  @Test
  void aStreamThatBreaksEndsTheLines() {
    InputStream breaks = new InputStream() {
      private final InputStream first = text("usiok\nhalf");

      @Override
      public int read() throws IOException {
        int next = first.read();
        if (next < 0) {
          throw new IOException("broken");
        }
        return next;
      }

      @Override
      public int read(byte[] bytes, int at, int length) throws IOException {
        bytes[at] = (byte) read();
        return 1;
      }

      @Override
      public int available() {
        return 0;
      }
    };
    assertEquals("usiok", lines(breaks).get(0));
  }

  @Test
  void theLogKeepsTheLastLinesAndNoLongOnes() {
    EngineLog log = new EngineLog();
    log.add('>', "x".repeat(500));
    log.add('<', "y".repeat(501));
    assertEquals(List.of("> " + "x".repeat(500), "< " + "y".repeat(500) + "…"), log.lines());
    for (int i = 0; i < 1_999; i++) {
      log.add('!', "line " + i);
    }
    assertEquals(2_000, log.lines().size());
    assertTrue(log.lines().get(0).startsWith("< y"), "the first was forgotten");
    assertEquals("! line 1998", log.lines().get(1_999));
  }
}
