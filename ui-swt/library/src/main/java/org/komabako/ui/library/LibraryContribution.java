package org.komabako.ui.library;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Choices;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.SingleWindow;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** The library of games: its page, and the moves that were played from here. */
@Component(property = "service.ranking:Integer=-15")
public final class LibraryContribution implements Contribution {
  private static final int GROUP = 3;

  /** Where games are opened. */
  private static final int FILES = 1;

  @Override
  public void contribute(Workbench window, WindowParts parts) {
    SingleWindow<LibraryWindow> page =
        parts.page(() -> new LibraryWindow(window), LibraryWindow::shell);
    parts.panel(60, LibraryPanel::new);
    parts.action(Action.of("library.open")
        .keys("Ctrl+Alt+L")
        .menu(Menus.GAME, FILES)
        .about(player -> page.show().searchPlayer(player))
        .does(page::show));
    parts.start(20, place -> new LibraryStart(place, window));
    parts.action(Action.of("library.position")
        .keys("Ctrl+Alt+P")
        .menu(Menus.GAME, FILES)
        .when(() -> window.current().isPresent())
        .does(() -> page.show().searchPosition()));
    new Choices(window.desk().settings(), parts::action, Menus.VIEW)
        .flag("library.moves", "Ctrl+L", GROUP, LibrarySettings.MOVES);
  }
}
