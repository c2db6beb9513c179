package org.komabako.ui.client.settings;

import java.io.IOException;
import java.io.StringReader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.komabako.kernel.FileException;
import org.komabako.kernel.WholeFile;

/**
 * What the user has chosen, in a file of lines {@code name=value}. A change is told at once and
 * written soon, by another thread; the file is replaced wholly or not at all, so a kill leaves the
 * old or the new one. A damaged line is taken as not chosen, and the file is kept beside, as {@code
 * NAME.damaged}.
 */
public final class Settings {
  private static final Logger LOG = System.getLogger(Settings.class.getName());

  private record Listener<T>(Setting<T> setting, Consumer<T> action) {
    void tell(Settings settings) {
      action.accept(settings.get(setting));
    }
  }

  private static final Pattern NAME = Pattern.compile("[a-z][A-Za-z0-9.-]*");

  private final Path file;
  private final Executor writer;
  private final Map<String, String> values = new TreeMap<>();
  private final List<Listener<?>> listeners = new CopyOnWriteArrayList<>();
  private final List<Group> groups = new CopyOnWriteArrayList<>();
  private final Optional<Path> damaged;
  private boolean dirty;

  private record Group(String prefix, Runnable action) {}

  /**
   * Reads a file that may be absent.
   *
   * @param writer runs the writing, one after the other
   */
  public Settings(Path file, Executor writer) {
    this.file = file;
    this.writer = writer;
    damaged = read() ? Optional.empty() : keepBeside();
  }

  /** Whether every line was read. */
  private boolean read() {
    if (!Files.exists(file)) {
      return true;
    }
    try {
      boolean whole = true;
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        whole &= readLine(line);
      }
      return whole;
    } catch (IOException e) {
      LOG.log(Level.WARNING, "the settings in {0} cannot be read: {1}", file, e.toString());
      return false;
    }
  }

  private boolean readLine(String line) {
    Properties read = new Properties();
    try {
      read.load(new StringReader(line));
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
    for (String name : read.stringPropertyNames()) {
      if (line.indexOf('\uFFFD') >= 0
          || !line.contains("=")
          || !NAME.matcher(name).matches()) {
        return false;
      }
      values.put(name, read.getProperty(name));
    }
    return true;
  }

  private Optional<Path> keepBeside() {
    Path beside = file.resolveSibling(file.getFileName() + ".damaged");
    try {
      Files.copy(file, beside, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "the damaged settings cannot be kept: {0}", e.toString());
    }
    return Optional.of(beside);
  }

  /** Where a copy of the file is that was found damaged; empty if it was whole. */
  public Optional<Path> damaged() {
    return damaged;
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
      writeSoon();
    }
    tell(setting.name());
  }

  private void tell(String name) {
    for (Listener<?> listener : listeners) {
      if (listener.setting().name().equals(name)) {
        listener.tell(this);
      }
    }
    for (Group group : groups) {
      if (name.startsWith(group.prefix())) {
        group.action().run();
      }
    }
  }

  private void writeSoon() {
    if (!dirty) {
      dirty = true;
      writer.execute(this::write);
    }
  }

  /** Whether something is chosen. */
  public synchronized boolean has(Setting<?> setting) {
    return values.containsKey(setting.name());
  }

  /** Chooses nothing any more, so that the usual value holds. */
  public void reset(Setting<?> setting) {
    synchronized (this) {
      if (values.remove(setting.name()) == null) {
        return;
      }
      writeSoon();
    }
    tell(setting.name());
  }

  /** Forgets all whose names begin so; nobody is told. */
  public synchronized void forget(String prefix) {
    if (values.keySet().removeIf(name -> name.startsWith(prefix))) {
      writeSoon();
    }
  }

  /** The names of what is chosen. */
  public synchronized List<String> names() {
    return new ArrayList<>(values.keySet());
  }

  /** Tells of each change of a setting, until closed. */
  public <T> Runnable listen(Setting<T> setting, Consumer<T> action) {
    Listener<T> listener = new Listener<>(setting, action);
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** Tells that some setting of a group has changed, until closed. */
  public Runnable listen(String prefix, Runnable action) {
    Group group = new Group(prefix, action);
    groups.add(group);
    return () -> groups.remove(group);
  }

  private void write() {
    StringBuilder text = new StringBuilder();
    synchronized (this) {
      dirty = false;
      values.forEach(
          (name, value) -> text.append(name).append('=').append(escape(value)).append('\n'));
    }
    try {
      WholeFile.writePrivate(file, text.toString().getBytes(StandardCharsets.UTF_8));
    } catch (FileException e) {
      LOG.log(Level.WARNING, "the settings cannot be kept: {0}", e.getMessage());
    }
  }

  private static String escape(String value) {
    String escaped = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }
}
