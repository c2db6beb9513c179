package org.komabako.engine.search;

import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.board.NeighbourSlides;
import org.komabako.position.board.VariantLayout;

/**
 * How much each piece endangers or shelters a royal piece from where it stands beside it, and in hand, and what all that costs.
 * Made once for a player, so that a search need not. Immutable.
 */
final class KingDanger {
  private static final int FAR = 5;

  private static final int MANY = 6;
  private static final int PARTS = 32;

  private final Weights weights;

  /** The danger of an attack on a cell beside it, 0 if none; and what slides past such cells, if that is asked. */
  private final int beside;

  private final @Nullable NeighbourSlides slides;

  /** A cell's rank and file in one number, so that a difference is a vector: what a rank adds. */
  private final int pitch;

  private final int vectors;
  private final int[] places;

  /** By side of the royal piece: by {@code code * vectors + vector}, the danger. */
  private final short[][] danger;

  /** By type: the danger in hand. */
  private final int[] inHand;

  /** What is added for danger squared, in parts of 2 to the power of {@link #PARTS}: dividing is slow. */
  private final long squared;

  private final double attack;

  /** By distance: how much of danger and shelter is left. */
  private final double[] near;

  /** @param beside the danger of each attack on a cell beside it; 0 if none */
  KingDanger(VariantLayout layout, Weights weights, int beside) {
    this.weights = weights;
    this.beside = beside;
    slides = beside == 0 ? null : new NeighbourSlides(layout);
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
        int steps = beside > 0 ? besides(type, side, ranks, files) : 0;
        danger[side ^ 1][index] = (short) (Math.round(strength * share) + beside * steps);
        danger[side][index] = (short) -Math.round(guard * share);
      }
    }
  }

  /** How many cells beside it a piece attacks by steps and leaps that stands some ranks and files from it. */
  private static int besides(PieceType type, int side, int ranks, int files) {
    int forward = side == 0 ? -1 : 1;
    return (int) type.legs().stream()
        .filter(leg -> !leg.slides() && leg.way() == Leg.Way.ANY)
        .filter(leg -> 1
            == Math.max(
                Math.abs(ranks + forward * leg.forward()), Math.abs(files + forward * leg.right())))
        .count();
  }

  /** Danger that comes from afar: what slides past cells beside it, and what each such attack counts; nothing if none does. */
  @Nullable
  NeighbourSlides slides() {
    return slides;
  }

  /** What each attack on a cell beside it counts. */
  int beside() {
    return beside;
  }

  /** What a piece on a cell is for the royal piece of a side on another: a danger, or less than 0 for a shelter. */
  int of(int side, int royal, int code, int cell) {
    return danger[side][code * vectors + vectors / 2 + places[cell] - places[royal]];
  }

  /** What a piece of a type is in the opponent's hand. */
  int inHand(int type) {
    return inHand[type];
  }

  /** What danger less shelter costs: much of it costs more than twice the half. */
  int cost(int sum) {
    return sum > 0 ? sum + (int) (sum * sum * squared >> PARTS) : sum;
  }
}
