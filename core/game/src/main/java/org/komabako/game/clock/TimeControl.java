package org.komabako.game.clock;

import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Side;

/**
 * The time of both players. As text it is one {@link TimeLimit} for both, {@code 10m+30s*3}, or
 * Black's and White's with a slash between them, {@code 1h/10m+5s}.
 *
 * @param black of Black
 * @param white of White
 */
public record TimeControl(TimeLimit black, TimeLimit white) {
  /** The time of a player. */
  public TimeLimit of(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /**
   * Reads the text form.
   *
   * @throws TextException if the text is none; the message says what would be right
   */
  public static TimeControl parse(String text) {
    String[] sides = text.split("/", -1);
    if (sides.length > 2) {
      throw TextException.of(text, TimeControl.class, "timeControl.noClockTwoSides");
    }
    return new TimeControl(TimeLimit.parse(sides[0]), TimeLimit.parse(sides[sides.length - 1]));
  }

  @Override
  public String toString() {
    return black.equals(white) ? black.toString() : black + "/" + white;
  }
}
