package org.komabako.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.komabako.base.message.FileException;

/** Which files of a folder may hold games, by their names. */
public final class GameFolder {
  private static final Formats FORMATS = new Formats();

  private GameFolder() {}

  /**
   * A file itself (also one that cannot be read, as a pipe), or those below a folder that end like a format or in {@code .txt}, in their order; what is hidden
   * is passed over.
   *
   * @throws FileException if it is not there, or a folder below it cannot be read
   */
  public static List<Path> files(Path path) {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> found = Files.walk(path)) {
      return found
          .filter(file -> mayHold(path.relativize(file)) && Files.isRegularFile(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw FileException.unreadable(path, e);
    } catch (java.io.UncheckedIOException e) {
      throw FileException.unreadable(path, Objects.requireNonNull(e.getCause()));
    }
  }

  private static boolean mayHold(Path below) {
    String name = String.valueOf(below.getFileName()).toLowerCase(Locale.ROOT);
    return (name.endsWith(".txt")
            || FORMATS.ofFile(name).filter(GameFormat::reads).isPresent())
        && StreamSupport.stream(below.spliterator(), false)
            .noneMatch(part -> part.toString().startsWith("."));
  }
}
