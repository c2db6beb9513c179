package org.komabako.distribution;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The real window on a screen and a session bus of its own, as a screen reader hears it through AT-SPI. The listener is {@code
 * screen-reader.py}; what it prints is kept in order.
 */
final class ScreenReader implements AutoCloseable {
  private static final String FOCUSED = "focused ";
  private static final String SAID = "said ";
  private static final int SECONDS = 60;

  private final Process screen;
  private final Process reader;
  private final Writer orders;
  private final Path errors;
  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  private final List<String> all = new ArrayList<>();
  private String place = "";

  private ScreenReader(Process screen, Process reader, Path errors) {
    this.screen = screen;
    this.reader = reader;
    this.errors = errors;
    orders = reader.outputWriter(StandardCharsets.UTF_8);
    Thread thread = new Thread(this::read, "screen-reader");
    thread.setDaemon(true);
    thread.start();
  }

  /** What is missing here for it; empty if all is there. */
  static Optional<String> missing() {
    return Stream.of(
            List.of("xvfb", "Xvfb", "-help"),
            List.of("dbus-daemon", "dbus-run-session", "--version"),
            List.of(
                "at-spi2-core",
                "sh",
                "-c",
                "test -f /usr/share/dbus-1/services/org.a11y.Bus.service"),
            List.of(
                "python3-gi gir1.2-atspi-2.0",
                "/usr/bin/python3",
                "-c",
                "import gi; gi.require_version('Atspi', '2.0')"))
        .filter(each -> !runs(each.subList(1, each.size())))
        .map(each -> each.get(0))
        .findFirst();
  }

  private static boolean runs(List<String> command) {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Starts the program in English.
   *
   * @param folder for its data and what it says
   * @param file what it opens
   */
  static ScreenReader start(Path folder, Path file) throws IOException {
    Process screen = new ProcessBuilder(
            "Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp")
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    Path script = folder.resolve("screen-reader.py");
    try (InputStream in = ScreenReader.class.getResourceAsStream("screen-reader.py")) {
      Files.copy(Objects.requireNonNull(in), script);
    }
    Path errors = folder.resolve("reader-errors");
    ProcessBuilder builder = new ProcessBuilder(
            "dbus-run-session",
            "--",
            "/usr/bin/python3",
            "-u",
            script.toString(),
            Distribution.TREE.resolve("bin/komabako").toString(),
            "--data",
            folder.resolve("data").toString(),
            file.toString())
        .redirectError(errors.toFile());
    BufferedReader number = screen.inputReader(StandardCharsets.UTF_8);
    builder.environment().put("DISPLAY", ":" + number.readLine());
    builder.environment().put("GDK_BACKEND", "x11");
    builder.environment().put("LC_ALL", "C.UTF-8");
    List.of("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE")
        .forEach(builder.environment()::remove);
    // Its socket has to be short, and nobody else's.
    File runtime = Files.createTempDirectory("komabako-bus").toFile();
    runtime.deleteOnExit();
    builder.environment().put("XDG_RUNTIME_DIR", runtime.toString());
    return new ScreenReader(screen, builder.start(), errors);
  }

  private void read() {
    try (BufferedReader in = reader.inputReader(StandardCharsets.UTF_8)) {
      in.lines().forEach(told::add);
    } catch (IOException | UncheckedIOException e) {
      // It has ended.
    }
  }

  private void order(String line) throws IOException {
    orders.write(line + "\n");
    orders.flush();
  }

  /** Presses a key. */
  void press(String key) throws IOException {
    order("key " + key);
  }

  /** Gives the focus to the first object whose name begins so; its role and its name. */
  String focus(String name) throws IOException, InterruptedException {
    order("focus " + name);
    return next(line -> line.startsWith("found ") || line.startsWith("missing "));
  }

  /** Waits until the focus comes to something that is called so; its name. */
  String focused(Predicate<String> name) throws IOException, InterruptedException {
    place = next(line -> line.startsWith(FOCUSED) && name.test(line.substring(FOCUSED.length())))
        .substring(FOCUSED.length());
    return place;
  }

  /** What was waited for last that has the focus. */
  String place() {
    return place;
  }

  /** Waits until something is said that has these words; all of it. */
  String said(String words) throws IOException, InterruptedException {
    return next(line -> line.startsWith(SAID) && line.contains(words)).substring(SAID.length());
  }

  private String next(Predicate<String> wanted) throws IOException, InterruptedException {
    while (true) {
      String line = told.poll(SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError(
            "it was not heard; heard were " + all + "; errors: " + Files.readString(errors));
      }
      all.add(line);
      if (wanted.test(line)) {
        return line;
      }
    }
  }

  /** The program and all that was started for it end. */
  @Override
  public void close() throws InterruptedException, IOException {
    // The end of its input ends the listener, and that the program and the bus.
    try {
      orders.close();
    } catch (IOException e) {
      // It has ended already.
    }
    if (!reader.waitFor(SECONDS, TimeUnit.SECONDS)) {
      reader.descendants().forEach(ProcessHandle::destroyForcibly);
      reader.destroyForcibly();
    }
    screen.destroy();
  }
}
