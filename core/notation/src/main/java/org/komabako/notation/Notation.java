package org.komabako.notation;

import java.util.Locale;
import org.komabako.kernel.Move;
import org.komabako.kernel.Position;
import org.komabako.kernel.RequestException;

/** The ways to write a move; {@link MoveText} reads them all. */
public enum Notation {
  /** {@code 7g7f+}, {@code P*5e}, {@code 7g6f5e}: as programs write. */
  USI {
    @Override
    public String write(Position before, Move move) {
      return move.toString();
    }
  },
  /** {@code P-7f}, {@code Lnx3hx2i}: George Hodges' notation of 1976 (TSA). */
  HODGES {
    @Override
    public String write(Position before, Move move) {
      return Hodges.write(before, move);
    }
  },
  /** {@code f6f7}, {@code f6g7,g7h8}: the coordinates of WinBoard and XBoard. */
  WINBOARD {
    @Override
    public String write(Position before, Move move) {
      return WinBoard.write(before, move);
    }
  };

  /**
   * Writes a move.
   *
   * @param before the position that it is played in
   * @param move a legal move of it, in canonical form
   */
  public abstract String write(Position before, Move move);

  /** The name in commands: {@code usi}, {@code hodges}, {@code winboard}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws IllegalArgumentException if there is no such notation; the message names those there are
   */
  public static Notation parse(String text) {
    for (Notation notation : values()) {
      if (notation.text().equalsIgnoreCase(text)) {
        return notation;
      }
    }
    throw RequestException.of(
        "there is no notation '{0}'; there are usi, hodges, winboard",
        "表記「{0}」はありません。あるのは usi、hodges、winboard です", text);
  }
}
