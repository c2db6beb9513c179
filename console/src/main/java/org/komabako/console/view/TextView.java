package org.komabako.console.view;

/**
 * An answer that is best read as text.
 *
 * @param id what it is about
 * @param line it in one row
 * @param full all of it
 */
public record TextView(String id, String line, String full) implements View {
  /** A single row. */
  public static TextView of(String line) {
    return new TextView(line, line, line);
  }

  @Override
  public String toString() {
    return full;
  }
}
