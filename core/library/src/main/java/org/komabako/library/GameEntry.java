package org.komabako.library;

import java.util.Optional;
import java.util.OptionalInt;
import org.komabako.kernel.model.Outcome;

/**
 * What is known of a game in the library. Texts that a game does not have are empty.
 *
 * @param id its number, which no other game will ever have
 * @param variant the key
 * @param rules the name of the rule set, or the options that differ from the base
 * @param black who played Black
 * @param white who played White
 * @param blackRating as the record tells
 * @param whiteRating as the record tells
 * @param event the tournament or the occasion
 * @param day like {@code 2026-11-21}; what is not known is left out at the end
 * @param outcome how it ended
 * @param plies how many moves the main line has
 * @param source where it came from
 */
public record GameEntry(
    long id,
    String variant,
    String rules,
    String black,
    String white,
    OptionalInt blackRating,
    OptionalInt whiteRating,
    String event,
    String day,
    Optional<Outcome> outcome,
    int plies,
    String source) {
  /** Who won. */
  public Winner result() {
    return Winner.of(outcome);
  }
}
