package org.komabako.ui.client.window;

import java.util.Optional;
import org.komabako.kernel.position.Position;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.setup.SetupWindow;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;

/** The set-up editor, with the position that is looked at. */
final class SetupActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("edit.setup")
            .keys("Ctrl+E")
            .menu(Menus.EDIT, 1)
            .when(() -> !window.variants().isEmpty() || position(window).isPresent())
            .does(() -> open(desk, window)));
  }

  private static Optional<Position> position(MainWindow window) {
    return window.current().flatMap(view -> view.model().snapshot()).map(Snapshot::position);
  }

  private static void open(Desk desk, MainWindow window) {
    SetupWindow editor = new SetupWindow(window.shell(), desk, window.variants(), window::create);
    position(window).ifPresent(each -> editor.edit(each.rules(), each.setup()));
    Runnable stop = window.listenToVariants(() -> editor.variants(window.variants()));
    editor.shell().addDisposeListener(e -> stop.run());
  }
}
