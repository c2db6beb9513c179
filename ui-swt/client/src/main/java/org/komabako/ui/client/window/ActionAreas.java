package org.komabako.ui.client.window;

import java.util.List;
import org.komabako.ui.workbench.desk.Desk;

/** What the window itself can do, area by area. A new area is one line here. */
final class ActionAreas {
  private static final List<ActionArea> ALL = List.of(
      new GameActions(),
      new ReopenActions(),
      new EndActions(),
      new MoveActions(),
      new TreeActions(),
      new ViewActions(),
      new BoardActions(),
      new SoundActions(),
      new HelpActions());

  private ActionAreas() {}

  static void register(Desk desk, MainWindow window) {
    ALL.forEach(each -> each.register(desk, window));
  }
}
