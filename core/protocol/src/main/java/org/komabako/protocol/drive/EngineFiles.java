package org.komabako.protocol.drive;

import java.io.IOException;
import java.io.Reader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.engine.EngineException;

/** The folder that the list of engines is kept in, a file {@code ID.properties} each. */
final class EngineFiles {
  private static final Logger LOG = System.getLogger(EngineFiles.class.getName());
  private static final String SUFFIX = ".properties";
  private static final String COMMAND = "command.";
  private static final String REMOTE = "remote";
  private static final String OPTION = "option.";

  private final Path folder;

  EngineFiles(Path folder) {
    this.folder = folder;
  }

  /** All engines that can be read; of the others it is said what is wrong. */
  List<EngineEntry> load() {
    List<EngineEntry> entries = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return entries;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        if (file.toString().endsWith(SUFFIX)) {
          read(file).ifPresent(entries::add);
        }
      }
    } catch (IOException e) {
      LOG.log(Level.WARNING, "the engines in {0} cannot be read: {1}", folder, e.toString());
    }
    return entries;
  }

  private static Optional<EngineEntry> read(Path file) {
    Properties data = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      data.load(in);
      return Optional.of(entry(file, data));
    } catch (IOException | IllegalArgumentException | EngineException e) {
      LOG.log(Level.WARNING, "{0} is damaged, its engine is not there: {1}", file, e.getMessage());
      return Optional.empty();
    }
  }

  private static EngineEntry entry(Path file, Properties data) {
    String name = String.valueOf(file.getFileName());
    List<String> command = new ArrayList<>();
    while (data.containsKey(COMMAND + command.size())) {
      command.add(data.getProperty(COMMAND + command.size()));
    }
    if (command.isEmpty()) {
      throw new EngineException("it has no line " + COMMAND + "0=PROGRAM");
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (String key : data.stringPropertyNames()) {
      if (key.startsWith(OPTION)) {
        values.put(key.substring(OPTION.length()), data.getProperty(key));
      }
    }
    return new EngineEntry(
        name.substring(0, name.length() - SUFFIX.length()),
        Protocol.parse(data.getProperty("protocol", "")),
        new Program(
            command,
            Optional.ofNullable(data.getProperty("folder")).map(Path::of),
            Boolean.parseBoolean(data.getProperty(REMOTE))),
        data.getProperty("said", "").lines().toList(),
        values);
  }

  /**
   * Keeps an engine, wholly or not at all.
   *
   * @throws EngineException if it cannot; the message names the file
   */
  void save(EngineEntry entry) {
    Properties data = new Properties();
    data.setProperty("protocol", entry.protocol().text());
    data.setProperty("said", String.join("\n", entry.said()));
    List<String> command = entry.program().command();
    for (int i = 0; i < command.size(); i++) {
      data.setProperty(COMMAND + i, command.get(i));
    }
    if (entry.program().remote()) {
      data.setProperty(REMOTE, "true");
    }
    entry.program().folder().ifPresent(path -> data.setProperty("folder", path.toString()));
    entry.values().forEach((name, value) -> data.setProperty(OPTION + name, value));
    try {
      WholeFile.writePrivate(file(entry.id()), data);
    } catch (FileException e) {
      throw new EngineException(e.text(), e);
    }
  }

  /**
   * Forgets an engine.
   *
   * @throws EngineException if it cannot; the message names the file
   */
  void delete(String id) {
    try {
      Files.deleteIfExists(file(id));
    } catch (IOException e) {
      FileException told = FileException.unremovable(file(id), e);
      throw new EngineException(told.text(), told);
    }
  }

  private Path file(String id) {
    return folder.resolve(id + SUFFIX);
  }
}
