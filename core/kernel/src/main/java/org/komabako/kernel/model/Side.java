package org.komabako.kernel.model;

/** The two players. Black (sente) plays up the board, towards rank a. */
public enum Side {
  /** Sente, the first player; capitals in SFEN, {@code b} as the side to move. */
  BLACK,
  /** Gote, the second player; small letters in SFEN, {@code w} as the side to move. */
  WHITE;

  /** The other player. */
  public Side opponent() {
    return this == BLACK ? WHITE : BLACK;
  }

  /** {@code b} or {@code w}, as SFEN writes it. */
  public char letter() {
    return this == BLACK ? 'b' : 'w';
  }

  /** {@code black} or {@code white}, as results are written. */
  public String text() {
    return this == BLACK ? "black" : "white";
  }

  /** {@code Black} or {@code White}, to begin a sentence with. */
  public String title() {
    return this == BLACK ? "Black" : "White";
  }
}
