package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.game.Evaluation;
import org.komabako.game.Evaluation.Unit;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.library.AnalysedGame;
import org.komabako.library.KeptAnalyses;
import org.komabako.library.KeptAnalysis;
import org.komabako.library.Library;
import org.komabako.library.PositionScore;
import org.komabako.notation.GameText;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** What is kept of analyses, whatever database is below them. */
abstract class AnalysisContract {
  private static final String ENGINE = "engine";
  private static final long NODES = 1000;

  @TempDir
  Path folder;

  LibraryService library;

  /** The address of an empty database; empty for the user's own file. */
  abstract Optional<String> database() throws Exception;

  @BeforeEach
  void open() throws Exception {
    library = new LibraryService(folder.resolve("library"));
    library.addVariant(SampleGames.TOY);
    Optional<String> url = database();
    if (url.isPresent()) {
      var unused = library.use(url);
    }
  }

  @AfterEach
  void close() {
    if (library != null) {
      library.close();
    }
  }

  long add(Game game) {
    Library.Added added = library.add(GameText.write(game), "test");
    assertTrue(added.fresh());
    return added.entry().id();
  }

  private static List<Move> line(Game game) {
    return game.root().last().line();
  }

  private static PositionScore score(int value, Move... line) {
    return new PositionScore(new Evaluation(Unit.CP, value, 7), List.of(line));
  }

  private static List<PositionScore> scores(Game game) {
    List<Move> line = line(game);
    return IntStream.rangeClosed(0, line.size())
        .mapToObj(ply -> ply == line.size()
            ? new PositionScore(new Evaluation(Unit.MATE, -3, 300), List.of())
            : score(ply * 1000 - 20_000, line.get(ply)))
        .toList();
  }

  private KeptAnalyses analyses() {
    return library.analyses();
  }

  private KeptAnalyses.Line known(Game game, long nodes) {
    return analyses().line(game.root().position(), line(game), ENGINE, nodes);
  }

  private void keep(Game game, long nodes, Map<Integer, PositionScore> found) {
    analyses().keep(game.root().position(), line(game), ENGINE, nodes, found);
  }

  @Test
  void nothingIsKnownBeforeSomethingIsKept() {
    Game game = SampleGames.random(1, 20);
    long id = add(game);
    assertTrue(known(game, 1).scores().stream().allMatch(Optional::isEmpty));
    assertEquals(List.of(), analyses().games(List.of(id)));
    assertEquals(Set.of(), analyses().analysed(List.of(id), ENGINE, 1));
    library.remove(List.of(id));
  }

  @Test
  void aPositionIsKnownInEveryGameThatReachesIt() {
    Game one = SampleGames.of("A", "B", "2026", "1f1e", "7c7d", "2f2e", "6c6d");
    Game other = SampleGames.of("C", "D", "2025", "2f2e", "7c7d", "1f1e", "5c5d");
    PositionScore start = score(31, line(one).get(0), line(one).get(1));
    PositionScore third = score(-5, line(other).get(3));
    keep(one, NODES, Map.of(0, start, 3, third));
    KeptAnalyses.Line line = known(other, NODES);
    assertEquals(
        List.of(
            Optional.of(start),
            Optional.empty(),
            Optional.empty(),
            Optional.of(third),
            Optional.empty()),
        line.scores());
    assertEquals(known(one, NODES).names().get(3), line.names().get(3));
    assertNotEquals(known(one, NODES).names().get(1), line.names().get(1));
    assertEquals(5, new HashSet<>(line.names()).size());
  }

  @Test
  void moreNodesCountAndFewerDoNot() {
    Game game = SampleGames.of("A", "B", "2026", "1f1e");
    keep(game, NODES, Map.of(0, score(10)));
    assertTrue(known(game, NODES + 1).scores().get(0).isEmpty());
    keep(game, 2 * NODES, Map.of(0, score(20)));
    keep(game, NODES, Map.of(0, score(30)));
    assertEquals(Optional.of(score(20)), known(game, NODES).scores().get(0));
    assertEquals(Optional.of(score(20)), known(game, 2 * NODES).scores().get(0));
    assertTrue(analyses()
        .line(game.root().position(), line(game), "another", 1)
        .scores()
        .get(0)
        .isEmpty());
  }

  @Test
  void anAnalysisIsKeptWithItsGameAndGoesWithIt() {
    Game game = SampleGames.of("Ito", "Mori", "2026", "1f1e", "7c7d", "2f2e");
    long id = add(game);
    long other = add(SampleGames.of("A", "B", "2025", "2f2e"));
    analyses().keep(id, new KeptAnalysis(ENGINE, NODES, scores(game)));
    List<AnalysedGame> read = analyses().games(List.of(other, id));
    assertEquals(1, read.size());
    AnalysedGame found = read.get(0);
    assertEquals(scores(game), found.analysis().scores());
    assertEquals(line(game), found.moves());
    assertEquals(library.entry(id), found.game());
    assertEquals(List.of(Side.BLACK, Side.WHITE), List.of(found.side(0), found.side(1)));
    assertEquals(List.of("Ito", "Mori"), List.of(found.player(2), found.player(1)));
    assertTrue(found.usualStart());
    assertEquals(Set.of(id), analyses().analysed(List.of(id, other), ENGINE, NODES));
    assertEquals(Set.of(), analyses().analysed(List.of(id, other), ENGINE, NODES + 1));
    assertEquals(Set.of(), analyses().analysed(List.of(id, other), "another", 1));
    List<PositionScore> others = new ArrayList<>(scores(game));
    others.set(0, score(99));
    analyses().keep(id, new KeptAnalysis("another", 1, others));
    assertEquals(others, analyses().games(List.of(id)).get(0).analysis().scores());
    library.remove(List.of(id));
    assertEquals(List.of(), analyses().games(List.of(id)));
    assertThrows(
        RequestException.class,
        () -> analyses().keep(id, new KeptAnalysis(ENGINE, NODES, scores(game))));
  }

