package org.komabako.formats;

import java.text.Normalizer;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Side;

/**
 * The time behind a move of KIF, {@code ( 0:16/00:01:16)}: of the move, and of its side so far. Some write
 * hours, fractions of a second, or a second time behind the first, which is left out.
 *
 * @param before what stands before it
 * @param spent the time, if there is one
 */
record SpentTime(String before, Optional<Spent> spent) {
  private static final String OPENS = "(（";
  private static final String CLOSES = ")）";

  private static final Pattern TIME = Pattern.compile(
      "(?:(\\d{1,3}):(?=\\d{1,2}:))?(\\d{1,5}):(\\d{1,2})(?:\\.(\\d{1,9}))?\\s*(?:/.*)?");
  private static final int NANO_DIGITS = 9;
  private static final int SIXTY = 60;

  /** A time as it is written. */
  record Spent(String text) {
    private Matcher matcher() {
      return TIME.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC).strip());
    }

    boolean isReadable() {
      Matcher time = matcher();
      return time.matches() && Integer.parseInt(time.group(3)) < SIXTY;
    }

    LocalizedText problem() {
      return Sentence.of(SpentTime.class, "spentTime.timeWrongWriteMinutes", KifReader.shown(text));
    }

    Duration time() {
      Matcher time = matcher();
      if (!time.matches()) {
        throw new FormatException(0, 0, problem());
      }
      String fraction = time.group(4) == null ? "" : time.group(4);
      return Duration.ofHours(time.group(1) == null ? 0 : Long.parseLong(time.group(1)))
          .plusMinutes(Long.parseLong(time.group(2)))
          .plusSeconds(Long.parseLong(time.group(3)))
          .plusNanos(
              Long.parseLong((fraction + "0".repeat(NANO_DIGITS)).substring(0, NANO_DIGITS)));
    }
  }

  /** Takes a line of a move apart: the first brackets with a colon in them are its time. */
  static SpentTime of(String line) {
    int open = -1;
    boolean colon = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (OPENS.indexOf(c) >= 0) {
        open = i;
        colon = false;
      } else if (open >= 0 && CLOSES.indexOf(c) >= 0) {
        if (colon) {
          return new SpentTime(
              line.substring(0, open), Optional.of(new Spent(line.substring(open + 1, i))));
        }
        open = -1;
      } else {
        colon |= c == ':' || c == '：';
      }
    }
    return new SpentTime(line, Optional.empty());
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
