package org.komabako.matches;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.komabako.kernel.model.Side;

/**
 * A game of a match that has ended.
 *
 * @param number from 1; an odd one and the next have the same opening, and the first player has Black in
 *     the odd one
 * @param winner who won; empty for a draw
 * @param end why, see {@link End}
 * @param plies how long it was, its opening included
 * @param time how long it took
 * @param first what the first player did
 * @param second what the second player did
 * @param note more about the end, for people; may be empty
 */
public record GameResult(
    int number,
    Optional<Side> winner,
    String end,
    int plies,
    Duration time,
    PlayerEffort first,
    PlayerEffort second,
    String note) {
  /** The file of this game in the folder of its match. */
  public String file() {
    return String.format(Locale.ROOT, "game-%04d.komabako", number);
  }

  /** What the first player plays in a game. */
  public static Side firstPlays(int number) {
    return number % 2 == 1 ? Side.BLACK : Side.WHITE;
  }

  /** What the first player played. */
  public Side firstSide() {
    return firstPlays(number);
  }

  /** The points of the first player, in halves: 2 for a win, 1 for a draw. */
  public int halves() {
    return winner.map(side -> side == firstSide() ? 2 : 0).orElse(1);
  }

  /** Whether the loser is at fault, and which player that is; empty otherwise. */
  public boolean isFaultOf(boolean firstPlayer) {
    return End.FAULTS.contains(end)
        && winner.filter(side -> (side == firstSide()) != firstPlayer).isPresent();
  }
}
