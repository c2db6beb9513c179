package org.komabako.ui.learn.problem;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Engine;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.opponents.analysis.Evaluations;
import org.komabako.ui.learn.problem.State.Result;

/**
 * A better move than a mistake is looked for. Right is the best move of the engine, one that the review found, and each that
 * loses no more than {@link #MOST_LOST} beside the best.
 */
final class BetterMoveTrial extends Trial {
  /** In parts of a hundred of the chance to win: less than what is called dubious. */
  static final int MOST_LOST = 4;

  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(1));

  private final Problem.Mistake mistake;
  /** Of who has the task, in parts of a hundred. */
  private double chance;

  BetterMoveTrial(Problem problem, Problem.Mistake mistake, Engine engine) {
    super(problem, engine);
    this.mistake = mistake;
  }

  @Override
  public State begin() {
    Game game = game(problem().line());
    List<Move> line = isOver(game) ? List.of() : look(problem().line());
    if (!line.isEmpty() && !line.get(0).equals(mistake.move())) {
      return State.of(game, Result.OPEN, line, 0);
    }
    // It finds nothing better than what was played; the review may have.
    return line.isEmpty() || mistake.better().isEmpty()
        ? State.of(game, Result.NOTHING, List.of(), 0)
        : State.of(game, Result.OPEN, mistake.better().subList(0, 1), 0);
  }

  /** The best moves, and what they are worth. */
  private List<Move> look(List<Move> moves) {
    Info found = best(moves);
    if (found == null) {
      return List.of();
    }
    chance = 100 * Evaluations.of(found).chance();
    return found.line();
  }

  private @Nullable Info best(List<Move> moves) {
    AtomicReference<@Nullable Info> best = new AtomicReference<>();
    var unused = think(moves, LIMITS, info -> {
      if (info.multiPv() == 1
          && info.bound() == Info.Bound.EXACT
          && !info.line().isEmpty()) {
        best.set(info);
      }
    });
    return best.get();
  }

  @Override
  State judge(State from, Move tried, Game after) {
    if (tried.equals(mistake.move())) {
      return from.refused(Result.AS_PLAYED, tried, Optional.empty(), mistake.lost());
    }
    if (tried.equals(from.best().get(0)) || mistake.better().contains(tried)) {
      return from.went(after, Result.SOLVED, tried, 0);
    }
    Optional<Info> answer = isOver(after)
        ? Optional.empty()
        : Optional.ofNullable(best(after.current().line()));
    double left = answer
        .map(info -> 100 * (1 - Evaluations.of(info).chance()))
        .orElseGet(() -> isOver(after) && isWon(after) ? 100.0 : 0.0);
    int lost = (int) Math.round(Math.max(0, chance - left));
    return lost <= MOST_LOST
        ? from.went(after, Result.SOLVED, tried, lost)
        : from.refused(Result.WRONG, tried, answer.map(info -> info.line().get(0)), lost);
  }
}
