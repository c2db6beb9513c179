package org.komabako.game;

import java.util.EnumSet;
import java.util.Set;
import org.komabako.kernel.model.Side;

/** What players offer or claim, which stands until the other side joins, declines or moves. */
final class StandingOffers {
  private final Set<Side> draws = EnumSet.noneOf(Side.class);
  private final Set<Side> jishogi = EnumSet.noneOf(Side.class);

  /** StandingOffers a draw; true if both sides do so now. */
  boolean draw(Side side) {
    draws.add(side);
    return isByBoth(draws);
  }

  /** Claims that no side can win any more; true if both sides do so now. */
  boolean jishogi(Side side) {
    jishogi.add(side);
    return isByBoth(jishogi);
  }

  private static boolean isByBoth(Set<Side> sides) {
    return sides.size() == Side.values().length;
  }

  /** Who offers a draw. */
  Set<Side> draws() {
    return Set.copyOf(draws);
  }

  /** Who claims that no side can win any more. */
  Set<Side> jishogi() {
    return Set.copyOf(jishogi);
  }

  /** A side has moved: that declines the draw of the other, and any claim. */
  void moved(Side mover) {
    draws.remove(mover.opponent());
    jishogi.clear();
  }

  /** None stands any more. */
  void withdraw() {
    draws.clear();
    jishogi.clear();
  }
}
