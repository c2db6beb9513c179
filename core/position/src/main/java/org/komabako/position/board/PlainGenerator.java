package org.komabako.position.board;

import java.util.Arrays;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;

/**
 * Move generation piece by piece, driven by the legs of the pieces. It knows all rules of moving, pawn-drop mate
 * included; {@link FastGenerator} leaves to it whatever is rare.
 */
final class PlainGenerator extends MoveGenerator {
  private final Board board;
  private final VariantLayout layout;
  private final int[] cells;
  private final int[][] next;
  private final LionJudge lions;
  private final boolean lionRules;
  private final boolean passing;
  private final boolean unusual;
  private final UnusualMoves others;

  /** The cell whose captures alone are asked for, or {@link CellGrid#OFF} if all are. */
  private int asked = CellGrid.OFF;

  private final MoveList counted = new MoveList();
  private final MoveList replies = new MoveList();

  PlainGenerator(Board board) {
    this.board = board;
    layout = board.layout();
    cells = board.cells;
    next = layout.directions.next;
    lions = new LionJudge(board);
    lionRules = layout.book.lions().trading() != LionTrading.Trading.NONE;
    unusual = layout.unusual;
    others = board.unusualMoves();
    passing = layout.book.passing() == Passing.ALLOWED;
  }

  @Override
  public int count() {
    legal(counted);
    return counted.size();
  }

  @Override
  void add(Kind kind, MoveList out) {
    pseudoLegal(out);
    if (layout.selfCheckIllegal) {
      dropSelfChecks(out);
    }
    if (layout.book.drops() instanceof Drops.Captured) {
      dropMatesByDrop(out);
    }
    keep(kind, 0, out);
  }

  /** Removes moves of another kind from an index of the list on. */
  void keep(Kind kind, int first, MoveList list) {
    if (kind == Kind.ALL) {
      return;
    }
    int kept = first;
    for (int i = first; i < list.size(); i++) {
      if (board.takes(list.get(i)) == (kind == Kind.CAPTURES)) {
        list.set(kept++, list.get(i));
      }
    }
    list.truncate(kept);
  }

  @Override
  public void attacks(int bySide, long[] bits) {
    Arrays.fill(bits, 0);
    for (int cell = 0; cell < layout.grid.size; cell++) {
      if (board.attacked(cell, bySide)) {
        bits[cell >> 6] |= 1L << cell;
      }
    }
  }

  /** Fills the list with all moves but for self-check and mate by a drop. */
  void pseudoLegal(MoveList out) {
    out.clear();
    int us = board.side;
    for (int cell = 0; cell < layout.grid.size; cell++) {
      if (isMine(cell, us)) {
        movesOf(cell, us, out);
      }
    }
    drops(us, out);
  }

