package org.komabako.console.shell.command;

import java.io.Serial;

/** {@code --help} stands among the words of a command. */
final class HelpWanted extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1L;

  private final transient Usage usage;

  HelpWanted(Usage usage) {
    super(usage.text(), null, false, false);
    this.usage = usage;
  }

  Usage usage() {
    return usage;
  }
}
