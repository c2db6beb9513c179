package org.komabako.engine.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.OpeningBooks;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.BookEngine;
import org.komabako.engine.search.SearchEngine;
import org.komabako.engine.search.SmallGame;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** The engine plays from its book if it is told to, and only where a move is to be played. */
class PlayFromBookTest {
  /** It leaves the king to be taken; no search plays it. */
  private static final String BAD = "1e1b";

  @TempDir
  private Path data;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private BookStore store = BookStore.none();
  private Move bad = rules.start().legalMoves().get(0);

  @BeforeEach
  void make() {
    store = new BookStore(Optional.of(data));
    bad = rules.start().legalMoves().stream()
        .filter(move -> move.toString().equals(BAD))
        .findFirst()
        .orElseThrow();
    store.make(
        rules,
        List.of(new OpeningBooks.BookGame(rules.start(), List.of(bad), Optional.empty())),
        new OpeningBooks.Making(9, 1, "one"));
  }

  private Answer answer(Position start, Limits limits, Map<String, String> values)
      throws Exception {
    try (Thinker thinker = BookEngine.with(store).open(rules, values)) {
      return thinker
          .think(new Task(start, List.of(), limits), info -> {})
          .get(20, TimeUnit.SECONDS);
    }
  }

  private static String move(Answer answer) {
    return assertInstanceOf(Answer.Play.class, answer).move().toString();
  }

  @Test
  void onlyIfItIsToldTo() throws Exception {
    Limits limits = Limits.NONE.toNodes(3_000);
    assertEquals(BAD, move(answer(rules.start(), limits, Map.of("USI_OwnBook", "true"))));
    assertNotEquals(BAD, move(answer(rules.start(), limits, Map.of())), "it thinks by itself");
    assertNotEquals(
        BAD,
        move(answer(rules.start(), limits, Map.of("USI_OwnBook", "true", "MultiPV", "2"))),
        "several lines are analysis");
  }

  @Test
  void analysisThinksByItself() {
    SearchEngine engine = BookEngine.with(store);
    engine.choose(Map.of("USI_OwnBook", "true"));
    assertEquals(Map.of("USI_OwnBook", "false"), engine.forAnalysis(Map.of()));
    assertEquals(Map.of("USI_OwnBook", "true"), engine.forAnalysis(Map.of("USI_OwnBook", "true")));
  }

  @Test
  void whereTheBookKnowsNothingItThinks() throws Exception {
    Position other = rules.start().play(bad);
    String found = move(answer(other, Limits.NONE.toNodes(3_000), Map.of("USI_OwnBook", "true")));
    assertEquals("5a5e", found, "the rook takes the king");
  }
}
