package org.komabako.position.board;

import org.komabako.kernel.rules.LionTrading;

/** Judges captures of lions on a board; the rules are told at {@link LionTrading}. */
final class LionJudge {
  /** How a capture of a lion was judged. */
  enum Verdict {
    LEGAL,
    /** Rule 1: a distant lion takes a protected lion. */
    DISTANT,
    /** Rule 2: a lion was taken by a non-lion on another square in the move before. */
    COUNTER_STRIKE
  }

  private final Board board;
  private final VariantLayout layout;
  private final LionTrading rules;

  LionJudge(Board board) {
    this.board = board;
    layout = board.layout();
    rules = layout.book.lions();
  }

  /** Judges a move of the side to move that takes a lion on its middle or last cell. */
  Verdict judge(int move) {
    if (rules.trading() == LionTrading.Trading.NONE) {
      return Verdict.LEGAL;
    }
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    boolean lionAtEnd = to != from && isLion(board.cells[to]);
    if (layout.lion[board.cells[from]]) {
      boolean distant = lionAtEnd && !layout.grid.adjacent(from, to);
      return distant && !tsukegui(move) && protectedAfter(move, to)
          ? Verdict.DISTANT
          : Verdict.LEGAL;
    }
    if (board.lionCell == Board.NONE) {
      return Verdict.LEGAL;
    }
    boolean lionOnTheWay = PackedMove.isTwoStep(move) && isLion(board.cells[PackedMove.mid(move)]);
    boolean lionBeyond =
        PackedMove.takesBeyond(move) && isLion(board.cells[PackedMove.beyond(move)]);
    boolean struck = lionAtEnd && counterStrike(move, to)
        || lionBeyond && counterStrike(move, PackedMove.beyond(move));
    return struck || lionOnTheWay && counterStrike(move, PackedMove.mid(move))
        ? Verdict.COUNTER_STRIKE
        : Verdict.LEGAL;
  }

  private boolean isLion(int code) {
    return code > VariantLayout.EDGE && layout.lion[code];
  }

  private boolean counterStrike(int move, int lion) {
    return lion != board.lionCell
        && (rules.trading() == LionTrading.Trading.EDO || protectedAfter(move, lion));
  }

  /** Whether the victim on the way makes a distant capture legal. */
  private boolean tsukegui(int move) {
    return PackedMove.isTwoStep(move) && tsukeguiOn(board.cells[PackedMove.mid(move)])
        || PackedMove.takesBeyond(move) && tsukeguiOn(board.cells[PackedMove.beyond(move)]);
  }

  private boolean tsukeguiOn(int victim) {
    return victim != VariantLayout.EMPTY
        && switch (rules.tsukegui()) {
          case SUBSTANTIAL -> !layout.pawnClass[victim];
          case ANY -> true;
          case NEVER -> false;
        };
  }

  /** Whether an enemy piece could go to the lion's cell after the move. */
  boolean protectedAfter(int move, int lion) {
    int enemy = board.side ^ 1;
    int from = PackedMove.from(move);
    int mid = PackedMove.isTwoStep(move) ? PackedMove.mid(move) : CellGrid.OFF;
    int bridgeCode = board.cells[mid];
    boolean bridge = PackedMove.to(move) == lion && layout.pawnClass[bridgeCode];
    board.make(move);
    int blocked = board.cells[from];
    if (!rules.hiddenProtectors() && blocked == VariantLayout.EMPTY) {
      board.cells[from] = VariantLayout.EDGE;
    }
    if (bridge && rules.bridge() == LionTrading.Bridge.PRESENT) {
      board.cells[mid] = bridgeCode;
    }
    boolean found = rules.recursive() ? canLegallyGo(lion) : board.attacked(lion, enemy);
    if (bridge && rules.bridge() != LionTrading.Bridge.REMOVED) {
      found |= steps(bridgeCode, mid, lion);
      board.cells[mid] = VariantLayout.EMPTY;
    }
    board.cells[from] = blocked;
    board.unmake();
    return found;
  }

  private boolean steps(int code, int from, int to) {
    int[] legs = layout.directions.legs[code];
    for (int i = 0; i < legs.length; i += 2) {
      if (layout.directions.next[legs[i]][from] == to) {
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move has a move to the cell that is legal under the lion rules. */
  private boolean canLegallyGo(int cell) {
    return new PieceMoves(board).canTake(cell);
  }
}
