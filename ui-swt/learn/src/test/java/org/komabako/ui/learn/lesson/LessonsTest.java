package org.komabako.ui.learn.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;
import org.komabako.ui.learn.lesson.Attempt.State;
import org.komabako.ui.learn.lesson.Exercise.Task;

class LessonsTest {
  private static final Rules RULES = Rules.of(new Toy());
  private static final Lessons LESSONS = new Lessons(RULES);

  private static Stream<PieceType> pieces() {
    return LESSONS.pieces().stream();
  }

  private static List<Task> tasks(String id) {
    return LESSONS.about(RULES.table().type(id)).exercises().stream()
        .map(Exercise::task)
        .toList();
  }

  @Test
  void eachKindOfMoveIsTaughtOnce() {
    List<String> ids = pieces().map(PieceType::id).toList();
    assertTrue(ids.containsAll(RULES.table().pieces().stream()
        .map(PieceType::id)
        .filter(id -> !id.startsWith("+"))
        .toList()));
  }

  @ParameterizedTest
  @MethodSource("pieces")
  void eachSolutionSolvesItsExerciseAndNoShorterOneDoes(PieceType type) {
    List<Exercise> exercises = LESSONS.about(type).exercises();
    assertFalse(exercises.isEmpty());
    for (Exercise exercise : exercises) {
      Attempt attempt = new Attempt(exercise);
      for (Move move : exercise.solution()) {
        assertEquals(State.OPEN, attempt.state(), exercise::toString);
        attempt.play(move);
      }
      assertEquals(State.SOLVED, attempt.state(), exercise::toString);
      assertEquals(List.of(), attempt.moves());
      assertTrue(Solver.solve(exercise.start(), exercise::isSolvedBy, exercise.moves() - 1)
          .isEmpty());
    }
  }

  @ParameterizedTest
  @MethodSource("pieces")
  void theyAreTheSameEachTime(PieceType type) {
    assertEquals(
        LESSONS.about(type).exercises().toString(),
        new Lessons(RULES).about(type).exercises().toString());
  }

  @Test
  void whatAPieceCanDoIsExercised() {
    for (PieceType type : LESSONS.pieces()) {
      List<Task> tasks = tasks(type.id());
      assertTrue(tasks.contains(Task.REACH), type::id);
      assertTrue(tasks.contains(Task.CAPTURE), type::id);
      assertEquals(type.lionPower().exists(), tasks.contains(Task.CAPTURE_TWO), type::id);
      assertEquals(type.promotesTo().isPresent(), tasks.contains(Task.PROMOTE), type::id);
      assertEquals(
          !type.isPromoted() && RULES.table().hand().indexOf(type.letter()) >= 0,
          tasks.contains(Task.DROP),
          type::id);
    }
  }

  @Test
  void whoWastesHisMovesFailsAndMayTryAgain() {
    Exercise reach = LESSONS.about(RULES.table().type("K")).exercises().get(0);
    Attempt attempt = new Attempt(reach);
    while (attempt.state() == State.OPEN) {
      Move away = attempt.moves().stream()
          .filter(move -> !reach.goals().contains(move.to()))
          .findFirst()
          .orElseThrow();
      attempt.play(away);
    }
    assertEquals(State.FAILED, attempt.state());
    assertEquals(0, attempt.left());
    assertThrows(
        IllegalArgumentException.class, () -> attempt.play(reach.solution().get(0)));
    attempt.restart();
    assertEquals(State.OPEN, attempt.state());
    assertEquals(reach.moves(), attempt.left());
  }
}
