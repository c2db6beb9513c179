package org.komabako.ui.workbench.game;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Square;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Request;

/**
 * Draws with the right button: a drag is an arrow; a click while shift, control or alt is held marks the square in the
 * colour of that key, else it asks for the menu of the square.
 */
final class BoardPen {
  private static final int RIGHT = 3;

  private final BoardCanvas board;
  private final Consumer<Request> requests;
  private Optional<Square> from = Optional.empty();
  private Optional<Mark> sketch = Optional.empty();

  /** On a board; what was drawn is asked of the owner. */
  BoardPen(Canvas canvas, BoardCanvas board, Consumer<Request> requests) {
    this.board = board;
    this.requests = requests;
    canvas.addListener(SWT.MouseDown, this::down);
    canvas.addListener(SWT.MouseMove, this::move);
    canvas.addListener(SWT.MouseUp, this::up);
  }

  /** Begins at a square, or ends there what was begun. */
  void point(Square square, int color) {
    if (from.isEmpty()) {
      from = Optional.of(square);
      sketch = Optional.of(Mark.on(square, color));
    } else {
      Mark done = new Mark(from.get(), square, color);
      from = Optional.empty();
      sketch = Optional.empty();
      requests.accept(new Request.Draw(done));
    }
    board.refresh();
  }

  /** What is being drawn. */
  Optional<Mark> sketch() {
    return sketch;
  }

  private Optional<Square> square(Event event) {
    return board.geometry().flatMap((Geometry g) -> g.squareAt(event.x, event.y));
  }

  private void down(Event event) {
    if (event.button == RIGHT) {
      from = square(event);
      trace(event);
    }
  }

  private void move(Event event) {
    if (from.isPresent()) {
      trace(event);
    }
  }

  private void trace(Event event) {
    Optional<Mark> next = from.flatMap(a -> square(event).map(b -> new Mark(a, b, colour(event))));
    if (!next.equals(sketch)) {
      sketch = next;
      board.refresh();
    }
  }

  private void up(Event event) {
    if (event.button == RIGHT && from.isPresent()) {
      trace(event);
      Optional<Request> done = sketch.map(mark -> mark.isArrow() || mark.color() > 1
          ? new Request.Draw(mark)
          : new Request.Menu(Optional.of(mark.from())));
      from = Optional.empty();
      sketch = Optional.empty();
      board.refresh();
      done.ifPresent(requests);
    } else if (event.button == RIGHT) {
      requests.accept(new Request.Menu(Optional.empty()));
    }
  }

  private static int colour(Event event) {
    if ((event.stateMask & SWT.MOD2) != 0) {
      return 2;
    }
    if ((event.stateMask & SWT.MOD1) != 0) {
      return 3;
    }
    return (event.stateMask & SWT.MOD3) != 0 ? 4 : 1;
  }
}
