package org.komabako.session.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.TextException;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.notation.GameText;
import org.komabako.session.internal.JournalRecovery.State;

/**
 * The folder that open games are kept in, a {@link Journal} {@code ID.journal} each. One process at a
 * time keeps games there; another that starts meanwhile works without and says so. What cannot be written
 * is said when it begins, and the games go on in memory; what was written before stays, and each further
 * change tries again.
 *
 * <p>Version 0.1.0 had text files {@code ID.komabako}; they become journals when they are found.
 */
final class GameFiles {
  /** How many bytes of records a journal gathers before it is written anew. */
  static final int SLACK = 1 << 16;

  private static final Logger LOG = System.getLogger(GameFiles.class.getName());
  private static final String JOURNAL = ".journal";
  private static final String TEXT = ".komabako";
  private static final String DAMAGED = ".damaged";

  private final Path folder;
  private final int slack;
  private final Consumer<String> tell;
  private final Map<String, Journal> journals = new ConcurrentHashMap<>();
  private final Set<String> unkept = ConcurrentHashMap.newKeySet();
  private @Nullable FileChannel channel;
  private boolean given;
  private Text trouble = Text.same("");
  private int highest;

  /**
   * The games in a folder.
   *
   * @param slack how many bytes of records a journal gathers before it is written anew
   * @param tell takes each sentence about what went wrong
   */
  GameFiles(Path folder, int slack, Consumer<String> tell) {
    this.folder = folder;
    this.tell = tell;
    this.slack = slack;
    if (!keeps()) {
      tell.accept(trouble.english());
    }
  }

