package org.komabako.ui.client.window;

import java.util.Optional;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.action.Action;
import org.komabako.ui.client.action.Menus;
import org.komabako.ui.client.matches.MatchWindow;

/** The matches; and a question before they are paused because their window closes. */
final class MatchActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    OnlyOne<MatchWindow> matches = new OnlyOne<>(() -> new MatchWindow(window), MatchWindow::shell);
    desk.actions()
        .add(
            Action.of("tools.matches").keys("Ctrl+Alt+M").menu(Menus.TOOLS, 1).does(matches::show));
    window.beforeQuit(() -> pausing(desk));
  }

  private static Optional<String> pausing(Desk desk) {
    int played = desk.matches().played().size();
    return played == 0
        ? Optional.empty()
        : Optional.of(desk.messages().get("match.quit.ask", played));
  }
}
