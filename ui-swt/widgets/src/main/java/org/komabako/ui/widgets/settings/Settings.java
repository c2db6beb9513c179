package org.komabako.ui.widgets.settings;

import java.io.IOException;
import java.io.StringReader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.komabako.base.AtomicFiles;
import org.komabako.base.Listeners;

/**
 * The settings: what the user has chosen, in a file of lines {@code name=value}. A change is told at once and
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

  private static final Duration FIRST_RETRY = Duration.ofSeconds(1);
  private static final Duration LAST_RETRY = Duration.ofMinutes(1);
  private static final Pattern NAME = Pattern.compile("[a-z][A-Za-z0-9.-]*");

  private final Path file;
  private final Executor writer;
  private final Map<String, String> values = new TreeMap<>();
  private final Listeners<Listener<?>> listeners = new Listeners<>();
  private final Listeners<Group> groups = new Listeners<>();
  /** What was chosen or reset while the file could not be read; an empty one was reset. */
  private final Map<String, Optional<String>> changes = new TreeMap<>();

  private Optional<Path> damaged = Optional.empty();
  /** The file may hold more than is known here, so it is read before it is written. */
  private boolean unread;

  private boolean dirty;
  private boolean retries;
  private Duration retry = FIRST_RETRY;

  private record Group(String prefix, Runnable action) {}

  /**
   * Reads a file that may be absent.
   *
   * @param writer runs the writing, one after the other
   */
  public Settings(Path file, Executor writer) {
    this.file = file;
    this.writer = writer;
    try {
      read();
    } catch (IOException e) {
      unread = true;
      LOG.log(Level.WARNING, "the settings in {0} cannot be read: {1}", file, e.toString());
    }
  }

  /** Lines that are damaged are left out; the file is then copied before it is ever written. */
  private synchronized void read() throws IOException {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      return;
    }
    boolean whole = true;
    for (String line : new String(bytes, StandardCharsets.UTF_8).lines().toList()) {
      whole &= readLine(line);
    }
    if (!whole) {
      Path beside = file.resolveSibling(file.getFileName() + ".damaged");
      damaged = Optional.of(beside);
      AtomicFiles.writePrivate(beside, bytes);
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

  /** Where a copy of the file is that was found damaged; empty if it was whole. */
  public synchronized Optional<Path> damaged() {
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
      changed(setting.name());
    }
    tell(setting.name());
  }

  private void tell(String name) {
    listeners.tell(listener -> {
      if (listener.setting().name().equals(name)) {
        listener.tell(this);
      }
    });
    groups.tell(group -> {
      if (name.startsWith(group.prefix())) {
        group.action().run();
      }
    });
  }

  /** What these settings say means something else now: whoever listens to one of them is told. */
  public void refresh(String prefix) {
    listeners.tell(listener -> {
      if (listener.setting().name().startsWith(prefix)) {
        listener.tell(this);
      }
    });
    groups.tell(group -> {
      if (group.prefix().startsWith(prefix)) {
        group.action().run();
      }
    });
  }

  private void changed(String name) {
    if (unread) {
      changes.put(name, Optional.ofNullable(values.get(name)));
    }
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
      if (values.remove(setting.name()) == null && !unread) {
        return;
      }
      changed(setting.name());
    }
    tell(setting.name());
  }

  /** Forgets all whose names begin so; nobody is told. */
  public synchronized void forget(String prefix) {
    for (String name : names()) {
      if (name.startsWith(prefix)) {
        values.remove(name);
        changed(name);
      }
    }
  }

  /** The names of what is chosen. */
  public synchronized List<String> names() {
    return new ArrayList<>(values.keySet());
  }

  /** Tells of each change of a setting, until closed. */
  public <T> Runnable listen(Setting<T> setting, Consumer<T> action) {
    Listener<T> listener = new Listener<>(setting, action);
    return listeners.add(listener)::close;
  }

  /** Tells that some setting of a group has changed, until closed. */
  public Runnable listen(String prefix, Runnable action) {
    Group group = new Group(prefix, action);
    return groups.add(group)::close;
  }

  /** What cannot be kept is tried again by itself, later each time, until it is. */
  private void write() {
    try {
      AtomicFiles.writePrivate(file, text().getBytes(StandardCharsets.UTF_8));
      synchronized (this) {
        retry = FIRST_RETRY;
      }
    } catch (IOException e) {
      LOG.log(Level.WARNING, "the settings cannot be kept yet: {0}", e.toString());
      writeAgain();
    }
  }

  private synchronized void writeAgain() {
    if (retries) {
      return;
    }
    retries = true;
    CompletableFuture.delayedExecutor(retry.toMillis(), TimeUnit.MILLISECONDS, writer)
        .execute(() -> {
          synchronized (this) {
            retries = false;
          }
          write();
        });
    retry = retry.multipliedBy(2).compareTo(LAST_RETRY) < 0 ? retry.multipliedBy(2) : LAST_RETRY;
  }

  private synchronized String text() throws IOException {
    dirty = false;
    if (unread) {
      read();
      unread = false;
      changes.forEach((name, value) ->
          value.ifPresentOrElse(text -> values.put(name, text), () -> values.remove(name)));
      changes.clear();
    }
    StringBuilder text = new StringBuilder();
    values.forEach(
        (name, value) -> text.append(name).append('=').append(escape(value)).append('\n'));
    return text.toString();
  }

  private static String escape(String value) {
    String escaped = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return escaped.startsWith(" ") ? "\\" + escaped : escaped;
  }
}
