package org.komabako.kernel.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The power to take several steps in one move, to take without moving, or to leap anywhere.
 *
 * <ul>
 *   <li>{@link Kind#LION}: two steps, to take on the first and go on, to take without moving (igui), to step out and
 *       back (jitto). With three steps it also goes straight on along a line to the third square, taking on each of the
 *       three or jumping over them, or takes on the second and comes back to the first: the lion dog. The jumps that go
 *       with it stand in the Betza moves. Which second capture is forbidden says
 *       {@code rules.LionTrading}, judged by {@code board.LionJudge}.
 *   <li>{@link Kind#AREA}: up to a number of steps over empty squares, turning at will; what is taken ends it. It may
 *       come back to where it started, which passes the turn.
 *   <li>{@link Kind#IGUI}: to take what stands beside it without moving.
 *   <li>{@link Kind#ANYWHERE}: to leap to any empty square, and to take any piece that is not protected: one that no other
 *       piece of its side could go to, and whose side has no other piece that leaps anywhere. The steps say nothing.
 *   <li>{@link Kind#ANYWHERE_ANY}: the same, but of what is protected it may take all but royal pieces.
 * </ul>
 *
 * @param steps the neighbours that a step may go to; empty for a piece without the power
 * @param turns whether a later step may go by any of these too; else only straight on. Back to its
 *     start it may go always
 * @param kind what the steps do
 * @param most how many steps there are at most
 */
public record LionPower(List<Leg> steps, boolean turns, Kind kind, int most) {
  /** What the steps do. */
  public enum Kind {
    /** Two steps, each of which may take. */
    LION,
    /** Steps over empty squares to one that may be taken. */
    AREA,
    /** One step to take and back. */
    IGUI,
    /** A leap to any square. */
    ANYWHERE,
    /** A leap to any square that takes protected pieces, too. */
    ANYWHERE_ANY
  }

  /** The power of lions, with two steps. */
  public LionPower(List<Leg> steps, boolean turns) {
    this(steps, turns, Kind.LION, 2);
  }

  private static final int MOST = 9;

  /** A piece that takes one step a move, like nearly all. */
  public static final LionPower NONE = new LionPower(List.of(), false);

  /** How many steps lion power has that goes on along a line. */
  private static final int LINE = 3;

  /** Two king steps in any directions: the lion. */
  public static final LionPower AREA = new LionPower(Betza.legs("K"), true);

  /** The power to go up to some steps over empty squares: {@code K} and 3 for the fire demon. */
  public static LionPower area(String betza, int most) {
    return new LionPower(Betza.legs(betza), true, Kind.AREA, most);
  }

  /** The power to take neighbours without moving. */
  public static LionPower igui(String betza) {
    return new LionPower(Betza.legs(betza), false, Kind.IGUI, 1);
  }

  /** The power to leap anywhere: the emperor. */
  public static LionPower anywhere() {
    return new LionPower(Betza.legs("K"), true, Kind.ANYWHERE, 1);
  }

  /** The power to leap anywhere and to take anything but a royal piece that is protected. */
  public static LionPower anywhereTakingAny() {
    return new LionPower(Betza.legs("K"), true, Kind.ANYWHERE_ANY, 1);
  }

  /** Up to three steps straight on or back along some lines: {@code K} for the lion dog. */
  public static LionPower threeSteps(String betza) {
    return new LionPower(Betza.legs(betza), false, Kind.LION, LINE);
  }

  /** Keeps an own copy; only neighbours can be stepped to. */
  public LionPower {
    steps = List.copyOf(steps);
    if (!steps.stream().allMatch(leg -> leg.isStep() && leg.range() == 1)) {
      throw new IllegalArgumentException("lion power goes by single steps, not by " + steps);
    }
    if (most < 1 || most > MOST) {
      throw new IllegalArgumentException("an area move has 1 to " + MOST + " steps, not " + most);
    }
    if (kind == Kind.LION && most != 2 && most != LINE) {
      throw new IllegalArgumentException("lion power has two or three steps, not " + most);
    }
  }

  /** Straight on or back along some lines: {@code fW} for the falcon, {@code fF} for the eagle. */
  public static LionPower line(String betza) {
    return new LionPower(Betza.legs(betza), false);
  }

  /**
   * The first leap that a piece with this power lacks: where a step to an empty square, or two steps
   * over one, lead is written as one go, so it has to stand among the moves of the piece.
   */
  Optional<Leg> missing(List<Leg> moves) {
    return (kind == Kind.LION ? ends() : Stream.<Leg>empty())
        .filter(end -> moves.stream().noneMatch(leg -> sameWay(leg, end)))
        .findFirst();
  }

  private Stream<Leg> ends() {
    Stream<Leg> twice = steps.stream()
        .flatMap(first -> (turns ? steps : List.of(first))
            .stream()
                .map(second -> new Leg(
                    first.right() + second.right(), first.forward() + second.forward(), 1)));
    Stream<Leg> on = steps.stream()
        .filter(step -> goesOn())
        .map(step -> new Leg(LINE * step.right(), LINE * step.forward(), 1));
    return Stream.concat(Stream.concat(steps.stream(), twice), on)
        .filter(end -> end.right() != 0 || end.forward() != 0);
  }

  private static boolean sameWay(Leg one, Leg other) {
    return one.right() == other.right() && one.forward() == other.forward();
  }

  /** Where an area move leads on an empty board, each as a leg that leaps there; none for the other kinds. */
  public List<Leg> areaEnds() {
    Set<Leg> ends = new LinkedHashSet<>();
    List<Leg> last = List.of(new Leg(0, 0, 1));
    for (int step = 0; step < most; step++) {
      last = last.stream()
          .flatMap(from -> stepsOf(Kind.AREA).stream()
              .map(leg -> new Leg(from.right() + leg.right(), from.forward() + leg.forward(), 1)))
          .filter(ends::add)
          .toList();
    }
    return ends.stream().filter(end -> end.right() != 0 || end.forward() != 0).toList();
  }

  /** The steps if the power is of a kind; else none. */
  public List<Leg> stepsOf(Kind wanted) {
    return kind == wanted ? steps : List.of();
  }

  /** Whether it goes straight on along a line after two steps, up to the third square. */
  public boolean goesOn() {
    return kind == Kind.LION && most == LINE;
  }

  /** Whether it leads to any square. */
  public boolean leapsAnywhere() {
    return kind == Kind.ANYWHERE || kind == Kind.ANYWHERE_ANY;
  }

  /** Whether it takes what another piece protects, all but royal pieces. */
  public boolean takesProtected() {
    return kind == Kind.ANYWHERE_ANY;
  }

  /** Whether there is any power at all. */
  public boolean exists() {
    return !steps.isEmpty();
  }
}
