package org.komabako.ui.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.TextLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.HitTest;
import org.komabako.ui.board.KeyWalk;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Spot;
import org.komabako.ui.learn.lesson.Attempt;
import org.komabako.ui.learn.lesson.Exercise;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.paint.SwtEasel;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardSettings;

/** The board that an exercise is tried on, by mouse or by keys. */
final class LearnBoard {
  private static final int GOAL = 1;
  /** How wide lines are that stand in the place of a board, in points. */
  private static final int WIDEST = 420;

  /** The colour of squares that help. */
  static final int HINT = 2;

  private static final Map<Integer, KeyWalk.Way> WAYS = Map.of(
      SWT.ARROW_LEFT, KeyWalk.Way.LEFT,
      SWT.ARROW_RIGHT, KeyWalk.Way.RIGHT,
      SWT.ARROW_UP, KeyWalk.Way.UP,
      SWT.ARROW_DOWN, KeyWalk.Way.DOWN);

  private final Desk desk;
  private final Canvas canvas;
  private final Consumer<Request> requests;
  private final BoardPainter painter = new BoardPainter(List.of());
  private Optional<BoardInput> input = Optional.empty();
  private Optional<Spot> cursor = Optional.empty();
  private Side side = Side.BLACK;
  /** Whether pieces may be in hand; else the board has the room of the stands too. */
  private boolean hands = true;

  /** What stands in the place of the board. */
  private String said = "";

  private int x;
  private int y;

