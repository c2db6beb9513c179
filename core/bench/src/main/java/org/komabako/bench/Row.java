package org.komabako.bench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A row of the comparison.
 *
 * @param name for arguments and the table
 * @param measure what is compared
 * @param must the ratio or the milliseconds that we must reach
 * @param aim those that we aim at
 * @param ours who counts on our side
 * @param peer who counts on the other, or {@code -}
 * @param title what it is about
 */
record Row(
    String name, Measure measure, double must, double aim, String ours, String peer, String title) {
  /** There is nobody to compare with. */
  static final String NOBODY = "-";

  /** What is compared. */
  enum Measure {
    /** Leaves in a second of processor time. */
    CPU,
    /** Leaves in a second of the clock. */
    WALL,
    /** The processor time of our thread until all is ready; less is better. */
    READY
  }

  /**
   * Reads rows; see {@code rows.txt}.
   *
   * @param file its name, for errors
   * @throws IllegalArgumentException with the file and the line of what is not understood
   */
  static List<Row> parse(String file, String text) {
    List<Row> rows = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (DataLine line : DataLine.split(file, text)) {
      List<String> columns = line.columns(7);
      Row row = new Row(
          columns.get(0),
          measure(line, columns.get(1)),
          number(line, columns.get(2)),
          number(line, columns.get(3)),
          columns.get(4),
          columns.get(5),
          columns.get(6));
      if (!names.add(row.name())) {
        throw line.error("the row '" + row.name() + "' is there twice");
      }
      if (row.measure() == Measure.READY != row.peer().equals(NOBODY)) {
        throw line.error("a row has no peer if it is about being ready, and only then");
      }
      rows.add(row);
    }
    return rows;
  }

  private static Measure measure(DataLine line, String text) {
    return switch (text) {
      case "cpu" -> Measure.CPU;
      case "wall" -> Measure.WALL;
      case "ready" -> Measure.READY;
      default -> throw line.error("'" + text + "' is not cpu, wall or ready");
    };
  }

  private static double number(DataLine line, String text) {
    if (!text.matches("[0-9]{1,6}(\\.[0-9]{1,3})?")) {
      throw line.error("'" + text + "' is no ratio and no number of milliseconds");
    }
    return Double.parseDouble(text);
  }

  /** A ratio or a time as the table shows it. */
  String limit(double value) {
    String number = String.format(Locale.ROOT, "%.2f", value).replaceAll("\\.?0+$", "");
    return number + (measure == Measure.READY ? " ms" : "x");
  }
}
