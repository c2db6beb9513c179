package org.komabako.ui.client.window;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;

/** What this program is, and its keys. */
final class HelpActions implements ActionArea {
  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("help.shortcuts")
            .keys("F1")
            .menu(Menus.HELP, 1)
            .does(() -> new ShortcutsDialog(window).open()));
    desk.actions()
        .add(
            Action.of("help.about").menu(Menus.HELP, 9).does(() -> new AboutDialog(window).open()));
  }
}
