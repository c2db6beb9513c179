package org.komabako.session.internal.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.komabako.base.AtomicFiles;
import org.komabako.base.RegularFiles;

/**
 * One game's file: a first line, the text as it was when the file was written, and a record for each
 * change since, appended and forced to the disk (fsync) before {@code LiveGame.change} returns. When it has grown long it is written anew, beside the old one, which it then replaces
 * in one step. Now and then a record is a whole
 * text again, so that damage before it does no harm. Not safe for several threads; it is guarded as its game is.
 *
 * <p>After a write that failed nothing is known of the end of the file, so the next one writes it anew;
 * that then has all that was not kept in between.
 */
public final class Journal {
  private static final String DAMAGED = ".damaged";
  /** A whole text is written again when the changes since the last have more bytes than it, and than this. */
  private static final int LEAST_BETWEEN_TEXTS = 1 << 11;

  private final Path file;
  private final int slack;
  private byte[] text = {};
  private long records;
  private long length;
  /** How many bytes of changes there are behind the last whole text. */
  private long changes;

  private boolean doubtful;

  /**
   * A journal that is not written yet.
   *
   * @param slack how many bytes it may be longer than the text before it is
   *     written anew
   */
  public Journal(Path file, int slack) {
    this.file = file;
    this.slack = slack;
  }

  /** A journal that was found. */
  public Journal(Path file, int slack, JournalRecovery found) {
    this(file, slack);
    text = found.text();
    records = found.records();
    length = found.length();
    changes = length;
  }

  /** Where it is. */
  public Path file() {
    return file;
  }

  /**
   * Has a text on the disk when it returns. What another program, or damage, has put in the place of
   * this journal is moved aside first.
   *
   * @return where that is now
   * @throws IOException if the text is not on the disk; what was kept before still is
   */
  public Optional<Path> keep(String next) throws IOException {
    return keep(next.getBytes(StandardCharsets.UTF_8));
  }

  /** The same with a text in UTF-8, which is held and not copied. */
  public Optional<Path> keep(byte[] now) throws IOException {
    boolean foreign = !doubtful && !isAsLeft();
    if (!doubtful && !foreign && Arrays.equals(now, text)) {
      return Optional.empty();
    }
    Optional<Path> aside = foreign ? copyAside() : Optional.empty();
    try {
      if (doubtful || foreign) {
        renew(now);
      } else {
        add(now);
      }
      doubtful = false;
    } catch (IOException e) {
      doubtful = true;
      throw e;
    }
    return aside;
  }

  private boolean isAsLeft() throws IOException {
    return length > 0 && Files.exists(file) && Files.size(file) == length;
  }

  private Optional<Path> copyAside() throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    Path aside = aside(file);
    byte[] there = RegularFiles.read(file, Integer.MAX_VALUE - Long.BYTES);
    AtomicFiles.writePrivate(aside, there);
    return Optional.of(aside);
  }

  private void add(byte[] now) throws IOException {
    byte[] change = JournalRecord.between(text, now).bytes(records);
    boolean wants = changes + change.length > Math.max(LEAST_BETWEEN_TEXTS, now.length);
    byte[] record = wants ? JournalRecord.whole(now).bytes(records) : change;
    if (length + record.length > slack + (long) now.length) {
      try {
        renew(now);
        return;
      } catch (IOException e) {
        // A disk may be too full for a second file and still have room for a record.
        if (!isAsLeft()) {
          throw e;
        }
      }
    }
    try {
      append(now, record, wants);
    } catch (IOException e) {
      if (!wants) {
        throw e;
      }
      append(now, change, false);
    }
  }

  private void append(byte[] now, byte[] record, boolean isWhole) throws IOException {
    AtomicFiles.append(file, length, record);
    changes = isWhole ? 0 : changes + record.length;
    wrote(now, records + 1, length + record.length);
  }

  private void renew(byte[] now) throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    content.write(JournalRecovery.FIRST_LINE);
    content.write(JournalRecord.whole(now).bytes(0));
    AtomicFiles.writePrivate(file, content.toByteArray());
    changes = 0;
    wrote(now, 1, content.size());
  }

  private void wrote(byte[] now, long number, long end) {
    text = now;
    records = number;
    length = end;
  }

  /** A name beside a file that nothing has yet. */
  public static Path aside(Path file) {
    Path aside = file.resolveSibling(file.getFileName() + DAMAGED);
    for (int i = 2; Files.exists(aside); i++) {
      aside = file.resolveSibling(file.getFileName() + DAMAGED + i);
    }
    return aside;
  }
}
