package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.Position;

/**
 * Pieces of one kind that a player has taken, where they do not come back to be dropped.
 *
 * @param type the kind, not promoted
 * @param count how many
 */
public record Captured(PieceType type, int count) {
  /**
   * All that a side has taken, what is worth most first; nothing where what is taken is dropped again, which is seen in
   * the hands, or where a piece turns into another by what it takes, so that what is missing does not tell what was
   * taken. What comes from a reserve can be taken too; the rest of a reserve that is closed was not taken.
   *
   * @param start where the game began
   * @param played the moves from there to now
   */
  public static List<Captured> by(Side side, Position start, List<Move> played, Position now) {
    if (start.rules().book().drops() instanceof Drops.Captured
        || !start.rules().book().special().takers().isEmpty()) {
      return List.of();
    }
    Map<PieceType, Integer> lost = count(side.opponent(), start);
    dropped(side.opponent(), start, played).forEach(type -> lost.merge(type, 1, Integer::sum));
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

  private static List<PieceType> dropped(Side side, Position start, List<Move> played) {
    List<PieceType> types = new ArrayList<>();
    Side turn = start.side();
    for (Move move : played) {
      if (turn == side && move instanceof Move.Drop drop) {
        types.add(start.rules().table().type(drop.piece()));
      }
      turn = turn.opponent();
    }
    return types;
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
