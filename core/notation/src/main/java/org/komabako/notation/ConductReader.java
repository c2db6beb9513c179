package org.komabako.notation;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;

/** What players did beside moving, from its lines in a {@link GameText}: touches, offers, claims. */
final class ConductReader {
  private final Set<Side> offers = EnumSet.noneOf(Side.class);
  private final Set<Side> claims = EnumSet.noneOf(Side.class);
  private final Map<Side, Integer> idle = new EnumMap<>(Side.class);
  private Optional<Square> touched = Optional.empty();

  /** The line {@code touched}. */
  void touched(String text) {
    touched = Optional.of(Square.parse(text));
  }

  /** A line {@code offer}. */
  void offer(String text) {
    offers.add(side(text));
  }

  /** A line {@code claim}. */
  void claim(String text) {
    claims.add(side(text));
  }

  /** A line {@code idle}. */
  void idle(String text) {
    int blank = text.indexOf(' ') + 1;
    if (!text.substring(blank).matches("[0-9]{1,9}")) {
      throw RequestException.of(ConductReader.class, "conductReader.idleTouchesSideNumber", text);
    }
    idle.put(
        side(text.substring(0, Math.max(0, blank - 1))), Integer.valueOf(text.substring(blank)));
  }

  private static Side side(String text) {
    for (Side side : Side.values()) {
      if (side.text().equals(text)) {
        return side;
      }
    }
    throw RequestException.of(ConductReader.class, "conductReader.sideBlackWhiteNot", text);
  }

  /**
   * Brings a game that stands where they were done to the state that they led to.
   *
   * @throws IllegalArgumentException if that cannot have been
   */
  void apply(Game game) {
    try {
      idle.forEach(game::idleTouches);
      if (touched.isPresent() && !game.touch(touched.get()).equals(touched)) {
        throw RequestException.of(
            ConductReader.class, "conductReader.noPieceWasTouched", touched.get());
      }
      offers.forEach(game::offerDraw);
      claims.forEach(game::claimJishogi);
    } catch (IllegalStateException e) {
      throw new RequestException(UserMessage.of(e), e);
    }
  }
}
