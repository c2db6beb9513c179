package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.action.Action;
import org.komabako.ui.client.action.Menus;
import org.komabako.ui.client.dialog.Question;
import org.komabako.ui.client.matches.MatchWindow;

/** The matches; and a question before they are paused because their window closes. */
final class MatchActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    OnlyOne<MatchWindow> matches = new OnlyOne<>(() -> new MatchWindow(window), MatchWindow::shell);
    desk.actions()
        .add(
            Action.of("tools.matches").keys("Ctrl+Alt+M").menu(Menus.TOOLS, 1).does(matches::show));
    window.shell().addListener(SWT.Close, event -> ask(desk, window, event));
  }

  private static void ask(Desk desk, MainWindow window, Event event) {
    int played = desk.matches().played().size();
    if (played > 0) {
      event.doit = false;
      Question.ask(
          window.shell(),
          desk,
          "quit",
          desk.messages().get("match.quit.ask", played),
          window::close);
    }
  }
}
