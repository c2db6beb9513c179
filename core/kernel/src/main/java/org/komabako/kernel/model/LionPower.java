package org.komabako.kernel.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The power to take two steps in one move: to take on the first step and go on, to take without
 * moving (igui), to step out and back (jitto). The jumps that go with it stand in the Betza moves.
 * Which second capture is forbidden says {@code rules.LionTrading}, judged by {@code board.LionJudge}.
 *
 * @param steps the neighbours that the first step may go to; empty for a piece without the power
 * @param turns whether the second step may go by any of these too; else only straight on. Back to its
 *     start it may go always
 */
public record LionPower(List<Leg> steps, boolean turns) {
  /** A piece that takes one step a move, like nearly all. */
  public static final LionPower NONE = new LionPower(List.of(), false);

  /** Two king steps in any directions: the lion. */
  public static final LionPower AREA = new LionPower(Betza.legs("K"), true);

  /** Keeps an own copy; only neighbours can be stepped to. */
  public LionPower {
    steps = List.copyOf(steps);
    if (!steps.stream().allMatch(leg -> leg.isStep() && leg.range() == 1)) {
      throw new IllegalArgumentException("lion power goes by single steps, not by " + steps);
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
    return ends()
        .filter(end -> moves.stream().noneMatch(leg -> sameWay(leg, end)))
        .findFirst();
  }

  private Stream<Leg> ends() {
    Stream<Leg> twice = steps.stream()
        .flatMap(first -> (turns ? steps : List.of(first))
            .stream()
                .map(second -> new Leg(
                    first.right() + second.right(), first.forward() + second.forward(), 1)));
    return Stream.concat(steps.stream(), twice)
        .filter(end -> end.right() != 0 || end.forward() != 0);
  }

  private static boolean sameWay(Leg one, Leg other) {
    return one.right() == other.right() && one.forward() == other.forward();
  }

  /** Whether there is any power at all. */
  public boolean exists() {
    return !steps.isEmpty();
  }
}
