package org.komabako.session.internal;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.komabako.kernel.RequestException;

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
record JournalRecord(int front, int back, byte[] middle) {
  /** The bytes before {@code front}. */
  static final int HEAD = 12;

  private static final int NUMBERS = 8;

  /** How a text differs from the one before it. */
  static JournalRecord between(byte[] before, byte[] after) {
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

  /**
   * The text after the change.
   *
   * @throws RequestException if the text before is too short
   */
  byte[] apply(byte[] before) {
    if (front < 0 || back < 0 || front > before.length - back) {
      throw RequestException.of(
          "it keeps {0} and {1} bytes of {2}",
          "{2} バイトのうち {0} と {1} バイトを残そうとしています", front, back, before.length);
    }
    return ByteBuffer.allocate(front + middle.length + back)
        .put(before, 0, front)
        .put(middle)
        .put(before, before.length - back, back)
        .array();
  }

  /** As it stands in a file. */
  byte[] bytes(long number) {
    int length = NUMBERS + middle.length;
    ByteBuffer out = ByteBuffer.allocate(HEAD + length);
    out.putInt(length).putInt(~length).putInt(0).putInt(front).putInt(back).put(middle);
    return out.putInt(HEAD - Integer.BYTES, checksum(number, out.slice(HEAD, length)))
        .array();
  }

  private static int checksum(long number, ByteBuffer rest) {
    CRC32C sum = new CRC32C();
    sum.update(ByteBuffer.allocate(Long.BYTES).putLong(0, number));
    sum.update(rest);
    return (int) sum.getValue();
  }

  /** Whether what follows can only be the beginning of a record: a file that was cut off. */
  static boolean isCutOff(ByteBuffer in) {
    int left = in.remaining();
    if (left < HEAD) {
      return true;
    }
    int length = in.getInt(in.position());
    return isLength(in) && length > left - HEAD;
  }

  private static boolean isLength(ByteBuffer in) {
    int length = in.getInt(in.position());
    return length >= NUMBERS && length == ~in.getInt(in.position() + Integer.BYTES);
  }

  /**
   * Reads one that is whole, and leaves the buffer behind it.
   *
   * @throws RequestException if it is damaged; the buffer then stays where it was
   */
  static JournalRecord read(ByteBuffer in, long number) {
    int start = in.position();
    if (!isLength(in)) {
      throw RequestException.of("its length is damaged", "長さが壊れています");
    }
    ByteBuffer rest = in.slice(start + HEAD, in.getInt(start));
    if (checksum(number, rest.duplicate()) != in.getInt(start + HEAD - Integer.BYTES)) {
      throw RequestException.of("its checksum is wrong", "チェックサムが合いません");
    }
    int front = rest.getInt();
    int back = rest.getInt();
    byte[] middle = new byte[rest.remaining()];
    rest.get(middle);
    in.position(start + HEAD + NUMBERS + middle.length);
    return new JournalRecord(front, back, middle);
  }
}
