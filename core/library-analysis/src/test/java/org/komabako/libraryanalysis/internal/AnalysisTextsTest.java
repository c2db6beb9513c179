package org.komabako.libraryanalysis.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.RequestException;
import org.komabako.engine.search.SearchEngine;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;

/** The texts of an analysis are read as they were written, and nonsense is refused in a sentence. */
class AnalysisTextsTest {
  @TempDir
  Path folder;

  @Test
  void pliesAreWrittenAsRanges() {
    List<Integer> plies = List.of(0, 3, 4, 5, 9, 10, 40);
    assertEquals("0,3-5,9-10,40", Plies.text(plies));
    assertEquals(plies, Plies.parse("0,3-5,9-10,40"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "3-", "5-3", "3,3", "9,3", "1-999999", "a", "1,,2", "0-5,5"})
  void pliesThatAreNoneAreRefused(String text) {
    assertThrows(RequestException.class, () -> Plies.parse(text));
  }

  private static AnalysisState state(Optional<AnalysisState.Job> job) {
    return new AnalysisState(
        "a library with blanks",
        "komabako",
        50_000,
        3,
        true,
        LongStream.range(1, 250).boxed().toList(),
        job);
  }

  private static Optional<AnalysisState.Job> job() {
    return Optional.of(new AnalysisState.Job(
        "abc-1",
        "toy",
        List.of(
            new AnalysisState.Unit(1, List.of(0, 1, 2)), new AnalysisState.Unit(99, List.of(7)))));
  }

  @Test
  void aStateIsReadAsItWasWritten() {
    for (Optional<AnalysisState.Job> job : List.of(Optional.<AnalysisState.Job>empty(), job())) {
      assertEquals(state(job), AnalysisState.parse(state(job).text()));
    }
  }

  @Test
  void aStateThatIsDamagedIsRefused() {
    String text = state(job()).text();
    for (int length = 0; length < text.length() - 1; length += 7) {
      String cut = text.substring(0, length);
      assertThrows(RequestException.class, () -> AnalysisState.parse(cut), cut);
    }
    Random random = new Random(7);
    for (int i = 0; i < 2000; i++) {
      StringBuilder wrong = new StringBuilder(text);
      wrong.setCharAt(random.nextInt(text.length()), (char) random.nextInt(128));
      try {
        var unused = AnalysisState.parse(wrong.toString());
      } catch (RequestException e) {
        assertTrue(!e.getMessage().isEmpty());
      }
    }
  }

  @Test
  void filesAreNumberedAndLocked() throws Exception {
    AnalysisFile one = AnalysisFile.create(folder);
    AnalysisFile two = AnalysisFile.create(folder);
    assertEquals(List.of("1", "2"), AnalysisFile.ids(folder));
    one.write(state(job()));
    assertEquals(state(job()), one.read());
    assertThrows(RequestException.class, two::read, "nothing is in it yet");
    try (var lock = one.lock().orElseThrow()) {
      assertTrue(lock.isOpen() && one.lock().isEmpty());
    }
    one.lock().orElseThrow().close();
    one.delete();
    two.delete();
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(), left.toList());
    }
    assertEquals(List.of(), AnalysisFile.ids(folder));
  }

  @Test
  void aUnitIsPlayedAsItsGame() {
    Game game = AnalysisFixture.random(11, 60);
    GameLine line = GameLine.of(1, game);
    AnalysisUnit unit = AnalysisUnit.read(AnalysisUnit.bytes(line, List.of(0, 5)));
    AnalysisUnit.Played played = unit.play(AnalysisFixture.TOY);
    assertEquals(line.moves(), played.moves());
    assertEquals(
        line.positions().get(line.moves().size()).sfen(),
        played.positions().get(played.moves().size()).sfen());
    assertEquals(List.of(0, 5), unit.plies());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "start x\nmoves\nplies 0",
        "start rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1\nmoves 9z9z\nplies 0",
        "start rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1\nmoves 7c7d\nplies 0",
        "start rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1\nmoves 1f1e\nplies 2",
        "option a=b\nstart rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1\nmoves\nplies 0",
        "moves\nstart rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1\nplies 0"
      })
  void aUnitThatIsNoneIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> {
      var unused =
          AnalysisUnit.read(text.getBytes(StandardCharsets.UTF_8)).play(AnalysisFixture.TOY);
    });
  }

  @Test
  void aSpecNamesAllThatDecides() {
    SearchEngine engine = new SearchEngine();
    AnalysisSpec.Whole whole = AnalysisSpec.of(AnalysisFixture.TOY, engine, 1234);
    AnalysisSpec spec = AnalysisSpec.read(whole.spec());
    assertEquals(
        List.of("toy", "komabako", Optional.empty(), 1234L),
        List.of(spec.variant(), spec.engine(), spec.data(), spec.nodes()));
    assertEquals("1", spec.values().get("Threads"));
    assertEquals("16", spec.values().get("USI_Hash"));
    assertEquals(1, whole.parts().size());
    assertThrows(
        RequestException.class,
        () -> AnalysisSpec.read("komabako analysis 1".getBytes(StandardCharsets.UTF_8)));
    assertThrows(RequestException.class, () -> AnalysisSpec.read(new byte[] {0, 1, 2}));
  }

  /** Who has an end of the game by the rules is not thought about. */
  @Test
  void whereTheGameHasEndedTheRulesSayTheScore() {
    for (long seed = 0; seed < 50; seed++) {
      Game game = AnalysisFixture.random(seed, 400);
      GameLine line = GameLine.of(1, game);
      List<Move> moves = game.root().last().line();
      assertEquals(moves, line.moves());
      assertEquals(game.outcome().isPresent(), line.end().isPresent());
      assertEquals(moves.size() - (line.end().isPresent() ? 1 : 0), line.lastOpen());
    }
  }
}
