package org.komabako.ui.client.settings;

import java.io.IOException;
import java.io.Reader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * What the user has chosen, in a file of lines {@code name=value}. A change is told at once and
 * written soon, by another thread; the file is replaced wholly or not at all, so a kill leaves the
 * old or the new one. A damaged line is taken as not chosen.
 */
public final class Settings {
  private static final Logger LOG = System.getLogger(Settings.class.getName());

  private record Listener<T>(Setting<T> setting, Consumer<T> action) {
    void tell(Settings settings) {
      action.accept(settings.get(setting));
    }
  }

  private final Path file;
  private final Executor writer;
  private final Map<String, String> values = new TreeMap<>();
  private final List<Listener<?>> listeners = new CopyOnWriteArrayList<>();
  private boolean dirty;

  /**
   * Reads a file that may be absent.
   *
   * @param writer runs the writing, one after the other
   */
  public Settings(Path file, Executor writer) {
    this.file = file;
    this.writer = writer;
    Properties read = new Properties();
    if (Files.exists(file)) {
      try (Reader reader = Files.newBufferedReader(file)) {
        read.load(reader);
      } catch (IOException | IllegalArgumentException e) {
        LOG.log(Level.WARNING, "the settings in {0} cannot be read: {1}", file, e.toString());
      }
    }
    read.stringPropertyNames().forEach(name -> values.put(name, read.getProperty(name)));
  }

  /** What is chosen. */
  public <T> T get(Setting<T> setting) {
    String text;
    synchronized (this) {
      text = values.get(setting.name());
    }
    return setting.read(text);
  }

  /** Chooses; who listens is told if it is another value. */
  public <T> void set(Setting<T> setting, T value) {
    String text = setting.print().apply(value);
    synchronized (this) {
      if (text.equals(values.put(setting.name(), text))) {
        return;
      }
      if (!dirty) {
        dirty = true;
        writer.execute(this::write);
      }
    }
    for (Listener<?> listener : listeners) {
      if (listener.setting().name().equals(setting.name())) {
        listener.tell(this);
      }
    }
  }

  /** Tells of each change of a setting, until closed. */
  public <T> Runnable listen(Setting<T> setting, Consumer<T> action) {
    Listener<T> listener = new Listener<>(setting, action);
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  private void write() {
    StringBuilder text = new StringBuilder();
    synchronized (this) {
      dirty = false;
      values.forEach(
          (name, value) -> text.append(name).append('=').append(escape(value)).append('\n'));
    }
    try {
      Path part = file.resolveSibling(file.getFileName() + ".part");
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.writeString(part, text, StandardCharsets.UTF_8);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "the settings cannot be kept in {0}: {1}", file, e.toString());
    }
  }

  private static String escape(String value) {
    String escaped = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }
}
