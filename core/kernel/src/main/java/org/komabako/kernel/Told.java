package org.komabako.kernel;

import org.komabako.kernel.variant.Text;

/**
 * A problem that says what is wrong in both languages, for whoever shows it to a user. As an exception
 * its message is the English sentence, so that consoles, logs and scripts read the same everywhere.
 */
public interface Told {
  /** The sentence. */
  Text text();

  /** What a problem says of itself: its sentence, else its message, else what it is. */
  static Text of(Throwable problem) {
    if (problem instanceof Told told) {
      return told.text();
    }
    String message = problem.getMessage();
    return Text.same(message == null ? problem.toString() : message);
  }
}
