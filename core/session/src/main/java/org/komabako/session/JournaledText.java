package org.komabako.session;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.FileException;
import org.komabako.session.internal.journal.Journal;
import org.komabako.session.internal.journal.JournalRecovery;
import org.komabako.session.internal.journal.JournalRecovery.State;

/** The {@link KeptText} that a {@link Journal} writes. */
final class JournaledText implements KeptText {
  /** A file that gathers more bytes of records than this is written anew. */
  private static final int SLACK = 1 << 16;

  private final Path file;
  private final Journal journal;
  private String text;

  private JournaledText(Path file, Journal journal, String text) {
    this.file = file;
    this.journal = journal;
    this.text = text;
  }

  static KeptText create(Path file) {
    return new JournaledText(file, new Journal(file, SLACK), "");
  }

  static String read(Path file) {
    return string(recover(file));
  }

  static KeptText open(Path file) {
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
    return new JournaledText(file, journal, string(found));
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

  @Override
  public String text() {
    return text;
  }

  @Override
  public void keep(String next) {
    try {
      var unused = journal.keep(next);
      text = next;
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }
}
