package org.komabako.console.shell.command;

import java.io.Serial;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.felix.service.command.CommandSession;

/** The wish to end now, with a status; remembered by the session, whoever catches it. */
public final class ExitRequest extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1L;

  /** The session variable with the {@code CompletableFuture<Integer>} that {@code exit} completes. */
  public static final String END = "komabako.end";

  private ExitRequest(int status) {
    super("exit " + status, null, false, false);
  }

  /** Tells the session to end. */
  public static ExitRequest of(CommandSession session, int status) {
    if (session.get(END) instanceof CompletableFuture<?> end) {
      @SuppressWarnings("unchecked") // Only the mains put it there.
      CompletableFuture<Integer> typed = (CompletableFuture<Integer>) end;
      typed.complete(status);
    }
    return new ExitRequest(status);
  }

  /** The status that the session was told to end with, if it was. */
  public static Optional<Integer> status(CommandSession session) {
    return session.get(END) instanceof Future<?> end && end.isDone()
        ? Optional.of((Integer) ((CompletableFuture<?>) end).join())
        : Optional.empty();
  }

  @Override
  public String toString() {
    return "";
  }
}
