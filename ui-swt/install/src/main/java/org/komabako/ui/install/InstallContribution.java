package org.komabako.ui.install;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.SingleWindow;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** The install page, by menu and by a jar that is to be opened. */
@Component(property = "service.ranking:Integer=-30")
public final class InstallContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    SingleWindow<InstallWindow> page =
        parts.page(() -> new InstallWindow(window.shell(), window.desk()), InstallWindow::shell);
    parts.action(
        Action.of("tools.install").keys("Ctrl+Shift+I").menu(Menus.TOOLS, 1).does(page::show));
    parts.files(
        file -> file.toString().endsWith(".jar") || file.toString().endsWith(".variant"),
        file -> page.show().offer(file));
  }
}
