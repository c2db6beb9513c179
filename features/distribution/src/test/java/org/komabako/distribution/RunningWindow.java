package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.client.Screen;
import org.komabako.ui.client.Table;

/**
 * The window of the running platform, as the launcher opens it. The test sees the widgets and what the services say; the
 * classes of the client are those of its bundle. There is one display in a process, so a test with it is to be named
 * alone with {@code -Dit.test}.
 */
final class RunningWindow implements AutoCloseable {
  private static final int SECONDS_TO_END = 20;

  private final CompletableFuture<Object> ended = new CompletableFuture<>();
  private final RunningPlatform platform;
  private final Display display;

  /** On the screen of the tests, with the user data below a folder. */
  RunningWindow(Path folder) throws Exception {
    Locale.setDefault(Locale.ENGLISH);
    Screen.connect();
    platform = RunningPlatform.desktop(folder);
    var desktop = platform.main("desktop");
    Thread window = new Thread(
        () -> {
          try {
            ended.complete(desktop.call());
          } catch (Exception | LinkageError e) {
            ended.completeExceptionally(e);
          }
        },
        "window");
    window.start();
    platform.await("the window waits for its user", () -> waits(window) || ended.isDone());
    assertFalse(ended.isDone(), ended::toString);
    display = Display.findDisplay(window);
  }

  /** A display can be found some time before it can be asked anything. */
  private static boolean waits(Thread window) {
    return Arrays.stream(window.getStackTrace())
        .anyMatch(frame -> frame.getClassName().equals(Display.class.getName())
            && frame.getMethodName().equals("sleep"));
  }

  @Override
  public void close() throws Exception {
    platform.close();
    assertEquals(0, ended.get(SECONDS_TO_END, TimeUnit.SECONDS), "how the window ended");
  }

  RunningPlatform platform() {
    return platform;
  }

  Display display() {
    return display;
  }

  /** Asks on the thread of the window. */
  <T> T seen(Supplier<T> question) {
    return display.syncCall(question::get);
  }

  Shell main() {
    return Arrays.stream(display.getShells())
        .filter(shell -> shell.getParent() == null)
        .findFirst()
        .orElseThrow();
  }

  /** The board: the largest canvas of the window. */
  Optional<Canvas> board() {
    Canvas largest = null;
    Deque<Control> controls = new ArrayDeque<>(List.of(main()));
    while (!controls.isEmpty()) {
      Control control = controls.pop();
      if (control instanceof Composite composite && control.isVisible()) {
        controls.addAll(List.of(composite.getChildren()));
      }
      if (control.getClass() == Canvas.class
          && control.isVisible()
          && (largest == null || area(control) > area(largest))) {
        largest = (Canvas) control;
      }
    }
    return Optional.ofNullable(largest);
  }

  private static int area(Control control) {
    return control.getSize().x * control.getSize().y;
  }

  /** Whether the words stand anywhere in the window. */
  boolean says(String words) {
    return seen(() -> Table.texts(main()).stream().anyMatch(text -> text.contains(words)));
  }

  /** Whether a panel of this title stands beside a board. */
  boolean hasPanel(String title) {
    return seen(() -> controls(main()).anyMatch(each -> title.equals(each.getData("title"))));
  }

  private static Stream<Control> controls(Control control) {
    Stream<Control> below = control instanceof Composite composite
        ? Arrays.stream(composite.getChildren()).flatMap(RunningWindow::controls)
        : Stream.empty();
    return Stream.concat(Stream.of(control), below);
  }

  /** The item of an action in the menu bar, in a submenu too; for the thread of the window. */
  Optional<MenuItem> item(String action) {
    return Arrays.stream(main().getMenuBar().getItems())
        .flatMap(RunningWindow::below)
        .filter(item -> action.equals(item.getData("action")))
        .findFirst();
  }

  private static Stream<MenuItem> below(MenuItem item) {
    return item.getMenu() == null
        ? Stream.of(item)
        : Arrays.stream(item.getMenu().getItems()).flatMap(RunningWindow::below);
  }

  /** Chooses in the menu. */
  void choose(String action) {
    seen(() -> {
      MenuItem found = item(action).orElseThrow();
      if ((found.getStyle() & SWT.RADIO) != 0) {
        found.setSelection(true);
      }
      found.notifyListeners(SWT.Selection, new Event());
      return true;
    });
  }
}
