package org.komabako.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.variant.PieceType;

/**
 * What stands where and whose turn it is, as a text or an editor gives it; whether it can be played
 * on is for {@link Position#of} to say.
 *
 * @param pieces what stands where
 * @param hands by side, how many of which type are in hand; none are left out
 * @param side the side to move
 * @param number the number of the move to come, from 1
 * @param lion where a non-lion took a lion in the move before
 * @param declined pieces that entered the zone with their last move and declined to promote
 * @param dropped pieces that were dropped in the zone and may still promote
 */
public record Setup(
    Map<Square, Piece> pieces,
    Map<Side, Map<PieceType, Integer>> hands,
    Side side,
    int number,
    Optional<Square> lion,
    SortedSet<Square> declined,
    SortedSet<Square> dropped) {

  /** How many pieces of one kind a hand can hold. */
  public static final int MOST_IN_HAND = 63;

  /** Keeps own copies, in order. */
  public Setup {
    pieces = Collections.unmodifiableMap(new TreeMap<>(pieces));
    Map<Side, Map<PieceType, Integer>> copy = new LinkedHashMap<>();
    for (Side each : Side.values()) {
      copy.put(
          each,
          Collections.unmodifiableMap(new LinkedHashMap<>(hands.getOrDefault(each, Map.of()))));
    }
    hands = Collections.unmodifiableMap(copy);
    declined = Collections.unmodifiableSortedSet(new TreeSet<>(declined));
    dropped = Collections.unmodifiableSortedSet(new TreeSet<>(dropped));
  }

  /** Pieces and turn alone. */
  public static Setup of(Map<Square, Piece> pieces, Side side) {
    return new Setup(pieces, Map.of(), side, 1, Optional.empty(), new TreeSet<>(), new TreeSet<>());
  }

  /** The squares with a piece of a side, in order. */
  public List<Square> squaresOf(Side of) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue().side() == of)
        .map(Map.Entry::getKey)
        .toList();
  }
}
