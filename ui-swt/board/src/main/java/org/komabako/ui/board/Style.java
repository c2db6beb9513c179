package org.komabako.ui.board;

import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.Theme;

/**
 * How a board is to look: the player's choices.
 *
 * @param theme the colours
 * @param set the pieces
 * @param promotedInRed whether promoted pieces are written in red
 * @param kings which king is the jewelled one
 * @param coordinates what stands at the edge
 * @param lastMove whether the squares of the last move are lit
 * @param check whether royal pieces in danger are marked
 * @param targets whether the targets of the chosen piece are shown
 * @param form the shape of pieces and board
 */
public record Style(
    Theme theme,
    PieceSet set,
    boolean promotedInRed,
    KingForms kings,
    Coordinates coordinates,
    boolean lastMove,
    boolean check,
    boolean targets,
    Form form) {
  /** Of the usual form. */
  public Style(
      Theme theme,
      PieceSet set,
      boolean promotedInRed,
      KingForms kings,
      Coordinates coordinates,
      boolean lastMove,
      boolean check,
      boolean targets) {
    this(theme, set, promotedInRed, kings, coordinates, lastMove, check, targets, Form.USUAL);
  }

  /** The same with other coordinates. */
  public Style withCoordinates(Coordinates other) {
    return new Style(theme, set, promotedInRed, kings, other, lastMove, check, targets, form);
  }

  /** The same with pieces for small squares. */
  public Style withSmallPieces() {
    return new Style(
        theme, set.small(), promotedInRed, kings, coordinates, lastMove, check, targets, form);
  }
}
