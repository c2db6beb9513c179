package org.komabako.ui.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/** Tells what is under a point. */
public final class HitTest {
  private HitTest() {}

  /**
   * What is under a point.
   *
   * @param state where the input is; an open question covers the squares below it
   */
  public static Spot at(
      Geometry geometry, Position position, InputState state, double x, double y) {
    if (state instanceof InputState.Asking asking) {
      List<Box> answers = geometry.answers(asking.plain().to(), 2);
      for (int i = 0; i < answers.size(); i++) {
        if (answers.get(i).contains(x, y)) {
          return new Spot.Answer(i == 0);
        }
      }
    }
    Optional<Square> square = geometry.squareAt(x, y);
    if (square.isPresent()) {
      return new Spot.Cell(square.get());
    }
    for (Side side : Side.values()) {
      OptionalInt slot = geometry.slotAt(side, x, y);
      List<PieceType> types = List.copyOf(position.hand(side).keySet());
      if (slot.isPresent() && slot.getAsInt() < types.size()) {
        return new Spot.Hand(side, types.get(slot.getAsInt()));
      }
    }
    return Spot.NOWHERE;
  }
}
