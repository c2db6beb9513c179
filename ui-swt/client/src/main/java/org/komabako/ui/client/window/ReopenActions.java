package org.komabako.ui.client.window;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;

/** Games that were closed come back: the last one at once, any of the last ones from a list. */
final class ReopenActions implements ActionArea {
  private static final int GAMES = 5;

  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("game.reopen")
            .keys("Ctrl+Shift+T")
            .menu(Menus.GAME, GAMES)
            .when(() -> !window.closedGames().list().isEmpty())
            .does(() -> window.closedGames().reopen(window.closedGames().list().get(0))));
    desk.actions()
        .add(Action.of("game.closed")
            .menu(Menus.GAME, GAMES)
            .does(() -> new ClosedGamesDialog(window).open()));
  }
}