  /** Whether what is written here lasts; where only the disk was in the way, it is tried again. */
  private synchronized boolean keeps() {
    if (channel != null || given) {
      return channel != null;
    }
    try {
      Files.createDirectories(folder);
      FileChannel opened = FileChannel.open(
          folder.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (locked(opened)) {
        channel = opened;
      } else {
        given = true;
        opened.close();
        trouble = Sentence.of(
            "another process keeps the games in {0}; those of this one are in memory only",
            "別のプロセスが {0} の対局を保存しています。このプロセスの対局はメモリー上だけにあります", folder);
      }
    } catch (IOException e) {
      trouble = Sentence.of(
          "games cannot be kept in {0}, they are in memory only: {1}",
          "対局を {0} に保存できません。メモリー上だけにあります：{1}", folder, reason(e));
    }
    return channel != null;
  }

  private static boolean locked(FileChannel opened) throws IOException {
    try {
      @Nullable FileLock lock = opened.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static String reason(IOException problem) {
    String message = String.valueOf(problem.getMessage());
    return problem.getClass() == IOException.class
        ? message
        : problem.getClass().getSimpleName() + ": " + message;
  }

  /** The texts of all kept games by their number; what cannot be read is told. */
  synchronized Map<Integer, String> load() {
    Map<Integer, String> texts = new TreeMap<>();
    if (given || !Files.isDirectory(folder)) {
      return texts;
    }
    named("\\.[0-9]{1,9}" + JOURNAL + ".*" + LastingFiles.PART).forEach(this::sweep);
    numbered(JOURNAL).forEach((number, file) -> {
      highest = number;
      recover(file).ifPresent(found -> {
        texts.put(number, text(found));
        Journal journal = new Journal(file, slack, found);
        journals.put(String.valueOf(number), journal);
        mend(file, journal, found);
      });
    });
    Map<Integer, Path> old = numbered(TEXT);
    old.keySet().forEach(number -> highest = Math.max(highest, number));
    old.forEach((number, file) -> convert(number, file, texts));
    return texts;
  }

  private static String text(JournalRecovery found) {
    return new String(found.text(), StandardCharsets.UTF_8);
  }

  /** The highest number of any game that there is a file of, also of one that cannot be read. */
  synchronized int highest() {
    return highest;
  }

  private Map<Integer, Path> numbered(String suffix) {
    Map<Integer, Path> found = new TreeMap<>();
    for (Path file : named("[0-9]{1,9}" + suffix)) {
      String name = String.valueOf(file.getFileName());
      found.put(Integer.valueOf(name.substring(0, name.length() - suffix.length())), file);
    }
    return found;
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
      if (keeps()) {
        Files.delete(part);
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "sweeping", e);
    }
  }

  /** What a journal holds; empty if that is nothing that can be used, which is told. */
  private Optional<JournalRecovery> recover(Path file) {
    try {
      JournalRecovery found = JournalRecovery.of(file);
      if (found.state() != State.NEWER && found.state() != State.WHOLE && found.records() == 0) {
        setAside(file, found.reason());
      } else if (found.state() == State.NEWER) {
        tell.accept(file + " is left as it is: " + found.reason());
      } else {
        var unused = GameText.header(text(found));
        return Optional.of(found);
      }
    } catch (TextException e) {
      tell.accept(file + " is left as it is, its game cannot be read: " + e.getMessage());
    } catch (IOException e) {
      tell.accept(file + " is left as it is, it cannot be read: " + reason(e));
    }
    return Optional.empty();
  }

  /** Takes away what is wrong at the end of a journal, a damaged part to another file, and tells of it. */
  private void mend(Path file, Journal journal, JournalRecovery found) {
    if (found.state() == State.WHOLE) {
      return;
    }
    String outcome = "nothing can be written there now, so it is left as it is";
    try {
      if (keeps() && found.state() == State.CUT_OFF) {
        LastingFiles.cut(file, found.length());
        outcome = "it is cut off, and every change that was answered is there";
      } else if (keeps()) {
        Optional<Path> aside = journal.keep(text(found));
        outcome = "the game is as it was after " + found.records()
            + " whole records, and the damaged file is kept as " + aside.orElse(file);
      }
    } catch (IOException e) {
      outcome += ": " + reason(e);
    }
    tell.accept(file + " is damaged, " + found.reason() + "; " + outcome);
  }

  /** A text file of version 0.1.0. If a program of today has a journal of that number, it gets another. */
  private void convert(int number, Path file, Map<Integer, String> texts) {
    try {
      String text = Files.readString(file);
      var unused = GameText.header(text);
      if (!text.equals(texts.get(number))) {
        int free = Files.exists(journal(String.valueOf(number))) ? highest + 1 : number;
        highest = Math.max(highest, free);
        texts.put(free, text);
        if (save(String.valueOf(free), text).isPresent()) {
          return;
        }
      }
      Files.delete(file);
    } catch (TextException e) {
      setAside(file, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      setAside(file, reason(e));
    }
  }

  /** Keeps a damaged file under another name; tells of it. */
  private void setAside(Path file, String reason) {
    Path aside = aside(file);
    try {
      Files.move(file, aside);
    } catch (IOException e) {
      aside = file;
    }
    tell.accept(file + " cannot be used, " + reason + "; it is kept as " + aside);
  }

  /** A name beside a file that nothing has yet. */
  static Path aside(Path file) {
    Path aside = file.resolveSibling(file.getFileName() + DAMAGED);
    for (int i = 2; Files.exists(aside); i++) {
      aside = file.resolveSibling(file.getFileName() + DAMAGED + i);
    }
    return aside;
  }

  /**
   * Has a game's text on the disk when it returns. Two threads must not save the same game at once.
   *
   * @return why it is not there; empty if it is
   */
  Optional<Text> save(String id, String text) {
    if (!keeps()) {
      return Optional.of(trouble);
    }
    Journal journal = journals.computeIfAbsent(id, key -> new Journal(journal(key), slack));
    try {
      journal
          .keep(text)
          .ifPresent(aside -> tell.accept(journal(id)
              + " was not as this program left it; it is written anew, and what was there is kept as "
              + aside));
      if (unkept.remove(id)) {
        tell.accept("game " + id + " is kept in " + folder + " again, as it is now");
      }
      return Optional.empty();
    } catch (IOException e) {
      Text why = Sentence.of(
          "game {0} cannot be kept in {1} ({2}); it goes on in memory, and it is kept again as soon as that"
              + " works",
          "対局{0}を {1} に保存できません（{2}）。メモリー上で続け、保存できるようになりしだい保存します", id, folder, reason(e));
      if (unkept.add(id)) {
        tell.accept(why.english());
      }
      return Optional.of(why);
    }
  }

  void delete(String id) {
    journals.remove(id);
    unkept.remove(id);
    if (!keeps()) {
      return;
    }
    try {
      Files.deleteIfExists(journal(id));
    } catch (IOException e) {
      tell.accept("the file of game " + id + " cannot be removed: " + reason(e));
    }
  }

  /** The files may now be another process's. */
  synchronized void close() {
    given = true;
    FileChannel open = channel;
    channel = null;
    try {
      if (open != null) {
        open.close();
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "closing the lock", e);
    }
  }

  private Path journal(String id) {
    return folder.resolve(id + JOURNAL);
  }
}
