package org.komabako.platform.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.kernel.FileException;

/** A set of names that outlives the process: a text file with a name on each line. */
final class NameFile {
  private static final Logger LOG = System.getLogger(NameFile.class.getName());

  private final Path file;

  NameFile(Path file) {
    this.file = file.toAbsolutePath();
  }

  /** The names; none if there is no file. That it cannot be read is said. */
  Set<String> read() {
    Set<String> names = new TreeSet<>();
    try {
      Files.readAllLines(file).stream().filter(line -> !line.isBlank()).forEach(names::add);
    } catch (NoSuchFileException e) {
      LOG.log(Level.TRACE, "no file yet", e);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file, e.getMessage());
    }
    return names;
  }

  /**
   * Writes the names, wholly or not at all.
   *
   * @throws UncheckedIOException if it cannot
   */
  void write(Collection<String> names) {
    try {
      Path part = file.resolveSibling(file.getFileName() + ".part");
      Files.createDirectories(part.resolveSibling(".").normalize());
      Files.write(part, new TreeSet<>(names));
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  /** Puts a name in, or takes it out. */
  void set(String name, boolean present) {
    Set<String> names = read();
    if (present ? names.add(name) : names.remove(name)) {
      write(names);
    }
  }
}
