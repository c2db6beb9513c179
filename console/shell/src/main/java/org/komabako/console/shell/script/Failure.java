package org.komabako.console.shell.script;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.EOFError;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.komabako.base.SafeText;
import org.komabako.console.shell.command.CommandFailedException;
import org.komabako.console.shell.command.ExitRequest;
import org.komabako.console.shell.command.ExitStatus;
import org.komabako.console.view.words.Spoken;

/**
 * What a command threw, as it is told.
 *
 * @param status the exit status of a script that ends with it; 0 for the wish to exit
 * @param sentence one line for the user
 */
public record Failure(int status, String sentence) {
  private static final Pattern CLOSING = Pattern.compile("[\"')}\\]]");
  private static final Pattern UNEXPECTED = Pattern.compile("unexpected token '(.*)'");

  /** What was thrown, whatever the shell has packed it into. */
  public static Failure of(Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof ExitRequest) {
        return new Failure(ExitStatus.SUCCESS, "");
      }
      if (cause instanceof InterruptedException) {
        return new Failure(ExitStatus.INTERRUPTED, Spoken.say("script.interrupted"));
      }
      if (cause instanceof SyntaxError wrong) {
        return of(ExitStatus.USAGE, told(wrong));
      }
      if (cause instanceof CommandFailedException refused) {
        return of(refused.isUsage() ? ExitStatus.USAGE : ExitStatus.FAILURE, cause.getMessage());
      }
    }
    Throwable root = problem;
    while (root.getCause() != null && isWrapping(root)) {
      root = root.getCause();
    }
    String name = root.getClass().getName();
    boolean plain = root.getMessage() != null
        && (name.startsWith("org.apache.felix.gogo") || root instanceof RuntimeException);
    return of(ExitStatus.FAILURE, plain ? root.getMessage() : root.toString());
  }

  /** The shell's own words are English, and for those who know it. */
  private static String told(SyntaxError wrong) {
    Matcher unexpected = UNEXPECTED.matcher(String.valueOf(wrong.getMessage()));
    if (wrong instanceof EOFError open) {
      String missing = String.valueOf(open.repair()).strip();
      return CLOSING.matcher(missing).matches()
          ? Spoken.say("script.unclosed", missing)
          : Spoken.say("script.cut");
    }
    return unexpected.matches()
        ? Spoken.say("script.unexpected", unexpected.group(1))
        : String.valueOf(wrong.getMessage());
  }

  /** A failure told in one line. */
  public static Failure of(int status, @org.jspecify.annotations.Nullable String message) {
    return new Failure(
        status, SafeText.line(String.join(" ", String.valueOf(message).lines().toList())));
  }

  private static boolean isWrapping(Throwable problem) {
    return problem instanceof InvocationTargetException || problem instanceof ExecutionException;
  }
}
