package org.komabako.console.internal;

import java.io.Serial;
import org.komabako.base.message.UserMessage;
import org.komabako.console.words.Spoken;

/** A command that could not be done, with a sentence for the user; the shell prints no more. */
final class CommandFailedException extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1L;

  private final boolean usage;

  private CommandFailedException(String message, Exception cause) {
    super(message, cause, false, false);
    usage = cause instanceof UsageException
        || (cause instanceof CommandFailedException refused && refused.usage);
  }

  /** Whether the command was not understood, rather than not possible. */
  boolean isUsage() {
    return usage;
  }

  /** What an interactive shell prints. */
  @Override
  public String toString() {
    return String.valueOf(getMessage());
  }

  /** What went wrong with the user's own request. */
  static CommandFailedException of(RuntimeException cause) {
    return new CommandFailedException(Spoken.of(UserMessage.of(cause)), cause);
  }

  /** What went wrong, as a sentence that is told already. */
  static CommandFailedException told(String sentence, Exception cause) {
    return new CommandFailedException(sentence, cause);
  }
}
