package org.komabako.bench;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes contenders of the text in the rows, and knows where their programs are.
 *
 * @param positions that they count from
 * @param programs where the programs are
 */
record Contenders(Positions positions, Programs programs) {
  private static final String FAIRY_STOCKFISH = "fairy-stockfish";
  private static final String SHOGIOPS = "shogiops";

  /** The peers that rows need to be installed. */
  static Set<String> needed(List<Row> rows) {
    Set<String> needed = new TreeSet<>();
    for (Row row : rows) {
      String peer = row.peer().split(" ", 2)[0];
      if (peer.equals(FAIRY_STOCKFISH) || peer.equals(SHOGIOPS)) {
        needed.add(peer);
      }
    }
    return needed;
  }

  /**
   * The one that a text describes; none if its program is not installed, or the text says nobody.
   *
   * @throws IllegalArgumentException if the text is not understood
   */
  Optional<BenchContender> of(String text) {
    String[] words = text.split(" ", -1);
    String form = words[0] + " " + (words.length - 1);
    return switch (form) {
      case Row.NOBODY + " 0" -> Optional.empty();
      case "perft 1" -> {
        PerftTask task = PerftTask.parse(words[1]);
        position(text, task.position(), String.valueOf(task.depth()));
        yield Optional.of(new OwnPerft(task));
      }
      case "ready 1" -> Optional.of(new OwnReady(words[1], programs.framework()));
      case FAIRY_STOCKFISH + " 3" -> {
        Positions.Entry entry = position(text, words[2], words[3]);
        int depth = Integer.parseInt(words[3]);
        yield programs.fairyStockfish().map(at -> new FairyStockfish(at, words[1], entry, depth));
      }
      case SHOGIOPS + " 4" -> {
        Positions.Entry entry = position(text, words[2], words[3]);
        int depth = Integer.parseInt(words[3]);
        yield programs.shogiops().map(at -> new Shogiops(at, words[1], entry, depth, words[4]));
      }
      default -> throw new IllegalArgumentException("'" + text + "' is nobody who counts");
    };
  }

  /** The position of a name, with a known count at a depth. */
  private Positions.Entry position(String text, String name, String depth) {
    Positions.Entry entry = positions.require(name);
    entry.expected(Numbers.within("the depth in '" + text + "'", depth, 1, 30));
    return entry;
  }
}
