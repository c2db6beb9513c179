package org.komabako.ui.matches;

import java.util.Optional;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.SingleWindow;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** The matches; and a question before they are paused because their window closes. */
@Component(property = "service.ranking:Integer=-40")
public final class MatchesContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    Desk desk = window.desk();
    MatchList list = new MatchList(desk.services(), desk.work(), desk.gate());
    parts.onLeave(list::close);
    SingleWindow<MatchWindow> matches =
        parts.page(() -> new MatchWindow(window, list), MatchWindow::shell);
    parts.action(
        Action.of("tools.matches").keys("Ctrl+Alt+M").menu(Menus.TOOLS, 1).does(matches::show));
    parts.beforeQuit(() -> pausing(desk, list));
  }

  private static Optional<String> pausing(Desk desk, MatchList list) {
    int played = list.played().size();
    return played == 0
        ? Optional.empty()
        : Optional.of(desk.messages().get("match.quit.ask", played));
  }
}
