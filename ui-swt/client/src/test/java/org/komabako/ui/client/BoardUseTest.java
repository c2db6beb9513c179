package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Easel;
import org.komabako.ui.board.Gesture;
import org.komabako.ui.board.InputState;
import org.komabako.ui.board.Layer;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Spot;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.game.BoardCanvas;
import org.komabako.ui.workbench.game.BoardCell;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.BoardUse;
import org.komabako.ui.workbench.game.GameView;

/** The board without a mouse, for screen readers, and what can be drawn on it. */
@ExtendWith(Screen.class)
class BoardUseTest {
  private static final String HANDS = "3k3/7/7/7/7/P6/7/3K3 b PG 1";
  private static final String LION = "3k3/7/3g3/3p3/3N3/7/7/3K3 b - 1";

  @TempDir
  private Path data;

  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, new Toy());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private GameView game(String sfen) {
    GameView view = table.game("toy", sfen);
    var unused = view.board().control().forceFocus();
    Screen.settle();
    return view;
  }

  private void key(int code) {
    Event event = new Event();
    event.keyCode = code;
    event.type = SWT.KeyDown;
    var unused = Screen.display().post(event);
    event.type = SWT.KeyUp;
    unused = Screen.display().post(event);
  }

  private void awaitCursor(GameView view, String square) {
    Spot spot = new Spot.Cell(Square.parse(square));
    Screen.await(
        "the cursor is on " + square,
        () -> view.board().cursor().at().filter(spot::equals).isPresent());
  }

  private void walk(GameView view, int arrow, String to) {
    key(arrow);
    awaitCursor(view, to);
  }

  @Test
  void aMoveByKeysAlone() {
    GameView view = game(new Toy().table().start());
    table.key('c');
    awaitCursor(view, "3h");
    walk(view, SWT.ARROW_UP, "3g");
    walk(view, SWT.ARROW_UP, "3f");
    key(SWT.CR);
    Screen.await(
        "the pawn is chosen",
        () -> view.input().orElseThrow().state() instanceof InputState.Selected);
    walk(view, SWT.ARROW_UP, "3e");
    key(SWT.CR);
    table.awaitMoves("3f3e");
    assertEquals("Black: pawn from 3f to 3e", view.announced());
  }

  @Test
  void aPieceInHandIsReachedByArrows() {
    GameView view = game(HANDS);
    view.board().cursor().put(new Spot.Cell(Square.parse("1h")));
    key(SWT.ARROW_RIGHT);
    Screen.await(
        "the cursor is on the stand",
        () -> view.board().cursor().at().orElseThrow() instanceof Spot.Hand);
    key(SWT.CR);
    Screen.await(
        "a piece is chosen",
        () -> view.input().orElseThrow().state() instanceof InputState.Dropping);
    view.board().cursor().put(new Spot.Cell(Square.parse("4e")));
    key(SWT.CR);
    Screen.await("it was dropped", () -> table.moves().size() == 1);
    assertTrue(table.moves().get(0).endsWith("*4e"), () -> table.moves().toString());
  }

  @Test
  void tabLeavesTheBoard() {
    GameView view = game(HANDS);
    Control board = view.board().control();
    key(SWT.TAB);
    Screen.await("the focus is elsewhere", () -> Screen.display().getFocusControl() != board);
  }

  @Test
  void aMoveIsTypedInAnyNotation() {
    GameView view = game(new Toy().table().start());
    type("P-4e");
    table.awaitMoves("4f4e");
    type("4c4d");
    table.awaitMoves("4f4e", "4c4d");
    type("a3a4");
    table.awaitMoves("4f4e", "4c4d", "7f7e");
    type("Qx9z");
    Screen.await("it is not understood", () -> table.says("That did not work"));
    type("4h4a");
    Screen.await("it is refused", () -> view.input().orElseThrow().refusal().isPresent());
  }

  private void type(String move) {
    table.view().startTyping();
    Text field = (Text) Screen.display().getFocusControl();
    field.setText(move);
    field.notifyListeners(SWT.DefaultSelection, new Event());
    Screen.settle();
  }

  @Test
  void aRefusalSpeaksTheLanguageChosen() {
    GameView view = game(HANDS);
    type("P*7d");
    Screen.await("it is refused", () -> view.input().orElseThrow().refusal().isPresent());
    assertTrue(table.says("you have a pawn on this file"), () -> table.texts().toString());
    table.desk().settings().set(Language.SETTING, Locale.JAPANESE);
    Screen.await("in Japanese", () -> table.says("二歩"));
  }

  /** GTK tells of the focus of a cell only when it was asked for the cells before; nobody else asks here. */
  @Test
  void walkingHasTheCellsAskedFor() {
    GameView view = table.game("toy", new Toy().table().start());
    AtomicInteger asked = new AtomicInteger();
    view.board()
        .control()
        .getAccessible()
        .addAccessibleControlListener(new AccessibleControlAdapter() {
          @Override
          public void getChildren(AccessibleControlEvent e) {
            asked.incrementAndGet();
          }
        });
    view.board().cursor().show();
    assertEquals(1, asked.get());
    view.board().cursor().put(new Spot.Cell(Square.parse("5e")));
    assertEquals(2, asked.get());
  }

  @Test
  void theCellsSpeak() {
    GameView view = game(HANDS);
    List<String> cells =
        view.board().access().cells().stream().map(BoardCell::text).toList();
    assertEquals(7 * 8 + 2, cells.size());
    assertEquals("7a, empty", cells.get(0));
    assertEquals("4a, king, white", cells.get(3));
    assertEquals("Black in hand: gold general, 1", cells.get(56));
    table.click("7f");
    assertEquals("7e, empty, can go here", view.board().access().cells().get(28).text());
    view.board().bottom(Side.WHITE);
    assertEquals("1h, empty", view.board().access().cells().get(0).text());
  }

  @Test
  void arrowsAndMarksAreKeptWithTheGame() {
    GameView view = game(HANDS);
    draw("4g", "4d", 0);
    draw("2b", "2b", SWT.MOD2);
    Mark arrow = new Mark(Square.parse("4g"), Square.parse("4d"), 1);
    Mark mark = Mark.on(Square.parse("2b"), 2);
    awaitMarks(view, List.of(arrow, mark));
    assertTrue(view.model().live().text().contains("4g 4d 1"), view.model().live()::text);
    draw("2b", "2b", SWT.MOD2);
    awaitMarks(view, List.of(arrow));
    table.click("2b");
    awaitMarks(view, List.of(arrow));
    table.desk().settings().set(BoardSettings.CLEARS, true);
    view.restyle();
    table.click("2b");
    awaitMarks(view, List.of());
  }

  private void awaitMarks(GameView view, List<Mark> marks) {
    Screen.await(
        "the marks are " + marks,
        () -> view.model().live().read(game -> game.current().marks()).equals(marks)
            && view.board().scene().orElseThrow().overlay().drawings().equals(marks));
  }

  private void draw(String from, String to, int held) {
    for (int type : new int[] {SWT.MouseDown, SWT.MouseMove, SWT.MouseUp}) {
      Point at = table.square(type == SWT.MouseDown ? from : to);
      Event event = new Event();
      event.button = 3;
      event.x = at.x;
      event.y = at.y;
      event.stateMask = held;
      table.view().board().control().notifyListeners(type, event);
    }
    Screen.settle();
  }

  @Test
  void aQuietFirstStepMayEndTheMove() {
    GameView view = game(LION);
    table.desk().settings().set(BoardSettings.QUICK_STEPS, true);
    view.restyle();
    table.click("4e", "3e");
    table.awaitMoves("4e3e");
  }

  @Test
  void attacksAreShownForEitherSide() {
    GameView view = game(LION);
    var unused = table.desk().actions().run("board.attacks-white");
    Screen.settle();
    var attacks = view.board().scene().orElseThrow().overlay().attacks();
    assertEquals(1, attacks.size());
    assertEquals(Side.WHITE, attacks.get(0).side());
    assertEquals(1, attacks.get(0).counts().get(Square.parse("4e")));
  }

  @Test
  void thePointedPieceIsExplained() {
    GameView view = game(LION);
    table.desk().settings().set(BoardSettings.HOVER, true);
    view.restyle();
    table.mouse(SWT.MouseMove, table.square("4e"), 0);
    assertEquals("N", view.board().subject().orElseThrow().type().id());
    assertTrue(view.board().scene().orElseThrow().reach().isPresent());
    Screen.await("the panel says so", () -> says(table.client().window().shell(), "獅子"));
  }

  @Test
  void aPositionThatComesAgainIsTold() {
    var unused = game(new Toy().table().start());
    table.click("3h", "4h");
    table.awaitMoves("3h4h");
    table.click("5a", "4a");
    table.awaitMoves("3h4h", "5a4a");
    table.click("4h", "3h");
    table.awaitMoves("3h4h", "5a4a", "4h3h");
    assertFalse(table.says("This position has come"));
    table.click("4a", "5a");
    table.awaitMoves("3h4h", "5a4a", "4h3h", "4a5a");
    Screen.await("it is told", () -> table.says("This position has come 2 times now"));
  }

  private static boolean says(Control control, String part) {
    if (control instanceof Text text) {
      return text.getText().contains(part);
    }
    return control instanceof org.eclipse.swt.widgets.Composite composite
        && List.of(composite.getChildren()).stream().anyMatch(child -> says(child, part));
  }

  @Test
  void aLayerThatFailsIsToldAndTheRestIsPainted() {
    GameView view = game(LION);
    Layer broken = new Layer() {
      @Override
      public Depth depth() {
        return Depth.OVER_PIECES;
      }

      @Override
      public void paint(Scene scene, Easel easel) {
        throw new IllegalStateException("torn");
      }
    };
    List<String> told = new ArrayList<>();
    Shell shell = new Shell(Screen.display());
    shell.setLayout(new FillLayout());
    BoardCanvas board = new BoardCanvas(
        shell,
        table.desk().pictures(),
        new BoardPainter(List.of(broken)),
        BoardSettings.style(table.desk(), "toy"),
        new BoardUse(
            Gesture.BOTH, false, false, false, false, false, BoardInput.Promote.ASK, Set.of()),
        table.desk().messages(),
        request -> {});
    board.onChange(() -> board.fault().ifPresent(f -> told.add(f.cause().getMessage())));
    board.show(view.model().snapshot().orElseThrow());
    shell.open();
    Screen.await("it is told", () -> told.contains("torn"));
    shell.dispose();
    table.click("4e", "2e");
    table.awaitMoves("4e2e");
  }

  @Test
  void theMagnifierShowsTheSameLarger() {
    GameView view = game(LION);
    var scene = view.board().scene().orElseThrow();
    Point at = table.square("4e");
    var large = scene.magnified(2, at.x, at.y).geometry();
    assertEquals(2 * scene.geometry().cell(), large.cell());
    assertEquals(Square.parse("4e"), large.squareAt(at.x, at.y).orElseThrow());
    assertNotEquals(scene.geometry().board(), large.board());
    var unused = table.desk().actions().run("board.magnifier");
    table.mouse(SWT.MouseMove, at, 0);
    view.board().control().update();
    assertTrue(view.board().fault().isEmpty());
  }

  @Test
  void aDraggedPieceTurnsOverBehindTheEdgeOfItsTarget() {
    GameView view = game("3k3/7/R6/7/7/7/7/3K3 b - 1");
    Point from = table.square("7c");
    Point to = table.square("7b");
    Point behind = new Point(to.x, to.y + (from.y - to.y) * 6 / 10);
    table.mouse(SWT.MouseDown, from, 0);
    table.mouse(SWT.MouseMove, to, SWT.BUTTON1);
    String plain = carried(view);
    table.mouse(SWT.MouseMove, behind, SWT.BUTTON1);
    assertNotEquals(plain, carried(view));
    assertTrue(table.says("Let go here: it promotes on 7b"));
    table.mouse(SWT.MouseUp, behind, SWT.BUTTON1);
    table.awaitMoves("7c7b+");
  }

  private static String carried(GameView view) {
    return view.board()
        .scene()
        .orElseThrow()
        .carried()
        .orElseThrow()
        .piece()
        .type()
        .id();
  }

  private static void wheel(GameView view, Point at, int count) {
    Event event = new Event();
    event.x = at.x;
    event.y = at.y;
    event.count = count;
    event.stateMask = SWT.MOD1;
    view.board().control().notifyListeners(SWT.MouseWheel, event);
    Screen.settle();
  }

  private static Point middle(GameView view, int type, Point at) {
    Event event = new Event();
    event.type = type;
    event.button = 2;
    event.x = at.x;
    event.y = at.y;
    view.board().control().notifyListeners(type, event);
    Screen.settle();
    return at;
  }

  @Test
  void theBoardIsSeenLargerAndPlayedOn() {
    GameView view = game(HANDS);
    Point at = table.square("7f");
    int cell = view.board().geometry().orElseThrow().cell();
    for (int i = 0; i < 9; i++) {
      wheel(view, at, 3);
    }
    assertEquals(300, view.board().zoom());
    assertTrue(view.board().geometry().orElseThrow().cell() > 2 * cell);
    assertTrue(view.board().control().getVerticalBar().getVisible());
    Point now = table.square("7f");
    assertTrue(Math.hypot(now.x - at.x, now.y - at.y) < 2 * cell, now + " was " + at);
    table.click("7f", "7e");
    table.awaitMoves("7f7e");
    Screen.await("it is kept", () -> table.desk().settings().get(BoardSettings.ZOOM) == 300);
    assertTrue(table.desk().actions().run("view.zoom-out"));
    Screen.await("it is smaller", () -> table.desk().settings().get(BoardSettings.ZOOM) == 275);
    assertTrue(table.desk().actions().run("view.zoom-whole"));
    Screen.await("all is seen", () -> view.board().geometry().orElseThrow().cell() == cell);
    assertFalse(view.board().control().getVerticalBar().getVisible());
  }

  @Test
  void theMiddleButtonDragsTheBoardAndTheCursorStaysInSight() {
    GameView view = game(LION);
    table.desk().settings().set(BoardSettings.ZOOM, 300);
    Screen.await("it is larger", () -> view.board().zoom() == 300);
    Point from = middle(view, SWT.MouseDown, new Point(200, 200));
    Point square = table.square("4e");
    middle(view, SWT.MouseMove, new Point(from.x - 30, from.y + 20));
    middle(view, SWT.MouseUp, new Point(from.x - 30, from.y + 20));
    assertEquals(new Point(square.x - 30, square.y + 20), table.square("4e"));
    for (String corner : List.of("1a", "7h", "7a", "1h")) {
      view.board().cursor().put(new Spot.Cell(Square.parse(corner)));
      assertTrue(view.board().control().getClientArea().contains(table.square(corner)), corner);
    }
  }

  @Test
  void whatIsTypedWrongIsSaidInTheLanguageOfTheWindow() {
    GameView view = game(LION);
    table.desk().messages().language(Locale.JAPANESE);
    view.model().type("nonsense", () -> {}, refusal -> {});
    Screen.await("it is said", () -> table.says("「nonsense」は指し手ではありません"));
    table.desk().messages().language(Locale.ENGLISH);
    Screen.await("it is said again", () -> table.says("'nonsense' is no move"));
  }
}
