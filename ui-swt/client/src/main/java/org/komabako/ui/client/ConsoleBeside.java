package org.komabako.ui.client;

import java.io.Console;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.osgi.framework.BundleContext;
import org.osgi.util.tracker.ServiceTracker;

/** The console of the same process: beside the window where there is a terminal, or instead of it. */
final class ConsoleBeside {
  private static final Logger LOG = System.getLogger(ConsoleBeside.class.getName());

  private static final String CONSOLE =
      "(&(objectClass=java.util.concurrent.Callable)(komabako.main=console))";

  /** How long it is waited for, in milliseconds. */
  private static final long PATIENCE = 10_000;

  private ConsoleBeside() {}

  /**
   * Runs the console on this thread. It comes a moment after its bundle, when its terminal has been opened.
   *
   * @return its exit status; empty if there is no console
   */
  static OptionalInt run(BundleContext context) throws Exception {
    ServiceTracker<?, ?> tracker =
        new ServiceTracker<>(context, context.createFilter(CONSOLE), null);
    tracker.open();
    try {
      return tracker.waitForService(PATIENCE) instanceof Callable<?> console
              && console.call() instanceof Integer status
          ? OptionalInt.of(status)
          : OptionalInt.empty();
    } finally {
      tracker.close();
    }
  }

  /**
   * Runs the console on a thread of its own if this process has a terminal to itself.
   *
   * @param end run when the user leaves the console
   */
  static void start(BundleContext context, Runnable end) {
    if (!hasTerminal()) {
      return;
    }
    Thread thread = new Thread(
        () -> {
          try {
            if (run(context).isEmpty()) {
              return;
            }
          } catch (Exception e) {
            LOG.log(Level.WARNING, "the console ended: {0}", e.toString());
          }
          end.run();
        },
        "komabako-console");
    thread.setDaemon(true);
    thread.start();
  }

  /** A process in the background has a terminal too, but is stopped when it reads from it. */
  private static boolean hasTerminal() {
    if (!isTerminal()) {
      return false;
    }
    Path stat = Path.of("/proc/self/stat");
    try {
      String text = Files.isReadable(stat) ? Files.readString(stat) : "";
      String[] words = text.substring(text.lastIndexOf(')') + 1).trim().split(" ", -1);
      // After the name: state, parent, process group, session, terminal, group in the foreground.
      return words.length < 6 || words[2].equals(words[5]);
    } catch (IOException e) {
      return true;
    }
  }

  /** From Java 22 on there is a console also without a terminal, and it can be asked. */
  private static boolean isTerminal() {
    @SuppressWarnings("SystemConsoleNull")
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return !Boolean.FALSE.equals(Console.class.getMethod("isTerminal").invoke(console));
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
