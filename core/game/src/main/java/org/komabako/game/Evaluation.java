package org.komabako.game;

import org.komabako.base.message.TextException;

/**
 * What an engine thought of a place of a game, for the side to move there.
 *
 * @param unit what the value counts
 * @param value how much; negative if the other side is better
 * @param depth how many plies were looked ahead
 */
public record Evaluation(Unit unit, int value, int depth) {
  /** How many hundredths of a pawn ahead make a chance of 73 in 100 to win, as is usual in programs for shogi. */
  public static final int CHANCE_UNIT = 600;

  /** What a value counts. */
  public enum Unit {
    /** Hundredths of a pawn. */
    CP,
    /** Plies to the end of the game; 0 if the side to move has lost already. */
    MATE
  }

  /**
   * Reads {@link #toString}.
   *
   * @throws TextException if the text is something else
   */
  public static Evaluation parse(String text) {
    String[] words = text.strip().split(" +", -1);
    if (words.length != 3
        || !words[0].matches("cp|mate")
        || !words[1].matches("-?[0-9]{1,7}")
        || !words[2].matches("[0-9]{1,5}")) {
      throw TextException.of(text, Evaluation.class, "evaluation.noEvaluationWriteCp");
    }
    return new Evaluation(
        words[0].equals("cp") ? Unit.CP : Unit.MATE,
        Integer.parseInt(words[1]),
        Integer.parseInt(words[2]));
  }

  /** The chance of the side to move to win, from 0 to 1; that of {@link #CHANCE_UNIT} is 0.73. */
  public double chance() {
    if (isMate()) {
      return value > 0 ? 1 : 0;
    }
    return 1 / (1 + Math.exp(-(double) value / CHANCE_UNIT));
  }

  /** The same for the other side; not where the game has ended, which is no mate for anybody else. */
  public Evaluation turned() {
    return new Evaluation(unit, -value, depth);
  }

  /** Whether the side to move wins or loses by force. */
  public boolean isMate() {
    return unit == Unit.MATE;
  }

  /** {@code cp -35 12} or {@code mate 5 9}; the depth stands last. */
  @Override
  public String toString() {
    return (isMate() ? "mate " : "cp ") + value + " " + depth;
  }
}
