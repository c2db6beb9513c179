package org.komabako.position.board;

import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.DeclarationCount;
import org.komabako.kernel.rules.Impasse;

/** Whether a player may declare that he has won, because his king has entered the zone (nyugyoku). */
public final class EnteringKing {
  private EnteringKing() {}

  /** Whether the player to move may declare a win, by the {@link Declaration} of the rules. */
  public static boolean mayDeclare(Board board) {
    Declaration rule = board.layout().book.impasse().declaration();
    if (!rule.allowed() || !hasEntered(board, board.sideToMove())) {
      return false;
    }
    Side side = Side.values()[board.sideToMove()];
    return count(board, side)
        .outcome()
        .flatMap(outcome -> outcome.winner())
        .filter(side::equals)
        .isPresent();
  }

  private static boolean hasEntered(Board board, int side) {
    int king = board.onlyRoyal(side);
    return king != Board.NONE && board.layout().promotion.zone[side][king];
  }

  /** How a side stands, whoever is to move. */
  public static DeclarationCount count(Board board, Side of) {
    VariantLayout layout = board.layout();
    int side = of.ordinal();
    Impasse impasse = layout.book.impasse();
    int pieces = 0;
    int points = 0;
    for (int cell = 0; cell < layout.grid.size; cell++) {
      int code = board.codeAt(cell);
      if (VariantLayout.isOf(code, side)
          && layout.promotion.zone[side][cell]
          && !layout.royal[code]) {
        pieces++;
        points += worth(impasse, layout, (code >> 1) - 1);
      }
    }
    for (int type = 0; type < layout.types.length; type++) {
      points += board.inHand(side, type) * worth(impasse, layout, type);
    }
    return new DeclarationCount(
        impasse.declaration(), of, hasEntered(board, side), board.inCheck(side), pieces, points);
  }

  private static int worth(Impasse impasse, VariantLayout layout, int type) {
    return impasse.points().getOrDefault(layout.types[type].letter(), 1);
  }
}
