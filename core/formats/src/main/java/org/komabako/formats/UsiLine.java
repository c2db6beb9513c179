package org.komabako.formats;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of USI that says a position, taken apart.
 *
 * @param sfen where it starts; empty for the start of the game
 * @param column where that stands, from 0
 * @param moves what stands behind {@code moves}; may be nothing
 * @param movesColumn where that stands, from 0
 */
record UsiLine(Optional<String> sfen, int column, String moves, int movesColumn) {
  /** A list of moves without anything before it. */
  static final String MOVES = "(?:moves\\s++)?(?:\\d{1,2}[a-y]){2,3}[+=]?(?:\\s.*)?";

  private static final Pattern BEGIN =
      Pattern.compile("\\s*+(?:position\\s++)?(?:(startpos)\\b|(sfen)\\s++|)");
  private static final Pattern MOVES_WORD = Pattern.compile("(?<!\\S)moves(?!\\S)");
  private static final Pattern SFEN = Pattern.compile("(?s)[^\\s/]++/[^\\s/]++/\\S++(?:\\s.*)?");
  private static final Pattern MOVE =
      Pattern.compile("(?<!\\S)(?:(?:\\d{1,2}[a-y]){2,3}[+=?]?|[A-Z]\\*\\d{1,2}[a-y])(?!\\S)");
  private static final Pattern LIST = Pattern.compile("(?s)\\s*+(" + MOVES + ")");

  /** Whether it is a list of moves and nothing else. */
  static boolean isList(String line) {
    return LIST.matcher(line).matches();
  }

  static Optional<UsiLine> of(String line) {
    Matcher begin = BEGIN.matcher(line);
    if (begin.lookingAt()) {
      Matcher word = MOVES_WORD.matcher(line);
      boolean moves = word.find(begin.end());
      Optional<UsiLine> plainLine = moves ? Optional.empty() : withoutWord(line, begin.end());
      if (begin.group(1) == null && plainLine.isPresent()) {
        return plainLine;
      }
      String before =
          line.substring(begin.end(), moves ? word.start() : line.length()).strip();
      boolean start = begin.group(1) != null && before.isEmpty();
      boolean named = begin.group(2) != null && !before.isEmpty();
      boolean plain = begin.group(1) == null && SFEN.matcher(before).matches();
      if (start || named || plain && (moves || line.stripLeading().startsWith("position"))) {
        return Optional.of(new UsiLine(
            start ? Optional.empty() : Optional.of(before),
            begin.end(),
            moves ? line.substring(word.end()) : "",
            moves ? word.end() : 0));
      }
    }
    Matcher list = LIST.matcher(line);
    if (!list.matches()) {
      return Optional.empty();
    }
    String moves = list.group(1);
    int word = moves.startsWith("moves") ? "moves".length() : 0;
    return Optional.of(
        new UsiLine(Optional.empty(), 0, moves.substring(word), list.start(1) + word));
  }

  /** A position with moves right behind it, as some write games in one line. */
  private static Optional<UsiLine> withoutWord(String line, int from) {
    Matcher move = MOVE.matcher(line);
    if (!move.find(from)) {
      return Optional.empty();
    }
    String before = line.substring(from, move.start()).strip();
    return SFEN.matcher(before).matches() && before.contains(" ")
        ? Optional.of(
            new UsiLine(Optional.of(before), from, line.substring(move.start()), move.start()))
        : Optional.empty();
  }
}
