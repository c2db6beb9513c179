package org.komabako.ui.board;

import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.osgi.annotation.versioning.ProviderType;

/** How far the player has come with a move. */
@ProviderType
public sealed interface InputState {
  /** Nothing is chosen. */
  InputState IDLE = new Idle();

  /** The square where the piece that is being moved began; empty if none is, or it comes from a stand. */
  default Optional<Square> origin() {
    return Optional.empty();
  }

  /** Whether a spot is where the chosen piece is now. */
  default boolean isAt(Spot spot) {
    return false;
  }

  /** One stage back: a question goes back to what was asked about, a step to before it, all else to nothing. */
  default InputState back() {
    return IDLE;
  }

  /** Nothing is chosen. */
  record Idle() implements InputState {}

  /** A piece that cannot be moved now is looked at: its moves are shown. */
  record Looking(Square at) implements InputState {}

  /** A piece on the board is chosen. */
  record Selected(Square from) implements InputState {
    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public boolean isAt(Spot spot) {
      return spot.equals(new Spot.Cell(from));
    }
  }

  /** A piece on the stand is chosen. */
  record Dropping(PieceType type) implements InputState {
    @Override
    public boolean isAt(Spot spot) {
      return spot instanceof Spot.Hand hand && type.equals(hand.type());
    }
  }

  /**
   * A piece with lion power has taken its first step, or its second of three; it may stop, go on, or go back.
   *
   * @param mid where it is
   * @param first the square before, if that was the first of two steps
   */
  record Midway(Square from, Square mid, Optional<Square> first) implements InputState {
    /** After the first step. */
    public Midway(Square from, Square mid) {
      this(from, mid, Optional.empty());
    }

    @Override
    public Optional<Square> origin() {
      return Optional.of(from);
    }

    @Override
    public boolean isAt(Spot spot) {
      return spot.equals(new Spot.Cell(mid));
    }

    @Override
    public InputState back() {
      return first
          .<InputState>map(square -> new Midway(from, square))
          .orElseGet(() -> new Selected(from));
    }
  }

  /**
   * The player is asked whether the piece promotes.
   *
   * @param plain the move without promotion
   * @param promoted the same with it
   * @param before where a cancelled question goes back to
   */
  record Asking(Move plain, Move promoted, InputState before) implements InputState {
    @Override
    public InputState back() {
      return before;
    }
  }
}
