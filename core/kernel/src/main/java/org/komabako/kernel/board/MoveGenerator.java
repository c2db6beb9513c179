package org.komabako.kernel.board;

import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.SelfCheck;

/**
 * Lists the legal moves of a board, driven by the legs of its pieces.
 *
 * <p>Each move is listed once, in its canonical form. The order depends on how the board was
 * reached; a list for people is sorted by its caller.
 */
public final class MoveGenerator {
  private static final int MAY = 1;
  private static final int MUST = 2;

  private final Board board;
  private final Layout layout;
  private final int[] cells;
  private final LionJudge lions;
  private final boolean lionRules;
  private final boolean passing;
  private final boolean selfCheckIllegal;

  /** A generator for one board. */
  public MoveGenerator(Board board) {
    this.board = board;
    layout = board.layout();
    cells = board.cells;
    lions = new LionJudge(board);
    lionRules = layout.book.lions().trading() != LionTrading.Trading.NONE;
    passing = layout.book.passing() == Passing.ALLOWED;
    selfCheckIllegal = layout.book.selfCheck() == SelfCheck.ILLEGAL;
  }

  /** Fills the list with all legal moves; the game must not be decided. */
  public void legal(MoveList out) {
    pseudoLegal(out);
    if (selfCheckIllegal) {
      dropSelfChecks(out);
    }
    if (board.layout().book.drops() instanceof Drops.Captured) {
      dropMatesByDrop(out);
    }
  }

  /** Fills the list with all moves but for self-check and mate by a drop. */
  void pseudoLegal(MoveList out) {
    out.clear();
    int us = board.side;
    int[] men = board.men[us];
    int count = board.menCount[us];
    for (int i = 0; i < count; i++) {
      if (men[i] != 0) {
        movesOf(men[i], us, out);
      }
    }
    drops(us, out);
  }

  private void movesOf(int from, int us, MoveList out) {
    int code = cells[from];
    int[] legs = layout.legs[code];
    for (int i = 0; i < legs.length; i += 2) {
      int delta = legs[i];
      int to = from;
      for (int left = legs[i + 1]; left > 0; left--) {
        to += delta;
        int target = cells[to];
        if (target == Layout.EMPTY) {
          add(code, Packed.walk(from, to), false, out);
        } else {
          if (target != Layout.EDGE && (target & 1) != us) {
            capture(code, Packed.walk(from, to), layout.lion[target], out);
          }
          break;
        }
      }
    }
    if (layout.lionSteps[code].length > 0) {
      lionMoves(from, code, us, out);
    }
  }

  private void lionMoves(int from, int code, int us, MoveList out) {
    int[] steps = layout.lionSteps[code];
    int passOver = 0;
    for (int step : steps) {
      int mid = from + step;
      int victim = cells[mid];
      if (victim == Layout.EMPTY) {
        passOver = passOver == 0 ? mid : Math.min(passOver, mid);
      } else if (victim != Layout.EDGE && (victim & 1) != us) {
        boolean takesLion = layout.lion[victim];
        if (layout.lionTurns[code]) {
          for (int second : steps) {
            goOn(from, mid, mid + second, code, takesLion, out);
          }
        } else {
          goOn(from, mid, mid + step, code, takesLion, out);
          goOn(from, mid, from, code, takesLion, out);
        }
      }
    }
    if (passOver != 0 && passing) {
      out.add(Packed.twoStep(from, passOver, from));
    }
  }

  private void goOn(int from, int mid, int to, int code, boolean takesLion, MoveList out) {
    int target = cells[to];
    boolean free = target == Layout.EMPTY || to == from;
    if (free || target != Layout.EDGE && (target & 1) != (code & 1)) {
      boolean lion = takesLion || !free && layout.lion[target];
      capture(code, Packed.twoStep(from, mid, to), lion, out);
    }
  }

  private void capture(int code, int move, boolean takesLion, MoveList out) {
    if (takesLion && lionRules && lions.judge(move) != LionJudge.Verdict.LEGAL) {
      return;
    }
    add(code, move, true, out);
  }

  private void add(int code, int move, boolean captures, MoveList out) {
    if (layout.promoted[code] == 0) {
      out.add(move);
      return;
    }
    int choice = promotion(code, move, captures);
    if ((choice & MAY) != 0) {
      out.add(move | Packed.PROMOTE);
    }
    if ((choice & MUST) == 0) {
      out.add(move);
    }
  }

  private int promotion(int code, int move, boolean captures) {
    int from = Packed.from(move);
    int to = Packed.to(move);
    if (layout.mustPromote(code, to)) {
      return MAY | MUST;
    }
    byte marks = board.marks[from];
    boolean declined = (marks & Board.DECLINED) != 0;
    if (layout.mayPromote(code, from, Packed.mid(move), to, captures, declined)) {
      return MAY;
    }
    return (marks & Board.DROPPED) != 0 && droppedRight(code, to) ? MAY : 0;
  }

