package org.komabako.kernel;

/** A text that could not be read: what it was, where it went wrong, and what would be right. */
public final class TextException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String input;
  private final int column;

  /**
   * @param input the whole text
   * @param column where in it, counted from 0
   * @param message what is wrong and what would be right, a sentence for the user
   */
  public TextException(String input, int column, String message) {
    super(message);
    this.input = input;
    this.column = column;
  }

  /** The whole text that was being read. */
  public String input() {
    return input;
  }

  /** The place in it, counted from 0. */
  public int column() {
    return column;
  }
}
