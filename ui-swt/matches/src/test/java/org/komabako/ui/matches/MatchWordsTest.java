package org.komabako.ui.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Side;
import org.komabako.matches.Adjudication;
import org.komabako.matches.End;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.matches.Sprt;
import org.komabako.matches.Tally;
import org.komabako.ui.widgets.text.Messages;

class MatchWordsTest {
  private final Messages english = new Messages(Locale.ENGLISH);
  private final MatchWords words = words(english);

  private static MatchWords words(Messages messages) {
    return new MatchWords(messages, id -> LocalizedText.of("Engine " + id, "エンジン" + id));
  }

  private static MatchStatus status(State state, List<GameResult> games, Optional<Sprt> sprt) {
    Pace pace = Pace.parse("move=0.5s");
    MatchRequest request = new MatchRequest(
        "toy",
        Optional.empty(),
        Map.of(),
        new Player("a", Map.of("Level", "3", "Hash", "16"), pace),
        new Player("b", Map.of(), Pace.parse("nodes=20000")),
        40,
        new Openings.Random(8, 7),
        Adjudication.NONE,
        2,
        sprt);
    return new MatchStatus(
        "1", request, state, games.size(), Tally.of(games), LocalizedText.NONE, Path.of("/data/1"));
  }

  private static GameResult game(int number, Optional<Side> winner, String end) {
    return new GameResult(
        number, winner, end, 60, Duration.ofSeconds(3), PlayerEffort.NONE, PlayerEffort.NONE, "");
  }

  private static List<String> report(Messages messages, List<GameResult> games, String sprt) {
    Optional<Sprt> test = Optional.of(sprt).filter(text -> !text.isEmpty()).map(Sprt::parse);
    MatchReport report = new MatchReport(status(State.PAUSED, games, test), games);
    return new ReportWords(messages, words(messages))
        .lines(report, LocalizedText.of("the disk is full", "空きがありません"));
  }

  private static void assertHas(List<String> lines, String line) {
    assertTrue(lines.contains(line), () -> line + " is not in\n" + String.join("\n", lines));
  }

  @Test
  void aReportHasAllThatIsAskedOfIt() {
    List<GameResult> games = List.of(
        game(1, Optional.of(Side.BLACK), "no_moves"),
        game(2, Optional.of(Side.WHITE), End.CRASH),
        game(3, Optional.empty(), "sennichite"),
        game(4, Optional.of(Side.BLACK), End.TIME));
    List<String> lines = report(english, games, "0,10");
    assertHas(lines, "State: paused: the disk is full");
    assertHas(lines, "Player 1 as Black: 1 won, 1 drawn, 0 lost (75.0%)");
    assertHas(lines, "Player 1 as White: 1 won, 0 drawn, 1 lost (50.0%)");
    assertHas(lines, "Player 1 in all: 2 won, 1 drawn, 1 lost (62.5%)");
    assertHas(lines, "Pairs of games in which player 1 made 0, ½, 1, 1½, 2 points: 0, 1, 0, 0, 1");
    assertTrue(lines.stream().anyMatch(line -> line.startsWith("Elo of player 1: +88.7")));
    assertTrue(lines.stream()
        .anyMatch(line -> line.startsWith("SPRT: Is player 1 10 Elo better, rather than 0?")
            && line.contains("Not decided: LLR")));
    assertHas(lines, "Faults of player 1: 1 × time");
    assertHas(lines, "Faults of player 2: 1 × its program ended");
    assertHas(lines, "A game: 60.0 plies, 3.0 s");
    assertHas(lines, "Player 1: Engine a, level 3, Hash=16; 0.5 s for each move");
    assertHas(lines, "Player 2: Engine b; 20,000 positions for each move");
    assertHas(lines, "Games: 4 of 40, 2 at once");
    assertHas(lines, "Openings: 8 random moves, seed 7");
    assertHas(lines, "Kept in /data/1");
  }

  @Test
  void aMatchWithoutGamesHasAReportToo() {
    List<String> lines = report(english, List.of(), "");
    assertHas(lines, "Elo of player 1: not known before both games of a pair have ended");
    assertHas(lines, "Faults of player 2: none");
    assertTrue(lines.stream().noneMatch(line -> line.startsWith("SPRT")));
  }

  @Test
  void whereAllIsWonEloIsMoreThanSomething() {
    List<GameResult> games = List.of(
        game(1, Optional.of(Side.BLACK), "no_moves"), game(2, Optional.of(Side.WHITE), "no_moves"));
    assertTrue(report(english, games, "").stream()
        .anyMatch(line -> line.startsWith("Elo of player 1: more than −")));
    assertTrue(report(new Messages(Locale.JAPANESE), games, "").stream()
        .anyMatch(line -> line.startsWith("対局者1のElo差：−") && line.contains("以上")));
  }

  @Test
  void aGameIsToldFromTheFirstPlayersSide() {
    assertEquals("☗ won", words.result(game(1, Optional.of(Side.BLACK), "no_moves")));
    assertEquals("☖ lost", words.result(game(2, Optional.of(Side.BLACK), "no_moves")));
    assertEquals("☖ drew", words.result(game(2, Optional.empty(), "sennichite")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void everyStateHasWords(Locale language) {
    MatchWords said = words(new Messages(language));
    for (State state : State.values()) {
      String text = said.state(status(state, List.of(), Optional.empty()), LocalizedText.NONE);
      assertTrue(!text.startsWith("match."), text);
    }
  }

  @Test
  void everyEndHasWords() throws IllegalAccessException {
    MatchWords said = words(new Messages(Locale.JAPANESE));
    for (var field : Arrays.stream(End.class.getFields())
        .filter(each -> Modifier.isStatic(each.getModifiers()) && each.getType() == String.class)
        .toList()) {
      String end = String.valueOf(field.get(null));
      assertTrue(!said.end(end).equals(end), end);
    }
    assertEquals("of_later_days", said.end("of_later_days"));
  }

  @Test
  void aQuestionIsAskedAndAnswered() {
    Sprt test = Sprt.parse("-2.5,10,0.01,0.1");
    assertEquals(
        "Is player 1 10 Elo better, rather than −2.5? A wrong yes in 1% of all cases, a wrong no in"
            + " 10%.",
        words.asked(test));
    List<GameResult> games = java.util.stream.IntStream.rangeClosed(1, 400)
        .mapToObj(number -> game(number, Optional.of(GameResult.firstPlays(number)), "no_moves"))
        .toList();
    assertTrue(words
        .answer(Sprt.parse("0,50"), org.komabako.matches.Pairs.of(games))
        .startsWith("Yes, rather 50: LLR"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move=0.5s | 0.5 s for each move",
        "depth=6 | depth 6 in each move",
        "1m+1s | 1 min, 1 s more for each move for the game",
        "'' | Write a clock like 1m+1s, or move=1s, nodes=20000 or depth=6.",
        "soon | “soon” is no time. Write a clock like 1m+1s, or move=1s, nodes=20000 or depth=6.",
        "nodes=0 | behind nodes= stands a number from 1 on, not ''0''"
      })
  void aTimeIsSaidInWordsOrWhatWouldBeRight(String text, String said) {
    assertEquals(said.replace("''", "'"), new PaceWords(english).say(text));
  }
}
