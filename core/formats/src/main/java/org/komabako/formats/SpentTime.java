package org.komabako.formats;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.kernel.Side;
import org.komabako.kernel.game.GameNode;

/** The time behind a move of KIF, {@code ( 0:16/00:01:16)}: of the move, and of its side so far. */
final class SpentTime {
  private static final Pattern TEXT =
      Pattern.compile("[(（]\\s*(\\d{1,5}):(\\d{1,2})(?:\\s*/[^)）]*)?\\s*[)）]\\s*\\+?\\s*$");

  private SpentTime() {}

  /** Where the time begins in a line; its length if there is none. */
  static int find(String line) {
    Matcher time = TEXT.matcher(line);
    return time.find() ? time.start() : line.length();
  }

  /** Reads the time that a line ends with. */
  static void read(String line, GameNode node) {
    Matcher time = TEXT.matcher(line);
    if (time.find()) {
      node.spent(Duration.ofMinutes(Long.parseLong(time.group(1)))
          .plusSeconds(Long.parseLong(time.group(2))));
    }
  }

  /** Writes it, or nothing if the record does not tell; sums are of the way to the place. */
  static String write(GameNode node, Map<Side, Duration> sums) {
    if (node.spent().isEmpty()) {
      return "";
    }
    Duration spent = node.spent().get();
    Side mover = node.position().side().opponent();
    Duration sum = sums.merge(mover, spent, Duration::plus);
    return String.format(
        "   (%2d:%02d/%02d:%02d:%02d)",
        spent.toMinutes(),
        spent.toSecondsPart(),
        sum.toHours(),
        sum.toMinutesPart(),
        sum.toSecondsPart());
  }

  /** What the sides have used on the way to a place, itself left out. */
  static Map<Side, Duration> before(GameNode node) {
    Map<Side, Duration> sums = new EnumMap<>(Side.class);
    for (GameNode each : node.path()) {
      if (each != node) {
        each.spent()
            .ifPresent(
                spent -> sums.merge(each.position().side().opponent(), spent, Duration::plus));
      }
    }
    return sums;
  }
}
