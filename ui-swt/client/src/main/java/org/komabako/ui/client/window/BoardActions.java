package org.komabako.ui.client.window;

import org.komabako.ui.board.Gesture;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Request;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Choices;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;

/** How the board is played on: by keys, by mouse; and what it shows besides the game. */
final class BoardActions implements ActionArea {
  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("board.cursor")
            .keys("C")
            .menu(Menus.MOVE, 3)
            .when(() -> window.current().isPresent())
            .does(() -> window.current().ifPresent(BoardActions::walk)));
    desk.actions()
        .add(Action.of("board.type")
            .keys("/")
            .menu(Menus.MOVE, 3)
            .when(() -> window.current().isPresent())
            .does(() -> window.current().ifPresent(GameView::startTyping)));
    draw(desk, window, "board.mark", "M", 1);
    draw(desk, window, "board.mark-2", "Shift+M", 2);
    desk.actions()
        .add(Action.of("board.wipe")
            .keys("W")
            .menu(Menus.MOVE, 4)
            .under("board.draw")
            .when(() -> hasMarks(window))
            .does(() -> window.current().ifPresent(view -> view.handle(new Request.Wipe()))));
    Choices look = new Choices(desk.settings(), desk.actions()::add, Menus.VIEW);
    look.flag("board.magnifier", "Z", 4, BoardSettings.MAGNIFIER);
    look.flag("board.hover", "H", 4, BoardSettings.HOVER);
    look.flag("board.attacks-black", "A", 4, BoardSettings.ATTACKS_BLACK);
    look.flag("board.attacks-white", "Shift+A", 4, BoardSettings.ATTACKS_WHITE);
    look.flag("board.promoted-red", "", 5, BoardSettings.RED);
    look.all("board.kings", 6, BoardSettings.KINGS, KingForms.values());
    Choices hand = new Choices(desk.settings(), desk.actions()::add, Menus.TOOLS);
    hand.all("board.gesture", 1, BoardSettings.GESTURE, Gesture.values());
    hand.flag("board.quick-steps", "", 2, BoardSettings.QUICK_STEPS);
    hand.flag("board.click-clears", "", 2, BoardSettings.CLEARS);
  }

  private static void draw(Desk desk, MainWindow window, String id, String keys, int color) {
    desk.actions()
        .add(Action.of(id)
            .keys(keys)
            .menu(Menus.MOVE, 4)
            .under("board.draw")
            .when(() -> window
                .current()
                .filter(view -> view.board().cursor().at().isPresent())
                .isPresent())
            .does(() -> window.current().ifPresent(view -> view.board().cursor().draw(color))));
  }

  private static boolean hasMarks(MainWindow window) {
    return window
        .current()
        .flatMap(view -> view.model().snapshot())
        .filter(known -> !known.marks().isEmpty())
        .isPresent();
  }

  private static void walk(GameView view) {
    view.board().control().setFocus();
    view.board().cursor().show();
  }
}
