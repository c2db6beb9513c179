package org.komabako.console.shell.command;

import java.io.Serial;
import org.komabako.base.message.UserMessage;
import org.komabako.console.view.words.Spoken;

/** A command that could not be done, with a sentence for the user; the shell prints no more. */
public final class CommandFailedException extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1L;

  private final boolean usage;

  private CommandFailedException(String message, Exception cause) {
    super(message, cause, false, false);
    usage = cause instanceof UsageException
        || (cause instanceof CommandFailedException refused && refused.usage);
  }

  /** Whether the command was not understood, rather than not possible. */
  public boolean isUsage() {
    return usage;
  }

  /** What an interactive shell prints. */
  @Override
  public String toString() {
    return String.valueOf(getMessage());
  }

  /** What went wrong with the user's own request. */
  public static CommandFailedException of(RuntimeException cause) {
    return new CommandFailedException(Spoken.of(UserMessage.of(cause)), cause);
  }

  /** What went wrong, as a sentence that is told already. */
  public static CommandFailedException told(String sentence, Exception cause) {
    return new CommandFailedException(sentence, cause);
  }
}
