package org.komabako.session.internal.journal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.komabako.base.message.RequestException;
import org.komabako.session.internal.journal.JournalRecovery.State;

/**
 * Reads the records of a journal, and what can be had of a damaged one. A flipped bit is put right. Where more is
 * damaged, reading goes on at the next record that is right; the text is known again from the next whole text.
 */
final class JournalReader {
  /** How many bytes are looked through for the number of a record behind damage. */
  private static final long MOST_EFFORT = 1L << 28;

  private final byte[] file;
  private final ByteBuffer in;
  /** The last whole text, and the changes of it. */
  private final List<JournalRecord> records = new ArrayList<>();

  private final List<String> damages = new ArrayList<>();
  private int at;
  private long number;
  /** How many records were read that stand on a text that is lost. */
  private long useless;

  private boolean lost;
  private long effort;

  /** Reads; a flipped bit is put right in the array. */
  JournalReader(byte[] file) {
    this.file = file;
    in = ByteBuffer.wrap(file);
  }

  /** Reads from a place on. */
  JournalRecovery read(int from) {
    at = from;
    return records();
  }

  /** The same with damage that was seen before it. */
  JournalRecovery read(int from, String damage) {
    damages.add(damage);
    at = from;
    return records();
  }

  private JournalRecovery records() {
    while (at < file.length) {
      if (isCutOff() || isEmpty()) {
        return found(State.CUT_OFF);
      }
      if (isRecord(at, number) || repair()) {
        take();
      } else if (!skip()) {
        break;
      }
    }
    return found(damages.isEmpty() ? State.WHOLE : State.DAMAGED);
  }

  /** Whether what follows can only be the beginning of a record. */
  private boolean isCutOff() {
    int left = file.length - at;
    return left < JournalRecord.HEAD || (isLength(at) && in.getInt(at) > left - JournalRecord.HEAD);
  }

  /** Some file systems fill up with zeros what was about to be written when the power went off. */
  private boolean isEmpty() {
    for (int i = at; i < file.length; i++) {
      if (file[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean isLength(int start) {
    int length = in.getInt(start);
    return length >= JournalRecord.NUMBERS && length == ~in.getInt(start + Integer.BYTES);
  }

  private boolean fits(int start, int length) {
    return length >= JournalRecord.NUMBERS && length <= file.length - start - JournalRecord.HEAD;
  }

  private boolean isRecord(int start, long candidate) {
    return isLength(start)
        && fits(start, in.getInt(start))
        && checksum(start, candidate) == in.getInt(start + JournalRecord.HEAD - Integer.BYTES);
  }

  private int checksum(int start, long candidate) {
    int length = in.getInt(start);
    effort += length;
    return BitRepair.checksum(candidate, file, start + JournalRecord.HEAD, length);
  }

  /** Puts one flipped bit of the record here right; whether that is all that is wrong with it. */
  private boolean repair() {
    if (!(isLength(at) ? repairContent() : repairLength())) {
      return false;
    }
    damages.add("a flipped bit in record " + (number + 1) + " at byte " + at + " is put right");
    return true;
  }

  private boolean repairContent() {
    int length = in.getInt(at);
    int difference = checksum(at, number) ^ in.getInt(at + JournalRecord.HEAD - Integer.BYTES);
    if (Integer.bitCount(difference) == 1) {
      // It is a bit of the checksum itself, which is not read again.
      return true;
    }
    long bit = BitRepair.find(length, difference);
    if (bit == BitRepair.NONE) {
      return false;
    }
    file[at + JournalRecord.HEAD + (int) (bit / Byte.SIZE)] ^= (byte) (1 << bit % Byte.SIZE);
    return true;
  }

  private boolean repairLength() {
    int first = in.getInt(at);
    int second = ~in.getInt(at + Integer.BYTES);
    if (Integer.bitCount(first ^ second) != 1) {
      return false;
    }
    for (int length : new int[] {first, second}) {
      in.putInt(at, length).putInt(at + Integer.BYTES, ~length);
      if (fits(at, length) && isRecord(at, number)) {
        return true;
      }
    }
    in.putInt(at, first).putInt(at + Integer.BYTES, ~second);
    return false;
  }

  /** Goes to the next record that is right; false if there is none. */
  private boolean skip() {
    int shortest = JournalRecord.HEAD + JournalRecord.NUMBERS;
    for (int next = at + 1; next <= file.length - shortest; next++) {
      if (isLength(next) && fits(next, in.getInt(next))) {
        long most = number + (next - at) / shortest + 1;
        for (long each = number; each <= most && effort < MOST_EFFORT; each++) {
          if (isRecord(next, each)) {
            damages.add("bytes " + at + " to " + (next - 1) + " cannot be read");
            lost = true;
            at = next;
            number = each;
            return true;
          }
        }
      }
    }
    damages.add("nothing can be read from byte " + at + " on");
    return false;
  }

  private void take() {
    int length = in.getInt(at);
    int start = at + JournalRecord.HEAD;
    byte[] middle = new byte[length - JournalRecord.NUMBERS];
    in.get(start + JournalRecord.NUMBERS, middle);
    JournalRecord record =
        new JournalRecord(in.getInt(start), in.getInt(start + Integer.BYTES), middle);
    if (record.isWhole()) {
      records.clear();
      lost = false;
      useless = 0;
    }
    if (lost) {
      useless++;
    } else {
      records.add(record);
    }
    at = start + length;
    number++;
  }

  private JournalRecovery found(State end) {
    byte[] text = {};
    for (JournalRecord record : records) {
      try {
        text = record.apply(text);
      } catch (RequestException e) {
        damages.add("a record does not fit the text before it: " + e.getMessage());
        break;
      }
    }
    if (useless > 0) {
      damages.add(useless + " changes behind that stand on what is lost");
    }
    boolean any = !records.isEmpty();
    if (!damages.isEmpty()) {
      if (end == State.CUT_OFF) {
        damages.add("its last " + (file.length - at) + " bytes are no whole record");
      }
      return new JournalRecovery(
          text, any ? number : 0, 0, State.DAMAGED, String.join("; ", damages), isUpToDate());
    }
    String reason = end == State.CUT_OFF
        ? "its last " + (file.length - at) + " bytes are the beginning of a record"
        : "";
    return new JournalRecovery(text, any ? number : 0, at, end, reason, true);
  }

  /** Whether the text is that of the last record in the file. */
  private boolean isUpToDate() {
    return !lost && at == file.length && useless == 0;
  }
}
