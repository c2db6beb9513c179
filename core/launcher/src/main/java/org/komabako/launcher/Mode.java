package org.komabako.launcher;

import java.util.List;
import java.util.Locale;

/** What the process does with its main thread. */
enum Mode {
  /** The desktop, or the console where there is none. */
  DESKTOP,
  /** An interactive shell. */
  CONSOLE,
  /** Commands given on the command line. */
  COMMAND,
  /** Commands read from a file. */
  SCRIPT,
  /** The USI protocol on standard input and output. */
  USI,
  /** The protocol of XBoard on standard input and output. */
  XBOARD,
  /** Work for the grid until told to end. */
  WORKER;

  /** The features to install, in this order. */
  List<String> features() {
    return this == DESKTOP ? List.of("console", "desktop") : List.of("console");
  }

  /** Whether standard output belongs to a protocol; then what it does not need is not started. */
  boolean isEngine() {
    return this == USI || this == XBOARD;
  }

  /** Whether the main thread begins its work while bundles still start. */
  boolean beginsEarly() {
    return isEngine() || this == DESKTOP;
  }

  /** Whether the running instance may do it for a second start: engines belong to the board that started them. */
  boolean asksTheRunning() {
    return this == DESKTOP || this == COMMAND || this == SCRIPT;
  }

  /** Whether a process in this mode may be the running instance. */
  boolean isReached() {
    return !isEngine() && this != WORKER;
  }

  /** Whether a shell talks with who sits at the terminal. */
  boolean hasTerminal() {
    return this == DESKTOP || this == CONSOLE;
  }

  /** Whether it ends by itself; then it serves to the end those who have reached it. */
  boolean isScript() {
    return this == COMMAND || this == SCRIPT;
  }

  /** The value of the service property {@code komabako.main} that serves this mode. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
