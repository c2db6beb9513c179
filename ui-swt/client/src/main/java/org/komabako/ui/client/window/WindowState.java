package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Monitor;
import org.eclipse.swt.widgets.Shell;
import org.jspecify.annotations.Nullable;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** Where the window is and how large; it comes back there, as far as there still is a screen. */
final class WindowState {
  private static final int WIDTH = 1100;
  private static final int HEIGHT = 780;
  private static final int SEEN = 80;

  private static final Setting<Rectangle> BOUNDS = new Setting<>(
      "window.bounds", new Rectangle(0, 0, 0, 0), WindowState::parse, WindowState::print);
  private static final Setting<Boolean> MAXIMISED = Setting.flag("window.maximised", false);

  private WindowState() {}

  /** Puts the window where it was, and remembers from now on where it is put. */
  static void keep(Shell shell, Settings settings) {
    Rectangle kept = settings.get(BOUNDS);
    if (kept.isEmpty() || !isSeen(shell, kept)) {
      Rectangle screen = shell.getDisplay().getPrimaryMonitor().getClientArea();
      int width = Math.min(WIDTH, screen.width);
      int height = Math.min(HEIGHT, screen.height);
      kept = new Rectangle(
          screen.x + (screen.width - width) / 2,
          screen.y + (screen.height - height) / 2,
          width,
          height);
    }
    shell.setBounds(kept);
    shell.setMaximized(settings.get(MAXIMISED));
    shell.addListener(SWT.Resize, e -> remember(shell, settings));
    shell.addListener(SWT.Move, e -> remember(shell, settings));
  }

  /** Enough of its head lies on some screen to take hold of it. */
  private static boolean isSeen(Shell shell, Rectangle bounds) {
    Rectangle head = new Rectangle(bounds.x, bounds.y, bounds.width, SEEN);
    for (Monitor monitor : shell.getDisplay().getMonitors()) {
      Rectangle seen = monitor.getClientArea().intersection(head);
      if (seen.width >= SEEN && seen.height >= SEEN / 2) {
        return true;
      }
    }
    return false;
  }

  private static void remember(Shell shell, Settings settings) {
    if (shell.isVisible() && !shell.getMinimized()) {
      settings.set(MAXIMISED, shell.getMaximized());
      if (!shell.getMaximized() && !shell.getFullScreen()) {
        settings.set(BOUNDS, shell.getBounds());
      }
    }
  }

  private static @Nullable Rectangle parse(String text) {
    String[] parts = text.split(",", -1);
    return parts.length != 4
        ? null
        : new Rectangle(
            Integer.parseInt(parts[0]),
            Integer.parseInt(parts[1]),
            Math.max(200, Integer.parseInt(parts[2])),
            Math.max(150, Integer.parseInt(parts[3])));
  }

  private static String print(Rectangle bounds) {
    return bounds.x + "," + bounds.y + "," + bounds.width + "," + bounds.height;
  }
}
