package org.komabako.platform.internal.shelf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;

/**
 * What the user chose about shelves: a text file with on each line {@code source ADDRESS} (look there), {@code key DIGEST}
 * (trusted), or {@code from NAME ADDRESS} (installed from there).
 */
final class ShelfSettings {
  private static final String SOURCE = "source ";
  private static final String KEY = "key ";
  private static final String FROM = "from ";

  private final Path file;

  ShelfSettings(Path file) {
    this.file = file;
  }

  private List<String> lines() {
    try {
      return Files.readAllLines(file);
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private List<String> read(String word) {
    return lines().stream()
        .filter(line -> line.startsWith(word))
        .map(line -> line.substring(word.length()).strip())
        .toList();
  }

  List<String> sources() {
    return read(SOURCE);
  }

  List<String> keys() {
    return read(KEY);
  }

  void sources(List<String> sources) {
    write(SOURCE, sources);
  }

  void trust(String key) {
    add(KEY, keys(), key);
  }

  /** The address of the source from which something was installed. */
  Optional<String> origin(String name) {
    return read(FROM).stream()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> line.substring(name.length() + 1))
        .findFirst();
  }

  void origin(String name, String address) {
    List<String> others =
        read(FROM).stream().filter(line -> !line.startsWith(name + " ")).toList();
    add(FROM, others, name + " " + address);
  }

  private void add(String word, List<String> values, String value) {
    if (!values.contains(value)) {
      write(word, Stream.concat(values.stream(), Stream.of(value)).toList());
    }
  }

  /** Writes anew the lines of a word. */
  private void write(String word, List<String> values) {
    StringBuilder text = new StringBuilder();
    for (String each : List.of(SOURCE, KEY, FROM)) {
      (each.equals(word) ? values : read(each))
          .forEach(value -> text.append(each).append(value).append('\n'));
    }
    WholeFile.writePrivate(file, text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
