package org.komabako.launcher;

/** The command line, or a file it names, cannot be used. The process ends with status 2. */
final class CommandLineException extends Exception {
  private static final long serialVersionUID = 1L;

  CommandLineException(String message) {
    super(message);
  }
}
