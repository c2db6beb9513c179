package org.komabako.ui.client.window;

import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Zoom;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Choices;
import org.komabako.ui.widgets.action.Icons;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.look.Appearance;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;

/** How the board looks, and the language. */
final class ViewActions implements ActionArea {
  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("view.flip")
            .tool(new Action.Tool(30, Icons.FLIP, true))
            .keys("F")
            .menu(Menus.VIEW, 1)
            .when(() -> window.current().isPresent())
            .does(() -> window.current().ifPresent(GameView::turn)));
    desk.actions()
        .add(Action.of("view.full-screen")
            .keys("F11")
            .menu(Menus.VIEW, 1)
            .check(() -> window.shell().getFullScreen())
            .does(() -> window.shell().setFullScreen(!window.shell().getFullScreen())));
    desk.actions()
        .add(Action.of("view.panels")
            .menu(Menus.VIEW, 1)
            .when(() -> window.current().isPresent())
            .does(() -> window.current().ifPresent(GameView::choosePanels)));
    zoom(desk, window, "view.zoom-in", "Ctrl+Plus", Zoom.STEP);
    zoom(desk, window, "view.zoom-out", "Ctrl+-", -Zoom.STEP);
    zoom(desk, window, "view.zoom-whole", "Ctrl+0", -Zoom.MOST);
    Choices look = new Choices(desk.settings(), desk.actions()::add, Menus.VIEW);
    look.all("view.coordinates", 2, BoardSettings.COORDINATES, Coordinates.values());
    look.flag("view.targets", "", 3, BoardSettings.TARGETS);
    look.flag("view.last-move", "", 3, BoardSettings.LAST_MOVE);
    look.flag("view.check", "", 3, BoardSettings.CHECK);
    look.flag("view.motion", "", 3, BoardSettings.MOTION);
    look.all("view.appearance", 7, Look.APPEARANCE, Appearance.values());
    var unusedToo = new LanguageActions(desk, window);
    var unused = new LookActions(desk, window);
  }

  private static void zoom(Desk desk, MainWindow window, String id, String keys, int by) {
    desk.actions()
        .add(Action.of(id)
            .keys(keys)
            .menu(Menus.VIEW, 1)
            .under("view.zoom")
            .when(() -> window.current().isPresent())
            .does(() -> {
              int percent = desk.settings().get(BoardSettings.ZOOM) + by;
              desk.settings().set(BoardSettings.ZOOM, new Zoom(percent, 0.5, 0.5).percent());
            }));
  }
}
