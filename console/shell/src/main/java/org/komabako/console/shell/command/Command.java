package org.komabako.console.shell.command;

import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.felix.service.command.Process;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.EngineException;
import org.komabako.kernel.rules.IllegalMoveException;

/** Runs what every command does around its own answer. */
public final class Command {
  private Command() {}

  /**
   * Runs a command and turns what a user can do wrong into a sentence.
   *
   * @return null if the user asked for help or for JSON, which was printed then
   * @throws CommandFailedException with the sentence
   */
  public static <T> @Nullable T run(Supplier<T> answer) {
    Process process = Process.Utils.current();
    if (process != null) {
      FinishedJobs.forget(process);
    }
    Answering answering = Answering.begin();
    try {
      return answering.give(answer.get());
    } catch (HelpWanted e) {
      System.out.println(Usage.told(e.usage().command()).text());
      return null;
    } catch (IllegalArgumentException
        | IllegalStateException
        | UncheckedIOException
        | IllegalMoveException
        | EngineException e) {
      throw CommandFailedException.of(e);
    } finally {
      answering.end();
    }
  }

  /**
   * The same for what has an answer in any case.
   *
   * @throws CommandFailedException with the sentence
   */
  public static <T> T require(Supplier<T> answer) {
    return Objects.requireNonNull(run(answer));
  }

  /** Says that this process of the shell has failed, so that {@code ||} goes on behind it. */
  public static void fail() {
    Process process = Process.Utils.current();
    if (process != null) {
      process.error(ExitStatus.FAILURE);
    }
  }
}
