package org.komabako.ui.learn.lesson;

import java.util.ArrayList;
import java.util.Collections;
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
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Promotion;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.ui.learn.lesson.Exercise.Task;

/** Makes the exercises for one piece: places are drawn by lot, always the same, and tried with the {@link Solver}. */
final class ExerciseMaker {
  private static final int TRIES = 24;
  private static final int LONGEST = 3;

  /** So many stand about a piece that goes over others; alone it would go nowhere. */
  private static final int SCREENS = 5;

  /** How many cells of positions are looked at, at most, to find whether an exercise can be solved sooner. */
  private static final long MOST_TRIED = 8_000_000;

  private final Rules rules;
  private final VariantTable table;
  private final PieceType type;
  private final PieceType victim;
  private final Random random;
  private final List<Square> squares;
  private final boolean hops;
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
    hops = type.legs().stream().anyMatch(leg -> leg.way().over() == Leg.Over.ONE);
    longest = longest();
  }

  /**
   * How many moves an exercise has at most: fewer for a piece with so many moves that trying them out would take long.
   * After some moves the piece is on any square, and each of as many victims is there or not.
   */
  private int longest() {
    Square middle = squares.get(squares.size() / 2);
    long moves = Alone.moves(alone(ownAmongScreens(middle), Map.of())).size();
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
    Map<Square, Piece> pieces = ownAmongScreens(from);
    return walk(from, moves, pieces, Set.of(), false)
        .map(walk -> walk.get(moves - 1))
        .filter(goal -> !goal.equals(from))
        .flatMap(goal -> exercise(Task.REACH, pieces, Map.of(), Set.of(goal), moves));
  }

  /** The piece on a square, and where it goes over others some that stand on its lines. */
  private Map<Square, Piece> ownAmongScreens(Square from) {
    Map<Square, Piece> pieces = screens(from);
    pieces.put(from, own());
    return pieces;
  }

  private Map<Square, Piece> screens(Square about) {
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    if (hops) {
      List<Square> lines = new ArrayList<>(rules.reach(own(), about));
      Collections.shuffle(lines, random);
      lines.stream()
          .filter(square -> !isStuck(square, enemy()))
          .limit(SCREENS)
          .forEach(square -> pieces.put(square, enemy()));
    }
    return pieces;
  }

  /**
   * The squares that the piece comes to by moves drawn by lot; empty if it cannot go on. It promotes only where every move
   * of a game does.
   *
   * @param pieces what stands where, the piece too
   * @param captures whether each of the moves has to
   */
  private Optional<List<Square>> walk(
      Square from, int moves, Map<Square, Piece> pieces, Set<Square> closed, boolean captures) {
    Promotion promotion = rules.book().promotion();
    boolean always = promotion.trigger() == Promotion.Trigger.MOVE
        && promotion.forced() == Promotion.Forced.ALWAYS;
    List<Square> walk = new ArrayList<>();
    Map<Square, Piece> left = new LinkedHashMap<>(pieces);
    Square at = from;
    for (int move = 0; move < moves; move++) {
      List<Move> next = Alone.moves(alone(left, Map.of())).stream()
          .filter(each -> always || !each.promotes())
          .filter(each -> !closed.contains(each.to()) && !walk.contains(each.to()))
          .filter(each -> !captures || left.containsKey(each.to()))
          .toList();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      Move chosen = any(next);
      Piece goes = left.remove(at);
      at = chosen.to();
      left.put(at, chosen.promotes() ? promoted(goes) : goes);
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
    Map<Square, Piece> pieces = ownAmongScreens(from);
    return walk(from, moves, pieces, Set.of(from), hops).flatMap(walk -> {
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
    return Stream.of(2, 1)
        .flatMap(moves -> tries(() -> promote(moves, false)))
        .findFirst()
        .or(() -> tries(() -> promote(1, true)).findFirst());
  }

  /** From outside the zone, or from inside for a piece that leaves it with each of its moves. */
  private Optional<Exercise> promote(int moves, boolean inside) {
    List<Square> places = squares.stream()
        .filter(square -> rules.inZone(square, Side.BLACK) == inside)
        .filter(square -> square.rank() <= table.zone() + LONGEST)
        .toList();
    if (places.isEmpty()) {
      return Optional.empty();
    }
    Square from = any(places);
    return exercise(Task.PROMOTE, ownAmongScreens(from), Map.of(), Set.of(), moves);
  }

  private Optional<Exercise> promoteByTaking() {
    Square from = any(squares);
    Map<Square, Piece> pieces = ownAmongScreens(from);
    return walk(from, 1, pieces, Set.of(from), hops).flatMap(walk -> {
      pieces.put(walk.get(0), enemy());
      return exercise(Task.PROMOTE, pieces, Map.of(), Set.of(), 1);
    });
  }

  /** A drop that attacks a piece. */
  private Optional<Exercise> drop() {
    boolean held = !type.isPromoted() && table.hand().indexOf(type.letter()) >= 0;
    return held ? tries(this::dropSomewhere).findFirst() : Optional.empty();
  }

  private Optional<Exercise> dropSomewhere() {
    Square goal = any(squares);
    Map<Square, Piece> pieces = screens(goal);
    if (rules.book().drops() instanceof Drops.Reserve) {
      // It is dropped beside a friend.
      pieces.put(any(near(goal)), new Piece(Alone.royal(rules), Side.BLACK));
    }
    pieces.put(goal, enemy());
    return exercise(Task.DROP, pieces, Map.of(type, 1), Set.of(goal), 1);
  }

  /** The squares that a second step of a king leads to, and those before. */
  private List<Square> near(Square middle) {
    return squares.stream()
        .filter(square -> !square.equals(middle))
        .filter(square -> Math.abs(square.file() - middle.file()) <= 2)
        .filter(square -> Math.abs(square.rank() - middle.rank()) <= 2)
        .toList();
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

  private Piece promoted(Piece piece) {
    return new Piece(piece.type().promotesTo().map(table::type).orElseThrow(), piece.side());
  }

  private Piece enemy() {
    return new Piece(victim, Side.WHITE);
  }

  private <T> T any(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
