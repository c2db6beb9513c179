package org.komabako.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a data file, its columns parted by tabs.
 *
 * @param file its name, for errors
 * @param number from 1
 * @param text what is in it
 */
record DataLine(String file, int number, String text) {
  /** The lines of a text but empty ones and comments, which begin with {@code #}. */
  static List<DataLine> split(String file, String text) {
    List<DataLine> lines = new ArrayList<>();
    int number = 0;
    for (String raw : text.split("\n", -1)) {
      number++;
      if (!raw.isBlank() && !raw.startsWith("#")) {
        lines.add(new DataLine(file, number, raw.strip()));
      }
    }
    return lines;
  }

  /** The text of a file that lies beside this class. */
  static String resource(String name) {
    try (InputStream in = DataLine.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The columns, none of them empty.
   *
   * @throws IllegalArgumentException if there is another number of them
   */
  List<String> columns(int count) {
    List<String> columns = List.of(text.split("\t", -1));
    if (columns.size() != count || columns.contains("")) {
      throw error("there must be " + count + " columns parted by tabs");
    }
    return columns;
  }

  /** That something in the line is not understood. */
  IllegalArgumentException error(String what) {
    return new IllegalArgumentException(file + ", line " + number + ": " + what);
  }
}
