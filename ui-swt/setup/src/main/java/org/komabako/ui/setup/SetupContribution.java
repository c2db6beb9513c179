package org.komabako.ui.setup;

import java.util.Optional;
import org.komabako.position.Position;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** The set-up editor, with the position that is looked at. */
@Component(property = "service.ranking:Integer=-20")
public final class SetupContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    parts.action(Action.of("edit.setup")
        .keys("Ctrl+E")
        .menu(Menus.EDIT, 1)
        .when(() -> !window.variants().isEmpty() || position(window).isPresent())
        .does(() -> open(window)));
  }

  private static Optional<Position> position(Workbench window) {
    return window.current().flatMap(view -> view.model().snapshot()).map(Snapshot::position);
  }

  private static void open(Workbench window) {
    SetupWindow editor =
        new SetupWindow(window.shell(), window.desk(), window.variants(), window::create);
    position(window).ifPresent(each -> editor.edit(each.rules(), each.setup()));
    Runnable stop = window.listenToVariants(() -> editor.variants(window.variants()));
    editor.shell().addDisposeListener(e -> stop.run());
  }
}
