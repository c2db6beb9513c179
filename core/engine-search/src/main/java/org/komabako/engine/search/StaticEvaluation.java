package org.komabako.engine.search;

import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Promotion;
import org.komabako.position.board.Board;
import org.komabako.position.board.Scores;
import org.komabako.position.board.VariantLayout;

/**
 * The static evaluation: what a position is worth, in hundredths of a pawn. It comes from the variant's table and the
 * {@link Weights}: its own values, how freely a piece can move from a cell, how near it is to promotion.
 */
final class StaticEvaluation {
  private static final int ROYAL = 10_000;

  private final VariantTable table;
  private final Weights weights;

  /** It is worth something to be the one who moves. */
  private final int tempo;

  private final boolean takenDrop;
  private final boolean promotesInside;

  /** By type: how many cells it may hope to reach, on average. */
  private final double[] freedom;

  private final Scores scores;
  private final MopUp pursuit;

  StaticEvaluation(VariantLayout layout, Weights weights) {
    this.weights = weights;
    tempo = (int) Math.round(weights.of(Weight.TEMPO));
    table = layout.table();
    takenDrop = layout.book().drops() instanceof Drops.Captured;
    promotesInside = layout.book().promotion().trigger() == Promotion.Trigger.TOUCH;
    freedom = table.pieces().stream().mapToDouble(this::meanFreedom).toArray();
    scores = Scores.of(layout, this::onBoard, type -> inHand(piece(type)));
    pursuit = new MopUp(layout, weights);
  }

  private PieceType piece(int type) {
    return table.pieces().get(type);
  }

  /** What a board counts while moves are made, whoever is ahead. */
  Scores scores() {
    return scores;
  }

  /** What it counts in a search that begins with a position: who is well ahead there has to win. */
  Scores scores(Board root) {
    return pursuit.scores(root, scores);
  }

  /** For the side to move. */
  int of(Board board) {
    return tempo + (board.sideToMove() == 0 ? board.score() : -board.score());
  }

  /** By code: what a piece is worth where it is taken; for the taker's hand, too. */
  int[] exchangeValues(VariantLayout layout) {
    int[] values = new int[layout.codes()];
    for (int code = 2; code < values.length; code++) {
      PieceType type = piece(VariantLayout.type(code));
      values[code] = type.is(Flag.ROYAL) ? ROYAL : type.value();
      if (layout.handType(code) >= 0 && !type.is(Flag.ROYAL)) {
        values[code] += piece(layout.handType(code)).value();
      }
    }
    return values;
  }

  private int inHand(PieceType type) {
    double share = takenDrop ? 1 + weights.of(Weight.HAND_GAIN) : weights.of(Weight.RESERVE);
    return (int) (type.value() * share);
  }

  private int onBoard(int number, int cell) {
    PieceType type = piece(number);
    int file = cell % table.files() + 1;
    int rank = cell / table.files() + 1;
    double worth = type.value();
    if (type.is(Flag.ROYAL)) {
      return (int) Math.round(worth - weights.of(Weight.HOME) * (table.ranks() - rank));
    }
    worth += weights.of(Weight.PER_CELL) * (freedom(type, file, rank) - freedom[number]);
    worth += promotion(type, rank);
    return (int) Math.round(worth);
  }

  /** How many cells it may hope to reach. */
  private double freedom(PieceType type, int file, int rank) {
    double free = weights.of(Weight.FREE);
    double sum = 0;
    for (Leg leg : type.legs()) {
      double chance = 1;
      for (int i = 1; i <= leg.range(); i++) {
        int f = file - leg.right() * i;
        int r = rank - leg.forward() * i;
        if (f < 1 || f > table.files() || r < 1 || r > table.ranks()) {
          break;
        }
        sum += chance;
        chance *= free;
      }
    }
    return sum;
  }

  private double meanFreedom(PieceType type) {
    double sum = 0;
    for (int file = 1; file <= table.files(); file++) {
      for (int rank = 1; rank <= table.ranks(); rank++) {
        sum += freedom(type, file, rank);
      }
    }
    return sum / (table.files() * table.ranks());
  }

  /** How much of what it gains by promotion it is worth to be so near. */
  private double promotion(PieceType type, int rank) {
    if (type.promotesTo().isEmpty() || table.zone() == 0) {
      return 0;
    }
    double gain = table.type(type.promotesTo().get()).value() - type.value();
    if (rank <= table.zone()) {
      return gain * weights.of(promotesInside ? Weight.FREE_PROMOTION : Weight.INSIDE);
    }
    double way = table.ranks() - table.zone();
    double done = 1 - (rank - table.zone() - 1) / way;
    return weights.of(Weight.PROMOTION) * gain * done * done;
  }
}
