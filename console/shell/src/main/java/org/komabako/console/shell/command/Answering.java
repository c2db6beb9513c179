package org.komabako.console.shell.command;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.console.view.Rows;
import org.komabako.console.view.View;
import org.komabako.console.view.words.Spoken;

/**
 * How the command that runs on this thread answers: as an object that the shell prints, or as JSON where its words say
 * {@code --json}. Its words are read by {@link Arguments}, its answer given by {@link Command}.
 */
public final class Answering {
  private static final ThreadLocal<@Nullable Answering> CURRENT = new ThreadLocal<>();

  private final @Nullable Answering around;
  private final boolean forPrograms = Spoken.forPrograms(false);
  private boolean json;

  private Answering(@Nullable Answering around) {
    this.around = around;
  }

  /** A command begins; {@link #end} ends it. */
  public static Answering begin() {
    Answering answering = new Answering(CURRENT.get());
    CURRENT.set(answering);
    return answering;
  }

  public void end() {
    var unused = Spoken.forPrograms(forPrograms);
    if (around == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(around);
    }
  }

  /** The words of the command ask for JSON. */
  static void wantJson() {
    Answering answering = CURRENT.get();
    if (answering != null) {
      answering.json = true;
      var unused = Spoken.forPrograms(true);
    }
  }

  private static boolean isJson() {
    Answering answering = CURRENT.get();
    return answering != null && answering.json;
  }

  /** Prints what is told beside the answer: to standard output, or to the error stream beside JSON. */
  public static void say(String text) {
    (isJson() ? System.err : System.out).println(SafeText.lines(text));
  }

  /** The answer as the shell gets it: null where it is printed as JSON. */
  @SuppressWarnings("unchecked") // A list stays a list, a text a text.
  <T> @Nullable T give(@Nullable T answer) {
    if (json) {
      System.out.println(JsonText.of(answer));
      if (!View.isGood(answer)) {
        Command.fail();
      }
      return null;
    }
    if (answer instanceof String text) {
      return (T) SafeText.lines(text);
    }
    return answer instanceof List<?> list ? (T) Rows.copyOf(list) : answer;
  }
}
