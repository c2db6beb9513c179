package org.komabako.testkit;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.Rules;

/** What captures and drops do to hands. */
final class PlainHands {
  private PlainHands() {}

  static Map<Side, Map<PieceType, Integer>> copy(Map<Side, Map<PieceType, Integer>> hands) {
    Map<Side, Map<PieceType, Integer>> copy = new EnumMap<>(Side.class);
    hands.forEach((side, hand) -> copy.put(side, new LinkedHashMap<>(hand)));
    return copy;
  }

  /** "Captured pieces become part of the capturer's force"; a promoted one reverts. */
  static void take(Rules rules, Map<Side, Map<PieceType, Integer>> hands, Piece victim) {
    boolean kept = rules.table().hand().indexOf(victim.type().letter()) >= 0;
    if (kept && rules.book().drops() instanceof Drops.Captured) {
      PieceType type = rules.table().type(String.valueOf(victim.type().letter()));
      hands
          .computeIfAbsent(victim.side().opponent(), any -> new LinkedHashMap<>())
          .merge(type, 1, Integer::sum);
    }
  }

  /** "Once during the game a player may drop one of these": then the reserve is out of play. */
  static void drop(Rules rules, Map<Side, Map<PieceType, Integer>> hands, Piece dropped) {
    Map<PieceType, Integer> hand =
        hands.computeIfAbsent(dropped.side(), any -> new LinkedHashMap<>());
    if (rules.book().drops() instanceof Drops.Reserve) {
      hand.clear();
    } else if (hand.merge(dropped.type(), -1, Integer::sum) == 0) {
      hand.remove(dropped.type());
    }
  }
}