  /**
   * Whether the side to move may take what stands on a cell, but for self-check. Captures elsewhere
   * are not judged: each that takes a lion would ask the same again, of a board with a piece less.
   */
  boolean canTake(int cell) {
    asked = cell;
    int us = board.side;
    for (int from = 0; from < layout.grid.size; from++) {
      counted.clear();
      if (isMine(from, us)) {
        movesOf(from, us, counted);
      }
      for (int i = 0; i < counted.size(); i++) {
        if (passes(counted.get(i), cell)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Adds all moves of the piece on a cell, but for self-check. */
  void movesOf(int from, int us, MoveList out) {
    if (unusual) {
      int first = out.size();
      walk(from, us, layout.directions.legs[UnusualMoves.mover(board, from)], out);
      others.add(from, this, out);
      out.removeDoubles(first);
    } else {
      walk(from, us, layout.directions.legs[cells[from]], out);
    }
    lionMoves(from, us, out);
  }

  /** Adds the moves of a piece that {@link BitboardSet} has no bitboards for. */
  void walkerMovesOf(int from, int us, MoveList out) {
    int first = out.size();
    walk(from, us, layout.planes.walkedLegs[cells[from]], out);
    if (layout.directions.isUnusual(cells[from])) {
      others.add(from, this, out);
      out.removeDoubles(first);
    }
    lionMoves(from, us, out);
  }

  private void walk(int from, int us, int[] legs, MoveList out) {
    int first = out.size();
    for (int i = 0; i < legs.length; i += 2) {
      step(from, us, legs[i], legs[i + 1], out);
    }
    if (layout.directions.overlap[cells[from]]) {
      out.removeDoubles(first);
    }
  }

  private void step(int from, int us, int direction, int range, MoveList out) {
    int code = cells[from];
    int[] steps = next[direction];
    int to = from;
    for (int left = range; left > 0; left--) {
      to = steps[to];
      int target = cells[to];
      if (target == VariantLayout.EMPTY) {
        add(code, PackedMove.walk(from, to), false, out);
      } else {
        if (target != VariantLayout.EDGE && (target & 1) != us) {
          capture(code, PackedMove.walk(from, to), layout.lion[target], out);
        }
        return;
      }
    }
  }

  private void lionMoves(int from, int us, MoveList out) {
    int code = cells[from];
    int[] steps = layout.directions.lionSteps[code];
    int passOver = CellGrid.OFF;
    for (int step : steps) {
      int mid = next[step][from];
      int victim = cells[mid];
      if (victim == VariantLayout.EMPTY) {
        passOver = Math.min(passOver, mid);
      } else if (victim != VariantLayout.EDGE && (victim & 1) != us) {
        boolean takesLion = layout.lion[victim];
        if (layout.lionTurns[code]) {
          boolean back = false;
          for (int second : steps) {
            int to = next[second][mid];
            back |= to == from;
            goOn(from, mid, to, code, takesLion, out);
          }
          if (!back) {
            goOn(from, mid, from, code, takesLion, out);
          }
        } else {
          goOn(from, mid, next[step][mid], code, takesLion, out);
          goOn(from, mid, from, code, takesLion, out);
        }
      }
    }
    if (passOver != CellGrid.OFF && passing) {
      out.add(PackedMove.twoStep(from, passOver, from));
    }
  }

  private static boolean passes(int move, int cell) {
    return PackedMove.to(move) == cell
        || PackedMove.isTwoStep(move) && PackedMove.mid(move) == cell
        || PackedMove.takesBeyond(move) && PackedMove.beyond(move) == cell;
  }

  private void goOn(int from, int mid, int to, int code, boolean takesLion, MoveList out) {
    int target = cells[to];
    boolean free = target == VariantLayout.EMPTY || to == from;
    if (free || target != VariantLayout.EDGE && (target & 1) != (code & 1)) {
      boolean lion = takesLion || !free && layout.lion[target];
      capture(code, PackedMove.twoStep(from, mid, to), lion, out);
    }
  }

  /** Adds the promotions of a piece by legs that have bitboards, on some cells. */
  void planePromotionsOf(int from, int us, long[] targets, MoveList out) {
    int first = out.size();
    int code = cells[from];
    int[] legs = layout.directions.legs[code];
    for (int i = 0; i < legs.length; i += 2) {
      if (!layout.planes.walks(code, legs[i])) {
        step(from, us, legs[i], legs[i + 1], out);
      }
    }
    int kept = first;
    for (int i = first; i < out.size(); i++) {
      int to = PackedMove.to(out.get(i));
      if (PackedMove.promotes(out.get(i)) && (targets[to >> 6] >>> to & 1) != 0) {
        out.set(kept++, out.get(i));
      }
    }
    out.truncate(kept);
  }

  /** Adds a capture, with and without promotion, if the lion rules allow it. */
  void capture(int code, int move, boolean takesLion, MoveList out) {
    boolean beside = asked != CellGrid.OFF && !passes(move, asked);
    if (beside || takesLion && lionRules && lions.judge(move) != LionJudge.Verdict.LEGAL) {
      return;
    }
    add(code, move, true, out);
  }

  /** Adds a move, with and without promotion. */
  void add(int code, int move, boolean captures, MoveList out) {
    if (layout.promoted[code] == 0) {
      out.add(move);
      return;
    }
    if (captures && layout.turnsTakers && board.turned(move, code) != 0) {
      out.add(move);
      return;
    }
    int choice = promotion(code, move, captures);
    if ((choice & PromotionLayout.MAY) != 0) {
      out.add(move | PackedMove.PROMOTE);
    }
    if ((choice & PromotionLayout.MUST) == 0) {
      out.add(move);
    }
  }

  private int promotion(int code, int move, boolean captures) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    if (layout.promotion.must(code, to)) {
      return PromotionLayout.MAY | PromotionLayout.MUST;
    }
    byte marks = board.marks[from];
    boolean declined = (marks & Board.DECLINED) != 0;
    int mid = PackedMove.takesBeyond(move)
        ? PackedMove.beyond(move)
        : PackedMove.isTwoStep(move) ? PackedMove.mid(move) : CellGrid.OFF;
    boolean may = layout.promotion.may(code, from, mid, to, captures, declined)
        || (marks & Board.DROPPED) != 0 && droppedRight(code, to);
    boolean must = layout.promotion.always || captures && mustByTaking(move);
    return !may ? 0 : must ? PromotionLayout.MAY | PromotionLayout.MUST : PromotionLayout.MAY;
  }

  private boolean mustByTaking(int move) {
    return layout.book.promotion().forced() == Promotion.Forced.PROMOTED_TAKEN
        && (PackedMove.to(move) != PackedMove.from(move)
                && layout.isPromotedSide(cells[PackedMove.to(move)])
            || PackedMove.isTwoStep(move) && layout.isPromotedSide(cells[PackedMove.mid(move)])
            || PackedMove.takesBeyond(move)
                && layout.isPromotedSide(cells[PackedMove.beyond(move)]));
  }

  private boolean droppedRight(int code, int to) {
    return layout.book.drops() instanceof Drops.Reserve reserve
        && (!reserve.rightInside() || layout.promotion.zone[code & 1][to]);
  }

  private void drops(int us, MoveList out) {
    Drops rule = layout.book.drops();
    if (rule instanceof Drops.None) {
      return;
    }
    for (int type = 0; type < layout.types.length; type++) {
      if (board.inHand(us, type) > 0) {
        for (int to = 0; to < layout.grid.size; to++) {
          if (cells[to] == VariantLayout.EMPTY) {
            dropOn(rule, type, to, us, out);
          }
        }
      }
    }
  }

  private void dropOn(Drops rule, int type, int to, int us, MoveList out) {
    int code = VariantLayout.code(type, us);
    boolean stuck = layout.drops.dead[code][to];
    int other = layout.promoted[code];
    if (layout.drops.eitherSide
        && other != 0
        && !layout.drops.dead[other][to]
        && !board.isFileFull(other, to)) {
      out.add(PackedMove.drop(type, to) | PackedMove.PROMOTE);
    }
    if (rule instanceof Drops.Reserve reserve) {
      if (!besideFriend(to, us, reserve.diagonal())) {
        return;
      }
      if (layout.drops.isPromotedFromReserve(code, to)) {
        out.add(PackedMove.drop(type, to) | PackedMove.PROMOTE);
      }
    }
    if (!stuck && !board.isFileFull(code, to)) {
      out.add(PackedMove.drop(type, to));
    }
  }

  boolean besideFriend(int cell, int us, boolean diagonal) {
    for (int neighbour : diagonal ? layout.neighbours[cell] : layout.besides[cell]) {
      if (isMine(neighbour, us)) {
        return true;
      }
    }
    return false;
  }

  private boolean isMine(int cell, int us) {
    int code = cells[cell];
    return code > VariantLayout.EDGE && (code & 1) == us;
  }

  /** Removes the moves that leave the mover's only royal piece where it can be taken. */
  private void dropSelfChecks(MoveList list) {
    int us = board.side;
    int king = board.onlyRoyal(us);
    if (king == Board.NONE) {
      if (layout.abdicates) {
        dropAbdicationsIntoCheck(us, list);
      }
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

  /** Of several royal pieces all but one may promote to none; the last may not be left in check. */
  private void dropAbdicationsIntoCheck(int us, MoveList list) {
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      if (!PackedMove.promotes(move) || !leavesCheck(move, us)) {
        list.set(kept++, move);
      }
    }
    list.truncate(kept);
  }

  private boolean leavesCheck(int move, int us) {
    board.make(move);
    boolean check = !board.lostRoyals(us ^ 1) && board.inCheck(us);
    board.unmake();
    return check;
  }

  /** Removes the moves from an index of the list on that leave a king where it can be taken. */
  void dropSelfChecks(int king, int first, MoveList list) {
    int kept = first;
    for (int i = first; i < list.size(); i++) {
      if (!exposesKing(list.get(i), king, board.side)) {
        list.set(kept++, list.get(i));
      }
    }
    list.truncate(kept);
  }

  /**
   * Whether a move cannot open a line to a king that is not in check: it starts off all lines. Holds
   * only where all ranging goes along the lines of a queen.
   */
  private boolean isQuietlySafe(int move, int king) {
    if (unusual) {
      return false;
    }
    if (PackedMove.isDrop(move)) {
      return true;
    }
    int from = PackedMove.from(move);
    return layout.directions.queenLines
        && !PackedMove.isTwoStep(move)
        && from != king
        && !layout.grid.aligned(from, king);
  }

  /** Whether the mover's king, still his only royal piece, could be taken after the move. */
  boolean exposesKing(int move, int king, int us) {
    int cell =
        !PackedMove.isDrop(move) && PackedMove.from(move) == king ? PackedMove.to(move) : king;
    board.make(move);
    boolean exposed = layout.burning && board.lostRoyals(us)
        || board.royals(us) == 1 && !board.lostRoyals(us ^ 1) && board.attacked(cell, us ^ 1);
    board.unmake();
    return exposed;
  }

  /** Removes drops of pieces that may not give mate so: pawn-drop mate (uchifuzume). */
  private void dropMatesByDrop(MoveList list) {
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      boolean asked = PackedMove.isDrop(move)
          && !PackedMove.promotes(move)
          && layout.drops.noMate[VariantLayout.code(PackedMove.from(move), board.side)];
      if (!asked || !matesByDrop(move)) {
        list.set(kept++, move);
      }
    }
    list.truncate(kept);
  }

  /** Whether a drop is a pawn-drop mate: it gives a check that no move of the opponent ends. */
  boolean matesByDrop(int move) {
    int them = board.side ^ 1;
    int king = board.onlyRoyal(them);
    if (king == Board.NONE) {
      return false;
    }
    board.make(move);
    boolean mate = attacks(PackedMove.to(move), king) && !canSaveKing(king, them);
    board.unmake();
    return mate;
  }

  private boolean attacks(int from, int cell) {
    int side = board.cells[from] & 1;
    if (unusual) {
      return others.attacks(from, cell);
    }
    for (int d = 0; d < layout.directions.back.length; d++) {
      if (board.attackerAlong(d, cell, side) == from) {
        return true;
      }
    }
    return false;
  }

  private boolean canSaveKing(int king, int us) {
    pseudoLegal(replies);
    for (int i = 0; i < replies.size(); i++) {
      if (!exposesKing(replies.get(i), king, us)) {
        return true;
      }
    }
    return false;
  }
}
