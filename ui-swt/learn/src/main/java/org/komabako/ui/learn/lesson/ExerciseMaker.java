package org.komabako.ui.learn.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Promotion;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.ui.learn.lesson.Exercise.Task;

/** Makes the exercises for one piece: places are drawn by lot, always the same, and tried with the {@link Solver}. */
final class ExerciseMaker {
  private static final int TRIES = 24;
  private static final int LONGEST = 3;

  /** How many cells of positions are looked at, at most, to find whether an exercise can be solved sooner. */
  private static final long MOST_TRIED = 8_000_000;

  private final Rules rules;
  private final VariantTable table;
  private final PieceType type;
  private final PieceType victim;
  private final Random random;
  private final List<Square> squares;
  private final int longest;

  ExerciseMaker(Rules rules, PieceType type) {
    // No side is bare, and nothing ends, while one piece is moved alone.
    this.rules = rules.unjudged();
    this.type = type;
    table = rules.table();
    victim = table.pieces().stream()
        .filter(each -> !each.is(PieceType.Flag.ROYAL) && !each.is(PieceType.Flag.LION))
        .filter(each -> !each.isPromoted())
        .min(Comparator.comparingInt(PieceType::value))
        .orElseThrow();
    random = new Random(type.id().hashCode());
    squares = IntStream.rangeClosed(1, table.ranks())
        .boxed()
        .flatMap(rank ->
            IntStream.rangeClosed(1, table.files()).mapToObj(file -> new Square(file, rank)))
        .toList();
    longest = longest();
  }

  /**
   * How many moves an exercise has at most: fewer for a piece with so many moves that trying them out would take long.
   * After some moves the piece is on any square, and each of as many victims is there or not.
   */
  private int longest() {
    Square middle = squares.get(squares.size() / 2);
    long moves = Alone.moves(alone(Map.of(middle, own()), Map.of())).size();
    long tried = moves;
    int most = 1;
    while (most < LONGEST) {
      tried = moves * Math.min(tried, (long) squares.size() << (most + 1));
      if (tried * squares.size() > MOST_TRIED) {
        break;
      }
      most++;
    }
    return most;
  }

  List<Exercise> exercises() {
    return Stream.of(reach(), capture(), captureTwo(), promote(), drop())
        .flatMap(Optional::stream)
        .toList();
  }

  /** A square that takes as many moves as possible, up to three. */
  private Optional<Exercise> reach() {
    return IntStream.rangeClosed(1, longest)
        .mapToObj(moves -> longest + 1 - moves)
        .flatMap(moves -> tries(() -> reach(moves)))
        .findFirst();
  }

  private Optional<Exercise> reach(int moves) {
    Square from = any(squares);
    return walk(from, moves, Set.of())
        .map(walk -> walk.get(moves - 1))
        .filter(goal -> !goal.equals(from))
        .flatMap(goal -> exercise(Task.REACH, Map.of(from, own()), Map.of(), Set.of(goal), moves));
  }

  /** The squares that the piece comes to by moves drawn by lot; empty if it cannot go on. */
  private Optional<List<Square>> walk(Square from, int moves, Set<Square> closed) {
    List<Square> walk = new ArrayList<>();
    Square at = from;
    for (int move = 0; move < moves; move++) {
      List<Square> next = Alone.moves(alone(Map.of(at, own()), Map.of())).stream()
          .filter(each -> !each.promotes())
          .map(Move::to)
          .filter(square -> !closed.contains(square) && !walk.contains(square))
          .toList();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      at = any(next);
      walk.add(at);
    }
    return Optional.of(walk);
  }

  /** Three pieces to capture one after the other, or fewer where three cannot be. */
  private Optional<Exercise> capture() {
    return IntStream.rangeClosed(1, longest)
        .mapToObj(moves -> longest + 1 - moves)
        .flatMap(moves -> tries(() -> capture(moves)))
        .findFirst();
  }

  private Optional<Exercise> capture(int moves) {
    Square from = any(squares);
    return walk(from, moves, Set.of(from)).flatMap(walk -> {
      Map<Square, Piece> pieces = new LinkedHashMap<>();
      pieces.put(from, own());
      walk.forEach(square -> pieces.put(square, enemy()));
      return exercise(Task.CAPTURE, pieces, Map.of(), new HashSet<>(walk), moves);
    });
  }

