package org.komabako.game;

import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Square;

/**
 * What somebody drew on the board at a place of a game: an arrow, or a mark on one square. The
 * colours are numbers; who draws them chooses colours, and shapes that differ too.
 *
 * @param from the square marked, or where the arrow begins
 * @param to where the arrow ends; the same square for a mark
 * @param color 1 to {@link #COLORS}
 */
public record Mark(Square from, Square to, int color) {
  /** How many colours there are. */
  public static final int COLORS = 4;

  /** Refuses a colour that there is not. */
  public Mark {
    if (color < 1 || color > COLORS) {
      throw RequestException.of(Mark.class, "mark.colourMarkNumberFrom", COLORS, color);
    }
  }

  /** A mark on one square. */
  public static Mark on(Square square, int color) {
    return new Mark(square, square, color);
  }

  /**
   * Reads {@link #toString}.
   *
   * @throws TextException if the text is neither a mark nor an arrow
   */
  public static Mark parse(String text) {
    String[] words = text.strip().split(" +", -1);
    String last = words[words.length - 1];
    if (words.length < 2 || words.length > 3 || !last.matches("[1-" + COLORS + "]")) {
      throw TextException.of(text, Mark.class, "mark.noMarkWriteSquare", COLORS);
    }
    return new Mark(
        Square.parse(words[0]), Square.parse(words[words.length - 2]), Integer.parseInt(last));
  }

  /** Whether it is an arrow. */
  public boolean isArrow() {
    return !from.equals(to);
  }

  /** Whether another one is drawn at the same place, in whatever colour. */
  boolean covers(Mark other) {
    return from.equals(other.from) && to.equals(other.to);
  }

  /** {@code 5e 1} for a mark, {@code 5e 7g 1} for an arrow; the colour stands last. */
  @Override
  public String toString() {
    return isArrow() ? from + " " + to + " " + color : from + " " + color;
  }
}
