package org.komabako.ui.client.window;

import org.komabako.ui.client.Desk;
import org.komabako.ui.client.action.Action;
import org.komabako.ui.client.action.Menus;

/** Games: begin, close; leave. */
final class GameActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("game.new")
            .keys("Ctrl+N")
            .menu(Menus.GAME, 1)
            .does(() -> new NewGameDialog(window).open()));
    desk.actions()
        .add(Action.of("game.close")
            .keys("Ctrl+W")
            .menu(Menus.GAME, 5)
            .when(() -> window.current().isPresent())
            .does(() -> window.current().ifPresent(window::close)));
    desk.actions()
        .add(Action.of("game.quit").keys("Ctrl+Q").menu(Menus.GAME, 9).does(window::close));
  }
}
