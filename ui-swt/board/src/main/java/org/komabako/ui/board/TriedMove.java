package org.komabako.ui.board;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

/**
 * A move that the player tries with a chosen piece.
 *
 * @param written the move as it was entered, without promotion
 * @param legal the legal moves that it may mean: without promotion, with it, both, or none
 */
record TriedMove(Move written, List<Move> legal) {
  /** The chosen piece goes to a square and ends its move there; empty if none is chosen. */
  static Optional<TriedMove> to(Square to, InputState state, Targets targets) {
    if (state instanceof InputState.Selected selected) {
      Square from = selected.from();
      return Optional.of(new TriedMove(new Move.Walk(from, to, false), targets.walks(from, to)));
    }
    if (state instanceof InputState.Midway midway) {
      return Optional.of(
          to.equals(midway.mid()) ? stop(midway, targets) : onward(midway, to, targets));
    }
    if (state instanceof InputState.Dropping dropping) {
      String type = dropping.type().id();
      return Optional.of(new TriedMove(new Move.Drop(type, to, false), targets.drops(type, to)));
    }
    return Optional.empty();
  }

  /** A piece that is midway stops where it is. */
  static TriedMove stop(InputState.Midway midway, Targets targets) {
    return new TriedMove(new Move.Walk(midway.from(), midway.mid(), false), targets.stops(midway));
  }

  /** A piece that is midway goes back a step; by a capture that is igui. */
  static TriedMove back(InputState.Midway midway, Targets targets) {
    return onward(midway, midway.first().orElse(midway.from()), targets);
  }

  private static TriedMove onward(InputState.Midway midway, Square to, Targets targets) {
    Square from = midway.from();
    Square mid = midway.mid();
    Move written = midway
        .first()
        .<Move>map(first -> new Move.ThreeStep(from, first, mid, to, false))
        .orElseGet(() -> new Move.TwoStep(from, mid, to, false));
    return new TriedMove(written, targets.onward(midway, to));
  }

  /** Without promotion. */
  Optional<Move> plain() {
    return legal.stream().filter(move -> !move.promotes()).findFirst();
  }

  /** With promotion. */
  Optional<Move> promoted() {
    return legal.stream().filter(Move::promotes).findFirst();
  }

  /** The legal move that is meant; empty if there is none, or the player is to be asked whether it promotes. */
  Optional<Move> move(BoardInput.Promote promote) {
    if (plain().isPresent() && promoted().isPresent()) {
      return switch (promote) {
        case ASK -> Optional.empty();
        case YES -> promoted();
        case NO -> plain();
      };
    }
    return legal.stream().findFirst();
  }
}
