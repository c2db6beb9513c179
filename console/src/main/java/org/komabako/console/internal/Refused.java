package org.komabako.console.internal;

import java.io.Serial;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** A command that could not be done, with a sentence for the user; the shell prints no more. */
final class Refused extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1L;

  private final boolean usage;

  private Refused(String message, RuntimeException cause) {
    super(message, cause, false, false);
    usage = cause instanceof UsageException;
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
  static Refused of(RuntimeException cause) {
    return new Refused(String.valueOf(cause.getMessage()), cause);
  }

  /** What went wrong with a file. */
  static Refused of(UncheckedIOException cause) {
    return new Refused(sentence(cause), cause);
  }

  /** A bare exception of a file says its name alone; this says what is wrong with it, too. */
  private static String sentence(UncheckedIOException problem) {
    Throwable cause = problem.getCause();
    String message = String.valueOf(problem.getMessage());
    if (cause == null || !message.startsWith(cause.getClass().getName())) {
      return message;
    }
    if (cause instanceof FileSystemException file) {
      return file.getFile() + ": " + reason(file);
    }
    return String.valueOf(cause.getMessage());
  }

  private static String reason(FileSystemException problem) {
    if (problem instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    return problem instanceof AccessDeniedException
        ? "access is denied"
        : String.valueOf(problem.getReason());
  }
}
