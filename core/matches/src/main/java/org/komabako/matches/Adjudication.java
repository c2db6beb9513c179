package org.komabako.matches;

import java.time.Duration;
import java.util.Optional;

/**
 * When games are ended before the rules do.
 *
 * @param resign when a game counts as won; empty for never
 * @param draw when a game counts as drawn; empty for never
 * @param mostPlies a game of so many plies, its opening included, is a draw
 * @param margin how much longer than the fixed time of a move an answer may take; for a clock there is
 *     none
 */
public record Adjudication(
    Optional<Resign> resign, Optional<Draw> draw, int mostPlies, Duration margin) {
  /** To the end, or for a thousand plies. */
  public static final Adjudication NONE =
      new Adjudication(Optional.empty(), Optional.empty(), 1000, Duration.ofMillis(300));

  /**
   * Both players agree that one of them is lost.
   *
   * @param score by which it is behind at least, in hundredths of a pawn
   * @param moves for how many moves of each player on end
   */
  public record Resign(int score, int moves) {}

  /**
   * Both players agree that nobody is ahead.
   *
   * @param score by which one may be ahead at most, in hundredths of a pawn
   * @param moves for how many moves of each player on end
   * @param ply not before so many plies
   */
  public record Draw(int score, int moves, int ply) {}
}
