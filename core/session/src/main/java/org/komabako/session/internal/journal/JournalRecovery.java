package org.komabako.session.internal.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.komabako.base.RegularFiles;

/**
 * What is found in the file of a journal at the start: the last text that can be had, and what is wrong with
 * the file. Reads only; the owner of the files mends and tells.
 *
 * @param text the text; empty if there is none
 * @param records how many records were written up to the last that was read; 0 if there is no text
 * @param length how many bytes of the file the records take, with its first line; 0 if the file is damaged, so
 *     that it has to be written anew
 * @param state how the file is
 * @param reason what is wrong with it, for the user; empty if nothing is
 * @param upToDate whether the text is that of the last record in the file, so far as can be seen
 */
public record JournalRecovery(
    byte[] text, long records, long length, State state, String reason, boolean upToDate) {
  /** How a file is. */
  public enum State {
    /** As it was written. */
    WHOLE,
    /** It ends with the beginning of a record: writing was never finished, or the file was cut later. */
    CUT_OFF,
    /** Something else: damage. */
    DAMAGED,
    /** A file of a newer program, which this one leaves alone. */
    NEWER
  }

  /** The first line of a file, with the version of the format. */
  static final byte[] FIRST_LINE = "komabako journal 1\n".getBytes(StandardCharsets.US_ASCII);

  private static final int LARGEST = 1 << 28;
  private static final String ANY_FIRST_LINE = "komabako journal [0-9]{1,9}\n";

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, is no regular file, or is too large to be a game
   */
  public static JournalRecovery of(Path file) throws IOException {
    return of(RegularFiles.read(file, LARGEST));
  }

  static JournalRecovery of(byte[] file) {
    byte[] own = file.clone();
    int mismatch = Arrays.mismatch(own, FIRST_LINE);
    return mismatch < 0 || mismatch >= FIRST_LINE.length
        ? new JournalReader(own).read(FIRST_LINE.length)
        : strange(own);
  }

  private static JournalRecovery strange(byte[] file) {
    JournalRecovery found = new JournalReader(file)
        .read(Math.min(file.length, FIRST_LINE.length), "its first line is not that of a journal");
    if (found.records() > 0) {
      return found;
    }
    String start = new String(file, 0, Math.min(file.length, 40), StandardCharsets.ISO_8859_1);
    String line = start.substring(0, start.indexOf('\n') + 1);
    return line.matches(ANY_FIRST_LINE)
        ? new JournalRecovery(
            new byte[0],
            0,
            0,
            State.NEWER,
            "it is a " + line.strip() + ", and this program knows version 1",
            false)
        : found;
  }
}
