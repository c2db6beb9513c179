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
  XBOARD;

  /** The features to install, in this order. */
  List<String> features() {
    return this == DESKTOP ? List.of("console", "desktop") : List.of("console");
  }

  /** The value of the service property {@code komabako.main} that serves this mode. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
