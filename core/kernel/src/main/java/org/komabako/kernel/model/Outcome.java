package org.komabako.kernel.model;

import java.util.Locale;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner who won; empty for a draw or a game without a contest
 * @param reason why
 */
public record Outcome(Optional<Side> winner, Reason reason) {
  /** Why a game ended; {@link #text()} is the name used in all texts. */
  public enum Reason {
    /** The last royal piece was taken. */
    ROYAL_CAPTURED,
    /** All but the royal piece was taken. */
    BARE_KING,
    /** Both sides have a royal piece only. */
    BOTH_BARE,
    /** A royal piece reached a square where that wins. */
    ROYAL_ARRIVED,
    /** A player gave check where that wins. */
    CHECK_GIVEN,
    /** The player to move has no legal move. */
    NO_MOVES,
    /** Fourfold repetition: a draw. */
    SENNICHITE,
    /** Fourfold repetition: the game does not count. */
    NO_CONTEST,
    /** Fourfold repetition, and one side gave check with every move. */
    PERPETUAL_CHECK,
    /** Fourfold repetition, and one side alone attacked with every move. */
    PERPETUAL_ATTACK,
    /** Fourfold repetition by passes; who passed first loses. */
    REPEATED_PASS,
    /** Who brought about the fourth occurrence loses. */
    FOURTH_OCCURRENCE,
    /** Fourfold repetition, where that is a loss for Black, who has the first move. */
    FOURTH_OCCURRENCE_BLACK,
    /** No side can win any more, or the points were counted. */
    JISHOGI,
    /** A player resigned. */
    RESIGNS,
    /** A player made an illegal move where that loses. */
    ILLEGAL_MOVE,
    /** A player broke the touch rule where that loses. */
    TOUCH,
    /** A player ran out of time. */
    TIME,
    /** The players agreed on a draw. */
    AGREED,
    /** As many moves were played as the tournament allows: a draw. */
    MAX_MOVES,
    /** A player did not come, left, or lost his connection. */
    FORFEIT,
    /** The record says who won and not why. */
    RECORDED,
    /** A problem's side to mate has no mate. */
    NOMATE,
    /** The game was broken off; nothing is decided. */
    INTERRUPTED,
    /** The next move was sealed, to go on later; nothing is decided. */
    SEALED;

    /** The name in texts, like {@code royal_captured}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Reads {@link #text()}; empty if there is no such reason. */
    public static Optional<Reason> parse(String text) {
      for (Reason reason : values()) {
        if (reason.text().equals(text)) {
          return Optional.of(reason);
        }
      }
      return Optional.empty();
    }
  }

  /** A win. */
  public static Outcome win(Side winner, Reason reason) {
    return new Outcome(Optional.of(winner), reason);
  }

  /** An end without a winner. */
  public static Outcome draw(Reason reason) {
    return new Outcome(Optional.empty(), reason);
  }

  /** Whether the game may go on from here: it was broken off, and nothing is decided. */
  public boolean isUndecided() {
    return reason == Reason.INTERRUPTED || reason == Reason.SEALED;
  }

  /** {@code black royal_captured}, {@code none sennichite} and the like. */
  @Override
  public String toString() {
    return winner.map(Side::text).orElse("none") + " " + reason.text();
  }
}
