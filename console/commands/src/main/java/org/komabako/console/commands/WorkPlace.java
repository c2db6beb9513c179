package org.komabako.console.commands;

import org.komabako.console.shell.command.UsageException;

/** Where work is done, as {@code --on} names it. */
public final class WorkPlace {
  private static final String GRID = "grid";
  private static final String HERE = "here";

  private WorkPlace() {}

  /** Whether a place is the grid rather than this machine. */
  public static boolean isGrid(String place) {
    if (!place.equals(GRID) && !place.equals(HERE)) {
      throw new UsageException("workPlace.none", place);
    }
    return place.equals(GRID);
  }
}
