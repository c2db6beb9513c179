package org.komabako.engine.search;

import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.SlidingPieces;
import org.komabako.position.board.VariantLayout;

/**
 * How safe the only royal piece of each side is: enemies near it and in hand are a danger, its own
 * pieces a shelter. Kept while moves are made, by ply; only when a royal piece moves all pieces are asked.
 */
final class KingSafety {
  private final Board board;
  private final VariantLayout layout;
  private final KingDanger danger;
  private final int[][] sums = new int[Value.MOST_PLIES + 2][2];
  private final Checks checks;
  private final boolean reserves;

  /** Where danger comes from afar; what the sums do not have. */
  private final @Nullable SlidingPieces sliding;

  KingSafety(Board board, Checks checks, KingDanger danger) {
    this.board = board;
    this.checks = checks;
    this.danger = danger;
    layout = board.layout();
    reserves = layout.book().drops() instanceof Drops.Reserve;
    sliding = danger.slides() == null ? null : new SlidingPieces(board, danger.slides());
    refresh(0, 0);
    refresh(0, 1);
  }

  /** Asks all pieces about a side's royal piece. */
  private void refresh(int ply, int side) {
    int royal = checks.royal(ply, side);
    int sum = 0;
    if (royal != Board.NONE) {
      for (int cell = 0; cell < layout.squares().size(); cell++) {
        int code = board.codeAt(cell);
        if (code > VariantLayout.EDGE) {
          sum += danger.of(side, royal, code, cell);
        }
      }
      sum += inHand(side ^ 1);
    }
    sums[ply][side] = sum;
  }

  /** The danger by all that a side has in hand. */
  private int inHand(int side) {
    int sum = 0;
    for (int type = 0; type < layout.table().pieces().size(); type++) {
      sum += danger.inHand(type) * board.inHand(side, type);
    }
    return sum;
  }

  /** Follows a move that is about to be made. */
  void before(int move, int ply) {
    for (int side = 0; side < 2; side++) {
      int royal = checks.royal(ply, side);
      sums[ply + 1][side] = royal == Board.NONE ? 0 : sums[ply][side] + change(move, side, royal);
    }
  }

  private int change(int move, int side, int royal) {
    int us = board.sideToMove();
    int to = PackedMove.to(move);
    if (PackedMove.isDrop(move)) {
      int dropped = danger.of(side, royal, board.placed(move), to);
      return us == side ? dropped : dropped - leftByDrop(us, PackedMove.from(move));
    }
    int from = PackedMove.from(move);
    int code = board.codeAt(from);
    int placed = board.placed(move);
    int sum = danger.of(side, royal, placed, to) - danger.of(side, royal, code, from);
    if (to != from && board.codeAt(to) != VariantLayout.EMPTY) {
      sum += taken(board.codeAt(to), to, side, royal, us);
    }
    if (PackedMove.isTwoStep(move) && board.codeAt(PackedMove.mid(move)) != VariantLayout.EMPTY) {
      sum += taken(board.codeAt(PackedMove.mid(move)), PackedMove.mid(move), side, royal, us);
    }
    if (PackedMove.takesBeyond(move)) {
      int beyond = PackedMove.beyond(move);
      sum += taken(board.codeAt(beyond), beyond, side, royal, us);
    }
    return sum;
  }

  /** The danger that leaves a hand with a drop: the rest of a reserve goes with the piece. */
  private int leftByDrop(int us, int type) {
    return reserves ? inHand(us) : danger.inHand(type);
  }

  private int taken(int victim, int cell, int side, int royal, int us) {
    int hand = layout.handType(victim);
    int held = hand >= 0 && us != side ? danger.inHand(hand) : 0;
    return held - danger.of(side, royal, victim, cell);
  }

  /** Asks again where a royal piece has moved, come or gone with the move, and where pieces have burnt. */
  void after(int ply) {
    boolean burnt = board.lastBurnt();
    for (int side = 0; side < 2; side++) {
      if (burnt || checks.royal(ply, side) != checks.royal(ply - 1, side)) {
        refresh(ply, side);
      }
    }
  }

  /** The turn was passed. */
  void same(int ply) {
    sums[ply][0] = sums[ply - 1][0];
    sums[ply][1] = sums[ply - 1][1];
  }

  /** What it is worth for a side. */
  int of(int ply, int side) {
    return cost(ply, side ^ 1) - cost(ply, side);
  }

  private int cost(int ply, int side) {
    int sum = sums[ply][side];
    int royal = checks.royal(ply, side);
    if (sliding != null && royal != Board.NONE) {
      sum += danger.beside() * sliding.attacksBeside(royal, side ^ 1);
    }
    return danger.cost(sum);
  }
}
