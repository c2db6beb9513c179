package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.SetupLayout;

/** The set-up editor in a window. */
@ExtendWith(Screen.class)
class SetupTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;
  private Shell editor;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    var unused = table.game("toy", "3k3/7/7/7/7/7/7/3K3 b - 1");
    assertTrue(table.desk().actions().run("edit.setup"));
    editor = table.dialog();
    Screen.await("it is checked", () -> button("setup.play").getEnabled());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Text text(String key) {
    return Table.find(editor, Text.class, "key", key).orElseThrow();
  }

  private Button button(String key) {
    return Table.find(editor, Button.class, "key", key).orElseThrow();
  }

  private void press(String key) {
    button(key).notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private Canvas canvas() {
    for (Control child : editor.getChildren()) {
      if (child.getClass() == Canvas.class) {
        return (Canvas) child;
      }
    }
    throw new AssertionError("no board");
  }

  private SetupLayout layout() {
    Rectangle area = canvas().getClientArea();
    return SetupLayout.fit(toy.table(), true, Side.BLACK, area.width, area.height);
  }

  private void click(Point at) {
    for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
      Event event = new Event();
      event.button = 1;
      event.x = at.x;
      event.y = at.y;
      canvas().notifyListeners(type, event);
    }
    Screen.settle();
  }

  private void key(int code, char character) {
    Event event = new Event();
    event.keyCode = code;
    event.character = character;
    canvas().notifyListeners(SWT.KeyDown, event);
    Screen.settle();
  }

  /** The field is never blank: what stands on the board is a usual start, or none. */
  @Test
  void theHandicapIsThatOfTheBoard() {
    Combo handicap = Table.find(editor, Combo.class, "key", "setup.handicap").orElseThrow();
    assertEquals("Another position", handicap.getText());
    press("setup.start");
    assertEquals("Even game", handicap.getText());
    press("setup.clear");
    assertEquals("Another position", handicap.getText());
    handicap.select(0);
    handicap.notifyListeners(SWT.Selection, new Event());
    assertEquals(toy.table().start(), text("sfen").getText());
  }

  @Test
  void whatIsPlacedIsWrittenAndPlayed() {
    assertEquals("3k3/7/7/7/7/7/7/3K3 b - 1", text("sfen").getText());
    Piece lion = new Piece(toy.table().type("N"), Side.BLACK);
    click(Table.center(layout().palette().get(lion)));
    click(Table.center(layout().geometry().cell(Square.parse("4e"))));
    assertEquals("3k3/7/7/7/3N3/7/7/3K3 b - 1", text("sfen").getText());
    press("setup.play");
    Screen.await(
        "the game is shown",
        () -> table
            .current()
            .flatMap(view -> view.model().snapshot())
            .filter(s -> s.position().sfen().equals("3k3/7/7/7/3N3/7/7/3K3 b - 1"))
            .isPresent());
    assertTrue(editor.isDisposed());
  }

  @Test
  void whatIsWrittenIsShown() {
    text("sfen").setText("3k3/7/7/7/7/7/7/3K3 w 2P 9");
    Screen.settle();
    assertTrue(button("setup.turn.white").getSelection());
    text("sfen").setText("3k3/7/7/7/7/7/7/3Q3 w 2P 9");
    Screen.settle();
    assertTrue(
        text("findings").getText().contains("column 18"), () -> text("findings").getText());
    assertFalse(button("setup.play").getEnabled());
    assertEquals("3k3/7/7/7/7/7/7/3Q3 w 2P 9", text("sfen").getText());
  }

  @Test
  void whatCannotBePlayedOnIsSaid() {
    press("setup.clear");
    Screen.await("the kernel says no", () -> !button("setup.play").getEnabled());
    assertTrue(text("findings").getText().contains("royal"));
    press("setup.start");
    Screen.await("it can be played", () -> button("setup.play").getEnabled());
  }

  @Test
  void allByKeys() {
    key(SWT.ARROW_UP, '\0');
    key('r', 'R');
    assertEquals("3k3/7/7/3R3/7/7/7/3K3 b - 1", text("sfen").getText());
    Screen.await(
        "the check is told", () -> text("findings").getText().contains("White is in check"));
    key(SWT.DEL, SWT.DEL);
    assertEquals("3k3/7/7/7/7/7/7/3K3 b - 1", text("sfen").getText());
  }

  /** Esc first lets go what is held; then it closes the window, as everywhere. */
  @Test
  void escReachesTheWindowWhenNothingIsHeld() {
    click(Table.center(layout().palette().get(new Piece(toy.table().type("N"), Side.BLACK))));
    assertFalse(leaves(SWT.TRAVERSE_ESCAPE));
    key(SWT.ESC, SWT.ESC);
    assertTrue(leaves(SWT.TRAVERSE_ESCAPE));
    assertFalse(leaves(SWT.TRAVERSE_ARROW_NEXT));
  }

  private boolean leaves(int way) {
    Event event = new Event();
    event.detail = way;
    canvas().notifyListeners(SWT.Traverse, event);
    return event.doit;
  }

  @Test
  void theRestGoesToAHand() {
    press("setup.rest.white");
    assertTrue(text("sfen").getText().contains("4r2g18p"), text("sfen")::getText);
    press("setup.undo");
    assertEquals("3k3/7/7/7/7/7/7/3K3 b - 1", text("sfen").getText());
  }

  @Test
  void aVariantThatLeavesLeavesThePosition() {
    table.uninstall(toy);
    Screen.await("it is said", () -> text("findings").getText().contains("not installed"));
    assertFalse(button("setup.play").getEnabled());
    assertEquals("3k3/7/7/7/7/7/7/3K3 b - 1", text("sfen").getText());
    table.install(toy);
    Screen.await("it is back", () -> button("setup.play").getEnabled());
  }
}
