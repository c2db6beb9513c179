package org.komabako.ui.client.window;

import java.util.function.Consumer;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.GameView;

/** Games: name, duplicate, order, close; leave. */
final class GameActions implements ActionArea {
  @Override
  public void register(Desk desk, MainWindow window) {
    withGame(desk, window, "game.info", "F2", view -> new GameInfoDialog(window, view).open());
    withGame(desk, window, "game.duplicate", "Ctrl+Alt+D", window.closedGames()::duplicate);
    withGame(desk, window, "game.move-left", "Ctrl+Shift+PageUp", view -> window.move(-1));
    withGame(desk, window, "game.move-right", "Ctrl+Shift+PageDown", view -> window.move(1));
    desk.actions()
        .add(Action.of("game.close")
            .keys("Ctrl+W")
            .menu(Menus.GAME, 5)
            .when(window::canClose)
            .does(window::closeTab));
    desk.actions()
        .add(Action.of("game.quit").keys("Ctrl+Q").menu(Menus.GAME, 9).does(window.shell()::close));
  }

  private static void withGame(
      Desk desk, MainWindow window, String id, String keys, Consumer<GameView> task) {
    desk.actions()
        .add(Action.of(id)
            .keys(keys)
            .menu(Menus.GAME, 5)
            .when(() -> window.current().isPresent())
            .does(() -> window.current().ifPresent(task)));
  }
}
