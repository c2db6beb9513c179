package org.komabako.console.view;

/**
 * What became of a file with a game.
 *
 * @param file its name
 * @param good whether it could be read, and written where that was asked
 * @param report what it holds and what was left out, or what is wrong
 */
public record KifuView(String file, boolean good, String report) implements View {
  @Override
  public String id() {
    return file;
  }

  @Override
  public String line() {
    return file + "  " + report;
  }

  @Override
  public String toString() {
    return file;
  }
}
