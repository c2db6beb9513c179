package org.komabako.ui.workbench.game;

import org.eclipse.swt.widgets.Control;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.Opponents.State;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.action.ContextMenu;
import org.komabako.ui.workbench.desk.Desk;

/**
 * What can be done with who plays a side, as the menu of his plate: an engine moves at once, tries again, or leaves; a
 * person gives way to one; names are written.
 */
final class SeatMenu {
  private final GameView view;
  private final Side side;

  /** @param plate it can be opened on it and on all that lies there */
  SeatMenu(Control plate, GameView view, Side side) {
    this.view = view;
    this.side = side;
    var unused = new ContextMenu(plate, view.messages(), view.desk().actions(), this::fill);
  }

  private void fill(ContextMenu menu) {
    Desk desk = view.desk();
    LiveGame game = view.model().live();
    desk.engines()
        .seat(game, side)
        .ifPresentOrElse(
            seat -> {
              menu.item("engine.now", () -> with(Opponents::moveNow))
                  .setEnabled(seat.state() == State.THINKS);
              if (seat.state() == State.FAILED) {
                menu.item("engine.again", () -> with(Opponents::again));
              }
              menu.item(
                  "engine.leave", () -> desk.engines().leave(game, side, view.model()::failed));
            },
            () -> menu.action("engine.plays-" + side.text()));
    menu.action("game.info");
  }

  private interface Task {
    void run(Opponents opponents, LiveGame game, Side side);
  }

  private void with(Task task) {
    view.desk()
        .engines()
        .with(service -> task.run(service, view.model().live(), side), view.model()::failed);
  }
}
