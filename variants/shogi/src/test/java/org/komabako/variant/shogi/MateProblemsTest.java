package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.SearchEngine;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * Mates from games of the engine against itself, 50 in 1 to 15 plies and more up to 31, each with as few nodes as a part
 * of a second allows. {@code mates.tsv} has a position and the plies of the mate that was found when it was composed.
 */
@Tag("slow")
class MateProblemsTest {
  /** Each third one is enough where somebody waits. */
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");

  private static final int NODES = 150_000;
  private static final int GAME_NODES = 500;
  private static final int LAST = 20;
  private static final Rules RULES = Rules.of(new Shogi());

  static List<String> problems() throws IOException {
    try (InputStream in = MateProblemsTest.class.getResourceAsStream("mates.tsv")) {
      List<String> all =
          new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      return IntStream.range(0, all.size())
          .filter(i -> DEEP || i % 3 == 0)
          .mapToObj(all::get)
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void theMateIsFoundAndNoDefenceEscapes(String problem) {
    Position position = RULES.position(problem.split("\t")[0]);
    int plies = Integer.parseInt(problem.split("\t")[1]);
    List<Move> line = mate(position).line();
    assertEquals(1, line.size() % 2, line::toString);
    assertTrue(plies > 5 || line.size() == plies, () -> line + " is not the shortest");
    Position at = position;
    for (int i = 0; i < line.size(); i++) {
      assertTrue(at.legalMoves().contains(line.get(i)), line::toString);
      at = at.play(line.get(i));
      assertTrue(i % 2 == 1 || at.inCheck(at.side()), line::toString);
    }
    assertEquals(Optional.of(position.side()), at.outcome().flatMap(Outcome::winner));
  }

  /** As a trial of problems asks: no more plies than are left. */
  @Test
  void whereOnlySoManyPliesAreAllowedALongMateIsFoundInThem() throws IOException {
    for (String problem : problems().subList(8, 16)) {
      Position position = RULES.position(problem.split("\t")[0]);
      int plies = Integer.parseInt(problem.split("\t")[1]);
      int found =
          mate(position, Limits.NONE.toNodes(300_000).toDepth(plies)).line().size();
      assertTrue(found > 0 && found <= plies, () -> problem + ": " + found);
    }
  }

  private static Answer.Mate mate(Position position) {
    return mate(position, Limits.NONE.toNodes(NODES));
  }

  private static Answer.Mate mate(Position position, Limits limits) {
    try (Thinker thinker = new SearchEngine().open(RULES, Map.of("USI_Hash", "16"))) {
      Task task = new Task(position, List.of(), limits.forMate());
      return (Answer.Mate) thinker.think(task, info -> {}).join();
    }
  }

  /** Composes new ones into a file: {@code -Dkomabako.compose=FILE}, so many of each length. */
  @Test
  @EnabledIfSystemProperty(named = "komabako.compose", matches = ".+")
  void compose() throws IOException {
    Map<Integer, List<String>> found = new TreeMap<>();
    for (int seed = 1; seed <= 120; seed++) {
      List<Position> game = game(seed);
      for (Position position : game.subList(Math.max(0, game.size() - LAST), game.size())) {
        List<Move> line = mate(position).line();
        List<String> same = found.computeIfAbsent(line.size(), plies -> new ArrayList<>());
        if (!line.isEmpty() && same.size() < 6) {
          same.add(position.sfen() + "\t" + line.size());
        }
      }
    }
    List<String> all = found.values().stream().flatMap(List::stream).toList();
    Files.write(Path.of(System.getProperty("komabako.compose")), all);
  }

  private static List<Position> game(int seed) {
    Random random = new Random(seed);
    List<Position> positions = new ArrayList<>(List.of(RULES.start()));
    List<Move> moves = new ArrayList<>();
    Map<Side, Thinker> thinkers = Map.of(Side.BLACK, player(seed), Side.WHITE, player(-seed));
    Position at = RULES.start();
    while (at.outcome().isEmpty() && moves.size() < 300) {
      Move move = moves.size() < 8
          ? at.legalMoves().get(random.nextInt(at.legalMoves().size()))
          : answer(thinkers.get(at.side()), moves).orElse(null);
      if (move == null) {
        break;
      }
      moves.add(move);
      at = at.play(move);
      positions.add(at);
    }
    thinkers.values().forEach(Thinker::close);
    return positions;
  }

  private static Thinker player(int seed) {
    return new SearchEngine()
        .open(RULES, Map.of("USI_Hash", "1", "Seed", String.valueOf(Math.abs(seed))));
  }

  private static Optional<Move> answer(Thinker thinker, List<Move> moves) {
    Task task = new Task(RULES.start(), List.copyOf(moves), Limits.NONE.toNodes(GAME_NODES));
    Answer answer = thinker.think(task, info -> {}).join();
    return answer instanceof Answer.Play play ? Optional.of(play.move()) : Optional.empty();
  }
}
