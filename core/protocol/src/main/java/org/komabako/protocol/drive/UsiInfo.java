package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Info;
import org.komabako.engine.Score;

/** Reads the {@code info} lines of USI that tell a line of play. */
final class UsiInfo {
  private final Thought thought;
  private int depth;
  private int deepest;
  private int rank = 1;
  private @Nullable Score score;
  private Info.Bound bound = Info.Bound.EXACT;
  private long nodes;
  private long millis;
  private int fullness;
  private List<String> line = List.of();

  private UsiInfo(Thought thought) {
    this.thought = thought;
  }

  /** What a line tells; empty if it has no score or is none. */
  static Optional<Info> read(String text, Thought thought) {
    UsiInfo info = new UsiInfo(thought);
    try {
      info.read(Arrays.asList(text.split("\\s+")));
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return Optional.empty();
    }
    return info.info();
  }

  private void read(List<String> words) {
    for (int i = 1; i < words.size(); i++) {
      switch (words.get(i)) {
        case "depth" -> depth = number(words, ++i);
        case "seldepth" -> deepest = number(words, ++i);
        case "multipv" -> rank = number(words, ++i);
        case "nodes" -> nodes = Long.parseLong(words.get(++i));
        case "time" -> millis = Long.parseLong(words.get(++i));
        case "hashfull" -> fullness = number(words, ++i);
        case "score" -> {
          score = score(words.get(i + 1), words.get(i + 2));
          i += 2;
        }
        case "lowerbound" -> bound = Info.Bound.AT_LEAST;
        case "upperbound" -> bound = Info.Bound.AT_MOST;
        case "string" -> {
          return;
        }
        case "pv" -> {
          line = words.subList(i + 1, words.size());
          return;
        }
        default -> {
          // nps and what else there may be
        }
      }
    }
  }

  private static int number(List<String> words, int index) {
    return Integer.parseInt(words.get(index));
  }

  /** A mate without a number is one of a length that is not known. */
  private static Score score(String kind, String value) {
    if (kind.equals("mate")) {
      return switch (value) {
        case "+" -> new Score.Mate(1);
        case "-" -> new Score.Mate(-1);
        default -> new Score.Mate(Integer.parseInt(value));
      };
    }
    return new Score.Material(Integer.parseInt(value));
  }

  private Optional<Info> info() {
    Score found = score;
    return found == null
        ? Optional.empty()
        : Optional.of(new Info(
            depth,
            Math.max(depth, deepest),
            rank,
            found,
            bound,
            nodes,
            Duration.ofMillis(millis),
            fullness,
            thought.line(line)));
  }
}
