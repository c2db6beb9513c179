package org.komabako.bench;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown that is straight as plain text, too. */
final class MarkdownTable {
  private static final List<String> HEAD =
      List.of("row", "ours", "peer", "ratio", "must", "aim", "reached");

  private MarkdownTable() {}

  /** The table of some results, a line each. */
  static List<String> of(List<RowResult> results) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEAD);
    results.forEach(result -> rows.add(result.cells()));
    int[] widths = new int[HEAD.size()];
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      lines.add(line(row, widths));
      if (lines.size() == 1) {
        lines.add(rule(widths));
      }
    }
    return lines;
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder("|");
    for (int column = 0; column < widths.length; column++) {
      String pad = " ".repeat(widths[column] - row.get(column).length());
      // Names to the left, figures to the right.
      line.append(' ')
          .append(column == 0 ? row.get(column) + pad : pad + row.get(column))
          .append(" |");
    }
    return line.toString();
  }

  private static String rule(int[] widths) {
    StringBuilder line = new StringBuilder("|");
    for (int column = 0; column < widths.length; column++) {
      line.append('-').append("-".repeat(widths[column])).append(column == 0 ? "-|" : ":|");
    }
    return line.toString();
  }
}
