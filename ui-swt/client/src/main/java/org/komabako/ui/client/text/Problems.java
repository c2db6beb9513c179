package org.komabako.ui.client.text;

import java.io.UncheckedIOException;
import org.komabako.base.message.Text;
import org.komabako.base.message.Told;

/** What the user is told of something that went wrong. */
public final class Problems {
  private Problems() {}

  /**
   * Its sentence in both languages where it has one. What else says in words why it may not be is
   * taken at its word; of a fault its name is told too.
   */
  public static Text of(Throwable problem) {
    boolean sentence = problem instanceof Told
        || problem instanceof IllegalArgumentException
        || problem instanceof IllegalStateException
        || problem instanceof UncheckedIOException;
    return sentence ? Told.of(problem) : Text.same(problem.toString());
  }
}
