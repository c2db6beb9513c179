package org.komabako.engine.search;

import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.VariantLayout;

/**
 * How safe the only royal piece of each side is: enemies near it and in hand are a danger, its own
 * pieces a shelter. Kept while moves are made, by ply; only when a royal piece moves all pieces are asked.
 */
final class KingSafety {
  private static final int FAR = 5;

  private static final int MANY = 6;
  private static final int PARTS = 32;

  private final Board board;
  private final VariantLayout layout;

  /** A cell's rank and file in one number, so that a difference is a vector: what a rank adds. */
  private final int pitch;

  private final int vectors;
  private final int[] places;

  /** By side of the royal piece: by {@code code * vectors + vector}, the danger. */
  private final short[][] danger;

  /** By type: the danger in hand. */
  private final int[] inHand;

  private final int[][] sums = new int[Value.MOST_PLIES + 2][2];
  private final Checks checks;
  private final Weights weights;
  private final double attack;

  /** By distance: how much of danger and shelter is left. */
  private final double[] near;

  /** What is added for danger squared, in parts of 2 to the power of {@link #PARTS}: dividing is slow. */
  private final long squared;

  KingSafety(Board board, Checks checks, Weights weights) {
    this.board = board;
    this.checks = checks;
    this.weights = weights;
    layout = board.layout();
    boolean drops = layout.book().drops() instanceof Drops.Captured;
    attack = weights.of(drops ? Weight.ATTACK_DROPS : Weight.ATTACK);
    double doubles = weights.of(drops ? Weight.DOUBLES_DROPS : Weight.DOUBLES);
    squared = (long) Math.ceil((1L << PARTS) / Math.max(1, doubles));
    near = new double[] {
      1,
      1,
      weights.of(Weight.NEAR_2),
      weights.of(Weight.NEAR_3),
      weights.of(Weight.NEAR_4),
      weights.of(Weight.NEAR_5)
    };
    var table = layout.table();
    int cells = layout.squares().size();
    int side = Integer.highestOneBit(Math.max(15, Math.max(table.files(), table.ranks()) - 1)) * 2;
    pitch = 2 * side;
    vectors = 2 * side * pitch;
    places = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      places[cell] = cell / table.files() * pitch + cell % table.files();
    }
    danger = new short[2][layout.codes() * vectors];
    inHand = new int[table.pieces().size()];
    double held = weights.of(drops ? Weight.IN_HAND_DROPS : Weight.IN_HAND);
    for (int type = 0; type < inHand.length; type++) {
      int ways = Math.min(ways(table.pieces().get(type)), MANY);
      inHand[type] = (int) (held * ways / MANY);
    }
    for (int code = 2; code < layout.codes(); code++) {
      fill(code, table.pieces().get(VariantLayout.type(code)));
    }
    refresh(0, 0);
    refresh(0, 1);
  }

  private static int ways(PieceType type) {
    int ways = 0;
    for (Leg leg : type.legs()) {
      ways += leg.slides() ? 2 : 1;
    }
    return ways;
  }

  private static boolean steps(PieceType type) {
    return type.legs().stream().noneMatch(Leg::slides);
  }

  private void fill(int code, PieceType type) {
    if (type.is(PieceType.Flag.ROYAL)) {
      return;
    }
    int side = code & 1;
    int ways = ways(type);
    double strength = attack * Math.min(ways, weights.of(Weight.ATTACK_WAYS));
    double guard =
        steps(type) ? weights.of(Weight.GUARD) * Math.min(ways, weights.of(Weight.GUARD_WAYS)) : 0;
    for (int ranks = -FAR; ranks <= FAR; ranks++) {
      for (int files = -FAR; files <= FAR; files++) {
        double share = near[Math.max(Math.abs(ranks), Math.abs(files))];
        int index = code * vectors + vectors / 2 + ranks * pitch + files;
        danger[side ^ 1][index] = (short) Math.round(strength * share);
        danger[side][index] = (short) -Math.round(guard * share);
      }
    }
  }

  private int danger(int side, int royal, int code, int cell) {
    return danger[side][code * vectors + vectors / 2 + places[cell] - places[royal]];
  }

  /** Asks all pieces about a side's royal piece. */
  private void refresh(int ply, int side) {
    int royal = checks.royal(ply, side);
    int sum = 0;
    if (royal != Board.NONE) {
      for (int cell = 0; cell < places.length; cell++) {
        int code = board.codeAt(cell);
        if (code > VariantLayout.EDGE) {
          sum += danger(side, royal, code, cell);
        }
      }
      for (int type = 0; type < inHand.length; type++) {
        sum += inHand[type] * board.inHand(side ^ 1, type);
      }
    }
    sums[ply][side] = sum;
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
      int type = PackedMove.from(move);
      int placed = board.placed(move);
      return danger(side, royal, placed, to) - (us == side ? 0 : inHand[type]);
    }
    int from = PackedMove.from(move);
    int code = board.codeAt(from);
    int placed = board.placed(move);
    int sum = danger(side, royal, placed, to) - danger(side, royal, code, from);
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

  private int taken(int victim, int cell, int side, int royal, int us) {
    int hand = layout.handType(victim);
    int held = hand >= 0 && us != side ? inHand[hand] : 0;
    return held - danger(side, royal, victim, cell);
  }

  /** Asks again where a royal piece has moved, come or gone with the move. */
  void after(int ply) {
    for (int side = 0; side < 2; side++) {
      if (checks.royal(ply, side) != checks.royal(ply - 1, side)) {
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
    return cost(sums[ply][side ^ 1]) - cost(sums[ply][side]);
  }

  private int cost(int danger) {
    return danger > 0 ? danger + (int) (danger * danger * squared >> PARTS) : danger;
  }
}
