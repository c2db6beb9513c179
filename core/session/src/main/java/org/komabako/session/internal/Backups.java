package org.komabako.session.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.komabako.base.AtomicFiles;
import org.komabako.formats.FileLimits;

/** What files of games held before they were saved over: the newest, under their names with the time before. */
final class Backups {
  /** So many are kept. */
  static final int MOST = 50;

  /** And no more bytes than this together. */
  static final long ROOM = 64L << 20;

  private static final Logger LOG = System.getLogger(Backups.class.getName());
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH.mm.ss.SSS");

  private final Path folder;

  /** @param folder made when the first is kept */
  Backups(Path folder) {
    this.folder = folder;
  }

  /** Keeps what a file holds now, if there is one. That it cannot be kept hinders nobody from saving. */
  synchronized void keep(Path file) {
    try {
      if (Files.isRegularFile(file) && Files.size(file) <= FileLimits.BYTES) {
        AtomicFiles.createPrivateFolders(folder);
        AtomicFiles.writePrivate(
            folder.resolve(TIME.format(LocalDateTime.now()) + " " + file.getFileName()),
            Files.readAllBytes(file));
        shorten();
      }
    } catch (IOException e) {
      LOG.log(Level.WARNING, "no backup of {0}: {1}", file, e.toString());
    }
  }

  private void shorten() throws IOException {
    List<Path> newest;
    try (Stream<Path> files = Files.list(folder)) {
      newest = files.sorted(Comparator.<Path>naturalOrder().reversed()).toList();
    }
    long bytes = 0;
    for (int at = 0; at < newest.size(); at++) {
      bytes += Files.size(newest.get(at));
      if (at > 0 && (at >= MOST || bytes > ROOM)) {
        Files.delete(newest.get(at));
      }
    }
  }
}
