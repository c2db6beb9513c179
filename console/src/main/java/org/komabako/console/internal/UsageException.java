package org.komabako.console.internal;

import java.io.Serial;

/** A command was called in a way that it does not understand. */
final class UsageException extends IllegalArgumentException {
  @Serial
  private static final long serialVersionUID = 1L;

  /** A sentence for the user. */
  UsageException(String message) {
    super(message);
  }
}
