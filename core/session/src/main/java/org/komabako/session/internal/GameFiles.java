package org.komabako.session.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.session.internal.journal.Journal;

/**
 * The folder that open games are kept in, a {@link Journal} {@code ID.journal} each. It is locked (file lock in the data
 * folder): one process at a time keeps games there; another that starts meanwhile works without and says so. What cannot be written
 * is said when it begins, and the games go on in memory; what was written before stays, and each further
 * change tries again.
 */
final class GameFiles {
  /** How many bytes of records a journal gathers before it is written anew. */
  static final int SLACK = 1 << 16;

  /** What a journal's name ends with, after the number of its game. */
  static final String SUFFIX = ".journal";

  private static final Logger LOG = System.getLogger(GameFiles.class.getName());

  private final Path folder;
  private final int slack;
  private final Consumer<String> tell;
  private final Map<String, Journal> journals = new ConcurrentHashMap<>();
  private final Set<String> unkept = ConcurrentHashMap.newKeySet();
  private @Nullable FileChannel channel;
  private boolean givenUp;
  private LocalizedText trouble = LocalizedText.same("");
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
      tell.accept(trouble.in(Locale.ENGLISH));
    }
  }

  /** Whether what is written here lasts; where only the disk was in the way, it is tried again. */
  private synchronized boolean keeps() {
    if (channel != null || givenUp) {
      return channel != null;
    }
    try {
      AtomicFiles.createPrivateFolders(folder);
      AtomicFiles.makePrivate(folder);
      requireFile(folder.resolve(".lock"));
      FileChannel opened = FileChannel.open(
          folder.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (locked(opened)) {
        channel = opened;
      } else {
        givenUp = true;
        opened.close();
        trouble = Sentence.of(GameFiles.class, "gameFiles.anotherProcessKeepsGames", folder);
      }
    } catch (IOException e) {
      trouble =
          Sentence.of(GameFiles.class, "gameFiles.gamesCannotKeptThey", folder, UserMessage.of(e));
    }
    return channel != null;
  }

  /** Whether what could not be kept may be kept later: the folder is no other process's. */
  synchronized boolean triesAgain() {
    return !givenUp;
  }

  /** Where the games are kept. */
  Path folder() {
    return folder;
  }

  /** To open a pipe would wait for somebody to read from it. */
  private static void requireFile(Path lock) throws IOException {
    if (Files.exists(lock) && !Files.isRegularFile(lock)) {
      throw new FileSystemException(lock.toString(), null, "it is no regular file");
    }
  }

  private static boolean locked(FileChannel opened) throws IOException {
    try {
      @Nullable FileLock lock = opened.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** The texts of all kept games by their number, as UTF-8; what cannot be read is told. */
  Map<Integer, byte[]> load() {
    return load(new MemoryReserve());
  }

  /** The same; a game that the memory has no room for stays in its file, and that is told. */
  synchronized Map<Integer, byte[]> load(MemoryReserve memory) {
    boolean writes = keeps();
    if (givenUp || !Files.isDirectory(folder)) {
      return Map.of();
    }
    FoundGames found = new FoundGames(folder, slack, writes, tell, memory);
    found.journals().forEach((number, journal) -> journals.put(String.valueOf(number), journal));
    highest = found.highest();
    return found.texts();
  }

  /** The highest number of any game that there is a file of, also of one that cannot be read. */
  synchronized int highest() {
    return highest;
  }

  /**
   * Has a game's text on the disk when it returns. Two threads must not save the same game at once.
   *
   * @param text as UTF-8; it is held, not copied
   * @return why it is not there; empty if it is
   */
  Optional<LocalizedText> save(String id, byte[] text) {
    if (!keeps()) {
      return Optional.of(trouble);
    }
    Journal journal = journals.computeIfAbsent(id, key -> new Journal(file(key), slack));
    try {
      journal
          .keep(text)
          .ifPresent(aside -> tell.accept(file(id)
              + " was not as this program left it; it is written anew, and what was there is kept as "
              + aside));
      if (unkept.remove(id)) {
        tell.accept("game " + id + " is kept in " + folder + " again, as it is now");
      }
      return Optional.empty();
    } catch (IOException e) {
      LocalizedText why = Sentence.of(
          GameFiles.class, "gameFiles.gameCannotKeptGoes", id, folder, UserMessage.of(e));
      if (unkept.add(id)) {
        tell.accept(why.in(Locale.ENGLISH));
      }
      return Optional.of(why);
    }
  }

  void delete(String id) {
    Journal journal = journals.remove(id);
    unkept.remove(id);
    if (!keeps() && !triesAgain()) {
      return;
    }
    try {
      AtomicFiles.delete(journal == null ? file(id) : journal.file());
    } catch (IOException e) {
      tell.accept("the file of game " + id
          + " cannot be removed, the game is there again at the next start: "
          + UserMessage.of(e).in(Locale.ENGLISH));
    }
  }

  /** The files may now be another process's. */
  synchronized void close() {
    givenUp = true;
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

  private Path file(String id) {
    return folder.resolve(id + SUFFIX);
  }
}
