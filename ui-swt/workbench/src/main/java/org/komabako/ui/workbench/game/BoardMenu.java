package org.komabako.ui.workbench.game;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Square;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Spot;
import org.komabako.ui.widgets.action.ContextMenu;

/**
 * What can be done at a square and with the position. A click of the right button opens it, while a drag draws; the
 * keyboard opens it at its cursor.
 */
final class BoardMenu {
  private final GameView view;
  private final ContextMenu menu;
  private Optional<Square> square = Optional.empty();

  BoardMenu(GameView view) {
    this.view = view;
    Canvas canvas = view.board().control();
    menu = new ContextMenu(canvas, view.messages(), view.desk().actions(), this::fill);
    canvas.addListener(SWT.MenuDetect, this::detected);
  }

  /** The mouse is told of when it is pressed, before it is known whether it draws. */
  private void detected(Event event) {
    event.doit = event.detail == SWT.MENU_KEYBOARD;
    square = view.board()
        .cursor()
        .at()
        .filter(Spot.Cell.class::isInstance)
        .map(spot -> ((Spot.Cell) spot).square());
    square.flatMap(view.board()::center).map(view.board().control()::toDisplay).ifPresent(at -> {
      event.x = at.x;
      event.y = at.y;
    });
  }

  /** Opens it under the mouse. */
  void open(Optional<Square> at) {
    square = at;
    Point mouse = view.board().control().getDisplay().getCursorLocation();
    menu.open(mouse.x, mouse.y);
  }

  private void fill(ContextMenu now) {
    square.ifPresent(at ->
        now.item("context.mark", () -> view.handle(new Request.Draw(Mark.on(at, 1)))));
    now.action("board.wipe");
    now.line();
    now.action("engine.from-here");
    now.action("analysis.toggle");
    now.action("edit.setup");
    now.action("library.position");
    now.line();
    now.action("edit.copy-sfen");
    now.action("edit.copy-picture");
    now.action("edit.share-link");
    now.action("edit.paste");
    now.line();
    now.action("view.flip");
    now.action("tools.learn", view.model().live().variant());
    now.action("help.rules");
  }
}
