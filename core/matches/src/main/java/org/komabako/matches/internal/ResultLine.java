package org.komabako.matches.internal;

import java.time.Duration;
import java.util.Optional;
import org.komabako.kernel.model.Side;
import org.komabako.matches.GameResult;
import org.komabako.matches.PlayerEffort;

/**
 * A result as a line of a match's text:
 *
 * <pre>
 * game NUMBER black|white|none END PLIES NANOS EFFORT EFFORT NOTE
 * </pre>
 *
 * where an effort, of the first player and of the second, is {@code
 * moves,nanos,told,nodes,nanos,depths}.
 */
final class ResultLine {
  private static final int WORDS = 8;

  private ResultLine() {}

  static String write(GameResult game) {
    return String.join(
            " ",
            String.valueOf(game.number()),
            game.winner().map(Side::text).orElse("none"),
            game.end(),
            String.valueOf(game.plies()),
            String.valueOf(game.time().toNanos()),
            write(game.first()),
            write(game.second()),
            game.note())
        .strip();
  }

  private static String write(PlayerEffort effort) {
    return effort.moves() + "," + effort.time().toNanos() + "," + effort.told() + ","
        + effort.nodes() + "," + effort.toldTime().toNanos() + "," + effort.depths();
  }

  /**
   * Reads what stands behind {@code game}.
   *
   * @throws IllegalArgumentException if it is none
   */
  static GameResult read(String line) {
    String[] words = line.split(" ", WORDS);
    if (words.length < WORDS - 1) {
      throw new IllegalArgumentException("a word is missing");
    }
    return new GameResult(
        Integer.parseInt(words[0]),
        winner(words[1]),
        words[2],
        Integer.parseInt(words[3]),
        Duration.ofNanos(Long.parseLong(words[4])),
        effort(words[5]),
        effort(words[6]),
        words.length == WORDS ? words[7] : "");
  }

  private static Optional<Side> winner(String word) {
    for (Side side : Side.values()) {
      if (side.text().equals(word)) {
        return Optional.of(side);
      }
    }
    if (!word.equals("none")) {
      throw new IllegalArgumentException("'" + word + "' is no side");
    }
    return Optional.empty();
  }

  private static PlayerEffort effort(String word) {
    String[] parts = word.split(",");
    if (parts.length != 6) {
      throw new IllegalArgumentException("'" + word + "' is no effort");
    }
    return new PlayerEffort(
        Integer.parseInt(parts[0]),
        Duration.ofNanos(Long.parseLong(parts[1])),
        Integer.parseInt(parts[2]),
        Long.parseLong(parts[3]),
        Duration.ofNanos(Long.parseLong(parts[4])),
        Long.parseLong(parts[5]));
  }
}
