package org.komabako.ui.picture;

import org.komabako.kernel.model.Side;

/**
 * How a piece is to look, besides what it is. Equal looks give equal pictures, so a picture can be kept
 * under (set, type, look).
 *
 * @param theme the colours
 * @param side whose piece it is: some themes give the sides other colours
 * @param turned whether it points down; the light falls from above all the same
 * @param jewelled whether a king is the jewelled one (玉), as the lower player's; else 王
 * @param promotedInRed whether promoted faces are written in the theme's promoted colour; else in the
 *     colour of the others, with a dot or a plus that tells them
 * @param size how large the piece is beside the largest, 1 for the largest; see {@link PieceSizes}
 * @param pixels about how many pixels the square will have; small pieces are drawn with fewer details
 */
public record PieceLook(
    Theme theme,
    Side side,
    boolean turned,
    boolean jewelled,
    boolean promotedInRed,
    double size,
    int pixels) {
  /** The usual look: White's pieces point down, Black's king is the jewelled one, red promotion. */
  public static PieceLook of(Theme theme, Side side, int pixels) {
    return new PieceLook(theme, side, side == Side.WHITE, side == Side.BLACK, true, 1, pixels);
  }

  /** The same, pointing up or down. */
  public PieceLook withTurned(boolean pointsDown) {
    return new PieceLook(theme, side, pointsDown, jewelled, promotedInRed, size, pixels);
  }

  /** The same, with the other king or not. */
  public PieceLook withJewelled(boolean jewel) {
    return new PieceLook(theme, side, turned, jewel, promotedInRed, size, pixels);
  }

  /** The same, with promoted faces in red or by form. */
  public PieceLook withPromotedInRed(boolean red) {
    return new PieceLook(theme, side, turned, jewelled, red, size, pixels);
  }

  /** The same, smaller or larger. */
  public PieceLook withSize(double share) {
    return new PieceLook(theme, side, turned, jewelled, promotedInRed, share, pixels);
  }

  /** The colours of the piece. */
  public Theme.PieceInks inks() {
    return side == Side.BLACK ? theme.black() : theme.white();
  }
}
