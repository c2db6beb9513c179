package org.komabako.libraryanalysis.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.komabako.base.SafeText;
import org.komabako.base.message.RequestException;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.library.PositionScore;
import org.komabako.position.Position;

/**
 * What was found of a game, as text: a first line, then for each position that was asked for, in their order, {@code PLY cp|mate
 * VALUE DEPTH MOVE ...} with the best line in USI.
 */
final class UnitScores {
  private static final String FIRST_LINE = "komabako scores 1";

  /** In hundredths of a pawn; nothing on any board is worth more. */
  private static final int MOST_VALUE = 100_000;

  /** Plies to a mate, and moves of a line. */
  private static final int MOST_PLIES = 1000;

  private UnitScores() {}

  static byte[] write(Map<Integer, PositionScore> found) {
    List<String> lines = new ArrayList<>(List.of(FIRST_LINE));
    found.forEach((ply, score) -> {
      StringBuilder line = new StringBuilder().append(ply).append(' ').append(score.score());
      score.line().forEach(move -> line.append(' ').append(move));
      lines.add(line.toString());
    });
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Reads what somebody has found, and looks at it by the rules.
   *
   * @param positions of the game, by ply
   * @param plies what was asked for
   * @throws IllegalArgumentException if it is something else, a line is not legal, or a score makes no sense; the message says
   *     what and where
   */
  static Map<Integer, PositionScore> read(
      byte[] bytes, List<Position> positions, List<Integer> plies) {
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    if (lines.size() != plies.size() + 1 || !lines.get(0).equals(FIRST_LINE)) {
      throw RequestException.of(
          UnitScores.class, "unitScores.none", FIRST_LINE, plies.size(), lines.size() - 1);
    }
    Map<Integer, PositionScore> found = new TreeMap<>();
    for (int i = 0; i < plies.size(); i++) {
      int ply = plies.get(i);
      List<String> words = List.of(lines.get(i + 1).split(" "));
      if (words.size() < 5 || !words.get(0).equals(String.valueOf(ply))) {
        throw wrong("unitScores.line", ply, lines.get(i + 1));
      }
      Evaluation score = score(ply, String.join(" ", words.subList(1, 4)));
      found.put(
          ply,
          new PositionScore(score, line(ply, positions.get(ply), words.subList(4, words.size()))));
    }
    return found;
  }

  private static Evaluation score(int ply, String text) {
    Evaluation score;
    try {
      score = Evaluation.parse(text);
    } catch (IllegalArgumentException e) {
      throw wrong("unitScores.line", ply, text);
    }
    boolean sound = score.depth() >= 1
        && score.depth() <= MOST_PLIES
        && (score.isMate()
            ? score.value() != 0 && Math.abs(score.value()) <= MOST_PLIES
            : Math.abs(score.value()) <= MOST_VALUE);
    if (!sound) {
      throw wrong("unitScores.score", ply, text);
    }
    return score;
  }

  private static List<Move> line(int ply, Position from, List<String> words) {
    if (words.size() > MOST_PLIES) {
      throw wrong("unitScores.illegal", ply, words.get(0));
    }
    List<Move> line = new ArrayList<>();
    Position position = from;
    for (String word : words.subList(0, Math.min(PositionScore.LONGEST, words.size()))) {
      Move move;
      try {
        move = position.canonical(Usi.parse(position.rules().table(), word));
      } catch (IllegalArgumentException e) {
        throw wrong("unitScores.illegal", ply, word);
      }
      if (!position.isLegal(move)) {
        throw wrong("unitScores.illegal", ply, word);
      }
      line.add(move);
      position = position.play(move);
    }
    return line;
  }

  private static RequestException wrong(String key, int ply, String text) {
    return RequestException.of(UnitScores.class, key, ply, SafeText.line(text, 80));
  }
}
