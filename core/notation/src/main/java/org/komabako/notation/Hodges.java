package org.komabako.notation;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.position.Position;

/**
 * George Hodges' notation: {@code P-8f}, {@code Px7d=}, {@code Lnx!9d} (igui), {@code Lnx3hx2i}
 * (double capture), {@code Lnx3h-2i} (capture and go on), {@code Ln--} (pass), {@code P*5e}. The
 * origin stands behind the piece where the move would be ambiguous without.
 */
final class Hodges {
  private Hodges() {}

  static String write(Position before, Move move) {
    HodgesMove spelling = new HodgesMove(before);
    String name = HodgesMove.type(before, move).abbreviation();
    boolean ambiguous = spelling.isAmbiguous(move, PieceType::abbreviation);
    return spelling.spell(name, move, ambiguous, spelling.promotion(move));
  }
}
