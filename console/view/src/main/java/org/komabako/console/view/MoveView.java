package org.komabako.console.view;

/**
 * A move.
 *
 * @param number the number of the move in the line; 0 for one that is not played
 * @param usi in USI
 * @param text in the notation that was asked for
 * @param promotes whether the piece promotes
 */
public record MoveView(int number, String usi, String text, boolean promotes) implements View {
  @Override
  public String id() {
    return usi;
  }

  @Override
  public String line() {
    return number == 0 ? text : String.format("%4d. %s", number, text);
  }

  @Override
  public String toString() {
    return usi;
  }
}
