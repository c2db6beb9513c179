package org.komabako.ui.learn.problem;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.ui.learn.problem.State.Result;

/**
 * A mate is looked for (tsume-shogi, 詰将棋). Each move is right that attacks the king and after which every answer is mated in
 * no more plies than are left. The defender takes the longest way.
 */
final class MateTrial extends Trial {
  /** The longest mate that is looked for, in plies. */
  private static final int LONGEST = 61;

  /** For each judgement. */
  private static final Duration TIME = Duration.ofSeconds(15);

  MateTrial(Problem problem, Engine engine) {
    super(problem, engine);
  }

  @Override
  public State begin() {
    Game game = game(problem().line());
    if (isOver(game)) {
      return State.of(game, Result.NOTHING, List.of(), 0);
    }
    if (!(think(problem().line(), limits(LONGEST, TIME), info -> {}) instanceof Answer.Mate mate)) {
      return State.of(game, Result.NO_JUDGE, List.of(), 0);
    }
    Result found =
        !mate.line().isEmpty() ? Result.OPEN : mate.proven() ? Result.NOTHING : Result.NOT_FOUND;
    return State.of(game, found, mate.line(), mate.line().size());
  }

  private static Limits limits(int plies, Duration time) {
    return Limits.time(time).toDepth(plies).forMate();
  }

  @Override
  State judge(State from, Move tried, Game after) {
    if (isOver(after)) {
      return isWon(after)
          ? from.went(after, Result.SOLVED, tried, 0)
          : from.refused(Result.WRONG, tried, Optional.empty(), from.number());
    }
    if (!attacks(from.board().position(), after.position())) {
      return from.refused(Result.NO_CHECK, tried, Optional.empty(), from.number());
    }
    return answered(from, tried, after);
  }

  /** Whether a king of the defender is attacked, or one of two was taken. */
  private boolean attacks(Position before, Position after) {
    Side defender = solver().opponent();
    return after.royals(defender).size() < before.royals(defender).size()
        || after.royals(defender).stream()
            .anyMatch(royal -> !after.attackers(royal, solver()).isEmpty());
  }

  private State answered(State from, Move tried, Game after) {
    long end = System.nanoTime() + TIME.toNanos();
    @Nullable Game longest = null;
    List<Move> mate = List.of();
    for (Move reply : after.legalMoves()) {
      Game next = game(and(after.current().line(), reply));
      if (isOver(next) && isWon(next)) {
        continue;
      }
      Duration left = Duration.ofNanos(end - System.nanoTime());
      List<Move> line = isOver(next) ? List.of() : mate(next, from.number() - 2, left);
      if (line.isEmpty()) {
        boolean late = System.nanoTime() >= end;
        return from.refused(
            late ? Result.UNDECIDED : Result.WRONG,
            tried,
            late ? Optional.empty() : Optional.of(reply),
            from.number());
      }
      if (line.size() > mate.size()) {
        longest = next;
        mate = line;
      }
    }
    return longest == null
        ? from.went(after, Result.SOLVED, tried, 0)
        : State.of(longest, Result.GOES_ON, mate, mate.size()).tried(tried);
  }

  /** The mate in no more than some plies; empty if there is none, or the time was too short. */
  private List<Move> mate(Game game, int plies, Duration time) {
    if (plies < 1 || time.isNegative() || time.isZero()) {
      return List.of();
    }
    return think(game.current().line(), limits(plies, time), info -> {}) instanceof Answer.Mate mate
        ? mate.line()
        : List.of();
  }
}
