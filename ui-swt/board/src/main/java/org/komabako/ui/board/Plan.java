package org.komabako.ui.board;

import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.Position;

/**
 * What has to find room: the board, the stands beside it and the coordinates around it.
 *
 * @param files the width of the board in squares
 * @param ranks the height of the board in squares
 * @param handKinds how many kinds of piece a stand must be able to hold; 0 for no stands
 * @param labels whether coordinates are written
 * @param bottom the side that sits at the lower edge
 */
public record Plan(int files, int ranks, int handKinds, boolean labels, Side bottom) {
  /** The plan of a variant. */
  public static Plan of(VariantTable table, boolean labels, Side bottom) {
    return new Plan(table.files(), table.ranks(), table.hand().length(), labels, bottom);
  }

  /** The plan of a position: where nobody has anything in hand, and nothing comes to hand any more, there are no stands. */
  public static Plan of(Position position, boolean labels, Side bottom) {
    VariantTable table = position.rules().table();
    boolean gone = !(position.rules().book().drops() instanceof Drops.Captured)
        && position.setup().hands().values().stream()
            .flatMap(hand -> hand.values().stream())
            .allMatch(count -> count == 0);
    return gone
        ? new Plan(table.files(), table.ranks(), 0, labels, bottom)
        : of(table, labels, bottom);
  }
}
