package org.komabako.library.internal;

import java.util.List;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.library.PiecePattern;

/**
 * Which pieces stood on which squares in the course of a game, as a set of bits that a few pieces share each. A game
 * whose set lacks a bit of a pattern never had it on the board; the others are played through.
 */
final class BloomSignature {
  /** About an eighth of the bits is set after a game of a hundred moves on a large board. */
  static final int BYTES = 256;

  private static final int MASK = BYTES * 8 - 1;

  private BloomSignature() {}

  static void set(byte[] traces, long bits) {
    int bit = (int) bits & MASK;
    traces[bit >> 3] |= (byte) (1 << (bit & 7));
  }

  /** Adds the traces of a game to those that begin at an offset. */
  static void add(byte[] traces, int offset, byte[] others) {
    for (int at = 0; at < BYTES; at++) {
      traces[offset + at] |= others[at];
    }
  }

  private static boolean has(byte[] traces, int offset, long bits) {
    int bit = (int) bits & MASK;
    return (traces[offset + (bit >> 3)] & 1 << (bit & 7)) != 0;
  }

  /**
   * By square that a kind of piece is asked for: the bits of which a game must have one. Where any piece may stand
   * nothing is known.
   */
  static List<long[]> wanted(PiecePattern pattern, VariantTable table, PositionKeys keys) {
    return pattern.spots().stream()
        .filter(spot -> spot.piece().isPresent())
        .map(spot -> {
          PieceType type = table.type(spot.piece().orElseThrow());
          return spot.side().map(List::of).orElseGet(() -> List.of(Side.values())).stream()
              .mapToLong(side -> keys.bits(new Piece(type, side), spot.square()))
              .toArray();
        })
        .toList();
  }

  /** Whether a game with these traces may have had all that is wanted on the board. */
  static boolean mayHave(byte[] traces, int offset, List<long[]> wanted) {
    for (long[] either : wanted) {
      boolean found = false;
      for (long bits : either) {
        found |= has(traces, offset, bits);
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }
}
