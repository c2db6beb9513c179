package org.komabako.matches;

import java.util.Collection;
import java.util.function.Predicate;

/** Games of a player, counted. */
public record Tally(int wins, int draws, int losses) {
  /** Of the first player, in all games. */
  public static Tally of(Collection<GameResult> games) {
    return of(games, game -> true);
  }

  /** The same in the games that are wanted. */
  static Tally of(Collection<GameResult> games, Predicate<GameResult> wanted) {
    int[] byHalves = new int[3];
    games.stream().filter(wanted).forEach(game -> byHalves[game.halves()]++);
    return new Tally(byHalves[2], byHalves[1], byHalves[0]);
  }

  /** All games. */
  public int games() {
    return wins + draws + losses;
  }

  /** The points, 0 to 1; 0 without games. */
  public double share() {
    return games() == 0 ? 0 : (wins + draws / 2.0) / games();
  }
}
