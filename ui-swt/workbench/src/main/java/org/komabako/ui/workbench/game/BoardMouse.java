package org.komabako.ui.workbench.game;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.komabako.kernel.model.Square;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.HitTest;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Spot;

/** What the mouse does to a board: it presses, carries and releases, and it looks. */
final class BoardMouse {
  private static final int LEFT = 1;

  private final BoardCanvas board;
  private final Consumer<Request> requests;
  private Optional<Spot> hovered = Optional.empty();
  private boolean isOver;
  private int x;
  private int y;

  BoardMouse(Canvas canvas, BoardCanvas board, Consumer<Request> requests) {
    this.board = board;
    this.requests = requests;
    canvas.addListener(SWT.MouseDown, event -> with(event, this::press));
    canvas.addListener(SWT.MouseUp, event -> with(event, this::release));
    canvas.addListener(
        SWT.MouseMove, event -> board.input().ifPresent(input -> move(input, event)));
    canvas.addListener(SWT.MouseExit, event -> leave());
  }

  /** The place that it looks at, where that is wanted. */
  Optional<Spot> hovered() {
    return hovered;
  }

  /** Whether it is over the board. */
  boolean isOver() {
    return isOver;
  }

  int x() {
    return x;
  }

  int y() {
    return y;
  }

  private interface Deed {
    void with(BoardInput input, Event event);
  }

  private void with(Event event, Deed deed) {
    if (event.button == LEFT) {
      board.input().ifPresent(input -> deed.with(input, event));
    }
  }

  private Spot spot(BoardInput input, Event event) {
    x = event.x;
    y = event.y;
    return board
        .geometry()
        .map(geometry ->
            HitTest.at(geometry, input.snapshot().position(), input.state(), event.x, event.y))
        .orElse(Spot.NOWHERE);
  }

  private void press(BoardInput input, Event event) {
    hovered = Optional.empty();
    board.takeFocus();
    if (board.use().clears() && !input.snapshot().marks().isEmpty()) {
      requests.accept(new Request.Wipe());
    }
    input.press(spot(input, event)).ifPresent(requests);
    board.refresh();
  }

  private void release(BoardInput input, Event event) {
    boolean carried = input.dragged().isPresent();
    Optional<Request> asked = input.release(spot(input, event), board.promote(event));
    if (carried && asked.isPresent()) {
      board.putDown();
    }
    asked.ifPresent(requests);
    board.refresh();
  }

  private void move(BoardInput input, Event event) {
    Optional<Spot> carried = input.dragged();
    boolean carries = carried.isPresent();
    isOver = true;
    Spot at = spot(input, event);
    Optional<Square> drawnBack = input.drawnBack();
    carried.ifPresent(from -> carry(input, from, at, event));
    Optional<Spot> over = Optional.of(at)
        .filter(spot -> board.use().hover() && !carries && !spot.equals(Spot.NOWHERE));
    if (!over.equals(hovered) || !drawnBack.equals(input.drawnBack())) {
      hovered = over;
      board.refresh();
    } else if (carries || board.use().magnifier()) {
      board.redraw();
    }
  }

  private void carry(BoardInput input, Spot from, Spot at, Event event) {
    board.geometry().ifPresent(geometry -> {
      Box origin = geometry.box(from, input.snapshot().position());
      input.carry(
          at, board.promote(event), square -> geometry.isBehind(square, origin, event.x, event.y));
    });
  }

  private void leave() {
    hovered = Optional.empty();
    // While it is over the board, all of it is painted again, so the lens goes.
    board.redraw();
    isOver = false;
    board.refresh();
  }
}
