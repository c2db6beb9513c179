package org.komabako.position.board;

import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Passing;

/**
 * The moves of single pieces on the board, driven by their legs: all but those that leave a king to be taken are
 * legal. {@link UnusualMoves} adds what is no leg to move and take along.
 */
final class PieceMoves {
  private final Board board;
  private final VariantLayout layout;
  private final int[] cells;
  private final int[][] next;
  private final LionJudge lions;
  private final PromotionChoice promotions;
  private final boolean lionRules;
  private final boolean passing;
  private final boolean unusual;
  private final UnusualMoves others;

  /** The cell whose captures alone are asked for, or {@link CellGrid#OFF} if all are. */
  private int asked = CellGrid.OFF;

  private boolean onlyCaptures;

  PieceMoves(Board board) {
    this.board = board;
    layout = board.layout();
    cells = board.cells;
    next = layout.directions.next;
    lions = new LionJudge(board);
    promotions = new PromotionChoice(board);
    lionRules = layout.book.lions().trading() != LionTrading.Trading.NONE;
    unusual = layout.unusual;
    others = board.unusualMoves();
    passing = layout.book.passing() == Passing.ALLOWED;
  }

  /** Adds the moves of all pieces of a side. */
  void add(int us, MoveList out) {
    for (int cell = 0; cell < layout.grid.size; cell++) {
      if (VariantLayout.isOf(cells[cell], us)) {
        movesOf(cell, out);
      }
    }
  }

  /** Adds those of them that take something; where pieces burn, all. */
  void addCaptures(int us, MoveList out) {
    onlyCaptures = !layout.burning;
    add(us, out);
    onlyCaptures = false;
  }

  /**
   * Whether the side to move may take what stands on a cell, but for self-check. Captures elsewhere
   * are not judged: each that takes a lion would ask the same again, of a board with a piece less.
   */
  boolean canTake(int cell) {
    asked = cell;
    MoveList moves = new MoveList();
    int us = board.side;
    for (int from = 0; from < layout.grid.size; from++) {
      moves.clear();
      if (VariantLayout.isOf(cells[from], us)) {
        movesOf(from, moves);
      }
      for (int i = 0; i < moves.size(); i++) {
        if (passes(moves.get(i), cell)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Adds all moves of the piece on a cell, but for self-check. */
  void movesOf(int from, MoveList out) {
    if (unusual) {
      int first = out.size();
      int mover = UnusualMoves.mover(board, from);
      walk(from, layout.directions.legs[mover], out);
      int walked = out.size();
      others.add(from, this, out);
      if (out.size() > walked || layout.directions.overlap[mover]) {
        out.removeDoubles(first);
      }
    } else {
      walk(from, layout.directions.legs[cells[from]], out);
    }
    lionMoves(from, out);
  }

  /** Adds the moves of a piece that {@link BitboardSet} has no bitboards for. */
  void walkerMovesOf(int from, MoveList out) {
    int first = out.size();
    walk(from, layout.planes.walkedLegs[cells[from]], out);
    if (layout.directions.unusual[cells[from]]) {
      others.add(from, this, out);
      out.removeDoubles(first);
    }
    lionMoves(from, out);
  }

  private void walk(int from, int[] legs, MoveList out) {
    int first = out.size();
    for (int i = 0; i < legs.length; i += 2) {
      step(from, legs[i], legs[i + 1], out);
    }
    if (layout.directions.overlap[cells[from]]) {
      out.removeDoubles(first);
    }
  }

  private void step(int from, int direction, int range, MoveList out) {
    int code = cells[from];
    int[] steps = next[direction];
    int to = from;
    for (int left = range; left > 0; left--) {
      to = steps[to];
      int target = cells[to];
      if (target == VariantLayout.EMPTY) {
        add(code, PackedMove.walk(from, to), false, out);
      } else {
        if (VariantLayout.isEnemy(target, code)) {
          capture(code, PackedMove.walk(from, to), layout.lion[target], out);
        }
        return;
      }
    }
  }

  private void lionMoves(int from, MoveList out) {
    int code = cells[from];
    int[] steps = layout.directions.lionSteps[code];
    int passOver = CellGrid.OFF;
    for (int step : steps) {
      int mid = next[step][from];
      int victim = cells[mid];
      if (victim == VariantLayout.EMPTY) {
        passOver = Math.min(passOver, mid);
      } else if (VariantLayout.isEnemy(victim, code)) {
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
    if (free || VariantLayout.isEnemy(target, code)) {
      boolean lion = takesLion || !free && layout.lion[target];
      capture(code, PackedMove.twoStep(from, mid, to), lion, out);
    }
  }

  /** Adds the promotions of a piece by legs that have bitboards, on some cells. */
  void planePromotionsOf(int from, long[] targets, MoveList out) {
    int first = out.size();
    int code = cells[from];
    int[] legs = layout.directions.legs[code];
    for (int i = 0; i < legs.length; i += 2) {
      if (!layout.planes.walks(code, legs[i])) {
        step(from, legs[i], legs[i + 1], out);
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
    if (onlyCaptures && !captures) {
      return;
    }
    if (layout.promoted[code] == 0) {
      out.add(move);
      return;
    }
    if (captures && layout.turnsTakers && board.turned(move, code) != 0) {
      out.add(move);
      return;
    }
    int choice = promotions.choice(code, move, captures);
    if ((choice & PromotionLayout.MAY) != 0) {
      out.add(move | PackedMove.PROMOTE);
    }
    if ((choice & PromotionLayout.MUST) == 0) {
      out.add(move);
    }
  }
}
