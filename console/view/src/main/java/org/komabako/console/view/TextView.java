package org.komabako.console.view;

/**
 * An answer that is read as text.
 *
 * @param id what it is about
 * @param text all of it
 */
public record TextView(String id, String text) implements View {
  @Override
  public String line() {
    return text;
  }

  @Override
  public String toString() {
    return id;
  }
}
