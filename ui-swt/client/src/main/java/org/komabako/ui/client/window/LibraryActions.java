package org.komabako.ui.client.window;

import org.jspecify.annotations.Nullable;
import org.komabako.ui.library.LibrarySettings;
import org.komabako.ui.library.LibraryWindow;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;

/** The library of games: its page, and the moves that were played from here. */
final class LibraryActions implements Contribution {
  private static final int GROUP = 3;

  private @Nullable LibraryWindow page;

  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(
            Action.of("library.open").keys("Ctrl+Alt+L").menu(Menus.GAME, GROUP).does(() -> {
              var unused = page(window);
            }));
    desk.actions()
        .add(Action.of("library.position")
            .keys("Ctrl+Alt+P")
            .menu(Menus.GAME, GROUP)
            .when(() -> window.current().isPresent())
            .does(() -> page(window).searchPosition()));
    new Choices(desk, Menus.GAME).flag("library.moves", "Ctrl+L", GROUP, LibrarySettings.MOVES);
  }

  /** There is one page. */
  private LibraryWindow page(MainWindow window) {
    LibraryWindow open = page;
    if (open == null || open.shell().isDisposed()) {
      open = new LibraryWindow(window);
      page = open;
    } else {
      open.shell().setActive();
    }
    return open;
  }
}
