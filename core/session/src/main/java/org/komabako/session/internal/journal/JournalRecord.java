package org.komabako.session.internal.journal;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.komabako.base.message.RequestException;

/**
 * What a journal holds of one change: how the game's text differs from the text before. A record keeps
 * some bytes of that at the front and some at the back, and puts others between; one that keeps nothing
 * is a whole text. In a file it is, with numbers of four bytes, the highest first,
 *
 * <pre>
 * length       of front, back and middle together
 * ~length      the same with all bits turned, so that a damaged length is told from a cut file
 * checksum     CRC32C of the record's number in the file, from 0, eight bytes, and of what follows
 * front back middle
 * </pre>
 *
 * @param front how many bytes are kept at the front
 * @param back how many bytes are kept at the back
 * @param middle what stands between them now
 */
public record JournalRecord(int front, int back, byte[] middle) {
  /** The bytes before {@code front}. */
  static final int HEAD = 12;

  /** The bytes of {@code front} and {@code back}. */
  static final int NUMBERS = 8;

  /** How a text differs from the one before it. */
  public static JournalRecord between(byte[] before, byte[] after) {
    int shorter = Math.min(before.length, after.length);
    int mismatch = Arrays.mismatch(before, after);
    int front = mismatch < 0 ? shorter : mismatch;
    int back = 0;
    while (back < shorter - front
        && before[before.length - 1 - back] == after[after.length - 1 - back]) {
      back++;
    }
    return new JournalRecord(front, back, Arrays.copyOfRange(after, front, after.length - back));
  }

  /** A whole text, whatever was before. */
  public static JournalRecord whole(byte[] text) {
    return new JournalRecord(0, 0, text);
  }

  /** Whether it does not need the text before. */
  boolean isWhole() {
    return front == 0 && back == 0;
  }

  /**
   * The text after the change.
   *
   * @throws RequestException if the text before is too short
   */
  public byte[] apply(byte[] before) {
    if (front < 0 || back < 0 || front > before.length - back) {
      throw RequestException.of(
          JournalRecord.class, "journalRecord.keepsBytes", front, back, before.length);
    }
    return ByteBuffer.allocate(front + middle.length + back)
        .put(before, 0, front)
        .put(middle)
        .put(before, before.length - back, back)
        .array();
  }

  /** As it stands in a file. */
  public byte[] bytes(long number) {
    int length = NUMBERS + middle.length;
    ByteBuffer out = ByteBuffer.allocate(HEAD + length);
    out.putInt(length).putInt(~length).putInt(0).putInt(front).putInt(back).put(middle);
    int checksum = BitRepair.checksum(number, out.array(), HEAD, length);
    return out.putInt(HEAD - Integer.BYTES, checksum).array();
  }
}
