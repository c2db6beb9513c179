package org.komabako.kernel.model;

/**
 * A piece on the board.
 *
 * @param type what it is; a promoted piece is a type of its own
 * @param side whose it is
 */
public record Piece(PieceType type, Side side) {
  /** As SFEN writes it: {@code P}, {@code p}, {@code +P}, {@code +p}. */
  public String sfen() {
    return side == Side.BLACK ? type.id() : type.id().toLowerCase(java.util.Locale.ROOT);
  }

  @Override
  public String toString() {
    return sfen();
  }
}
