package org.komabako.position.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Leg;

/**
 * The constants that a {@link AttackKernel} is compiled with: a few bitboards of one side of one layout.
 * Layouts with equal constants share a kernel.
 */
record AttackSpec(int words, List<AttackLeg> legs) {
  /** The constants of a side, for as many kernels as it needs. */
  static List<AttackSpec> of(VariantLayout layout, int side) {
    List<AttackLeg> legs = IntStream.range(0, layout.planes.legs.size())
        .mapToObj(index -> leg(layout, side, index))
        .toList();
    List<AttackSpec> specs = new ArrayList<>();
    for (int i = 0; i < legs.size(); i += AttackMover.SLOTS) {
      int end = Math.min(i + AttackMover.SLOTS, legs.size());
      specs.add(new AttackSpec(layout.planes.words, legs.subList(i, end)));
    }
    return specs;
  }

  /** The leg in a slot. */
  AttackLeg leg(int slot) {
    return slot < legs.size() ? legs.get(slot) : AttackLeg.UNUSED;
  }

  /** Written out, as {@link Leg#equals} is. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AttackSpec that && words == that.words && legs.equals(that.legs);
  }

  @Override
  public int hashCode() {
    return 31 * words + legs.hashCode();
  }

  private static AttackLeg leg(VariantLayout layout, int side, int index) {
    Leg leg = layout.planes.legs.get(index);
    CellGrid grid = layout.grid;
    int direction = layout.directions.vectors.indexOf(Directions.Vector.of(leg, side));
    int[] back = layout.directions.back[direction];
    int forWhite = BitboardSet.shift(grid, leg);
    long[] in = Mask.of(grid.size, cell -> back[cell] != CellGrid.OFF);
    return new AttackLeg(
        layout.planes.startOfLeg(side, index),
        side == 0 ? -forWhite : forWhite,
        Math.min(leg.range(), Math.max(grid.files, grid.ranks)),
        promotes(layout, side, leg, direction),
        in[0],
        in[1],
        in[2],
        in[3]);
  }

  private static boolean promotes(VariantLayout layout, int side, Leg leg, int direction) {
    int[] back = layout.directions.back[direction];
    for (int code = 2 + side; code < layout.codes; code += 2) {
      boolean owns = layout.types[VariantLayout.type(code)].legs().contains(leg)
          && !layout.planes.walks(code, direction);
      for (int to = 0; owns && to < layout.grid.size; to++) {
        int choice = layout.promotion.entering[code * layout.grid.size + to];
        boolean must = (choice & PromotionLayout.MUST) != 0 && !layout.promotion.always;
        boolean enters = back[to] != CellGrid.OFF && !layout.promotion.zone[side][back[to]];
        if (back[to] != CellGrid.OFF && (must || enters && choice != 0)) {
          return true;
        }
      }
    }
    return false;
  }
}
