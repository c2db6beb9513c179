package org.komabako.session.internal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.komabako.kernel.RequestException;

/**
 * What is found in the file of a journal at the start: the text up to the last record that is whole, and
 * what is wrong behind it. Reads only; the owner of the files mends and tells.
 *
 * @param text the text after the last whole record; empty if there is none
 * @param records how many records are whole
 * @param length how many bytes of the file they take, with its first line
 * @param state what comes after them
 * @param reason what is wrong there, for the user; empty if nothing is
 */
public record JournalRecovery(byte[] text, long records, long length, State state, String reason) {
  /** What comes after the whole records of a file. */
  public enum State {
    /** Nothing. */
    WHOLE,
    /** A record that was never finished, and so was never answered. */
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
   * @throws IOException if it cannot be read, or is too large to be a game
   */
  public static JournalRecovery of(Path file) throws IOException {
    if (Files.size(file) > LARGEST) {
      throw new IOException("it is larger than " + (LARGEST >> 20) + " MB");
    }
    return of(Files.readAllBytes(file));
  }

  static JournalRecovery of(byte[] file) {
    ByteBuffer in = ByteBuffer.wrap(file);
    int mismatch = Arrays.mismatch(file, FIRST_LINE);
    if (mismatch >= 0 && mismatch < FIRST_LINE.length) {
      return strange(file);
    }
    in.position(FIRST_LINE.length);
    byte[] text = {};
    long records = 0;
    while (in.hasRemaining()) {
      if (JournalRecord.isCutOff(in) || isEmpty(in)) {
        String reason =
            "its last " + in.remaining() + " bytes are a record that was never finished";
        return new JournalRecovery(text, records, in.position(), State.CUT_OFF, reason);
      }
      int start = in.position();
      try {
        text = JournalRecord.read(in, records).apply(text);
      } catch (RequestException e) {
        String reason = "record " + (records + 1) + " at byte " + start + ": " + e.getMessage();
        return new JournalRecovery(text, records, start, State.DAMAGED, reason);
      }
      records++;
    }
    return new JournalRecovery(text, records, in.position(), State.WHOLE, "");
  }

  /** Some file systems fill up with zeros what was about to be written when the power went off. */
  private static boolean isEmpty(ByteBuffer in) {
    for (int i = in.position(); i < in.limit(); i++) {
      if (in.get(i) != 0) {
        return false;
      }
    }
    return true;
  }

  private static JournalRecovery strange(byte[] file) {
    String start = new String(file, 0, Math.min(file.length, 40), StandardCharsets.ISO_8859_1);
    String line = start.substring(0, start.indexOf('\n') + 1);
    return line.matches(ANY_FIRST_LINE)
        ? new JournalRecovery(
            new byte[0],
            0,
            0,
            State.NEWER,
            "it is a " + line.strip() + ", and this program knows version 1")
        : new JournalRecovery(
            new byte[0], 0, 0, State.DAMAGED, "its first line is not that of a journal");
  }
}
