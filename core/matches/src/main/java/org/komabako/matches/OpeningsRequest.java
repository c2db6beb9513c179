package org.komabako.matches;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Openings that are looked for: random moves after which each of some engines finds the game even.
 *
 * @param variant the key of the variant
 * @param ruleSet the rule set; empty for the variant's default for play
 * @param options option values that differ from the rule set's
 * @param judges the engines, each with its limits for a move
 * @param count how many openings
 * @param random how many moves each has, and what chooses them
 * @param within by how many hundredths of a pawn one side may be ahead, as each of the engines tells
 */
public record OpeningsRequest(
    String variant,
    Optional<String> ruleSet,
    Map<String, String> options,
    List<Player> judges,
    int count,
    Openings.Random random,
    int within) {
  /** Keeps own copies. */
  public OpeningsRequest {
    options = Map.copyOf(options);
    judges = List.copyOf(judges);
  }
}
