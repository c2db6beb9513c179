package org.komabako.notation;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * The notation of the SHOGI-L list, "the abbreviation of a piece, followed by the indication of the
 * square where the piece goes to": {@code P7f}, {@code G4a-5b}, {@code P*8f}, {@code B7g+}, {@code
 * +S3d}. It knows no lions; what they do besides is written as Hodges does, {@code Lnx3hx2i}.
 *
 * <p>Source: "Shogi rules", Pieter Stouten, 30 May 1990.
 */
final class Email {
  private Email() {}

  static String write(Position before, Move move) {
    HodgesMove spelling = new HodgesMove(before);
    String name = HodgesMove.type(before, move).abbreviation();
    boolean ambiguous = spelling.isAmbiguous(move, PieceType::abbreviation);
    String promotion = move.promotes() ? "+" : "";
    if (!(move instanceof Move.Walk)) {
      return spelling.spell(name, move, ambiguous, promotion);
    }
    String origin = ambiguous ? move.origin().map(Square::toString).orElse("") + "-" : "";
    return name + origin + move.to() + promotion;
  }
}
