package org.komabako.platform.internal;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;

/** A set of names that outlives the process: a text file with a name on each line. */
final class NameFile {
  private static final Logger LOG = System.getLogger(NameFile.class.getName());

  private final Path file;

  NameFile(Path file) {
    this.file = file.toAbsolutePath();
  }

  /** The names; none if there is no file. That it cannot be read is said. */
  Set<String> read() {
    try {
      return names();
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file, e.getMessage());
      return new TreeSet<>();
    }
  }

  private Set<String> names() throws IOException {
    Set<String> names = new TreeSet<>();
    try {
      Files.readAllLines(file).stream().filter(line -> !line.isBlank()).forEach(names::add);
    } catch (NoSuchFileException e) {
      LOG.log(Level.TRACE, "no file yet", e);
    }
    return names;
  }

  /**
   * Writes the names, wholly or not at all.
   *
   * @throws FileException if it cannot
   */
  void write(Collection<String> names) {
    String lines = new TreeSet<>(names).stream().map(name -> name + "\n").collect(joining());
    WholeFile.writePrivate(file, lines.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Puts a name in, or takes it out. The others stay, so a file that cannot be read now is not written.
   *
   * @throws FileException if it cannot be read or written
   */
  void set(String name, boolean present) {
    Set<String> names;
    try {
      names = names();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
    if (present ? names.add(name) : names.remove(name)) {
      write(names);
    }
  }
}
