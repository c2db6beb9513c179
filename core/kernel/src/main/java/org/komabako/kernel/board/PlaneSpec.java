package org.komabako.kernel.board;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.betza.Leg;

/**
 * The constants that a {@link PlaneKernel} is compiled with: the planes of one side of one layout.
 * Layouts with equal constants share a kernel.
 */
record PlaneSpec(int words, List<PlaneLeg> legs) {
  /** The constants of a side. */
  static PlaneSpec of(Layout layout, int side) {
    PlaneMap map = layout.planes;
    List<PlaneLeg> legs = new ArrayList<>();
    for (int i = 0; i < map.legs.size(); i++) {
      legs.add(leg(layout, side, i));
    }
    while (legs.size() < PlaneMover.SLOTS) {
      legs.add(PlaneLeg.UNUSED);
    }
    return new PlaneSpec(map.words, List.copyOf(legs));
  }

  private static PlaneLeg leg(Layout layout, int side, int index) {
    Leg leg = layout.planes.legs.get(index);
    Grid grid = layout.grid;
    int direction = layout.directions.vectors.indexOf(Directions.Vector.of(leg, side));
    int[] back = layout.directions.back[direction];
    int[] next = layout.directions.next[direction];
    boolean promotes = false;
    boolean enters = false;
    boolean sticks = false;
    for (int code = 2 + side; code < layout.codes; code += 2) {
      boolean owns = layout.types[Layout.type(code)].legs().contains(leg)
          && !layout.planes.walks(code, direction);
      if (owns && layout.promoted[code] != 0) {
        promotes = true;
        for (int cell = 0; cell < grid.size; cell++) {
          int to = next[cell];
          if (to != Grid.OFF) {
            enters |= layout.zone[side][to] && !layout.zone[side][cell];
            sticks |= layout.mustPromote(code, to);
          }
        }
      }
    }
    int forWhite = PlaneMap.shift(grid, leg);
    return new PlaneLeg(
        layout.planes.startOfLeg(side, index),
        side == 0 ? -forWhite : forWhite,
        Math.min(leg.range(), Math.max(grid.files, grid.ranks)),
        Mask.of(grid.size, cell -> back[cell] != Grid.OFF),
        enters,
        promotes,
        sticks);
  }
}
