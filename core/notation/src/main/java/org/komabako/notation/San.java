package org.komabako.notation;

import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * WinBoard's short form: the letter of the piece and WinBoard's squares, {@code Pf7}, {@code Rxc4+},
 * {@code P@e5}. A lion is written to the square where it takes and on to its last, {@code
 * Nf6xg7-h8}, and back where it stays, {@code Nf6xg7-f6}; a pass is {@code --}.
 */
final class San {
  private San() {}

  static String write(Position before, Move move) {
    VariantTable table = before.rules().table();
    HodgesMove spelling = new HodgesMove(before);
    String name = HodgesMove.type(before, move).id();
    String promotion = spelling.promotion(move);
    if (move instanceof Move.Drop) {
      return name + "@" + WinBoard.square(table, move.to()) + promotion;
    }
    Square from = move.origin().orElseThrow();
    String origin = WinBoard.square(table, from);
    boolean ambiguous = spelling.isAmbiguous(move, PieceType::id);
    if (move instanceof Move.Pass) {
      return new Passes(before).legal().size() == 1 ? "--" : name + origin + "--";
    }
    String to = WinBoard.square(table, move.to());
    if (move instanceof Move.TwoStep step) {
      boolean further = !step.to().equals(from) && before.piece(step.to()).isPresent();
      return name + origin + "x" + WinBoard.square(table, step.mid()) + (further ? "x" : "-") + to
          + promotion;
    }
    if (move instanceof Move.ThreeStep step) {
      return name + origin + "x" + WinBoard.square(table, step.mid()) + "x"
          + WinBoard.square(table, step.second())
          + (before.piece(step.to()).isPresent() ? "x" : "-") + to + promotion;
    }
    String sign = before.piece(move.to()).isPresent() ? "x" : "";
    // Two squares side by side would be read as from and to.
    return name + (ambiguous ? origin + (sign.isEmpty() ? "-" : sign) : sign) + to + promotion;
  }
}
