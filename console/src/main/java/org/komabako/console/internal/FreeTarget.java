package org.komabako.console.internal;

import java.nio.file.Path;
import org.komabako.kernel.RequestException;

/** Nothing that is there is written over unless the user says so; a file without anything in it may be. */
final class FreeTarget {
  /** The option that says so. */
  static final String REPLACE = "--replace";

  private FreeTarget() {}

  /**
   * A file that may be written.
   *
   * @throws IllegalArgumentException if something is in it
   */
  static Path require(Path target, boolean replace) {
    if (!replace && target.toFile().isFile() && target.toFile().length() > 0) {
      throw RequestException.of(
          "{0} is there already; --replace writes over it",
          "{0} はすでにあります。--replace で上書きします", target);
    }
    return target;
  }
}
