package org.komabako.engine.search;

import java.util.Arrays;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.board.Board;
import org.komabako.position.board.Scores;
import org.komabako.position.board.VariantLayout;

/**
 * What brings a side that is well ahead nearer to its win, where captures are too far away to be seen:
 * pieces of the other side are worth more than their equals, so that trades pay; its own pieces are drawn to
 * the enemy's royal piece and to his nearest piece, and to promotion; when little is left of the enemy, his royal piece is worth
 * less near the edge and least in a corner, where it can be mated. Decided once for each search, from
 * the position it begins with, so that it costs nothing in it. Where what is taken is dropped again,
 * nothing of this holds: trades make the board no emptier, and attacks are near.
 */
final class MopUp {
  /** Little is left of a side with less than this share of what it has at the start. */
  private static final double LITTLE = 0.2;

  private final VariantLayout layout;
  private final VariantTable table;
  private final Weights weights;
  private final boolean menGo;

  /** What a side has at the start, without royal pieces. */
  private final int force;

  /** By type: how strongly it is drawn, and what it gains by promotion. */
  private final double[] drawn;

  private final int[] gain;

  MopUp(VariantLayout layout, Weights weights) {
    this.layout = layout;
    this.weights = weights;
    table = layout.table();
    menGo = !(layout.book().drops() instanceof Drops.Captured);
    int sum = 0;
    for (Piece piece : Sfen.parse(table, table.start()).pieces().values()) {
      sum += worth(piece.type());
    }
    force = sum / 2;
    drawn = table.pieces().stream().mapToDouble(MopUp::drawn).toArray();
    gain = table.pieces().stream().mapToInt(this::gain).toArray();
  }

  private static int worth(PieceType type) {
    return type.is(Flag.ROYAL) ? 0 : type.value();
  }

  /** What cannot come back is not sent after anybody, and what slides is soon everywhere. */
  private static double drawn(PieceType type) {
    if (type.legs().stream().noneMatch(leg -> leg.forward() < 0)) {
      return 0;
    }
    return type.legs().stream().anyMatch(Leg::slides) ? 0.5 : 1;
  }

  private int gain(PieceType type) {
    return type.promotesTo().map(id -> table.type(id).value() - type.value()).orElse(0);
  }

  /** What a search counts that begins with a position. */
  Scores scores(Board root, Scores plain) {
    if (!menGo) {
      return plain;
    }
    int lead = root.score();
    int ahead = lead > 0 ? 0 : 1;
    int left = left(root, ahead ^ 1);
    double rest = left + weights.of(Weight.PURSUIT_REST) * force;
    double superiority = Math.abs(lead) / rest;
    double begins = weights.of(Weight.PURSUIT_BEGINS);
    double full = weights.of(Weight.PURSUIT_FULL);
    double zeal = Math.min(1, (superiority - begins) / (full - begins));
    if (zeal <= 0) {
      return plain;
    }
    double trade = weights.of(Weight.TRADE) * Math.min(1, superiority);
    double edge = zeal * weights.of(Weight.TO_EDGE) * Math.max(0, 1 - left / (LITTLE * force));
    double[] field = field(root, ahead ^ 1);
    int sign = ahead == 0 ? 1 : -1;
    return plain.plus(layout, (code, cell) -> {
      int type = VariantLayout.type(code);
      double more = (code & 1) == ahead
          ? zeal * (drawn[type] * field[cell] + push(type, rank(cell, ahead)))
          : edge * fromCentre(code, cell) - trade * worth(table.pieces().get(type));
      return sign * (int) Math.round(more);
    });
  }

  /** What a side has left, in its hand, too. */
  private int left(Board root, int side) {
    int sum = 0;
    for (int cell = 0; cell < layout.squares().size(); cell++) {
      int code = root.codeAt(cell);
      sum += code > VariantLayout.EDGE && (code & 1) == side ? worth(type(code)) : 0;
    }
    for (int type = 0; type < table.pieces().size(); type++) {
      sum += root.inHand(side, type) * worth(table.pieces().get(type));
    }
    return sum;
  }

  private PieceType type(int code) {
    return table.pieces().get(VariantLayout.type(code));
  }

  /** A cell's rank as a side sees it, 1 the farthest. */
  private int rank(int cell, int side) {
    int rank = cell / table.files() + 1;
    return side == 0 ? rank : table.ranks() + 1 - rank;
  }

  private double push(int type, int rank) {
    if (gain[type] <= 0 || table.zone() == 0 || rank <= table.zone()) {
      return 0;
    }
    double way = table.ranks() - table.zone();
    return weights.of(Weight.PUSH) * gain[type] * (table.ranks() - rank) / way;
  }

  /** How far a royal piece is from the centre, in files and ranks together; 0 for others. */
  private double fromCentre(int code, int cell) {
    if (!layout.isRoyal(code)) {
      return 0;
    }
    int files = table.files();
    return Math.abs(cell % files - (files - 1) / 2.0)
        + Math.abs(cell / files - (table.ranks() - 1) / 2.0);
  }

  /** By cell: how much nearer it is to the royal piece and to the nearest piece of a side. */
  private double[] field(Board root, int side) {
    int cells = layout.squares().size();
    int far = Math.max(table.files(), table.ranks());
    int[] toRoyal = new int[cells];
    int[] toMan = new int[cells];
    Arrays.fill(toRoyal, far);
    Arrays.fill(toMan, far);
    for (int target = 0; target < cells; target++) {
      int code = root.codeAt(target);
      if (code > VariantLayout.EDGE && (code & 1) == side) {
        int[] distances = layout.isRoyal(code) ? toRoyal : toMan;
        for (int cell = 0; cell < cells; cell++) {
          distances[cell] = Math.min(distances[cell], distance(cell, target));
        }
      }
    }
    double royal = weights.of(Weight.TO_ROYAL);
    double piece = weights.of(Weight.TO_MAN);
    double[] field = new double[cells];
    for (int cell = 0; cell < cells; cell++) {
      field[cell] = royal * (far - toRoyal[cell]) + piece * (far - toMan[cell]);
    }
    return field;
  }

  private int distance(int one, int other) {
    int files = table.files();
    return Math.max(Math.abs(one / files - other / files), Math.abs(one % files - other % files));
  }
}
