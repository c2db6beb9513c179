package org.komabako.platform.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.AtomicFiles;

/** The files that were in use before the last update, one for each bundle, to go back to. */
final class EarlierFiles {
  private final Path folder;

  EarlierFiles(Path folder) {
    this.folder = folder;
  }

  /** The file that was in use before, if there is one. */
  Optional<Path> of(String name) {
    return Stream.of(TextBundle.ENDING, ".jar")
        .map(ending -> folder.resolve(name + ending))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** Keeps the bytes of a file that was replaced by another. */
  void keep(String name, byte[] content, String ending) throws IOException {
    AtomicFiles.writePrivate(folder.resolve(name + ending), content);
    for (String other : new String[] {TextBundle.ENDING, ".jar"}) {
      if (!other.equals(ending)) {
        AtomicFiles.delete(folder.resolve(name + other));
      }
    }
  }

  void forget(String name) throws IOException {
    Optional<Path> file = of(name);
    if (file.isPresent()) {
      AtomicFiles.delete(file.get());
    }
  }
}