  /** Two pieces that lion power takes in one move. */
  private Optional<Exercise> captureTwo() {
    return !type.lionPower().stepsOf(LionPower.Kind.LION).isEmpty()
        ? tries(this::captureTwoSomewhere).findFirst()
        : Optional.empty();
  }

  private Optional<Exercise> captureTwoSomewhere() {
    List<Leg> steps = type.lionPower().steps();
    Square from = any(squares);
    Leg first = any(steps);
    Leg second = type.lionPower().turns() ? any(steps) : first;
    return step(from, first)
        .flatMap(mid -> step(mid, second)
            .filter(to -> !to.equals(from))
            .flatMap(to -> exercise(
                Task.CAPTURE_TWO,
                Map.of(from, own(), mid, enemy(), to, enemy()),
                Map.of(),
                Set.of(mid, to),
                1)));
  }

  private Optional<Square> step(Square from, Leg leg) {
    int file = from.file() - leg.right();
    int rank = from.rank() - leg.forward();
    return squares.stream()
        .filter(square -> square.file() == file && square.rank() == rank)
        .findFirst();
  }

  /** A promotion in two moves, or in one; by taking where there is no other. */
  private Optional<Exercise> promote() {
    if (type.promotesTo().isEmpty()) {
      return Optional.empty();
    }
    if (rules.book().promotion().trigger() == Promotion.Trigger.CAPTURE) {
      return tries(this::promoteByTaking).findFirst();
    }
    return Stream.of(2, 1).flatMap(moves -> tries(() -> promote(moves))).findFirst();
  }

  private Optional<Exercise> promote(int moves) {
    Square from = any(squares.stream()
        .filter(square -> !rules.inZone(square, Side.BLACK))
        .filter(square -> square.rank() <= table.zone() + LONGEST)
        .toList());
    return exercise(Task.PROMOTE, Map.of(from, own()), Map.of(), Set.of(), moves);
  }

  private Optional<Exercise> promoteByTaking() {
    Square from = any(squares);
    return walk(from, 1, Set.of(from))
        .flatMap(walk -> exercise(
            Task.PROMOTE, Map.of(from, own(), walk.get(0), enemy()), Map.of(), Set.of(), 1));
  }

  /** A drop that attacks a piece. */
  private Optional<Exercise> drop() {
    boolean held = !type.isPromoted() && table.hand().indexOf(type.letter()) >= 0;
    return held ? tries(this::dropSomewhere).findFirst() : Optional.empty();
  }

  private Optional<Exercise> dropSomewhere() {
    Square goal = any(squares);
    return exercise(Task.DROP, Map.of(goal, enemy()), Map.of(type, 1), Set.of(goal), 1);
  }

  private Stream<Exercise> tries(Supplier<Optional<Exercise>> one) {
    return Stream.generate(one).limit(TRIES).flatMap(Optional::stream);
  }

  /** The exercise, if its solution has exactly so many moves. */
  private Optional<Exercise> exercise(
      Task task,
      Map<Square, Piece> pieces,
      Map<PieceType, Integer> hand,
      Set<Square> goals,
      int moves) {
    if (pieces.entrySet().stream().anyMatch(each -> isStuck(each.getKey(), each.getValue()))) {
      return Optional.empty();
    }
    Position start = alone(pieces, hand);
    if (goals.stream()
        .anyMatch(goal -> !pieces.containsKey(goal) && start.piece(goal).isPresent())) {
      return Optional.empty();
    }
    Exercise unsolved = new Exercise(task, type, start, goals, List.of());
    return Solver.solve(start, unsolved::isSolvedBy, moves)
        .filter(solution -> solution.size() == moves)
        .map(solution -> new Exercise(
            task,
            type,
            start,
            task == Task.PROMOTE ? Set.of(solution.get(moves - 1).to()) : goals,
            solution));
  }

  private boolean isStuck(Square square, Piece piece) {
    return rules.isStuck(piece.type(), piece.side(), square);
  }

  private Position alone(Map<Square, Piece> pieces, Map<PieceType, Integer> hand) {
    Square left = new Square(table.files(), 1);
    return Alone.position(rules, pieces, hand, pieces.containsKey(left) ? new Square(1, 1) : left);
  }

  private Piece own() {
    return new Piece(type, Side.BLACK);
  }

  private Piece enemy() {
    return new Piece(victim, Side.WHITE);
  }

  private <T> T any(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
