package org.komabako.kernel.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What stands where and whose turn it is, as a text or an editor gives it; whether it can be played
 * on is for the position to say.
 *
 * @param pieces what stands where
 * @param hands by side, how many of which type are in hand; none are left out
 * @param side the side to move
 * @param number the number of the move to come, from 1
 * @param lion where a non-lion took a lion in the move before
 * @param declined pieces that entered the zone with their last move and declined to promote
 * @param dropped pieces that were dropped in the zone and may still promote
 * @param kingless the sides that began the game without a royal piece and play without one; empty where
 *     nothing is said, and then the position judges by what stands there
 */
public record Setup(
    Map<Square, Piece> pieces,
    Map<Side, Map<PieceType, Integer>> hands,
    Side side,
    int number,
    Optional<Square> lion,
    SortedSet<Square> declined,
    SortedSet<Square> dropped,
    Optional<Set<Side>> kingless) {

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
    kingless = kingless.map(sides -> Collections.unmodifiableSet(inOrder(sides)));
  }

  /** With nothing said about sides that play without a royal piece. */
  public Setup(
      Map<Square, Piece> pieces,
      Map<Side, Map<PieceType, Integer>> hands,
      Side side,
      int number,
      Optional<Square> lion,
      SortedSet<Square> declined,
      SortedSet<Square> dropped) {
    this(pieces, hands, side, number, lion, declined, dropped, Optional.empty());
  }

  private static Set<Side> inOrder(Set<Side> sides) {
    Set<Side> copy = EnumSet.noneOf(Side.class);
    copy.addAll(sides);
    return copy;
  }

  /** Whether a side has a royal piece on the board. */
  public boolean hasRoyal(Side of) {
    return pieces.values().stream()
        .anyMatch(piece -> piece.side() == of && piece.type().is(PieceType.Flag.ROYAL));
  }

  /**
   * The same as the beginning of a game, whatever the number of its first move: a side that has no
   * royal piece here had none at the start.
   */
  public Setup asStart() {
    Set<Side> without = EnumSet.noneOf(Side.class);
    for (Side each : Side.values()) {
      if (!hasRoyal(each)) {
        without.add(each);
      }
    }
    return withKingless(without.isEmpty() ? Optional.empty() : Optional.of(without));
  }

  /** The same with other sides that play without a royal piece. */
  public Setup withKingless(Optional<Set<Side>> sides) {
    return new Setup(pieces, hands, side, number, lion, declined, dropped, sides);
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
