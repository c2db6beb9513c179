package org.komabako.ui.picture;

import java.util.HashMap;
import java.util.Map;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;

/**
 * How large the pieces of a variant are beside each other: the king is the largest, the pawn the
 * smallest, the others lie between by their value. A promoted piece is the same piece turned over, so
 * it has the size of the piece that becomes it.
 */
public final class PieceSizes {
  private static final double SMALLEST = 0.90;
  private static final double LARGEST_COMMON = 0.98;
  private static final double USUAL = 0.95;

  private final Map<String, Double> sizes = new HashMap<>();

  private PieceSizes(VariantTable table) {
    double low = Double.MAX_VALUE;
    double high = 0;
    for (PieceType type : table.pieces()) {
      if (!type.isPromoted() && !type.is(PieceType.Flag.ROYAL)) {
        low = Math.min(low, weight(type));
        high = Math.max(high, weight(type));
      }
    }
    for (PieceType type : table.pieces()) {
      if (!isOtherSide(table, type)) {
        double share = high > low ? (weight(type) - low) / (high - low) : USUAL;
        double size = type.is(PieceType.Flag.ROYAL)
            ? 1
            : SMALLEST + Math.min(1, Math.max(0, share)) * (LARGEST_COMMON - SMALLEST);
        sizes.put(type.id(), high > low || size == 1 ? size : USUAL);
      }
    }
    for (PieceType type : table.pieces()) {
      type.promotesTo().ifPresent(id -> sizes.putIfAbsent(id, of(type)));
    }
  }

  /** The sizes of a variant's pieces. */
  public static PieceSizes of(VariantTable table) {
    return new PieceSizes(table);
  }

  /** The size of a piece: 1 for the largest. */
  public double of(PieceType type) {
    return sizes.getOrDefault(type.id(), USUAL);
  }

  private static boolean isOtherSide(VariantTable table, PieceType type) {
    return table.pieces().stream()
        .anyMatch(other -> other.promotesTo().filter(type.id()::equals).isPresent());
  }

  /** Values grow by factors: a piece of 10 is to one of 5 as that to one of 2.5. */
  private static double weight(PieceType type) {
    return Math.log(Math.max(50, type.value()));
  }
}
