package org.komabako.ui.client.window;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.swt.widgets.Shell;
import org.jspecify.annotations.Nullable;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.action.Action;
import org.komabako.ui.client.action.Menus;
import org.komabako.ui.client.install.InstallWindow;
import org.komabako.ui.client.share.FileDrop;
import org.komabako.ui.client.share.Incoming;

/** The install page, by menu and by a jar that is to be opened; other files are opened as games. */
final class InstallActions implements Contribution {
  private @Nullable InstallWindow page;

  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("tools.install")
            .keys("Ctrl+Shift+I")
            .menu(Menus.TOOLS, 1)
            .does(() -> {
              var unused = page(desk, window.shell());
            }));
    window.opener(file -> open(desk, window, file));
    FileDrop.on(window.shell(), files -> files.forEach(window::open));
  }

  private void open(Desk desk, MainWindow window, Path file) {
    if (file.toString().endsWith(".jar")) {
      page(desk, window.shell()).install(file);
    } else {
      window.withGames(games -> window.remark(
          new Incoming(games, desk.services().variants(), Optional.empty()).file(file)));
    }
  }

  /** The page; there is one. */
  private InstallWindow page(Desk desk, Shell parent) {
    InstallWindow open = page;
    if (open == null || open.shell().isDisposed()) {
      open = new InstallWindow(parent, desk);
      page = open;
    } else {
      open.shell().setActive();
    }
    return open;
  }
}
