package org.komabako.platform.internal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.komabako.base.AtomicFiles;
import org.komabako.base.Registration;

/**
 * Marks on the disk that survive a crash: which jars' code runs now. What is found there at a start was running when the
 * process before ended.
 */
final class TryingMarks {
  private static final Logger LOG = System.getLogger(TryingMarks.class.getName());
  private static final String NAME = "name";
  private static final String DIGEST = "digest";
  private static final String PROCESS = "process";
  private static final String STARTED = "started";

  /**
   * A jar whose code was running.
   *
   * @param name of the bundle
   * @param digest of the jar
   */
  record Trial(String name, String digest) {}

  private final Path folder;
  private final AtomicInteger last = new AtomicInteger();
  private final Map<Path, Trial> running = new ConcurrentHashMap<>();

  TryingMarks(Path folder) {
    this.folder = folder;
  }

  /** Notes that the code of a jar begins to run; closed when it has ended. */
  Registration begin(String name, String digest) {
    ProcessHandle self = ProcessHandle.current();
    Path mark = folder.resolve(self.pid() + "-" + last.incrementAndGet());
    Properties content = new Properties();
    content.setProperty(NAME, name);
    content.setProperty(DIGEST, digest);
    content.setProperty(PROCESS, String.valueOf(self.pid()));
    content.setProperty(STARTED, started(self));
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      content.store(bytes, null);
      AtomicFiles.writePrivate(mark, bytes.toByteArray());
      running.put(mark, new Trial(name, digest));
    } catch (IOException e) {
      // A disk that is full or read-only is no reason to do without the variants.
      LOG.log(Level.DEBUG, "no mark for " + name, e);
    }
    return () -> end(mark);
  }

  private void end(Path mark) {
    if (running.remove(mark) != null) {
      delete(mark);
    }
  }

  /** What runs now, in this process. */
  List<Trial> running() {
    return List.copyOf(running.values());
  }

  /** The process ends in good order: what ran did not end it. */
  void endAll() {
    List.copyOf(running.keySet()).forEach(this::end);
  }

  /** What ran in processes that have ended since. It is told only once. */
  List<Trial> left() {
    List<Trial> trials = new ArrayList<>();
    try (DirectoryStream<Path> marks = Files.newDirectoryStream(folder)) {
      for (Path mark : marks) {
        if (Files.isRegularFile(mark) && !running.containsKey(mark)) {
          look(mark, trials);
        }
      }
    } catch (NoSuchFileException e) {
      LOG.log(Level.TRACE, "nothing was ever tried", e);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", folder, e.getMessage());
    }
    return trials;
  }

  private static void look(Path mark, List<Trial> trials) {
    Properties content = new Properties();
    try (Reader in = Files.newBufferedReader(mark)) {
      content.load(in);
    } catch (IOException | IllegalArgumentException e) {
      // It was being written when the process ended, so nothing had begun.
      LOG.log(Level.DEBUG, "no mark in " + mark, e);
    }
    if (!isAlive(content)) {
      if (content.containsKey(NAME) && content.containsKey(DIGEST)) {
        trials.add(new Trial(content.getProperty(NAME), content.getProperty(DIGEST)));
      }
      delete(mark);
    }
  }

  private static boolean isAlive(Properties content) {
    try {
      return ProcessHandle.of(Long.parseLong(content.getProperty(PROCESS, "0")))
          .filter(process -> started(process).equals(content.getProperty(STARTED)))
          .isPresent();
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private static String started(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toString).orElse("");
  }

  private static void delete(Path mark) {
    try {
      Files.deleteIfExists(mark);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a mark stays", e);
    }
  }
}
