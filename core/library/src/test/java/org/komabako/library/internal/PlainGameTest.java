package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.library.Winner;
import org.komabako.notation.GameText;
import org.komabako.testkit.Toy;

/** What the fast reader takes it reads like the other one; all else it leaves alone. */
class PlainGameTest {
  private static final String TEXT = """
      komabako game 3
      variant toy
      tag black=Ito
      start rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1
      move 1f1e
      spent 12s
      score cp 35 8
      comment well played
      move 7c7d
      end black resigns
      complete
      """;

  private final RulesCache grounds = new RulesCache();

  @BeforeEach
  void install() {
    grounds.add(SampleGames.TOY);
  }

  private Optional<Transcript> plain(String text) {
    return PlainGame.read(grounds, text, "here", new byte[] {1, 2});
  }

  @Test
  void aPlainGameIsTakenAsItIs() {
    Transcript game = plain(TEXT).orElseThrow();
    assertEquals("toy", game.facts().variant());
    assertEquals("Ito", game.facts().black());
    assertEquals("here", game.facts().source());
    assertEquals("", game.facts().start());
    assertEquals(2, game.facts().plies());
    assertEquals("black resigns", game.facts().outcome());
    assertEquals(Winner.BLACK.ordinal(), game.facts().winner());
    assertArrayEquals(new byte[] {1, 2}, game.digest());
    assertEquals(TEXT, game.text());
    assertEquals(3, game.keys().length);
    assertEquals(2 * MoveCode.BYTES, game.line().length);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          white time     | white time    | WHITE
          none agreed    | none agreed   | DRAW
          none interrupted | none interrupted | OPEN
          """)
  void theEndIsWhatWasDeclared(String end, String outcome, Winner winner) {
    Transcript game = plain(TEXT.replace("black resigns", end)).orElseThrow();
    assertEquals(outcome, game.facts().outcome());
    assertEquals(winner.ordinal(), game.facts().winner());
  }

  @Test
  void aGameThatNobodyEndedIsOpen() {
    Transcript game = plain(TEXT.replace("end black resigns\n", "")).orElseThrow();
    assertEquals("", game.facts().outcome());
    assertEquals(Winner.OPEN.ordinal(), game.facts().winner());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "end black resigns\nend black resigns",
        "end black resigns\nmove 2f2e",
        "end black",
        "end resigns",
        "end nobody resigns",
        "end black slept",
        "back 1",
        "mark 1e 1",
        "bookmark here",
        "clock 10m",
        "move 2f2d",
        "move 7c7d",
        "move nonsense",
        "spent long",
        "score cp",
        "comment a\\nb",
        "surprise",
        ""
      })
  void whatIsNotPlainIsLeftToOthers(String line) {
    assertEquals(Optional.empty(), plain(TEXT.replace("end black resigns", line)));
  }

  @Test
  void whatIsSaidBesidesTheMovesDoesNotMatter() {
    String text =
        TEXT.replace("end", "here 2 black open\nend").replace("tag black=Ito", "bundle 1.0");
    assertEquals(2, plain(text).orElseThrow().facts().plies());
  }

  @Test
  void aTextCutOffIsNoGame() {
    assertEquals(Optional.empty(), plain(TEXT.substring(0, TEXT.length() - 10)));
    assertEquals(Optional.empty(), plain(""));
  }

  @Test
  void aPositionThatComesBackIsLeftToOthers() {
    String text = TEXT.replace(
        "end black resigns", "move 3h3g\nmove 3a3b\nmove 3g3h\nmove 3b3a\nend black resigns");
    assertEquals(Optional.empty(), plain(text));
    assertTrue(plain(text.replace("move 3b3a\n", "")).isPresent());
  }

  @Test
  void anotherStartIsKept() {
    Game game = new Game(Toy.position("rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1K1R b 2P2p 1"));
    game.play(game.legalMoves().get(0));
    Transcript transcript = plain(GameText.write(game)).orElseThrow();
    assertEquals(
        "rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1K1R b 2P2p 1", transcript.facts().start());
  }

  /** A digest of 128 bits, by which files are known again in every version. */
  @Test
  void theDigestNeverChanges() {
    assertEquals(
        List.of(-70, 120, 22, -65, -113, 1, -49, -22, 65, 65, 64, -34, 93, -82, 34, 35),
        bytes(Transcriber.digest("abc".getBytes(StandardCharsets.UTF_8))));
  }

  private static List<Integer> bytes(byte[] bytes) {
    Integer[] numbers = new Integer[bytes.length];
    Arrays.setAll(numbers, i -> (int) bytes[i]);
    return List.of(numbers);
  }

  @Test
  void aGameOfOursIsReadWithItsMarkOrWithout() {
    Transcriber transcriber = new Transcriber(grounds);
    byte[] marked = ("\ufeff" + TEXT).getBytes(StandardCharsets.UTF_8);
    Transcript game = transcriber.read(marked, "a.komabako", "here");
    assertEquals(2, game.facts().plies());
    assertEquals("black resigns", game.facts().outcome());
    assertArrayEquals(Transcriber.digest(marked), game.digest());
  }
}
