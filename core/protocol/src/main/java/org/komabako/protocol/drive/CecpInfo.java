package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.engine.Info;
import org.komabako.engine.Score;

/** Reads the lines of play that a CECP engine posts: {@code ply score time nodes moves}. */
final class CecpInfo {
  private static final int MATE = 100_000;
  private static final Pattern INFO =
      Pattern.compile("(\\d+)[.&]?\\s+(-?\\d+)\\s+(\\d+)\\s+(\\d+)(?:\\s+(.*))?");
  private static final Pattern REMARK = Pattern.compile("\\([^)]*\\)|\\{[^}]*}");

  private CecpInfo() {}

  /** What a line tells; empty if it is none. */
  static Optional<Info> read(String line, Thought thought) {
    Matcher matcher = INFO.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    try {
      int depth = Integer.parseInt(matcher.group(1));
      String moves =
          matcher.group(5) == null ? "" : REMARK.matcher(matcher.group(5)).replaceAll("");
      return Optional.of(new Info(
          depth,
          depth,
          1,
          score(Integer.parseInt(matcher.group(2))),
          Info.Bound.EXACT,
          Long.parseLong(matcher.group(4)),
          Duration.ofMillis(10 * Long.parseLong(matcher.group(3))),
          0,
          thought.line(Arrays.asList(moves.strip().split("\\s+")))));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** A mate in some moves is written as so many above a great number. */
  private static Score score(int value) {
    int beyond = Math.abs(value) - MATE;
    if (beyond < 0) {
      return new Score.Material(value);
    }
    return new Score.Mate(value > 0 ? Math.max(1, 2 * beyond - 1) : -2 * beyond);
  }
}
