package org.komabako.console.view;

/**
 * What is wrong at a place of a text of a variant, or that nothing is wrong with it.
 *
 * @param file its name
 * @param good whether nothing is wrong
 * @param lineNumber of the fault, from 1; 0 if it is no matter of a line
 * @param columnNumber of the fault, from 1; 0 likewise
 * @param report what is wrong and what would be right; else what was read
 */
public record VariantTextView(
    String file, boolean good, int lineNumber, int columnNumber, String report) implements View {
  @Override
  public String id() {
    return file;
  }

  @Override
  public String line() {
    return file + (lineNumber == 0 ? "" : ":" + lineNumber + ":" + columnNumber) + ": " + report;
  }

  @Override
  public String toString() {
    return file;
  }
}
