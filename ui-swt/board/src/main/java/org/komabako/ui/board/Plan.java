package org.komabako.ui.board;

import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;

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
}
