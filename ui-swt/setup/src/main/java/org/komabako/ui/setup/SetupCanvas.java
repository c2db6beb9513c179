package org.komabako.ui.setup;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.SetupInput;
import org.komabako.ui.board.SetupLayout;
import org.komabako.ui.board.SetupPainter;
import org.komabako.ui.board.Style;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.paint.SwtEasel;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardSettings;

/** The board, the stands and the palette of the set-up editor on a widget, with mouse and keys. */
final class SetupCanvas {
  private static final int LEFT = 1;
  private static final int RIGHT = 3;

  private final Desk desk;
  private final Canvas canvas;
  private final Runnable changed;
  private Optional<SetupInput> input = Optional.empty();
  private Collection<Square> odd = List.of();
  private int pointerX;
  private int pointerY;

  /**
   * An empty place.
   *
   * @param changed is run after all that the user does
   */
  SetupCanvas(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    this.changed = changed;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
    canvas.addListener(SWT.Paint, this::paint);
    canvas.addListener(SWT.MouseDown, this::mouseDown);
    canvas.addListener(SWT.MouseUp, this::mouseUp);
    canvas.addListener(SWT.MouseMove, this::mouseMove);
    canvas.addListener(SWT.KeyDown, this::key);
    canvas.addListener(SWT.Resize, e -> canvas.redraw());
    canvas.addListener(SWT.Traverse, e -> e.doit = leaves(e.detail));
  }

  /** Tab does, and Esc where there is nothing to let go: it closes the window. */
  private boolean leaves(int detail) {
    return detail == SWT.TRAVERSE_TAB_NEXT
        || detail == SWT.TRAVERSE_TAB_PREVIOUS
        || detail == SWT.TRAVERSE_ESCAPE && input.filter(SetupInput::holds).isEmpty();
  }

  Canvas control() {
    return canvas;
  }

  /** Edits something else from now on. */
  void input(SetupInput next) {
    input = Optional.of(next);
    odd = List.of();
    canvas.redraw();
  }

  /** Lights squares. */
  void odd(Collection<Square> squares) {
    odd = squares;
    canvas.redraw();
  }

  /** Where things are; empty as long as there is nothing to edit. */
  Optional<SetupLayout> layout() {
    Rectangle area = canvas.getClientArea();
    return input.map(known -> SetupLayout.fit(
        known.board().table(),
        style().coordinates() != Coordinates.NONE,
        Side.BLACK,
        area.width,
        area.height));
  }

  private Style style() {
    return BoardSettings.style(
        desk, input.map(known -> known.board().table().key()).orElse(""));
  }

  private void paint(Event event) {
    Style style = style();
    event.gc.setBackground(Look.color(style.theme().window()));
    event.gc.fillRectangle(canvas.getClientArea());
    SwtEasel easel = new SwtEasel(event.gc, desk.pictures());
    input.ifPresent(known -> layout()
        .ifPresent(layout ->
            new SetupPainter(layout, style, easel).paint(known, odd, pointerX, pointerY)));
  }

  private void mouseDown(Event event) {
    canvas.setFocus();
    point(event);
    input.ifPresent(known -> layout().ifPresent(layout -> {
      if (event.button == LEFT) {
        known.press(layout.at(event.x, event.y));
      } else if (event.button == RIGHT) {
        known.secondary(layout.at(event.x, event.y));
      }
    }));
    tell();
  }

  private void mouseUp(Event event) {
    point(event);
    input.ifPresent(known -> layout().ifPresent(layout -> {
      if (event.button == LEFT) {
        known.release(layout.at(event.x, event.y), layout.standAt(event.x, event.y));
      }
    }));
    tell();
  }

  private void mouseMove(Event event) {
    if (input.flatMap(SetupInput::carried).isPresent()) {
      point(event);
      canvas.redraw();
    }
  }

  private void point(Event event) {
    pointerX = event.x;
    pointerY = event.y;
  }

  private void key(Event event) {
    input.ifPresent(known -> {
      if (key(known, event)) {
        event.doit = false;
        tell();
      }
    });
  }

  private static boolean key(SetupInput input, Event event) {
    boolean control = (event.stateMask & SWT.MOD1) != 0;
    switch (event.keyCode) {
      case SWT.ARROW_LEFT -> input.walk(1, 0);
      case SWT.ARROW_RIGHT -> input.walk(-1, 0);
      case SWT.ARROW_UP -> input.walk(0, -1);
      case SWT.ARROW_DOWN -> input.walk(0, 1);
      case SWT.CR, SWT.KEYPAD_CR, ' ' -> input.enter();
      case SWT.DEL, SWT.BS -> input.delete();
      case SWT.ESC -> input.escape();
      case 'z' -> {
        return control ? undo(input, event) : input.type(event.character);
      }
      default -> {
        return !control && input.type(event.character);
      }
    }
    return true;
  }

  private static boolean undo(SetupInput input, Event event) {
    boolean forward = (event.stateMask & SWT.MOD2) != 0;
    return forward ? input.board().redo() : input.board().undo();
  }

  private void tell() {
    canvas.redraw();
    changed.run();
  }
}
