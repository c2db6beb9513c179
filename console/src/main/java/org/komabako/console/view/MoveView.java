package org.komabako.console.view;

/**
 * A move.
 *
 * @param usi in USI
 * @param text in the notation that was asked for
 */
public record MoveView(String usi, String text) implements View {
  @Override
  public String id() {
    return usi;
  }

  @Override
  public String line() {
    return text;
  }
}
