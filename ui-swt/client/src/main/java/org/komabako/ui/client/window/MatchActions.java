package org.komabako.ui.client.window;

import java.util.Optional;
import org.komabako.ui.matches.MatchList;
import org.komabako.ui.matches.MatchWindow;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;

/** The matches; and a question before they are paused because their window closes. */
final class MatchActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    MatchList list = new MatchList(desk.services(), desk.work(), desk.gate());
    window.shell().addDisposeListener(e -> list.close());
    OnlyOne<MatchWindow> matches =
        new OnlyOne<>(() -> new MatchWindow(window, list), MatchWindow::shell);
    desk.actions()
        .add(
            Action.of("tools.matches").keys("Ctrl+Alt+M").menu(Menus.TOOLS, 1).does(matches::show));
    window.beforeQuit(() -> pausing(desk, list));
  }

  private static Optional<String> pausing(Desk desk, MatchList list) {
    int played = list.played().size();
    return played == 0
        ? Optional.empty()
        : Optional.of(desk.messages().get("match.quit.ask", played));
  }
}