  /**
   * An empty place.
   *
   * @param requests takes what the player wants
   */
  LearnBoard(Composite parent, Desk desk, Consumer<Request> requests) {
    this.desk = desk;
    this.requests = requests;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
    canvas.setData("key", "learn.board");
    canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        if (input.isEmpty()) {
          event.result = said;
        }
      }
    });
    canvas.addListener(SWT.Paint, this::paint);
    canvas.addListener(SWT.MouseDown, event -> mouse(event, true));
    canvas.addListener(SWT.MouseUp, event -> mouse(event, false));
    canvas.addListener(SWT.MouseMove, this::move);
    canvas.addListener(SWT.KeyDown, this::key);
    canvas.addListener(
        SWT.Traverse,
        event -> event.doit =
            event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    Runnable stop =
        desk.settings().listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::redraw));
    canvas.addDisposeListener(e -> stop.run());
    desk.look().onChange(canvas, canvas::redraw);
  }

  Canvas control() {
    return canvas;
  }

  /**
   * Shows how an attempt stands.
   *
   * @param hint squares that help
   */
  void show(Attempt attempt, Set<Square> hint) {
    List<Mark> marks = new ArrayList<>();
    attempt.exercise().goals().forEach(square -> marks.add(Mark.on(square, GOAL)));
    hint.forEach(square -> marks.add(Mark.on(square, HINT)));
    Snapshot snapshot = new Snapshot(
        attempt.position(),
        attempt.moves(),
        List.of(),
        List.of(),
        Optional.empty(),
        Set.of(),
        Optional.empty(),
        marks);
    show(snapshot, Side.BLACK, true);
    hands = attempt.exercise().task() == Exercise.Task.DROP;
  }

  /**
   * Shows what stands somewhere.
   *
   * @param below the side that is below, and moves
   * @param open whether it may move
   */
  void show(Snapshot snapshot, Side below, boolean open) {
    BoardInput next = new BoardInput(snapshot);
    next.players(open ? Set.of(below) : Set.of());
    side = below;
    hands = true;
    input = Optional.of(next);
    redraw();
  }

  /** Shows nothing. */
  void clear() {
    input = Optional.empty();
    redraw();
  }

  /** Says something in the place of a board, while nothing is shown. */
  void say(String text) {
    said = text;
    redraw();
  }

  /** Where things are; empty as long as nothing is shown. */
  Optional<Geometry> geometry() {
    Rectangle area = canvas.getClientArea();
    return input.map(each ->
        Geometry.fit(plan(each.snapshot().position().rules().table()), area.width, area.height));
  }

  private Plan plan(VariantTable table) {
    boolean labels = BoardSettings.style(desk, table.key()).coordinates() != Coordinates.NONE;
    return hands
        ? Plan.of(table, labels, side)
        : new Plan(table.files(), table.ranks(), 0, labels, side);
  }

  private static String key(BoardInput input) {
    return input.snapshot().position().rules().table().key();
  }

  private void redraw() {
    if (!canvas.isDisposed()) {
      canvas.redraw();
    }
  }

  private void paint(Event event) {
    event.gc.setBackground(Look.color(desk.look().palette().ground()));
    event.gc.fillRectangle(canvas.getClientArea());
    if (input.isEmpty() && !said.isEmpty()) {
      write(event.gc);
    }
    input.ifPresent(each -> geometry().ifPresent(geometry -> {
      Scene scene = Scene.of(
          geometry,
          BoardSettings.style(desk, key(each)),
          each,
          canvas.isFocusControl() ? cursor : Optional.empty(),
          x,
          y,
          new Overlay(List.of(), Optional.empty(), each.snapshot().marks()));
      painter.paint(scene, new SwtEasel(event.gc, desk.pictures()));
    }));
  }

  /** In the middle, in lines that can be read. */
  private void write(GC gc) {
    Rectangle area = canvas.getClientArea();
    TextLayout lines = new TextLayout(gc.getDevice());
    try {
      lines.setFont(desk.look().lesson());
      lines.setText(said);
      lines.setAlignment(SWT.CENTER);
      lines.setWidth(Math.max(1, Math.min(desk.look().measures().of(WIDEST), area.width)));
      gc.setForeground(Look.color(desk.look().palette().muted()));
      Rectangle bounds = lines.getBounds();
      lines.draw(gc, (area.width - lines.getWidth()) / 2, (area.height - bounds.height) / 2);
    } finally {
      lines.dispose();
    }
  }

  private Spot spot(BoardInput known, Event event) {
    x = event.x;
    y = event.y;
    return geometry()
        .map(geometry ->
            HitTest.at(geometry, known.snapshot().position(), known.state(), event.x, event.y))
        .orElse(Spot.NOWHERE);
  }

  private void mouse(Event event, boolean down) {
    if (event.button == 1) {
      cursor = Optional.empty();
      canvas.setFocus();
      input
          .flatMap(known -> down
              ? known.press(spot(known, event))
              : known.release(spot(known, event), BoardInput.Promote.ASK))
          .ifPresent(requests);
      redraw();
    }
  }

  private void move(Event event) {
    if (input.flatMap(BoardInput::dragged).isPresent()) {
      x = event.x;
      y = event.y;
      redraw();
    }
  }

  private void key(Event event) {
    KeyWalk.Way way = WAYS.get(event.keyCode);
    if (way != null) {
      walk(way);
    } else if (event.keyCode == SWT.CR
        || event.keyCode == SWT.KEYPAD_CR
        || event.character == ' ') {
      input
          .flatMap(known -> cursor.flatMap(at -> known.choose(at, BoardInput.Promote.ASK)))
          .ifPresent(requests);
    } else if (event.keyCode == SWT.ESC) {
      input.ifPresent(BoardInput::escape);
    }
    redraw();
  }

  private void walk(KeyWalk.Way way) {
    input.ifPresent(known -> geometry().ifPresent(geometry -> {
      Snapshot snapshot = known.snapshot();
      cursor = Optional.of(cursor
          .map(at -> new KeyWalk(geometry, snapshot.position()).step(at, way))
          .orElseGet(() -> snapshot.position().setup().squaresOf(side).stream()
              .findFirst()
              .<Spot>map(Spot.Cell::new)
              .orElseGet(() -> KeyWalk.begin(snapshot))));
    }));
  }
}
