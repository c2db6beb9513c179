package org.komabako.engine.search.book;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.OpeningBooks.Summary;

/**
 * The file of a book: the text format of YaneuraOu, ASCII but for the origin, positions in the order of their keys, so that one is
 * found by halves without reading the whole.
 */
record OpeningBookFile(Path path) {
  static final String FIRST_LINE = "#YANEURAOU-DB2016";
  static final String POSITION = "sfen ";

  private static final Pattern HEAD =
      Pattern.compile("# positions: (\\d{1,9}), moves: (\\d{1,9})(?:, from: (.*))?");

  /** A line of moves is shorter, and a position has no more moves than this. */
  private static final int MOST_LINE = 4_000;

  private static final int MOST_MOVES = 2_000;

  /** Writes a book. */
  static void write(BookEntries book, Summary summary, Writer out) throws IOException {
    out.write(FIRST_LINE + " 1.00\n# positions: " + summary.positions() + ", moves: "
        + summary.moves() + ", from: " + summary.origin() + "\n");
    for (Map.Entry<String, Map<String, BookLine>> each : book.lines().entrySet()) {
      out.write(POSITION + each.getKey() + " 1\n");
      for (Map.Entry<String, BookLine> move : each.getValue().entrySet()) {
        out.write(move.getValue().text(move.getKey()) + "\n");
      }
    }
  }

  /** What its second line says; empty if that is not what we write. */
  Optional<Summary> summary() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      String unused = line(file);
      String second = line(file);
      Matcher head = HEAD.matcher(second == null ? "" : second);
      return head.matches()
          ? Optional.of(new Summary(
              Integer.parseInt(head.group(1)),
              Integer.parseInt(head.group(2)),
              Optional.ofNullable(head.group(3)).orElse("")))
          : Optional.empty();
    }
  }

  /** The moves from a position, in USI; none if it is not in the book. */
  Map<String, BookLine> moves(String key) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      long low = 0;
      long high = file.length();
      while (low < high) {
        long middle = (low + high) >>> 1;
        String found = next(file, middle, high);
        int order = found == null ? 1 : found.compareTo(key);
        if (order == 0) {
          return movesAt(file);
        }
        if (order < 0) {
          low = file.getFilePointer();
        } else {
          high = middle;
        }
      }
      return Map.of();
    }
  }

  /** The key of the first position whose line begins at a place or later, before another; the file stands behind it. */
  private static @Nullable String next(RandomAccessFile file, long from, long before)
      throws IOException {
    file.seek(Math.max(0, from - 1));
    if (from > 0) {
      String unused = line(file);
    }
    while (file.getFilePointer() < before) {
      String line = line(file);
      if (line == null) {
        return null;
      }
      if (line.startsWith(POSITION)) {
        return line.substring(
            POSITION.length(), Math.max(POSITION.length(), line.lastIndexOf(' ')));
      }
    }
    return null;
  }

  private static Map<String, BookLine> movesAt(RandomAccessFile file) throws IOException {
    Map<String, BookLine> moves = new LinkedHashMap<>();
    String line = line(file);
    while (line != null && !line.startsWith(POSITION) && moves.size() < MOST_MOVES) {
      BookLine.read(line).ifPresent(read -> moves.put(read.move(), read.line()));
      line = line(file);
    }
    return moves;
  }

  /** The rest of the line; null at the end. One that is too long is cut: then it is none of ours. */
  private static @Nullable String line(RandomAccessFile file) throws IOException {
    byte[] bytes = new byte[256];
    int length = 0;
    long start = file.getFilePointer();
    while (length < MOST_LINE) {
      int read = file.read(bytes, length, bytes.length - length);
      if (read < 0) {
        return length == 0 ? null : text(bytes, length);
      }
      for (int i = length; i < length + read; i++) {
        if (bytes[i] == '\n') {
          file.seek(start + i + 1);
          return text(bytes, i);
        }
      }
      length += read;
      bytes = length == bytes.length ? Arrays.copyOf(bytes, 2 * length) : bytes;
    }
    return text(bytes, length);
  }

  private static String text(byte[] bytes, int length) {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
