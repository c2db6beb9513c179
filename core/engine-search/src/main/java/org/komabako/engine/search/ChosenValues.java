package org.komabako.engine.search;

import java.io.IOException;
import java.io.Reader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.engine.EngineException;

/** What the user has chosen of {@link EngineSettings}, kept in a file; without one, until the program ends. */
final class ChosenValues {
  private static final Logger LOG = System.getLogger(ChosenValues.class.getName());

  private final Optional<Path> file;
  private Map<String, String> values = Map.of();
  /** The file may hold more than is known here, so it is read before it is written. */
  private boolean unread;

  /** Reads the file; a line that is wrong is left out, and named. */
  ChosenValues(Optional<Path> file) {
    this.file = file;
    file.ifPresent(from -> {
      try {
        load(from);
      } catch (IOException e) {
        unread = true;
        LOG.log(
            Level.WARNING, "{0} cannot be read, the engine has its usual options: {1}", from, e);
      }
    });
  }

  private void load(Path from) throws IOException {
    Properties data = new Properties();
    try (Reader in = Files.newBufferedReader(from)) {
      data.load(in);
    } catch (NoSuchFileException e) {
      LOG.log(Level.TRACE, "no file yet", e);
    } catch (MalformedInputException | IllegalArgumentException e) {
      LOG.log(Level.WARNING, "{0} is damaged from here on: {1}", from, e.getMessage());
    }
    Map<String, String> read = new LinkedHashMap<>();
    for (String name : data.stringPropertyNames()) {
      try {
        read.put(name, EngineSettings.kept(name, data.getProperty(name)));
      } catch (EngineException e) {
        LOG.log(Level.WARNING, "{0}: {1}", from, e.getMessage());
      }
    }
    values = Map.copyOf(read);
  }

  synchronized Map<String, String> values() {
    return values;
  }

  /** These, and where they say nothing what was chosen. */
  Map<String, String> under(Map<String, String> said) {
    Map<String, String> all = new LinkedHashMap<>(values());
    all.putAll(said);
    return all;
  }

  /**
   * Chooses more.
   *
   * @throws EngineException if a name or a value is wrong, or the file cannot be written
   */
  synchronized void add(Map<String, String> more) {
    more.forEach((name, value) -> EngineSettings.option(name).check(value));
    if (unread) {
      file.ifPresent(this::loadAgain);
    }
    Map<String, String> all = Map.copyOf(under(more));
    file.ifPresent(to -> save(to, all));
    values = all;
  }

  private void loadAgain(Path from) {
    try {
      load(from);
      unread = false;
    } catch (IOException e) {
      FileException told = FileException.unreadable(from, e);
      throw new EngineException(told.text(), told);
    }
  }

  /** Wholly or not at all. */
  private static void save(Path to, Map<String, String> values) {
    Properties data = new Properties();
    data.putAll(values);
    try {
      WholeFile.writePrivate(to, data);
    } catch (FileException e) {
      throw new EngineException(e.text(), e);
    }
  }
}
