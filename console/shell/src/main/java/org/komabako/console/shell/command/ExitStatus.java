package org.komabako.console.shell.command;

/** The numbers that a command, a script and the program end with. */
public final class ExitStatus {
  /** All was done. */
  public static final int SUCCESS = 0;

  /** Something could not be done. */
  public static final int FAILURE = 1;

  /** What was asked for was not understood. */
  public static final int USAGE = 2;

  /** Somebody has interrupted it. */
  public static final int INTERRUPTED = 130;

  private ExitStatus() {}
}
