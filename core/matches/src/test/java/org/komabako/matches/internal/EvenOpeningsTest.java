package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.RequestException;
import org.komabako.engine.Task;
import org.komabako.matches.Openings;
import org.komabako.matches.OpeningsRequest;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.position.Rules;

/** Openings that every judge finds even, and what happens where a judge does not answer or leaves. */
@Timeout(60)
class EvenOpeningsTest {
  private static final String GOLDS = "1k1/1g1/3/3/1G1/1K1 b - 1";
  private static final Pace PACE = Pace.parse("nodes=100");

  private final InstalledParts installed = new InstalledParts();
  private final ScriptedEngine fox = new ScriptedEngine("fox", ScriptedEngine.FIRST);
  private final ScriptedEngine owl = new ScriptedEngine("owl", ScriptedEngine.FIRST);
  private final List<String> found = new ArrayList<>();

  @BeforeEach
  void install() {
    installed.add(new SmallGame(GOLDS));
    installed.add(fox);
    installed.add(owl);
  }

  private static OpeningsRequest request(int count, long seed, String... judges) {
    List<Player> players =
        Stream.of(judges).map(judge -> Player.parse(judge, PACE)).toList();
    return new OpeningsRequest(
        "small", Optional.empty(), Map.of(), players, count, new Openings.Random(3, seed), 200);
  }

  private List<String> find(OpeningsRequest request) throws InterruptedException {
    found.clear();
    int tried = new EvenOpenings(request, installed, MoveTimeouts.USUAL).find(found::add);
    assertTrue(tried >= found.size());
    return List.copyOf(found);
  }

  private static int fileOfLast(Task task) {
    return task.moves().get(task.moves().size() - 1).to().file() % 3;
  }

  @Test
  void eachJudgeFindsEachEven() throws InterruptedException {
    fox.judges = task -> fileOfLast(task) == 0 ? -201 : 200;
    owl.judges = task -> fileOfLast(task) == 1 ? 201 : -200;
    List<String> openings = find(request(6, 5, "fox", "owl"));
    assertEquals(6, openings.size());
    assertEquals(6, new HashSet<>(openings).size());
    Rules rules = Rules.of(new SmallGame(GOLDS));
    for (String line : openings) {
      Opening opening = Opening.parse(rules, line);
      assertEquals(3, opening.moves().size());
      assertEquals(2, opening.moves().get(2).to().file() % 3, line);
    }
    assertEquals(fox.opened, fox.asked.size());
    assertTrue(fox.asked.stream().allMatch(task -> task.limits().equals(PACE.move())));
    assertEquals(0, fox.open + owl.open);
    assertEquals(openings, find(request(6, 5, "fox", "owl")));
    assertNotEquals(openings, find(request(6, 6, "fox", "owl")));
  }

  @Test
  void itEndsWhereHardlyAnyIsEven() throws InterruptedException {
    fox.score = 300;
    assertEquals(List.of(), find(request(5, 1, "fox")));
    fox.judges = task -> fox.asked.size() % 2 == 0 ? 0 : 300;
    int few = find(request(100_000, 1, "fox")).size();
    assertTrue(few > 10 && few < 5000, () -> few + " of all that there are after three moves");
  }

  @Test
  void aJudgeThatLeavesIsNamed() {
    OpeningsRequest request = request(3, 1, "fox", "owl");
    EvenOpenings openings = new EvenOpenings(request, installed, MoveTimeouts.USUAL);
    RequestException e = assertThrows(
        RequestException.class,
        () -> openings.find(opening -> {
          found.add(opening);
          installed.remove(owl);
        }));
    assertEquals("the engine 'owl' is not installed; there are fox", e.getMessage());
    assertEquals(1, found.size());
  }

  @Test
  void aJudgeThatDoesNotAnswerIsNamed() {
    ScriptedEngine sloth = new ScriptedEngine("sloth", ScriptedEngine.HANGS);
    installed.add(sloth);
    MoveTimeouts patience = new MoveTimeouts(Duration.ofMillis(40), Duration.ofMillis(20));
    EvenOpenings openings = new EvenOpenings(request(3, 1, "sloth"), installed, patience);
    RequestException e = assertThrows(RequestException.class, () -> openings.find(found::add));
    assertEquals("sloth: no answer within 60 ms", e.getMessage());
    assertEquals(0, sloth.open);
  }

  @Test
  void anInterruptEndsIt() {
    EvenOpenings openings = new EvenOpenings(request(3, 1, "fox"), installed, MoveTimeouts.USUAL);
    assertThrows(
        InterruptedException.class,
        () -> openings.find(opening -> {
          found.add(opening);
          Thread.currentThread().interrupt();
        }));
    assertEquals(1, found.size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "small | 0 | 200 | fox | 1 to 100000 openings are looked for",
        "small | 100001 | 200 | fox | 1 to 100000 openings are looked for",
        "small | 5 | 0 | fox | one side may be ahead by 1 hundredth of a pawn or more",
        "small | 5 | 200 | fox@1m | each judge has limits for a move, like nodes=50000; '1m' is a clock for the game",
        "small | 5 | 200 | elk | the engine 'elk' is not installed; there are fox, owl",
        "large | 5 | 200 | fox | the variant 'large' is not installed; there are small"
      })
  void whatCannotBeDoneIsSaid(String variant, int count, int within, String judge, String words) {
    OpeningsRequest request = new OpeningsRequest(
        variant,
        Optional.empty(),
        Map.of(),
        List.of(Player.parse(judge, PACE)),
        count,
        new Openings.Random(3, 1),
        within);
    RequestException e = assertThrows(
        RequestException.class, () -> new EvenOpenings(request, installed, MoveTimeouts.USUAL));
    assertEquals(words, e.getMessage());
  }

  @Test
  void somebodyJudges() {
    RequestException e = assertThrows(
        RequestException.class,
        () -> new EvenOpenings(request(5, 1), installed, MoveTimeouts.USUAL));
    assertEquals(
        "name an engine that judges the openings, like komabako@nodes=50000", e.getMessage());
  }
}
