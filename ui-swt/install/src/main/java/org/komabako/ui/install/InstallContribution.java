package org.komabako.ui.install;

import java.nio.file.Path;
import org.komabako.ui.install.shelf.ShelfWindow;
import org.komabako.ui.install.write.WriteWindow;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.SingleWindow;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/**
 * The install page, by menu and by a jar or a text that is to be opened; the page on which games are had from shelves; and the
 * one on which texts are written.
 */
@Component(property = "service.ranking:Integer=-30")
public final class InstallContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    SingleWindow<InstallWindow> page =
        parts.page(() -> new InstallWindow(window.shell(), window.desk()), InstallWindow::shell);
    parts.action(
        Action.of("tools.install").keys("Ctrl+Shift+I").menu(Menus.TOOLS, 1).does(page::show));
    SingleWindow<ShelfWindow> shelf = parts.page(() -> new ShelfWindow(window), ShelfWindow::shell);
    parts.action(Action.of("tools.shelf").menu(Menus.TOOLS, 1).does(shelf::show));
    SingleWindow<WriteWindow> writing = parts.page(
        () -> new WriteWindow(window, file -> page.show().offer(file)), WriteWindow::shell);
    parts.action(Action.of("tools.write")
        .menu(Menus.TOOLS, 1)
        .about(subject -> write(writing.show(), subject))
        .does(writing::show));
    parts.beforeQuit(() -> writing.shown().flatMap(WriteWindow::concern));
    parts.files(
        file -> file.toString().endsWith(".jar") || file.toString().endsWith(".variant"),
        file -> page.show().offer(file));
  }

  /** A file, or the key of an installed variant. */
  private static void write(WriteWindow page, String subject) {
    if (subject.endsWith(".variant")) {
      page.open(Path.of(subject));
    } else {
      page.about(subject);
    }
  }
}
