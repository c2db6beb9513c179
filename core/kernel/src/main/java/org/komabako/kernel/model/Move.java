package org.komabako.kernel.model;

import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A move, in its canonical form: two ways to write one effect are one move.
 *
 * <p>A two-step move over an empty square is the {@link Walk} to its last square; all passes of a
 * piece are one {@link Pass}. {@code toString()} is the USI text.
 */
@ProviderType
public sealed interface Move {
  /** Where the piece ends. */
  Square to();

  /** Where the piece starts; empty for a drop. */
  default Optional<Square> origin() {
    return Optional.empty();
  }

  /** Whether the piece promotes with this move. */
  default boolean promotes() {
    return false;
  }

  /**
   * A piece goes from one square to another, by step, jump or slide, and takes what stands there.
   */
  record Walk(Square from, Square to, boolean promotes) implements Move {
    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public String toString() {
      return from + "" + to + (promotes ? "+" : "");
    }
  }

  /**
   * A piece with lion power takes what stands on the middle square and goes on, or back to its
   * start (igui), taking what stands there too.
   */
  record TwoStep(Square from, Square mid, Square to, boolean promotes) implements Move {
    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public String toString() {
      return from + "" + mid + to + (promotes ? "+" : "");
    }
  }

  /** Jitto: a piece with lion power steps to an empty square and back, which passes the turn. */
  record Pass(Square from, Square mid) implements Move {
    @Override
    public Square to() {
      return from;
    }

    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public String toString() {
      return from + "" + mid + from;
    }
  }

  /**
   * A piece comes from the hand or the reserve.
   *
   * @param piece the id of the unpromoted type, like {@code P}
   */
  record Drop(String piece, Square to, boolean promotes) implements Move {
    @Override
    public String toString() {
      return piece + "*" + to + (promotes ? "+" : "");
    }
  }
}
