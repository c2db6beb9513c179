package org.komabako.ui.board;

import java.util.Locale;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Side;

/** From whose view scores are told. */
public enum ScoreView {
  /** The side to move is better where a score is above zero. */
  MOVER,
  /** Black is. */
  BLACK;

  /**
   * The value of a score.
   *
   * @param score for the side to move
   * @param mover who that is
   */
  public int value(Evaluation score, Side mover) {
    return this == BLACK && mover == Side.WHITE ? -score.value() : score.value();
  }

  /** A score in few characters: {@code +1.2}, {@code #5} for a mate in five plies, {@code #} where it is mate already. */
  public String brief(Evaluation score, Side mover) {
    int value = value(score, mover);
    if (!score.isMate()) {
      return String.format(Locale.ROOT, "%+.1f", value / 100.0);
    }
    return value == 0 ? "#" : (value < 0 ? "-#" : "#") + Math.abs(value);
  }
}
