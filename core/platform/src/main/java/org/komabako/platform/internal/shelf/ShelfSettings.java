package org.komabako.platform.internal.shelf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;

/** What the user chose about shelves: a text file with {@code source ADDRESS} or {@code key DIGEST} on each line. */
final class ShelfSettings {
  private static final String SOURCE = "source ";
  private static final String KEY = "key ";

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
    write(sources, keys());
  }

  void trust(String key) {
    List<String> keys = new ArrayList<>(keys());
    if (!keys.contains(key)) {
      keys.add(key);
      write(sources(), keys);
    }
  }

  private void write(List<String> sources, List<String> keys) {
    StringBuilder text = new StringBuilder();
    sources.forEach(each -> text.append(SOURCE).append(each).append('\n'));
    keys.forEach(each -> text.append(KEY).append(each).append('\n'));
    WholeFile.writePrivate(file, text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
