package org.komabako.console.internal;

import java.io.Serial;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import org.komabako.kernel.IllegalMoveException;

/** A command that could not be done, with a sentence for the user; the shell prints no more. */
final class Refused extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  Refused(String message, Throwable cause) {
    super(message, cause, false, false);
  }

  /** Does something, and turns what a user can do wrong into a sentence. */
  static <T> T unless(Supplier<T> deed) {
    try {
      return deed.get();
    } catch (IllegalArgumentException
        | IllegalStateException
        | IllegalMoveException
        | UncheckedIOException e) {
      throw new Refused(String.valueOf(e.getMessage()), e);
    }
  }
}
