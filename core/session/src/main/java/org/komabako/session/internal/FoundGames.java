package org.komabako.session.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.komabako.base.AtomicFiles;
import org.komabako.base.RegularFiles;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.notation.GameText;
import org.komabako.session.internal.journal.Journal;
import org.komabako.session.internal.journal.JournalRecovery;
import org.komabako.session.internal.journal.JournalRecovery.State;

/**
 * What a start finds in the folder of the games. Nothing is thrown away: what cannot be used is moved to
 * another name or left where it is, and each such file is told.
 *
 * <p>Version 0.1.0 had text files {@code ID.komabako}; they become journals.
 */
final class FoundGames {
  private static final Logger LOG = System.getLogger(FoundGames.class.getName());
  private static final String NUMBER = "[0-9]{1,9}";
  private static final String TEXT = ".komabako";
  private static final int LARGEST_TEXT = 1 << 28;

  /** How many bytes reading a file takes for each of its bytes: itself, the text before and after. */
  private static final long READING = 4;

  private final MemoryReserve memory;
  private final Path folder;
  private final int slack;
  private final boolean writes;
  private final Consumer<String> tell;
  private final Map<Integer, byte[]> texts = new TreeMap<>();
  private final Map<Integer, Journal> journals = new TreeMap<>();
  private int highest;

  /**
   * Looks.
   *
   * @param slack how many bytes of records a journal gathers before it is written anew
   * @param writes whether files may be changed
   * @param tell takes each sentence about what went wrong
   * @param memory says whether a game still fits in
   */
  FoundGames(Path folder, int slack, boolean writes, Consumer<String> tell, MemoryReserve memory) {
    this.memory = memory;
    this.folder = folder;
    this.slack = slack;
    this.writes = writes;
    this.tell = tell;
    if (writes) {
      named("\\." + NUMBER + GameFiles.SUFFIX + ".*" + AtomicFiles.PART).forEach(this::sweep);
    }
    numbered(GameFiles.SUFFIX).forEach(this::recover);
    numbered(TEXT).forEach(this::convert);
  }

  /** The texts of the games by their number, as UTF-8. */
  Map<Integer, byte[]> texts() {
    return texts;
  }

  /** The journals of those that have one, by the same number. */
  Map<Integer, Journal> journals() {
    return journals;
  }

  /** The highest number of any game that there is a file of, also of one that cannot be read. */
  int highest() {
    return highest;
  }

  private Map<Integer, Path> numbered(String suffix) {
    Map<Integer, Path> found = new TreeMap<>();
    List<Path> others = new ArrayList<>();
    for (Path file : named(NUMBER + suffix)) {
      String name = String.valueOf(file.getFileName());
      String digits = name.substring(0, name.length() - suffix.length());
      int number = Integer.parseInt(digits);
      if (digits.equals(String.valueOf(number))) {
        found.put(number, file);
        highest = Math.max(highest, number);
      } else {
        others.add(file);
      }
    }
    others.forEach(file -> number(file, suffix, found));
    return found;
  }

  /** A name with zeros in front is that of no game of ours: it gets a number of its own. */
  private void number(Path file, String suffix, Map<Integer, Path> found) {
    Path renamed = folder.resolve(highest + 1 + suffix);
    try {
      if (writes) {
        AtomicFiles.move(file, renamed);
        tell.accept(file + " is " + renamed.getFileName() + " now");
        found.put(++highest, renamed);
      } else {
        found.put(++highest, file);
      }
    } catch (IOException e) {
      tell.accept(file + " is left as it is: " + UserMessage.of(e).in(Locale.ENGLISH));
    }
  }

  private List<Path> named(String pattern) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).matches(pattern))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      tell.accept("the kept games in " + folder + " cannot be read: " + e);
      return List.of();
    }
  }

  /** The process ended while it wrote this; what it was to replace is still there. */
  private void sweep(Path part) {
    try {
      Files.delete(part);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "sweeping", e);
    }
  }

  private void recover(int number, Path file) {
    try {
      if (!memory.has(READING * Files.size(file))) {
        tell.accept(file + " is left as it is, its game is not opened: "
            + MemoryReserve.exhausted().in(Locale.ENGLISH));
        return;
      }
      JournalRecovery found = JournalRecovery.of(file);
      if (writes) {
        AtomicFiles.makePrivate(file);
      }
      if (found.state() == State.NEWER) {
        tell.accept(file + " is left as it is: " + found.reason());
      } else if (found.records() == 0) {
        setAside(file, found.reason());
      } else {
        String text = new String(found.text(), StandardCharsets.UTF_8);
        var unused = GameText.header(text);
        Journal journal = new Journal(file, slack, found);
        texts.put(number, found.text());
        journals.put(number, journal);
        mend(file, journal, text, found);
      }
    } catch (TextException e) {
      tell.accept(file + " is left as it is, its game cannot be read: " + e.getMessage());
    } catch (IOException e) {
      tell.accept(
          file + " is left as it is, it cannot be read: " + UserMessage.of(e).in(Locale.ENGLISH));
    }
  }

  /** Cuts off what was never finished, has a damaged file kept under another name, and tells of it. */
  private void mend(Path file, Journal journal, String text, JournalRecovery found) {
    if (found.state() == State.WHOLE) {
      return;
    }
    String outcome = "nothing can be written there now, so it is left as it is";
    try {
      if (writes && found.state() == State.CUT_OFF) {
        AtomicFiles.cut(file, found.length());
        outcome =
            "they are cut off, and the game is as it was before; if this program was ended while it wrote"
                + " them, that change was never answered";
      } else if (writes) {
        Optional<Path> aside = journal.keep(text);
        outcome =
            (found.upToDate() ? "no change is lost" : "the game is as far as it could be read")
                + ", and the damaged file is kept as " + aside.orElse(file);
      }
    } catch (IOException e) {
      outcome += ": " + UserMessage.of(e).in(Locale.ENGLISH);
    }
    tell.accept(file + " is damaged, " + found.reason() + "; " + outcome);
  }

  /** If a journal has the number of an old file, and another game, the old one gets a new number. */
  private void convert(int number, Path file) {
    try {
      String text = string(RegularFiles.read(file, LARGEST_TEXT));
      var unused = GameText.header(text);
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      if (!Arrays.equals(bytes, texts.get(number))) {
        int free = Files.exists(journal(number)) ? highest + 1 : number;
        highest = Math.max(highest, free);
        texts.put(free, bytes);
        if (!writes) {
          return;
        }
        Journal journal = new Journal(journal(free), slack);
        var none = journal.keep(bytes);
        journals.put(free, journal);
      }
      if (writes) {
        AtomicFiles.delete(file);
      }
    } catch (TextException | CharacterCodingException e) {
      setAside(file, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      tell.accept(file + " stays as it is for now: " + UserMessage.of(e).in(Locale.ENGLISH));
    }
  }

  private static String string(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private Path journal(int number) {
    return folder.resolve(number + GameFiles.SUFFIX);
  }

  /** Keeps a file that cannot be used under another name; tells of it. */
  private void setAside(Path file, String reason) {
    String outcome = "it is left as it is";
    try {
      if (writes) {
        Path aside = Journal.aside(file);
        AtomicFiles.move(file, aside);
        outcome = "it is kept as " + aside;
      }
    } catch (IOException e) {
      outcome += ": " + UserMessage.of(e).in(Locale.ENGLISH);
    }
    tell.accept(file + " cannot be used, " + reason + "; " + outcome);
  }
}
