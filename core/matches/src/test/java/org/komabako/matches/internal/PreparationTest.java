package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.matches.Adjudication;
import org.komabako.matches.Adjudication.Draw;
import org.komabako.matches.Adjudication.Resign;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;

/** What is wrong with a request is said before its match begins. */
class PreparationTest {
  @TempDir
  private Path folder;

  private final InstalledParts installed = new InstalledParts();
  private final ScriptedEngine one = new ScriptedEngine("one", ScriptedEngine.FIRST);
  private final ScriptedEngine two = new ScriptedEngine("two", ScriptedEngine.FIRST);
  private String variant = "small";
  private String first = "one@depth=1";
  private String second = "two@depth=1";
  private int games = 2;
  private int concurrency = 1;
  private Openings openings = new Openings.Random(2, 1);
  private Adjudication ends = Adjudication.NONE;

  @BeforeEach
  void install() {
    installed.add(new SmallGame());
    installed.add(one);
    installed.add(two);
  }

  @AfterEach
  void allAreClosed() {
    assertEquals(0, one.open);
    assertEquals(0, two.open);
  }

  private MatchRequest request() {
    return request(Map.of());
  }

  private MatchRequest request(Map<String, String> options) {
    Pace usual = Pace.parse("depth=9");
    return new MatchRequest(
        variant,
        Optional.empty(),
        options,
        Player.parse(first, usual),
        Player.parse(second, usual),
        games,
        openings,
        ends,
        concurrency,
        Optional.empty());
  }

  private void assertTold(String message) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> Preparation.of(request(), installed))
            .getMessage());
  }

  /** All options of the variant are written into the request, for its defaults may be others one day. */
  private void assertFine() {
    assertEquals(
        request(Map.of("touch", "free", "illegal_move", "refuse")),
        Preparation.of(request(), installed).request());
  }

  @Test
  void whatIsNotInstalledIsSaid() {
    variant = "large";
    assertTold("the variant 'large' is not installed; there are small");
    variant = "small";
    second = "three@depth=1";
    assertTold("the engine 'three' is not installed; there are one, two");
  }

  @Test
  void aRuleSetThatThereIsNotIsSaid() {
    MatchRequest plain = request();
    MatchRequest named = new MatchRequest(
        plain.variant(),
        Optional.of("nowhere"),
        plain.options(),
        plain.first(),
        plain.second(),
        plain.games(),
        plain.openings(),
        plain.adjudication(),
        plain.concurrency(),
        Optional.empty());
    String message = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> Preparation.of(named, installed))
            .getMessage());
    assertTrue(message.contains("nowhere"), message);
  }

  @ParameterizedTest
  @CsvSource({"1, false", "0, false", "2, true", "3, false", "1000000, true", "1000002, false"})
  void theNumberOfGamesIsEvenAndNotTooLarge(int number, boolean fine) {
    games = number;
    if (fine) {
      assertFine();
    } else {
      assertTold("a match has an even number of games up to 1000000, for each opening is played"
          + " with both colours, not " + number);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, false", "1, true", "256, true", "257, false"})
  void gamesAreNotPlayedByTheThousandAtOnce(int number, boolean fine) {
    concurrency = number;
    if (fine) {
      assertFine();
      assertEquals(number, one.opened);
      assertEquals(number, two.opened);
    } else {
      assertTold("1 to 256 games are played at once, not " + number);
    }
  }

  @ParameterizedTest
  @CsvSource({"depth=1, nodes=5, true", "1m, 2m, true", "1m, depth=1, false", "depth=1, 1m, false"})
  void bothHaveAClockOrNeither(String pace, String other, boolean fine) {
    first = "one@" + pace;
    second = "two@" + other;
    if (fine) {
      assertFine();
    } else {
      assertTold(
          "both players have a clock for the game, or neither has: " + pace + " and " + other);
    }
  }

  /** Score and moves of resigning; score, moves and ply of a draw; the most plies. */
  @ParameterizedTest
  @CsvSource({
    "1, 1, 0, 1, 0, 1, true",
    "0, 1, 0, 1, 0, 1, false",
    "1, 0, 0, 1, 0, 1, false",
    "1, 1, -1, 1, 0, 1, false",
    "1, 1, 0, 0, 0, 1, false",
    "1, 1, 0, 1, -1, 1, false",
    "1, 1, 0, 1, 0, 0, false"
  })
  void noGameIsEndedByNothing(
      int score, int moves, int drawScore, int drawMoves, int ply, int plies, boolean fine) {
    ends = new Adjudication(
        Optional.of(new Resign(score, moves)),
        Optional.of(new Draw(drawScore, drawMoves, ply)),
        plies,
        Duration.ZERO);
    if (fine) {
      assertFine();
    } else {
      assertTold("scores, moves and plies at which a game is ended are more than 0");
    }
  }

  @Test
  void anEngineThatRefusesOrFailsIsSaid() {
    first = "one,Level=3@depth=1";
    assertTold("one,Level=3: one has no options");
    first = "shy@depth=1";
    Engine shy = mock(Engine.class);
    when(shy.id()).thenReturn("shy");
    when(shy.refusal(any())).thenReturn(Optional.of(LocalizedText.of("not this game", "これは指せません")));
    installed.add(shy);
    assertTold("not this game");
    installed.remove(shy);
    assertTold("the engine 'shy' is not installed; there are one, two");
  }

  @Test
  void openingsOfAFileAreRead() throws Exception {
    Path file = Files.writeString(folder.resolve("openings"), "startpos moves 2f2e\nstartpos\n");
    openings = new Openings.FromFile(file, 5);
    assertEquals(
        List.of("sfen 1k1/3/3/3/3/1K1 b - 1 moves 2f2e", "sfen 1k1/3/3/3/3/1K1 b - 1 moves"),
        Preparation.of(request(), installed).openings());
    openings = new Openings.Random(2, 1);
    assertEquals(List.of(), Preparation.of(request(), installed).openings());
  }

  @Test
  void randomOpeningsThatAreNoneAreSaid() {
    installed.remove(installed.variant("small").orElseThrow());
    installed.add(new SmallGame("2K/1k1/3/3/3/3 b - 1"));
    openings = new Openings.Random(1, 1);
    assertTold("after 1 random moves one side is always lost; take fewer");
    openings = new Openings.Random(0, 1);
    assertDoesNotThrow(() -> Preparation.of(request(), installed));
  }

  @Test
  void whatIsMissingIsTheVariantOrTheFirstEngineThatIsAway() {
    assertEquals(Optional.empty(), installed.missing(request()));
    installed.remove(two);
    assertEquals(
        "the engine 'two' is not installed; there are one",
        installed.missing(request()).orElseThrow().in(Locale.ENGLISH));
    installed.remove(one);
    assertTrue(installed.missing(request()).orElseThrow().in(Locale.ENGLISH).contains("'one'"));
    installed.remove(installed.variant("small").orElseThrow());
    assertEquals(
        "the variant 'small' is not installed; there are ",
        installed.missing(request()).orElseThrow().in(Locale.ENGLISH));
  }
}
