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
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
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

  /** A game by one book. */
  private record Made(VariantTable table, RuleBook book) implements Variant {
    @Override
    public RuleBook rules(OptionValues values) {
      return book;
    }
  }

  /** What burns comes nowhere near the royal piece that stands there only because a position needs one. */
  @Test
  void aPieceThatBurnsIsExercisedAsOthersAre() {
    VariantTable table = VariantTable.of("burning", "Burning", "火")
        .board(4, 4, 0)
        .start("2k1/4/4/1FKP b - 1")
        .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("P", "pawn", "歩", "fu").moves("fW"))
        .piece(PieceType.row("F", "fire", "火", "hi").moves("Q").flags(PieceType.Flag.BURNS))
        .build();
    Lessons lessons = new Lessons(Rules.of(new Made(table, RuleBook.PLAIN)));
    assertSolved(lessons.about(table.type("F")).exercises(), Task.REACH, Task.CAPTURE);
  }

  /** Others stand about it, or it would go nowhere. */
  @Test
  void aPieceThatGoesOverOthersIsExercisedAsOthersAre() {
    VariantTable table = VariantTable.of("cannons", "Cannons", "砲")
        .board(9, 9, 3)
        .start("4k4/9/9/9/9/9/9/9/2ABK2P1 b - 1")
        .hand("AB")
        .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("P", "pawn", "歩", "fu").moves("fW").value(1))
        .piece(PieceType.row("A", "cannon", "砲", "hō").moves("pR").value(5).promotes())
        .piece(PieceType.row("+A", "promoted", "成", "nari").moves("pRW").value(6))
        .piece(PieceType.row("B", "other", "他", "ta").moves("mBcpB").value(5))
        .build();
    RuleBook book = RuleBook.PLAIN
        .withPromotion(Promotion.of(Promotion.Trigger.TOUCH, Promotion.Forced.STUCK))
        .withDrops(new Drops.Captured());
    Lessons lessons = new Lessons(Rules.of(new Made(table, book)));
    assertSolved(
        lessons.about(table.type("A")).exercises(),
        Task.REACH,
        Task.CAPTURE,
        Task.PROMOTE,
        Task.DROP);
    assertSolved(lessons.about(table.type("+A")).exercises(), Task.REACH, Task.CAPTURE);
    assertSolved(lessons.about(table.type("B")).exercises(), Task.REACH, Task.CAPTURE, Task.DROP);
  }

  @Test
  void aPieceOfAReserveIsDroppedBesideAFriend() {
    VariantTable table = VariantTable.of("reserves", "Reserves", "控")
        .board(7, 7, 0)
        .start("3k3/7/7/7/7/7/3K3 b Cc 1")
        .hand("C")
        .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("C", "copper", "銅", "dō").moves("fbW"))
        .build();
    RuleBook book = RuleBook.PLAIN.withDrops(new Drops.Reserve(true, true, false, false));
    Lessons lessons = new Lessons(Rules.of(new Made(table, book)));
    assertSolved(lessons.about(table.type("C")).exercises(), Task.REACH, Task.CAPTURE, Task.DROP);
  }

  /** It turns back where it began to move. */
  @Test
  void aPieceThatPromotesOnlyAsItLeavesTheZoneIsExercised() {
    VariantTable table = VariantTable.of("dolphins", "Dolphins", "豚")
        .board(6, 6, 1)
        .start("2k3/6/6/6/6/2KD2 b - 1")
        .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("D", "dolphin", "豚", "iruka").moves("fW").promotes())
        .piece(PieceType.row("+D", "turned", "返", "kaeri").moves("bB").promotesTo("D"))
        .build();
    RuleBook book = RuleBook.PLAIN.withPromotion(
        Promotion.of(Promotion.Trigger.TOUCH, Promotion.Forced.ALWAYS));
    Lessons lessons = new Lessons(Rules.of(new Made(table, book)));
    assertSolved(
        lessons.about(table.type("+D")).exercises(), Task.REACH, Task.CAPTURE, Task.PROMOTE);
  }

  private static void assertSolved(List<Exercise> exercises, Task... tasks) {
    assertEquals(List.of(tasks), exercises.stream().map(Exercise::task).toList());
    for (Exercise exercise : exercises) {
      Attempt attempt = new Attempt(exercise);
      exercise.solution().forEach(attempt::play);
      assertEquals(State.SOLVED, attempt.state(), exercise::toString);
    }
  }

  @Test
  void aPieceThatEachMoveTurnsIsExercisedAsOthersAre() {
    VariantTable table = VariantTable.of("turning", "Turning", "裏")
        .board(5, 5, 0)
        .start("2k2/5/5/5/2KP1 b - 1")
        .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("P", "pawn", "歩", "fu").moves("fW").promotes())
        .piece(PieceType.row("+P", "rook", "飛", "hi").moves("R").promotesTo("P"))
        .build();
    RuleBook book =
        RuleBook.PLAIN.withPromotion(Promotion.of(Promotion.Trigger.MOVE, Promotion.Forced.ALWAYS));
    Lessons lessons = new Lessons(Rules.of(new Made(table, book)));
    assertEquals(
        List.of("K", "P", "+P"), lessons.pieces().stream().map(PieceType::id).toList());
    for (String id : List.of("P", "+P")) {
      List<Exercise> exercises = lessons.about(table.type(id)).exercises();
      assertSolved(exercises, Task.REACH, Task.CAPTURE, Task.PROMOTE);
      assertEquals(1, exercises.get(2).moves(), "its first move turns it");
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
