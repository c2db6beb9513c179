package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * Pieces of one kind that a player has taken, where they do not come back to be dropped.
 *
 * @param type the kind, not promoted
 * @param count how many
 */
public record Captured(PieceType type, int count) {
  /**
   * All that a side has taken, what is worth most first; nothing in games with hands, where they are seen there.
   *
   * @param start where the game began
   */
  public static List<Captured> by(Side side, Position start, Position now) {
    VariantTable table = start.rules().table();
    if (table.hasHands()) {
      return List.of();
    }
    Map<PieceType, Integer> lost = count(side.opponent(), start);
    count(side.opponent(), now).forEach((type, left) -> lost.merge(type, -left, Integer::sum));
    List<Captured> all = new ArrayList<>();
    lost.forEach((type, count) -> {
      if (count > 0) {
        all.add(new Captured(type, count));
      }
    });
    all.sort(Comparator.comparingInt(each -> -each.type().value()));
    return all;
  }

  private static Map<PieceType, Integer> count(Side side, Position position) {
    VariantTable table = position.rules().table();
    Map<PieceType, Integer> counts = new LinkedHashMap<>();
    for (Piece piece : position.setup().pieces().values()) {
      if (piece.side() == side) {
        PieceType type = piece.type();
        PieceType front =
            type.isPromoted() ? table.piece(type.id().substring(1)).orElse(type) : type;
        counts.merge(front, 1, Integer::sum);
      }
    }
    return counts;
  }
}
