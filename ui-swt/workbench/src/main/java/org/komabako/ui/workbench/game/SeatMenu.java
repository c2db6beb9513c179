package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.Opponents.State;
import org.komabako.session.LiveGame;
import org.komabako.ui.workbench.desk.Desk;

/**
 * What can be done with who plays a side, as the menu of his plate: an engine moves at once, tries again, or leaves; a
 * person gives way to one; names are written.
 */
final class SeatMenu {
  private final Menu menu;
  private final GameView view;
  private final Side side;

  SeatMenu(Control plate, GameView view, Side side) {
    this.view = view;
    this.side = side;
    menu = new Menu(plate);
    menu.addListener(SWT.Show, e -> fill());
  }

  Menu menu() {
    return menu;
  }

  private void fill() {
    for (MenuItem old : menu.getItems()) {
      old.dispose();
    }
    Desk desk = view.desk();
    LiveGame game = view.model().live();
    desk.engines()
        .seat(game, side)
        .ifPresentOrElse(
            seat -> {
              item("engine.now", () -> with(Opponents::moveNow))
                  .setEnabled(seat.state() == State.THINKS);
              if (seat.state() == State.FAILED) {
                item("engine.again", () -> with(Opponents::again)).setEnabled(true);
              }
              item("engine.leave", () -> desk.engines().leave(game, side, view.model()::failed))
                  .setEnabled(true);
            },
            () -> action("engine.plays-" + side.text()));
    action("game.info");
  }

  private interface Task {
    void run(Opponents opponents, LiveGame game, Side side);
  }

  private void with(Task task) {
    view.desk()
        .engines()
        .with(service -> task.run(service, view.model().live(), side), view.model()::failed);
  }

  private MenuItem item(String key, Runnable task) {
    MenuItem item = new MenuItem(menu, SWT.PUSH);
    item.setText(view.messages().get(key));
    item.setData("part", key);
    item.addListener(SWT.Selection, e -> task.run());
    return item;
  }

  /** One of the window, if it is there. */
  private void action(String id) {
    view.desk().actions().find(id).ifPresent(action -> {
      MenuItem item = new MenuItem(menu, SWT.PUSH);
      item.setText(action.plain(view.messages()));
      item.setEnabled(action.enabled().getAsBoolean());
      item.addListener(SWT.Selection, e -> {
        var unused = view.desk().actions().run(id);
      });
    });
  }
}
