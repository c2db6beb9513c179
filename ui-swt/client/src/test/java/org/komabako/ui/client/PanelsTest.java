package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Sash;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.testkit.Toy;

/** The tools of a game where the user wants them. */
@ExtendWith(Screen.class)
class PanelsTest {
  @TempDir
  private Path data;

  private Table table;
  private Shell shell;

  @BeforeEach
  void open() {
    Toy toy = new Toy();
    table = new Table(data, toy);
    shell = table.client().window().shell();
    shell.setBounds(0, 0, 1366, 700);
    var unused = table.game(toy.key(), toy.table().start());
    Screen.await("the tools are there", () -> piece().isPresent());
    Screen.settle();
  }

  @AfterEach
  void close() {
    table.close();
  }

  private Optional<Control> find(String part) {
    return Table.find(shell, Control.class, "part", part);
  }

  private Optional<Composite> piece() {
    return Table.find(shell, Composite.class, "panel", "piece");
  }

  private Control part(String part) {
    return Table.find(piece().orElseThrow(), Control.class, "part", part).orElseThrow();
  }

  private Rectangle card() {
    Control card = piece().orElseThrow();
    return shell.getDisplay().map(card.getParent(), shell, card.getBounds());
  }

  private Rectangle board() {
    Control board = table.view().board().control();
    return shell.getDisplay().map(board.getParent(), shell, board.getBounds());
  }

  /** Opens the menu of the panel and chooses an item. */
  private void choose(String text) {
    Control button = part("panel-menu");
    button.notifyListeners(SWT.Selection, new Event());
    pick(button, text);
  }

  private static void pick(Control at, String text) {
    MenuItem item = Stream.of(at.getMenu().getItems())
        .filter(each -> each.getText().replace("&", "").equals(text))
        .findFirst()
        .orElseThrow();
    if ((item.getStyle() & SWT.RADIO) != 0) {
      item.setSelection(true);
    }
    item.notifyListeners(SWT.Selection, new Event());
    at.getMenu().setVisible(false);
    Screen.settle();
  }

  @Test
  void aToolIsPutBelowTheBoardAndClosedAndShownAgain() {
    int high = board().height;
    choose("Below the board");
    Screen.await("it is below", () -> card().y > board().y + board().height);
    assertTrue(board().height < high, "the board makes room");
    assertEquals(0, find("tools-sash").orElseThrow().getSize().x, "no column is left");
    choose("Close");
    Screen.await("it is gone", () -> piece().isEmpty());
    assertEquals(high, board().height);
    assertTrue(table.desk().actions().run("view.panels"));
    Control area = find("game-area").orElseThrow();
    pick(area, "Piece");
    Screen.await("it is there again", () -> piece().isPresent());
    choose("Reset panels");
    Screen.await("beside the board", () -> card().x > board().x + board().width);
  }

  @Test
  void aToolIsDrawnElsewhere() {
    Control title = part("panel-head");
    Mouse.button(SWT.MouseDown, title, new Point(5, 5), 1);
    Control area = find("game-area").orElseThrow();
    Mouse.move(area, new Point(300, area.getSize().y - 60));
    assertTrue(find("panel-drop").orElseThrow().isVisible(), "a line says where");
    Mouse.button(SWT.MouseUp, area, new Point(300, area.getSize().y - 60), 1);
    Screen.await("it is below", () -> card().y > board().y + board().height);
    Sash sash = Table.find(shell, Sash.class, "part", "below-sash").orElseThrow();
    int high = card().height;
    Event drawn = new Event();
    drawn.y = sash.getLocation().y - 50;
    sash.notifyListeners(SWT.Selection, drawn);
    Screen.await("it is higher", () -> card().height > high + 30);
    shell.setSize(820, 560);
    Screen.await("no row in a low window", () -> sash.getSize().y == 0);
    assertTrue(find("panel-tabs").orElseThrow().isVisible());
  }

  @Test
  void aClosedToolOpensForWhatNeedsIt() {
    choose("Close");
    Screen.await("it is gone", () -> piece().isEmpty());
    table.view().open("piece");
    Screen.await("it is there again", () -> piece().isPresent());
  }
}
