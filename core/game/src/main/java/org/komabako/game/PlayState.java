package org.komabako.game;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;

/** How a game stands, whoever looks at it from where: its place in the tree, offers, a touched piece, the end. */
final class PlayState {
  /** The place that the game has come to, and the line on which moves that were taken back come again. */
  final LinePlace stands;

  /** Where an end was declared last. */
  GameNode end;

  Optional<Outcome> declared = Optional.empty();

  /** The move that the adjourned game goes on with. */
  @Nullable
  Move sealed;

  final Set<Side> drawOffers = EnumSet.noneOf(Side.class);
  final Set<Side> jishogiClaims = EnumSet.noneOf(Side.class);

  @Nullable
  Square touched;

  @Nullable
  GameNode touchedAt;

  final Map<Side, Integer> idleTouches = new EnumMap<>(Side.class);

  PlayState(GameNode start) {
    stands = new LinePlace(start, start);
    end = start;
  }

  /** Offers and claims stand no more. */
  void withdraw() {
    drawOffers.clear();
    jishogiClaims.clear();
  }

  /** The game goes back or elsewhere: what was offered, claimed or touched there stands no more. */
  void lapse() {
    withdraw();
    touched = null;
  }
}