  @Test
  void anAnalysisHasAScoreForEachPosition() {
    Game game = SampleGames.of("Ito", "Mori", "2026", "1f1e", "7c7d");
    long id = add(game);
    String told = assertThrows(
            RequestException.class,
            () ->
                analyses().keep(id, new KeptAnalysis(ENGINE, NODES, scores(game).subList(0, 2))))
        .getMessage();
    assertTrue(told.contains("2 moves"), told);
    assertEquals(List.of(), analyses().games(List.of(id)));
  }

  /** What was found holds for the moves that were there. */
  @Test
  void aGameThatGetsMoreMovesIsToBeAnalysedAgain() {
    Game broken = new Game(SampleGames.RULES);
    line(SampleGames.of("", "", "", "1f1e", "7c7d")).forEach(broken::play);
    long id = add(broken);
    analyses().keep(id, new KeptAnalysis(ENGINE, NODES, scores(broken)));
    assertEquals(Set.of(id), analyses().analysed(List.of(id), ENGINE, NODES));
    long whole = add(SampleGames.of("A", "B", "2026", "1f1e", "7c7d", "2f2e"));
    var unused = library.merge(List.of(id, whole));
    assertEquals(Set.of(), analyses().analysed(List.of(id), ENGINE, NODES));
    assertEquals(List.of(), analyses().games(List.of(id)));
  }

  @Test
  void aGameOfAVariantThatIsAwayWaits() {
    Game game = SampleGames.random(5, 30);
    long id = add(game);
    analyses().keep(id, new KeptAnalysis(ENGINE, NODES, scores(game)));
    library.removeVariant(SampleGames.TOY);
    assertEquals(List.of(), analyses().games(List.of(id)));
    library.addVariant(SampleGames.TOY);
    assertEquals(1, analyses().games(List.of(id)).size());
  }

  @Test
  void manyPositionsAreKept() {
    Map<Integer, Map<Integer, PositionScore>> all = new HashMap<>();
    for (int seed = 0; seed < 15; seed++) {
      Game game = SampleGames.random(seed, 60);
      Map<Integer, PositionScore> found = new HashMap<>();
      List<PositionScore> scores = scores(game);
      for (int ply = 1; ply < scores.size(); ply++) {
        found.put(ply, scores.get(ply));
      }
      keep(game, NODES, found);
      all.put(seed, found);
    }
    for (int seed = 0; seed < 15; seed++) {
      Game game = SampleGames.random(seed, 60);
      List<String> names = known(game, NODES).names();
      List<Optional<PositionScore>> known = known(game, NODES).scores();
      for (int ply = 1; ply < known.size(); ply++) {
        assertTrue(known.get(ply).isPresent(), seed + " " + ply);
        if (names.indexOf(names.get(ply)) == ply && ply > 10) {
          assertEquals(all.get(seed).get(ply), known.get(ply).get(), seed + " " + ply);
        }
      }
    }
  }

  @Test
  void analysesOfANewerVersionAreNotTouched() {
    Game game = SampleGames.of("A", "B", "2026", "1f1e");
    long id = add(game);
    keep(game, NODES, Map.of(0, score(10)));
    Database database = new Database(address());
    try (database) {
      var unused = database.write(connection -> {
        try (var statement = connection.createStatement()) {
          return statement.executeUpdate("UPDATE meta SET value = 9 WHERE name = 'analysis'");
        }
      });
    }
    String told = assertThrows(StateException.class, () -> known(game, NODES))
        .text()
        .in(java.util.Locale.ENGLISH);
    assertTrue(told.contains("newer version") && told.contains("9"), told);
    assertThrows(StateException.class, () -> keep(game, NODES, Map.of(0, score(10))));
    assertEquals(1, library.info().games(), "the games can be used");
    assertEquals(id, library.entry(id).id());
  }

  /** The address of the database that is open. */
  abstract String address();

  @Test
  void positionsUnderOtherRulesAreOthers() {
    Position start = SampleGames.RULES.start();
    RuleOption option = OptionValues.optionsOf(SampleGames.TOY).get(0);
    Position other = Rules.of(
            SampleGames.TOY,
            OptionValues.base(SampleGames.TOY)
                .with(Map.of(option.name(), option.values().get(1).name())))
        .start();
    String told =
        start.rules().options().changes() + " " + other.rules().options().changes();
    assertNotEquals(
        analyses().line(start, List.of(), ENGINE, 1).names(),
        analyses().line(other, List.of(), ENGINE, 1).names(),
        told);
  }
}