  private boolean droppedRight(int code, int to) {
    return layout.book.drops() instanceof Drops.Reserve reserve
        && (!reserve.rightInside() || layout.zone[code & 1][to]);
  }

  private void drops(int us, MoveList out) {
    Drops rule = layout.book.drops();
    if (rule instanceof Drops.None) {
      return;
    }
    for (int type = 0; type < layout.types.length; type++) {
      if (board.inHand(us, type) > 0) {
        for (int to : layout.cells) {
          if (cells[to] == Layout.EMPTY) {
            dropOn(rule, type, to, us, out);
          }
        }
      }
    }
  }

  private void dropOn(Drops rule, int type, int to, int us, MoveList out) {
    int code = Layout.code(type, us);
    boolean stuck = layout.stuck[code][to];
    if (rule instanceof Drops.Reserve reserve) {
      if (!besideFriend(to, us, reserve.diagonal())) {
        return;
      }
      boolean promotable = layout.promoted[code] != 0 && layout.zone[us][to];
      if (promotable && reserve.promoteOnDrop() && (!stuck || reserve.promotedOnDeadSquare())) {
        out.add(Packed.drop(type, to) | Packed.PROMOTE);
      }
    }
    if (!stuck && !(layout.onePerFile[code] && fileTaken(code, to))) {
      out.add(Packed.drop(type, to));
    }
  }

  boolean besideFriend(int cell, int us, boolean diagonal) {
    int p = layout.pitch;
    boolean beside =
        mine(cell - p, us) || mine(cell + p, us) || mine(cell - 1, us) || mine(cell + 1, us);
    return beside
        || diagonal
            && (mine(cell - p - 1, us)
                || mine(cell - p + 1, us)
                || mine(cell + p - 1, us)
                || mine(cell + p + 1, us));
  }

  private boolean mine(int cell, int us) {
    int code = cells[cell];
    return code > Layout.EDGE && (code & 1) == us;
  }

  private boolean fileTaken(int code, int cell) {
    return sameOnFile(code, cell) != 0;
  }

  /** The cell of another piece of the same code on the file, or 0. */
  int sameOnFile(int code, int cell) {
    for (int direction = -1; direction <= 1; direction += 2) {
      for (int at = cell; cells[at] != Layout.EDGE; at += direction * layout.pitch) {
        if (cells[at] == code) {
          return at;
        }
      }
    }
    return 0;
  }

  /** Removes the moves that leave the mover's only royal piece where it can be taken. */
  private void dropSelfChecks(MoveList list) {
    int us = board.side;
    int king = board.onlyRoyal(us);
    if (king == 0) {
      return;
    }
    boolean checked = board.attacked(king, us ^ 1);
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      if (!checked && isQuietlySafe(move, king) || !exposesKing(move, king, us)) {
        list.set(kept++, move);
      }
    }
    list.truncate(kept);
  }

  /**
   * Whether a move cannot open a line to a king that is not in check: it starts off all lines. Holds
   * only where all ranging goes along the lines of a queen.
   */
  private boolean isQuietlySafe(int move, int king) {
    if (Packed.isDrop(move)) {
      return true;
    }
    int from = Packed.from(move);
    return layout.plainRays && Packed.mid(move) == 0 && from != king && !layout.aligned(from, king);
  }

  /** Whether the mover's king could be taken after the move. */
  boolean exposesKing(int move, int king, int us) {
    int cell = !Packed.isDrop(move) && Packed.from(move) == king ? Packed.to(move) : king;
    board.make(move);
    boolean exposed = board.royals[us ^ 1] > 0 && board.attacked(cell, us ^ 1);
    board.unmake();
    return exposed;
  }

  /** Removes drops of pieces that may not give mate so. */
  private void dropMatesByDrop(MoveList list) {
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      boolean asked =
          Packed.isDrop(move) && layout.noDropMate[Layout.code(Packed.from(move), board.side)];
      if (!asked || !matesByDrop(move)) {
        list.set(kept++, move);
      }
    }
    list.truncate(kept);
  }

  /** Whether a drop leaves the opponent's king in a check that no move of his ends. */
  boolean matesByDrop(int move) {
    int them = board.side ^ 1;
    int king = board.onlyRoyal(them);
    if (king == 0) {
      return false;
    }
    board.make(move);
    boolean mate = board.attacked(king, them ^ 1) && !canSaveKing(king, them);
    board.unmake();
    return mate;
  }

  private boolean canSaveKing(int king, int us) {
    MoveList replies = new MoveList();
    pseudoLegal(replies);
    for (int i = 0; i < replies.size(); i++) {
      if (!exposesKing(replies.get(i), king, us)) {
        return true;
      }
    }
    return false;
  }
}
