package org.komabako.kernel.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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

  /** The squares that it takes on before it ends, or steps to when it passes, in their order; none for most moves. */
  default List<Square> over() {
    return List.of();
  }

  /** The same move, with promotion; a pass as it is. */
  Move promoting();

  /**
   * A piece goes from one square to another, by step, jump or slide, and takes what stands there.
   *
   * @param promotes whether the piece turns over
   * @param turnsBack whether that is from its promoted side to the other; what stands on from tells it, so that moves
   *     are equal that differ in nothing else
   */
  record Walk(Square from, Square to, boolean promotes, boolean turnsBack) implements Move {
    /** A move of a piece that does not turn back. */
    public Walk(Square from, Square to, boolean promotes) {
      this(from, to, promotes, false);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Walk that
          && from.equals(that.from)
          && to.equals(that.to)
          && promotes == that.promotes;
    }

    @Override
    public int hashCode() {
      return Objects.hash(from, to, promotes);
    }

    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public Move promoting() {
      return new Walk(from, to, true, turnsBack);
    }

    @Override
    public String toString() {
      return from + "" + to + (!promotes ? "" : turnsBack ? "-" : "+");
    }
  }

  /**
   * A piece with lion power takes what stands on the middle square and goes on, or back to its
   * start (igui), taking what stands there too. If it may take three steps, the middle square may be the second of a
   * line, behind which it goes on or back to the first.
   */
  record TwoStep(Square from, Square mid, Square to, boolean promotes) implements Move {
    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public List<Square> over() {
      return List.of(mid);
    }

    @Override
    public Move promoting() {
      return new TwoStep(from, mid, to, true);
    }

    @Override
    public String toString() {
      return from + "" + mid + to + (promotes ? "+" : "");
    }
  }

  /**
   * A piece with lion power takes what stands on the next two squares of a line and goes on to the third, taking what
   * stands there too.
   */
  record ThreeStep(Square from, Square mid, Square second, Square to, boolean promotes)
      implements Move {
    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public List<Square> over() {
      return List.of(mid, second);
    }

    @Override
    public Move promoting() {
      return new ThreeStep(from, mid, second, to, true);
    }

    @Override
    public String toString() {
      return from + "" + mid + second + to + (promotes ? "+" : "");
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
    public List<Square> over() {
      return List.of(mid);
    }

    @Override
    public Move promoting() {
      return this;
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
   * @param eitherSide whether pieces are dropped promoted or not, as the player likes, which is written {@code +P*5e};
   *     the rules tell it, so that moves are equal that differ in nothing else
   */
  record Drop(String piece, Square to, boolean promotes, boolean eitherSide) implements Move {
    /** A drop of a piece that may only promote with it. */
    public Drop(String piece, Square to, boolean promotes) {
      this(piece, to, promotes, false);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Drop that
          && piece.equals(that.piece)
          && to.equals(that.to)
          && promotes == that.promotes;
    }

    @Override
    public int hashCode() {
      return Objects.hash(piece, to, promotes);
    }

    @Override
    public Move promoting() {
      return new Drop(piece, to, true, eitherSide);
    }

    @Override
    public String toString() {
      if (promotes && eitherSide) {
        return "+" + piece + "*" + to;
      }
      return piece + "*" + to + (promotes ? "+" : "");
    }
  }
}
