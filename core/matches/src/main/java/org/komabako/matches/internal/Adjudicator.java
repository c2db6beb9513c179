package org.komabako.matches.internal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Score;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.matches.Adjudication;
import org.komabako.matches.End;

/** Follows what both players of a game think of it, and ends it when they have agreed for long. */
final class Adjudicator {
  /** More than any material. */
  private static final int MATE = 1_000_000;

  private final Adjudication rules;
  /** On how many plies on end Black was ahead enough; less than nothing for White. */
  private int ahead;

  private int even;

  Adjudicator(Adjudication rules) {
    this.rules = rules;
  }

  /**
   * A player has moved.
   *
   * @param score what it thinks, for itself; null if it did not say
   * @param ply how many moves were made
   * @return how the game ends now; empty if it goes on
   */
  Optional<MatchGameEnd> moved(Side mover, @Nullable Score score, int ply) {
    if (score == null) {
      ahead = 0;
      even = 0;
    } else {
      int black = mover == Side.BLACK ? value(score) : -value(score);
      follow(black);
    }
    if (rules.resign().filter(each -> Math.abs(ahead) >= 2 * each.moves()).isPresent()) {
      Side winner = ahead > 0 ? Side.BLACK : Side.WHITE;
      return Optional.of(
          new MatchGameEnd(Outcome.win(winner, Reason.RESIGNS), End.ADJUDICATED_WIN, ""));
    }
    if (rules
        .draw()
        .filter(each -> even >= 2 * each.moves() && ply >= each.ply())
        .isPresent()) {
      return Optional.of(new MatchGameEnd(Outcome.draw(Reason.AGREED), End.ADJUDICATED_DRAW, ""));
    }
    return ply >= rules.mostPlies()
        ? Optional.of(new MatchGameEnd(Outcome.draw(Reason.AGREED), End.MOST_PLIES, ""))
        : Optional.empty();
  }

  private void follow(int black) {
    int enough = rules.resign().map(Adjudication.Resign::score).orElse(Integer.MAX_VALUE);
    if (black >= enough) {
      ahead = Math.max(0, ahead) + 1;
    } else {
      ahead = black <= -enough ? Math.min(0, ahead) - 1 : 0;
    }
    boolean nobody =
        rules.draw().filter(each -> Math.abs(black) <= each.score()).isPresent();
    even = nobody ? even + 1 : 0;
  }

  private static int value(Score score) {
    if (score instanceof Score.Material material) {
      return material.value();
    }
    return ((Score.Mate) score).plies() > 0 ? MATE : -MATE;
  }
}
