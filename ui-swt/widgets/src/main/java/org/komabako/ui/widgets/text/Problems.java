package org.komabako.ui.widgets.text;

import java.io.UncheckedIOException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;

/** What the user is told of something that went wrong. */
public final class Problems {
  private Problems() {}

  /**
   * Its sentence in both languages where it has one. What else says in words why it may not be is
   * taken at its word; of a fault its name is told too.
   */
  public static LocalizedText of(Throwable problem) {
    boolean sentence = problem instanceof UserMessage
        || problem instanceof IllegalArgumentException
        || problem instanceof IllegalStateException
        || problem instanceof UncheckedIOException;
    return sentence ? UserMessage.of(problem) : LocalizedText.same(problem.toString());
  }
}
