package org.komabako.console.view;

/** An answer of a command. Holds data only: no service, no variant. */
public interface View {
  /** The text by which a command knows the thing again, like the id of a game. */
  String id();

  /** One row of a table. */
  String line();

  /** All of it, as many lines as it takes. */
  default String full() {
    return line();
  }
}
