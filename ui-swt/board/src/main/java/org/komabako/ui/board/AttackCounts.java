package org.komabako.ui.board;

import java.util.Map;
import java.util.TreeMap;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * How many pieces of a side could go to each square, or defend what stands there.
 *
 * @param side whose pieces
 * @param counts the squares with at least one
 */
public record AttackCounts(Side side, Map<Square, Integer> counts) {
  /** Counts those of a side. */
  public static AttackCounts of(Position position, Side side) {
    Map<Square, Integer> counts = new TreeMap<>();
    for (Square square : position.attacked(side)) {
      counts.put(square, position.attackers(square, side).size());
    }
    return new AttackCounts(side, counts);
  }
}
