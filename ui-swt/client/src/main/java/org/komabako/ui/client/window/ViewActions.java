package org.komabako.ui.client.window;

import org.komabako.ui.board.Coordinates;
import org.komabako.ui.client.Client;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.action.Action;
import org.komabako.ui.client.action.Menus;
import org.komabako.ui.client.game.BoardSettings;
import org.komabako.ui.client.game.GameView;
import org.komabako.ui.client.text.Language;

/** How the board looks, and the language. */
final class ViewActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("view.flip")
            .keys("F")
            .menu(Menus.VIEW, 1)
            .when(() -> window.current().isPresent())
            .does(() -> window
                .current()
                .map(GameView::board)
                .ifPresent(board -> board.bottom(board.bottom().opponent()))));
    Choices look = new Choices(desk, window, Menus.VIEW);
    look.all("view.coordinates", 2, BoardSettings.COORDINATES, Coordinates.values());
    look.flag("view.targets", "", 3, BoardSettings.TARGETS);
    look.flag("view.last-move", "", 3, BoardSettings.LAST_MOVE);
    look.flag("view.check", "", 3, BoardSettings.CHECK);
    for (Language each : Language.values()) {
      look.one("view.language." + each.code(), 8, Client.LANGUAGE, each);
    }
  }
}
