package org.komabako.ui.client.window;

import org.komabako.ui.engines.EngineWindow;
import org.komabako.ui.preferences.PreferencesDialog;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;

/** The engines, the preferences, and what this program is. */
final class ToolActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    OnlyOne<EngineWindow> engines =
        new OnlyOne<>(() -> new EngineWindow(window), EngineWindow::shell);
    desk.actions()
        .add(
            Action.of("tools.engines").keys("Ctrl+Alt+E").menu(Menus.TOOLS, 1).does(engines::show));
    desk.actions()
        .add(Action.of("tools.preferences")
            .keys("Ctrl+,")
            .menu(Menus.TOOLS, 9)
            .does(() -> PreferencesDialog.open(window)));
    desk.actions()
        .add(
            Action.of("help.about").menu(Menus.HELP, 9).does(() -> new AboutDialog(window).open()));
  }
}
