package org.komabako.ui.client.game;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.komabako.kernel.Square;
import org.komabako.ui.board.Drawing;
import org.komabako.ui.board.Geometry;

/**
 * Draws with the right button: a drag is an arrow, a click a mark on a square. What is held chooses
 * the colour: nothing, shift, control, alt.
 */
final class BoardPen {
  private static final int RIGHT = 3;

  private final BoardCanvas board;
  private final Consumer<Drawing> drawn;
  private Optional<Square> from = Optional.empty();
  private Optional<Drawing> sketch = Optional.empty();

  /** On a board; what was drawn goes to the owner. */
  BoardPen(Canvas canvas, BoardCanvas board, Consumer<Drawing> drawn) {
    this.board = board;
    this.drawn = drawn;
    canvas.addListener(SWT.MouseDown, this::down);
    canvas.addListener(SWT.MouseMove, this::move);
    canvas.addListener(SWT.MouseUp, this::up);
  }

  /** What is being drawn. */
  Optional<Drawing> sketch() {
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
    Optional<Drawing> next =
        from.flatMap(a -> square(event).map(b -> new Drawing(a, b, colour(event))));
    if (!next.equals(sketch)) {
      sketch = next;
      board.refresh();
    }
  }

  private void up(Event event) {
    if (event.button == RIGHT && from.isPresent()) {
      trace(event);
      Optional<Drawing> done = sketch;
      from = Optional.empty();
      sketch = Optional.empty();
      done.ifPresent(drawn);
      board.refresh();
    }
  }

  private static int colour(Event event) {
    if ((event.stateMask & SWT.MOD2) != 0) {
      return 1;
    }
    if ((event.stateMask & SWT.MOD1) != 0) {
      return 2;
    }
    return (event.stateMask & SWT.MOD3) != 0 ? 3 : 0;
  }
}
