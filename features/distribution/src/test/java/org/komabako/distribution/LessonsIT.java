package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.engine.search.SearchEngine;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.ui.learn.lesson.Attempt;
import org.komabako.ui.learn.lesson.Exercise;
import org.komabako.ui.learn.lesson.Exercise.Task;
import org.komabako.ui.learn.lesson.Lessons;
import org.komabako.ui.learn.problem.Problem;
import org.komabako.ui.learn.problem.ProblemFiles;
import org.komabako.ui.learn.problem.State;
import org.komabako.ui.learn.problem.Trial;

/**
 * Each piece of each shipped variant has its exercises, and each of them can be solved; mates of each are judged. Of the variants
 * that are texts only those of small boards, with {@code -Pdeep} all.
 */
class LessonsIT {
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");
  private static final int SMALL = 49;

  private static Stream<String> variants() {
    return ShippedVariants.all().stream().map(Variant::key);
  }

  private static Stream<Named<Variant>> withTexts() throws IOException {
    return ShippedVariants.withShelf().stream()
        .filter(variant -> DEEP
            || ShippedVariants.all().contains(variant)
            || variant.table().files() * variant.table().ranks() <= SMALL)
        .map(variant -> Named.of(variant.key(), variant));
  }

  @ParameterizedTest
  @MethodSource("withTexts")
  void eachPieceIsLearned(Variant variant) {
    Rules rules = Rules.of(variant);
    boolean drops = !(rules.book().drops() instanceof Drops.None);
    Lessons lessons = new Lessons(rules);
    assertFalse(lessons.pieces().isEmpty());
    for (PieceType type : lessons.pieces()) {
      List<Exercise> exercises = lessons.about(type).exercises();
      List<Task> tasks = exercises.stream().map(Exercise::task).toList();
      assertTrue(tasks.contains(Task.REACH) && tasks.contains(Task.CAPTURE), type + " " + tasks);
      assertEquals(
          !type.lionPower().stepsOf(LionPower.Kind.LION).isEmpty(),
          tasks.contains(Task.CAPTURE_TWO),
          type::id);
      assertEquals(type.promotesTo().isPresent(), tasks.contains(Task.PROMOTE), type::id);
      boolean held = !type.isPromoted() && variant.table().hand().indexOf(type.letter()) >= 0;
      assertEquals(drops && held, tasks.contains(Task.DROP), type::id);
      for (Exercise exercise : exercises) {
        Attempt attempt = new Attempt(exercise);
        exercise.solution().forEach(attempt::play);
        assertEquals(Attempt.State.SOLVED, attempt.state(), exercise::toString);
      }
    }
  }

  /** The king stands in the corner; a piece beside the board's edge holds the second rank, another comes to the first. */
  private static Position ladder(Rules rules) {
    int files = rules.table().files();
    int ranks = rules.table().ranks();
    Map<Square, Piece> pieces = new TreeMap<>();
    PieceType runner = rules.table().pieces().stream()
        .filter(type -> !type.is(PieceType.Flag.ROYAL))
        .filter(type -> reaches(rules, type, new Square(3, 2), new Square(1, 2)))
        .filter(type -> reaches(rules, type, new Square(5, 1), new Square(1, 1)))
        .filter(type -> reaches(rules, type, new Square(5, 2), new Square(5, 1)))
        .findFirst()
        .orElseThrow();
    PieceType weakest = rules.table().pieces().stream()
        .filter(type -> !type.is(PieceType.Flag.ROYAL))
        .min(Comparator.comparingInt(PieceType::value))
        .orElseThrow();
    PieceType king = rules.start().setup().pieces().values().stream()
        .map(Piece::type)
        .filter(type -> type.is(PieceType.Flag.ROYAL))
        .findFirst()
        .orElseThrow();
    pieces.put(new Square(1, 1), new Piece(king, Side.WHITE));
    pieces.put(new Square(files, 5), new Piece(weakest, Side.WHITE));
    pieces.put(new Square(3, 2), new Piece(runner, Side.BLACK));
    pieces.put(new Square(5, 2), new Piece(runner, Side.BLACK));
    pieces.put(new Square(files - 2, ranks), new Piece(king, Side.BLACK));
    return Position.of(
        rules,
        new Setup(
                pieces,
                Map.of(Side.BLACK, Map.of(), Side.WHITE, Map.of()),
                Side.BLACK,
                1,
                Optional.empty(),
                new TreeSet<>(),
                new TreeSet<>())
            .asStart());
  }

  private static boolean reaches(Rules rules, PieceType type, Square from, Square to) {
    return rules.reach(new Piece(type, Side.BLACK), from).contains(to);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void matesOfAFileAreJudged(String key, @TempDir Path folder) throws IOException {
    Position ladder = ladder(Rules.of(ShippedVariants.named(key)));
    Files.writeString(folder.resolve("mates.sfen"), ladder.sfen() + System.lineSeparator());
    Problem problem = ProblemFiles.read(folder, List.of(ShippedVariants.named(key)))
        .problems()
        .get(0);
    try (Trial trial = Trial.of(problem, new SearchEngine())) {
      State state = trial.begin();
      assertEquals(State.Result.OPEN, state.result());
      Move away = Usi.parse(ladder.rules().table(), "5b6b");
      assertEquals(State.Result.NO_CHECK, trial.play(state, away).result());
      while (state.isOpen()) {
        int left = state.number();
        state = trial.play(state, state.best().get(0));
        assertTrue(state.result() == State.Result.SOLVED || state.number() < left);
      }
      assertEquals(State.Result.SOLVED, state.result());
    }
  }
}
