package org.komabako.engine.search.book;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.komabako.engine.OpeningBooks.Summary;
import org.komabako.position.Position;

/**
 * A whole book in memory, sorted as its file is.
 *
 * @param lines by the {@link #key} of a position, its moves in USI as the file has them
 */
record BookEntries(SortedMap<String, Map<String, BookLine>> lines) {
  BookEntries() {
    this(new TreeMap<>());
  }

  /** A position as books know it: SFEN without the number of the move. */
  static String key(Position position) {
    String sfen = position.sfen();
    return sfen.substring(0, sfen.lastIndexOf(' '));
  }

  Summary summary(String origin) {
    int moves = lines.values().stream().mapToInt(Map::size).sum();
    return new Summary(lines.size(), moves, origin);
  }
}
