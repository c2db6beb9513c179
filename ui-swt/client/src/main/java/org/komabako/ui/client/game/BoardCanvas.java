package org.komabako.ui.client.game;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.Side;
import org.komabako.kernel.Square;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.HitTest;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Spot;
import org.komabako.ui.board.Style;
import org.komabako.ui.client.paint.Pictures;
import org.komabako.ui.client.paint.SwtEasel;
import org.komabako.ui.picture.Ink;

/**
 * The board of a game with its stands, on a widget. It paints a {@link Scene} and hands what the mouse
 * does to a {@link BoardInput}; what that asks for goes to the owner. Keys come as actions.
 */
public final class BoardCanvas {
  private static final int LEFT = 1;
  private static final int VEIL = 130;

  private final Canvas canvas;
  private final Pictures pictures;
  private final BoardPainter painter;
  private final Consumer<Request> requests;
  private @Nullable BoardInput input;
  private Style style;
  private Side bottom = Side.BLACK;
  private Optional<Square> cursor = Optional.empty();
  private Runnable changed = () -> {};
  private int pointerX;
  private int pointerY;

  /**
   * An empty place for a board.
   *
   * @param pictures shared, not owned
   * @param requests takes what the player asks of the game
   */
  public BoardCanvas(
      Composite parent,
      Pictures pictures,
      BoardPainter painter,
      Style style,
      Consumer<Request> requests) {
    this.pictures = pictures;
    this.painter = painter;
    this.style = style;
    this.requests = requests;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
    canvas.addListener(SWT.Paint, this::paint);
    canvas.addListener(SWT.MouseDown, this::mouseDown);
    canvas.addListener(SWT.MouseUp, this::mouseUp);
    canvas.addListener(SWT.MouseMove, this::mouseMove);
    canvas.addListener(SWT.Resize, e -> canvas.redraw());
  }

  /** The widget. */
  public Canvas control() {
    return canvas;
  }

  /** Runs something whenever the input has come to another state. */
  public void onChange(Runnable action) {
    changed = action;
  }

  /** The input; empty until there is a game to show. */
  public Optional<BoardInput> input() {
    return Optional.ofNullable(input);
  }

  /** Shows a game as it is now. */
  public void show(Snapshot snapshot, BoardInput.Gesture gesture) {
    BoardInput known = input;
    if (known == null) {
      known = new BoardInput(snapshot);
      input = known;
    } else {
      known.snapshot(snapshot);
    }
    known.gesture(gesture);
    refresh();
  }

  /** Looks otherwise from now on. */
  public void style(Style next) {
    style = next;
    refresh();
  }

  /** Which side sits below. */
  public Side bottom() {
    return bottom;
  }

  /** Turns the board. */
  public void bottom(Side side) {
    bottom = side;
    refresh();
  }

  /** The square of the keyboard; empty while the mouse is used. */
  public void cursor(Optional<Square> square) {
    cursor = square;
    refresh();
  }

  /** Paints anew, and tells the owner. */
  public void refresh() {
    canvas.redraw();
    changed.run();
  }

  /** What is to be seen now; empty until there is a game to show. */
  public Optional<Scene> scene() {
    return geometry()
        .map(geometry -> Scene.of(
            geometry, style, java.util.Objects.requireNonNull(input), cursor, pointerX, pointerY));
  }

  /** Where things are now; empty until there is a game to show. */
  public Optional<Geometry> geometry() {
    BoardInput known = input;
    if (known == null) {
      return Optional.empty();
    }
    Rectangle area = canvas.getClientArea();
    Plan plan = Plan.of(
        known.snapshot().position().rules().table(),
        style.coordinates() != Coordinates.NONE,
        bottom);
    return Optional.of(Geometry.fit(plan, area.width, area.height));
  }

  /** The middle of a square on the widget, for tests and for screen readers. */
  public Optional<Point> center(Square square) {
    return geometry().map(geometry -> {
      var box = geometry.cell(square);
      return new Point((int) box.centerX(), (int) box.centerY());
    });
  }

  private void paint(Event event) {
    Ink ground = style.theme().window();
    event.gc.setBackground(color(ground));
    event.gc.fillRectangle(canvas.getClientArea());
    SwtEasel easel = new SwtEasel(event.gc, pictures);
    scene().ifPresent(scene -> painter.paint(scene, easel));
    if (!canvas.getEnabled()) {
      // A veil: it can be looked at and not played.
      event.gc.setBackground(color(ground));
      event.gc.setAlpha(VEIL);
      event.gc.fillRectangle(canvas.getClientArea());
      event.gc.setAlpha(255);
    }
  }

  private static Color color(Ink ink) {
    return new Color(new RGB(ink.red(), ink.green(), ink.blue()));
  }

  private Spot spot(BoardInput known, Event event) {
    pointerX = event.x;
    pointerY = event.y;
    return geometry()
        .map(geometry ->
            HitTest.at(geometry, known.snapshot().position(), known.state(), event.x, event.y))
        .orElse(Spot.NOWHERE);
  }

  private void mouseDown(Event event) {
    BoardInput known = input;
    if (known != null && event.button == LEFT) {
      canvas.setFocus();
      cursor = Optional.empty();
      known.press(spot(known, event)).ifPresent(requests);
      refresh();
    }
  }

  private void mouseUp(Event event) {
    BoardInput known = input;
    if (known != null && event.button == LEFT) {
      known.release(spot(known, event), promote(event)).ifPresent(requests);
      refresh();
    }
  }

  /** Held keys answer the question before it is asked: shift promotes, control does not. */
  private static BoardInput.Promote promote(Event event) {
    if ((event.stateMask & SWT.MOD2) != 0) {
      return BoardInput.Promote.YES;
    }
    return (event.stateMask & SWT.MOD1) != 0 ? BoardInput.Promote.NO : BoardInput.Promote.ASK;
  }

  private void mouseMove(Event event) {
    BoardInput known = input;
    if (known != null && known.dragged().isPresent()) {
      pointerX = event.x;
      pointerY = event.y;
      canvas.redraw();
    }
  }
}
