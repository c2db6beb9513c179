package org.komabako.matches;

import java.util.Map;
import java.util.Optional;

/**
 * What a new match is to be.
 *
 * @param variant the key of the variant
 * @param ruleSet the rule set; empty for the variant's default for play
 * @param options option values that differ from the rule set's
 * @param first whose score is counted
 * @param second the other
 * @param games how many at most; an even number, for each opening is played twice
 * @param openings where they begin
 * @param adjudication when they are ended early
 * @param concurrency how many are played at once
 * @param sprt ends the match when it is decided; empty to play all games
 * @param onGrid whether the workers of the grid play it, with as many games at once as they have threads
 */
public record MatchRequest(
    String variant,
    Optional<String> ruleSet,
    Map<String, String> options,
    Player first,
    Player second,
    int games,
    Openings openings,
    Adjudication adjudication,
    int concurrency,
    Optional<Sprt> sprt,
    boolean onGrid) {
  /** Keeps an own copy. */
  public MatchRequest {
    options = Map.copyOf(options);
  }

  /** A match that is played on this machine. */
  public MatchRequest(
      String variant,
      Optional<String> ruleSet,
      Map<String, String> options,
      Player first,
      Player second,
      int games,
      Openings openings,
      Adjudication adjudication,
      int concurrency,
      Optional<Sprt> sprt) {
    this(
        variant,
        ruleSet,
        options,
        first,
        second,
        games,
        openings,
        adjudication,
        concurrency,
        sprt,
        false);
  }
}
