package org.komabako.session;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.game.clock.TimeControl;

/**
 * What a new game is to be.
 *
 * @param variant the key of the variant
 * @param ruleSet the rule set; empty for the variant's default for play
 * @param options option values that differ from the rule set's
 * @param handicap the key of a handicap; empty for an even game
 * @param sfen a position to start from; empty for the start
 * @param clock the players' time; empty for a game without a clock
 * @param tags what is known of the game besides, by the names of {@link
 *     org.komabako.game.Tags}: who plays, the occasion, the place; today is the day if none is said
 */
public record GameRequest(
    String variant,
    Optional<String> ruleSet,
    Map<String, String> options,
    Optional<String> handicap,
    Optional<String> sfen,
    Optional<TimeControl> clock,
    Map<String, String> tags) {
  /** Keeps own copies. */
  public GameRequest {
    options = Map.copyOf(options);
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
  }

  /** A game of which nothing else is known. */
  public GameRequest(
      String variant,
      Optional<String> ruleSet,
      Map<String, String> options,
      Optional<String> handicap,
      Optional<String> sfen,
      Optional<TimeControl> clock) {
    this(variant, ruleSet, options, handicap, sfen, clock, Map.of());
  }

  /** A game without a clock. */
  public GameRequest(
      String variant,
      Optional<String> ruleSet,
      Map<String, String> options,
      Optional<String> handicap,
      Optional<String> sfen) {
    this(variant, ruleSet, options, handicap, sfen, Optional.empty());
  }

  /** The same game with other time, or none. */
  public GameRequest with(Optional<TimeControl> time) {
    return new GameRequest(variant, ruleSet, options, handicap, sfen, time, tags);
  }

  /** The same game, and what else is known of it. */
  public GameRequest tagged(Map<String, String> known) {
    return new GameRequest(variant, ruleSet, options, handicap, sfen, clock, known);
  }

  /** A game of a variant as it is played when nothing is said. */
  public static GameRequest of(String variant) {
    return new GameRequest(variant, Optional.empty(), Map.of(), Optional.empty(), Optional.empty());
  }
}
