package org.komabako.formats;

import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/** How much a file of one game may hold, so that no file uses up memory or time. */
public final class FileLimits {
  /** The largest file, in bytes. */
  public static final int BYTES = 20_000_000;

  static final int LINE = 100_000;
  static final int MOVES = 50_000;
  static final int DEPTH = 1_000;

  private FileLimits() {}

  static FormatException exceeded(int line, LocalizedText what, int most) {
    return new FormatException(
        line, 0, Sentence.of(FileLimits.class, "fileLimits.fileGameMost", what, most));
  }
}
