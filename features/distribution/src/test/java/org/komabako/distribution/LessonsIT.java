package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.position.Rules;
import org.komabako.ui.learn.lesson.Attempt;
import org.komabako.ui.learn.lesson.Exercise;
import org.komabako.ui.learn.lesson.Exercise.Task;
import org.komabako.ui.learn.lesson.Lessons;

/** Each piece of each shipped variant has its exercises, and each of them can be solved. */
class LessonsIT {
  private static Stream<String> variants() {
    return ShippedVariants.all().stream().map(variant -> variant.key());
  }

  @ParameterizedTest
  @MethodSource("variants")
  void eachPieceIsLearned(String key) {
    Lessons lessons = new Lessons(Rules.of(ShippedVariants.named(key)));
    assertFalse(lessons.pieces().isEmpty());
    for (PieceType type : lessons.pieces()) {
      List<Exercise> exercises = lessons.about(type).exercises();
      List<Task> tasks = exercises.stream().map(Exercise::task).toList();
      assertTrue(tasks.contains(Task.REACH) && tasks.contains(Task.CAPTURE), type + " " + tasks);
      assertEquals(type.lionPower().exists(), tasks.contains(Task.CAPTURE_TWO), type::id);
      assertEquals(type.promotesTo().isPresent(), tasks.contains(Task.PROMOTE), type::id);
      for (Exercise exercise : exercises) {
        Attempt attempt = new Attempt(exercise);
        exercise.solution().forEach(attempt::play);
        assertEquals(Attempt.State.SOLVED, attempt.state(), exercise::toString);
      }
    }
  }
}
