package org.komabako.console.internal;

import java.io.Serial;

/** The wish of a script to end now, with a status. */
final class ExitRequest extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  private final int status;

  ExitRequest(int status) {
    super("exit " + status, null, false, false);
    this.status = status;
  }

  int status() {
    return status;
  }
}
