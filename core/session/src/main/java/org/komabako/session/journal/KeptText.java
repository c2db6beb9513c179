package org.komabako.session.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.komabako.base.AtomicFiles;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.session.journal.JournalRecovery.State;

/**
 * A text that grows, in a file of its own: the same kind of file that open games are kept in, with a
 * record for each change. What was kept is there after a kill or a power cut, whatever the moment. One
 * process at a time may keep; not safe for several threads.
 */
public final class KeptText {
  /** A file that gathers more bytes of records than this is written anew. */
  private static final int SLACK = 1 << 16;

  private final Path file;
  private final Journal journal;
  private String text;

  private KeptText(Path file, Journal journal, String text) {
    this.file = file;
    this.journal = journal;
    this.text = text;
  }

  /** An empty text, of which there is no file yet. */
  public static KeptText create(Path file) {
    return new KeptText(file, new Journal(file, SLACK), "");
  }

  /**
   * Reads a text and leaves the file as it is, for it may be another process that keeps it.
   *
   * @throws FileException if it cannot be read, or is none
   */
  public static String read(Path file) {
    return string(recover(file));
  }

  /**
   * Goes on with a text. A change that was never finished is cut off; a damaged file is kept under
   * another name, and the text is as it was before the damage.
   *
   * @throws FileException if it cannot be read or mended, or is none
   */
  public static KeptText open(Path file) {
    JournalRecovery found = recover(file);
    Journal journal = new Journal(file, SLACK, found);
    try {
      if (found.state() == State.CUT_OFF) {
        AtomicFiles.cut(file, found.length());
      } else if (found.state() == State.DAMAGED) {
        var unused = journal.keep(string(found));
      }
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
    return new KeptText(file, journal, string(found));
  }

  private static JournalRecovery recover(Path file) {
    try {
      JournalRecovery found = JournalRecovery.of(file);
      if (found.records() == 0) {
        throw new IOException(found.reason().isEmpty() ? "it is empty" : found.reason());
      }
      return found;
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private static String string(JournalRecovery found) {
    return new String(found.text(), StandardCharsets.UTF_8);
  }

  /** The text as it was kept last. */
  public String text() {
    return text;
  }

  /**
   * Has a text on the disk when it returns.
   *
   * @throws FileException if it is not there; what was kept before still is
   */
  public void keep(String next) {
    try {
      var unused = journal.keep(next);
      text = next;
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  /**
   * Writes a file of plain text wholly or not at all.
   *
   * @throws FileException if it cannot; the message names the file
   */
  public static void write(Path file, String text) {
    WholeFile.writePrivate(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
