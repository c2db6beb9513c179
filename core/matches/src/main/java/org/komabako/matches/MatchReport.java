package org.komabako.matches;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.komabako.kernel.model.Side;

/**
 * What the games of a match tell. All is told of the first player, who won or lost against the second.
 *
 * @param status what is played, and how far it is
 * @param games those that have ended, by number
 */
public record MatchReport(MatchStatus status, List<GameResult> games) {
  /** Keeps an own copy, by number. */
  public MatchReport {
    games = games.stream().sorted(Comparator.comparingInt(GameResult::number)).toList();
  }

  /** All games. */
  public Tally all() {
    return Tally.of(games, game -> true);
  }

  /** The games in which the first player had a side. */
  public Tally as(Side side) {
    return Tally.of(games, game -> game.firstSide() == side);
  }

  /** The pairs of games. */
  public Pairs pairs() {
    return Pairs.of(games);
  }

  /** How games ended, and how often; see {@link End}. */
  public Map<String, Tally> ends() {
    Map<String, Tally> ends = new TreeMap<>();
    games.forEach(game -> ends.computeIfAbsent(
        game.end(), end -> Tally.of(games, each -> each.end().equals(end))));
    return ends;
  }

  /** The games that a player lost by a fault of its own. */
  public List<GameResult> faults(boolean firstPlayer) {
    return games.stream().filter(game -> game.isFaultOf(firstPlayer)).toList();
  }

  /** What a player did in all games. */
  public PlayerEffort effort(boolean firstPlayer) {
    return games.stream()
        .map(game -> firstPlayer ? game.first() : game.second())
        .reduce(PlayerEffort.NONE, PlayerEffort::plus);
  }

  /** How long a game was on average; 0 without games. */
  public double plies() {
    return games.stream().mapToInt(GameResult::plies).average().orElse(0);
  }

  /** How long a game took on average. */
  public Duration time() {
    Duration sum = games.stream().map(GameResult::time).reduce(Duration.ZERO, Duration::plus);
    return games.isEmpty() ? sum : sum.dividedBy(games.size());
  }

  /** What the test of the match has come to; empty if it has none. */
  public Optional<Sprt.Verdict> verdict() {
    return status.request().sprt().map(test -> test.verdict(pairs()));
  }
}
