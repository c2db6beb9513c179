package org.komabako.ui.engines;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.SingleWindow;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** The list of engines, and those that play at the games. */
@Component(property = "service.ranking:Integer=-50")
public final class EnginesContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    FromHere.contribute(window, parts);
    new SeatActions().contribute(window, parts);
    SingleWindow<EngineWindow> engines =
        parts.page(() -> new EngineWindow(window), EngineWindow::shell);
    parts.action(
        Action.of("tools.engines").keys("Ctrl+Alt+E").menu(Menus.TOOLS, 1).does(engines::show));
    TrainingControl training = new TrainingControl(window.desk());
    SingleWindow<NetworkWindow> networks =
        parts.page(() -> new NetworkWindow(window, training), NetworkWindow::shell);
    parts.action(
        Action.of("tools.networks").keys("Ctrl+Alt+N").menu(Menus.TOOLS, 1).does(networks::show));
  }
}
