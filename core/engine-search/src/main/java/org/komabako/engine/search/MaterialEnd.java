package org.komabako.engine.search;

import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.position.board.Board;
import org.komabako.position.board.GameEnd;
import org.komabako.position.board.VariantLayout;

/** Ends of the game by what stands on the board: a bare king, a royal piece at its goal, a check that wins. */
final class MaterialEnd {
  /** The game has not ended so. */
  static final int OPEN = Integer.MIN_VALUE;

  /** With more pieces than this nobody can be bare soon. */
  private static final int FEW_PIECES = 12;

  private final GameEnd gameEnd;
  private final boolean possible;

  /** At the root of a search. */
  MaterialEnd(Board board) {
    gameEnd = new GameEnd(board);
    VariantLayout layout = board.layout();
    possible = layout.book().goal().active()
        || layout.book().check() == CheckRule.WINS
        || layout.book().bareKing().active()
            && Math.min(pieces(board, 0), pieces(board, 1)) <= FEW_PIECES;
  }

  private static int pieces(Board board, int side) {
    int pieces = 0;
    for (int cell = 0; cell < board.layout().squares().size(); cell++) {
      int code = board.codeAt(cell);
      pieces += code > VariantLayout.EDGE && (code & 1) == side ? 1 : 0;
    }
    return pieces;
  }

  /** The value of the position for the side to move if the game is over, or {@link #OPEN}. */
  int value(int us, int ply) {
    Optional<Outcome> outcome = possible ? gameEnd.byMaterial() : Optional.empty();
    return outcome.isEmpty() ? OPEN : value(outcome.get(), us, ply);
  }

  private static int value(Outcome outcome, int us, int ply) {
    return outcome
        .winner()
        .map(side -> side.ordinal() == us ? Value.won(ply) : Value.lost(ply))
        .orElse(0);
  }
}
