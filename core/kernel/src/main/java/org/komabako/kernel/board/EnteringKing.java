package org.komabako.kernel.board;

import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Impasse;

/** Whether the player to move may declare that he has won, because his king has entered the zone (nyugyoku). */
public final class EnteringKing {
  private EnteringKing() {}

  /** Whether he may, by the {@link Declaration} of the rules. */
  public static boolean mayDeclare(Board board) {
    VariantLayout layout = board.layout();
    int side = board.sideToMove();
    Impasse impasse = layout.book.impasse();
    Declaration rule = impasse.declaration();
    if (!rule.allowed()) {
      return false;
    }
    int king = board.onlyRoyal(side);
    if (king == Board.NONE || !layout.zone[side][king] || board.inCheck(side)) {
      return false;
    }
    int pieces = 0;
    int points = 0;
    for (int cell = 0; cell < layout.grid.size; cell++) {
      int code = board.codeAt(cell);
      if (code > VariantLayout.EDGE
          && (code & 1) == side
          && layout.zone[side][cell]
          && !layout.royal[code]) {
        pieces++;
        points += worth(impasse, layout, (code >> 1) - 1);
      }
    }
    for (int type = 0; type < layout.types.length; type++) {
      points += board.inHand(side, type) * worth(impasse, layout, type);
    }
    return pieces >= rule.pieces() && points >= (side == 0 ? rule.black() : rule.white());
  }

  private static int worth(Impasse impasse, VariantLayout layout, int type) {
    return impasse.points().getOrDefault(layout.types[type].letter(), 1);
  }
}
