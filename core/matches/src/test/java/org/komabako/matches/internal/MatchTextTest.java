package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Side;
import org.komabako.matches.Adjudication;
import org.komabako.matches.Adjudication.Draw;
import org.komabako.matches.Adjudication.Resign;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.matches.Sprt;

/** The text of a match says all of it, line by line, and reads back. */
class MatchTextTest {
  private static final String FULL = """
      komabako match 1
      variant small
      rules old
      option a=1
      option b=x=y
      first one,Level=3@depth=1
      second two@1m+1s
      games 8
      concurrency 3
      most-plies 12
      margin 0.3s
      resign 500 2
      draw 10 3 40
      sprt 0,10,0.05,0.1
      file 9 /a folder/openings.txt
      opening startpos
      opening sfen 1k1/3/3/3/1K1/3 w - 2
      """;
  private static final MatchRequest REQUEST = new MatchRequest(
      "small",
      Optional.of("old"),
      Map.of("b", "x=y", "a", "1"),
      Player.parse("one,Level=3", Pace.parse("depth=1")),
      Player.parse("two", Pace.parse("1m+1s")),
      8,
      new Openings.FromFile(Path.of("/a folder/openings.txt"), 9),
      new Adjudication(
          Optional.of(new Resign(500, 2)),
          Optional.of(new Draw(10, 3, 40)),
          12,
          Duration.ofMillis(300)),
      3,
      Optional.of(Sprt.parse("0,10,0.05,0.1")));
  private static final List<String> OPENINGS = List.of("startpos", "sfen 1k1/3/3/3/1K1/3 w - 2");
  private static final String LEAST = """
      komabako match 1
      variant small
      first one@depth=1
      second two@depth=2
      games 2
      concurrency 1
      most-plies 1000
      margin 0.3s
      random 4 -7
      """;

  @Test
  void allOfARequestIsWritten() {
    assertEquals(FULL, MatchText.begin(REQUEST, OPENINGS));
  }

  @Test
  void whatIsWrittenReadsBack() {
    MatchText read = MatchText.parse(FULL);
    assertEquals(REQUEST, read.request());
    assertEquals(OPENINGS, read.openings());
    assertEquals(Map.of(), read.results());
    assertFalse(read.stopped());
  }

  @Test
  void whatIsLeftOutIsNotWritten() {
    MatchRequest least = MatchText.parse(LEAST).request();
    assertEquals(new Openings.Random(4, -7), least.openings());
    assertEquals(Adjudication.NONE, least.adjudication());
    assertEquals(Optional.empty(), least.ruleSet());
    assertEquals(Optional.empty(), least.sprt());
    assertEquals(LEAST, MatchText.begin(least, List.of()));
  }

  private static final GameResult DRAW = new GameResult(
      3,
      Optional.empty(),
      "sennichite",
      77,
      Duration.ofNanos(5_000_000_001L),
      new PlayerEffort(39, Duration.ofNanos(2), 38, 4_000_000_000L, Duration.ofNanos(3), 222),
      new PlayerEffort(38, Duration.ofNanos(5), 37, 6, Duration.ofNanos(7), 8),
      "");
  private static final String DRAW_LINE =
      "3 none sennichite 77 5000000001 39,2,38,4000000000,3,222 38,5,37,6,7,8";
  private static final GameResult LOST = new GameResult(
      1,
      Optional.of(Side.WHITE),
      "crash",
      4,
      Duration.ofNanos(1),
      PlayerEffort.NONE,
      PlayerEffort.NONE,
      "one: it fell over");
  private static final String LOST_LINE =
      "1 white crash 4 1 0,0,0,0,0,0 0,0,0,0,0,0 one: it fell over";

  @Test
  void aResultIsALine() {
    assertEquals(DRAW_LINE, ResultLine.write(DRAW));
    assertEquals(DRAW, ResultLine.read(DRAW_LINE));
    assertEquals(LOST_LINE, ResultLine.write(LOST));
    assertEquals(LOST, ResultLine.read(LOST_LINE));
  }

  @Test
  void gamesThatEndedStandBehind() {
    String text = MatchText.stopped(MatchText.with(MatchText.with(LEAST, DRAW), LOST));
    assertEquals(LEAST + "game " + DRAW_LINE + "\ngame " + LOST_LINE + "\nstopped\n", text);
    MatchText read = MatchText.parse(text);
    assertEquals(Map.of(1, LOST, 3, DRAW), read.results());
    assertEquals(List.of(1, 3), List.copyOf(read.results().keySet()));
    assertTrue(read.stopped());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game 1 white | a word is missing",
        "game 1 white crash 4 1 0,0,0,0,0,0 | a word is missing",
        "game 1 green crash 4 1 0,0,0,0,0,0 0,0,0,0,0,0 | 'green' is no side",
        "game 1 white crash 4 1 0,0,0,0,0 0,0,0,0,0,0 | '0,0,0,0,0' is no effort",
        "game x white crash 4 1 0,0,0,0,0,0 0,0,0,0,0,0 | For input string"
      })
  void aLineThatIsWrongIsSaidWithItsNumber(String line, String words) {
    assertTold(LEAST + line + "\n", "line 10, '" + line + "': " + words);
  }

  @ParameterizedTest
  @CsvSource({"variant", "first", "second", "games", "concurrency", "most-plies", "margin"})
  void aLineThatIsMissingIsSaid(String word) {
    assertTold(
        LEAST.replaceFirst("\n" + word + " [^\n]*", ""), "the line '" + word + "' is missing");
  }

  @Test
  void anotherTextIsNoMatch() {
    assertTold("", "the first line would be 'komabako match 1'");
    assertTold("komabako match 2\n", "the first line would be 'komabako match 1'");
    assertTold(LEAST.replace("random 4 -7\n", ""), "the line 'file' is missing");
    assertTold(LEAST + "resign 500\n", "'resign' has 2 numbers");
    assertTold(LEAST + "draw 1 2\n", "'draw' has 3 numbers");
  }

  private static void assertTold(String text, String words) {
    String message =
        String.valueOf(assertThrows(IllegalArgumentException.class, () -> MatchText.parse(text))
            .getMessage());
    assertTrue(message.contains(words), message);
  }
}
