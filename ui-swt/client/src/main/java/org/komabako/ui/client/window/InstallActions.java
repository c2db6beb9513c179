package org.komabako.ui.client.window;

import java.nio.file.Path;
import org.komabako.ui.install.InstallWindow;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.share.FileDrop;

/** The install page, by menu and by a jar that is to be opened; other files are opened as games. */
final class InstallActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    OnlyOne<InstallWindow> page =
        new OnlyOne<>(() -> new InstallWindow(window.shell(), desk), InstallWindow::shell);
    desk.actions()
        .add(
            Action.of("tools.install").keys("Ctrl+Shift+I").menu(Menus.TOOLS, 1).does(page::show));
    window.opener(file -> open(desk, window, page, file));
    FileDrop.on(window.shell(), files -> files.forEach(window::open));
  }

  private static void open(Desk desk, MainWindow window, OnlyOne<InstallWindow> page, Path file) {
    if (file.toString().endsWith(".jar")) {
      page.show().offer(file);
    } else {
      FileActions.read(desk, window, file);
    }
  }
}
