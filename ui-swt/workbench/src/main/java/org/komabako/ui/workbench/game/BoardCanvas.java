package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Widget;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.ui.board.Advice;
import org.komabako.ui.board.AttackCounts;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.InputState;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Reach;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Spot;
import org.komabako.ui.board.Stand;
import org.komabako.ui.board.Style;
import org.komabako.ui.board.Zoom;
import org.komabako.ui.widgets.paint.Pictures;
import org.komabako.ui.widgets.text.Messages;

/**
 * The board of a game with its stands, on a widget. It paints a {@link Scene} and hands what the mouse
 * does to a {@link BoardInput}; what that asks for goes to the owner. Keys come as actions.
 */
public final class BoardCanvas {
  private final Canvas canvas;
  private @Nullable BoardInput input;
  private Style style;
  private Side bottom = Side.BLACK;
  private final BoardMouse mouse;
  private final BoardPaint paint;
  private final Slide slide;
  private final BoardPen pen;
  private final BoardZoom zoom;
  private final BoardAccess access;
  private final BoardCursor cursor;
  private final Listeners<Runnable> changed = new Listeners<>();
  private BoardUse use;
  private Optional<Places> places = Optional.empty();
  private List<AttackCounts> attacks = List.of();
  private List<Advice> advice = List.of();

  /**
   * An empty place for a board.
   *
   * @param pictures shared, not owned
   * @param messages for what screen readers say
   * @param requests takes what the player asks of the game
   */
  public BoardCanvas(
      Composite parent,
      Pictures pictures,
      BoardPainter painter,
      Style style,
      BoardUse use,
      Messages messages,
      Consumer<Request> requests) {
    this.style = style;
    this.use = use;
    canvas =
        new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND | SWT.H_SCROLL | SWT.V_SCROLL);
    mouse = new BoardMouse(canvas, this, requests);
    paint = new BoardPaint(canvas, this, mouse, pictures, painter, this::tell);
    slide = new Slide(canvas, this::redraw);
    BoardKeys.listen(canvas, this);
    zoom = new BoardZoom(canvas, this::geometry, this::refresh);
    pen = new BoardPen(canvas, this, requests);
    access = new BoardAccess(canvas, this, messages);
    cursor = new BoardCursor(this, zoom, pen, requests);
  }

  /** The widget. */
  public Canvas control() {
    return canvas;
  }

  /** Runs something whenever the input has come to another state, or the pointer to another piece. */
  public void onChange(Runnable action) {
    onChange(canvas, action);
  }

  /** The same until a widget is disposed. */
  public void onChange(Widget owner, Runnable action) {
    Registration listening = changed.add(action);
    owner.addDisposeListener(e -> listening.close());
  }

  /** The input; empty until there is a game to show. */
  public Optional<BoardInput> input() {
    return Optional.ofNullable(input);
  }

  /** Shows a game as it is now. */
  public void show(Snapshot snapshot) {
    BoardInput known = input;
    if (known == null) {
      known = new BoardInput(snapshot);
      input = known;
    } else {
      Snapshot before = known.snapshot();
      known.snapshot(snapshot);
      if (use.motion()) {
        slide.begin(before, snapshot);
      }
    }
    use(use);
  }

  /** Is used otherwise from now on. */
  public void use(BoardUse next) {
    use = next;
    BoardInput known = input;
    if (known != null) {
      known.gesture(next.gesture());
      known.quickSteps(next.quickSteps());
      attacks = Stream.of(Side.values())
          .filter(next.attacks()::contains)
          .map(side -> AttackCounts.of(known.snapshot().position(), side))
          .toList();
    }
    refresh();
  }

  /** Shows what engines propose; what is shown already is not painted again. */
  public void advice(List<Advice> proposed) {
    if (!proposed.equals(advice)) {
      advice = List.copyOf(proposed);
      redraw();
    }
  }

  /** What could not be drawn when it was painted last; empty if all could. */
  public Optional<BoardPainter.Fault> fault() {
    return paint.fault();
  }

  /** Looks otherwise from now on. */
  public void style(Style next) {
    style = next;
    refresh();
  }

  /** How large the board is seen, in parts of a hundred of what fits. */
  public int zoom() {
    return zoom.percent();
  }

  /** Tells of each size that the wheel chooses. */
  public void onZoom(IntConsumer listener) {
    zoom.onChoice(listener);
  }

  /** Is seen in another size from now on; the cursor of the keyboard stays in sight. */
  public void zoom(int percent) {
    zoom.percent(percent);
    cursor.at().ifPresent(cursor::put);
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

  /** The cursor of the keyboard. */
  public BoardCursor cursor() {
    return cursor;
  }

  /** The cells that screen readers read. */
  public BoardAccess access() {
    return access;
  }

  /**
   * The piece that help is wanted for: the one that is chosen, else the one under the pointer or the
   * cursor.
   */
  public Optional<Piece> subject() {
    BoardInput known = input;
    if (known == null) {
      return Optional.empty();
    }
    Position position = known.snapshot().position();
    if (known.state() instanceof InputState.Dropping dropping) {
      return Optional.of(new Piece(dropping.type(), position.side()));
    }
    Optional<Square> looked = known.state() instanceof InputState.Looking looking
        ? Optional.of(looking.at())
        : known.chosen();
    return looked
        .<Spot>map(Spot.Cell::new)
        .or(mouse::hovered)
        .or(cursor::at)
        .flatMap(spot -> piece(position, spot));
  }

  private static Optional<Piece> piece(Position position, Spot spot) {
    if (spot instanceof Spot.Hand hand) {
      return Optional.of(new Piece(hand.type(), hand.side()));
    }
    return spot instanceof Spot.Cell cell ? position.piece(cell.square()) : Optional.empty();
  }

  /** Paints anew what is to look otherwise, and tells the owner. */
  public void refresh() {
    redraw();
    tell();
  }

  private void tell() {
    changed.tell(Runnable::run);
  }

  /** Paints anew what is to look otherwise. */
  void redraw() {
    paint.redraw();
  }

  /** Nobody looks: the picture is let go until it is painted again. */
  void rest() {
    paint.rest();
  }

  /** What is to be seen now; empty until there is a game to show. */
  public Optional<Scene> scene() {
    return geometry().map(geometry -> {
      Scene scene = Scene.of(
          geometry,
          style,
          java.util.Objects.requireNonNull(input),
          canvas.isFocusControl() ? cursor.at() : Optional.empty(),
          mouse.x(),
          mouse.y(),
          overlay());
      return slide.now(geometry).map(scene::with).orElse(scene);
    });
  }

  private Overlay overlay() {
    BoardInput known = input;
    Optional<Reach> reach = known == null
        ? Optional.empty()
        : mouse
            .hovered()
            .filter(Spot.Cell.class::isInstance)
            .flatMap(spot -> Reach.of(known.snapshot().position(), ((Spot.Cell) spot).square()));
    List<Mark> all = new ArrayList<>();
    if (known != null) {
      all.addAll(known.snapshot().marks());
    }
    pen.sketch().ifPresent(all::add);
    return new Overlay(attacks, reach, all, advice);
  }

  /** Where things are now; empty until there is a game to show. */
  public Optional<Geometry> geometry() {
    return plan()
        .map(plan -> places
            .map(each -> Geometry.fit(plan, each.board(), each.stands()))
            .orElseGet(() -> zoom.fit(plan)));
  }

  /** What has to find room; empty until there is a game to show. */
  Optional<Plan> plan() {
    return input()
        .map(known ->
            Plan.of(known.snapshot().position(), style.coordinates() != Coordinates.NONE, bottom));
  }

  /** How wide the board is at a height, without stands; as wide as high as long as there is none. */
  int widthFor(int height) {
    return plan().map(plan -> (int) Math.ceil(Geometry.width(plan, height))).orElse(height);
  }

  /** How many kinds a side can have in hand; 0 for no hands, and as long as there is no game. */
  int handKinds() {
    return plan().map(Plan::handKinds).orElse(0);
  }

  /** Whether only a part of the board may be seen. */
  boolean isZoomed() {
    return zoom.percent() > Zoom.LEAST;
  }

  /**
   * Where board and stands are on the canvas.
   *
   * @param board the place of the board
   * @param stands those of the pieces in hand
   */
  record Places(Box board, Stand.Pair stands) {}

  /** Is arranged so from now on; empty for the board in the middle with its stands beside it. */
  void arrange(Optional<Places> next) {
    if (!next.equals(places)) {
      places = next;
      refresh();
    }
  }

  /** The middle of a square on the widget, for tests and for screen readers. */
  public Optional<Point> center(Square square) {
    return geometry().map(geometry -> {
      var box = geometry.cell(square);
      return new Point((int) box.centerX(), (int) box.centerY());
    });
  }

  /** A piece was put down by hand: it does not go its way again. */
  void putDown() {
    slide.skip();
  }

  /** How the board looks. */
  Style style() {
    return style;
  }

  /** How the board is used. */
  BoardUse use() {
    return use;
  }

  /** The mouse is used from now on, not the keyboard. */
  void takeFocus() {
    canvas.setFocus();
    cursor.leave();
  }

  /** Held keys answer the question before it is asked: shift promotes, control does not. */
  BoardInput.Promote promote(Event event) {
    if ((event.stateMask & SWT.MOD2) != 0) {
      return BoardInput.Promote.YES;
    }
    return (event.stateMask & SWT.MOD1) != 0 ? BoardInput.Promote.NO : use.promotion();
  }
}
