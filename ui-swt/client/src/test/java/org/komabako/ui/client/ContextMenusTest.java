package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Mark;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Square;
import org.komabako.session.GameRequest;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Spot;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.control.PressCanvas;

/** What the right button, the menu key and Shift+F10 offer: on the board, tabs, cards and games to go on with. */
@ExtendWith(Screen.class)
class ContextMenusTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell main() {
    return table.client().window().shell();
  }

  private void game() {
    var unused = table.game("toy", toy.table().start());
  }

  /** What a menu says when it opens. */
  private static List<String> opened(Menu menu) {
    if (!menu.isVisible()) {
      menu.notifyListeners(SWT.Show, new Event());
    }
    return Stream.of(menu.getItems())
        .filter(item -> (item.getStyle() & SWT.SEPARATOR) == 0)
        .map(item -> item.getText().replace("&", "").replaceAll("\t.*", ""))
        .toList();
  }

  private static void choose(Menu menu, String text) {
    int at = opened(menu).indexOf(text);
    assertTrue(at >= 0, () -> text + " of " + opened(menu));
    MenuItem item = Stream.of(menu.getItems())
        .filter(each -> (each.getStyle() & SWT.SEPARATOR) == 0)
        .toList()
        .get(at);
    assertTrue(item.isEnabled(), text);
    menu.setVisible(false);
    item.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private void right(int type, Point at) {
    Event event = new Event();
    event.button = 3;
    event.x = at.x;
    event.y = at.y;
    table.view().board().control().notifyListeners(type, event);
  }

  private List<Mark> marks() {
    return table.view().model().live().read(game -> game.current().marks());
  }

  @Test
  void aClickOfTheRightButtonOffersWhatCanBeDoneAtASquare() {
    game();
    Menu menu = table.view().board().control().getMenu();
    right(SWT.MouseDown, table.square("2b"));
    assertFalse(menu.isVisible(), "it may still become an arrow");
    right(SWT.MouseUp, table.square("2b"));
    Screen.await("the menu is open", () -> menu.isVisible() && menu.getItemCount() > 0);
    assertTrue(
        opened(menu)
            .containsAll(List.of(
                "Mark this square",
                "Play on from here…",
                "Set up a position…",
                "Copy the position (SFEN)",
                "Copy a picture of the board",
                "Flip the board")),
        () -> opened(menu).toString());
    choose(menu, "Mark this square");
    Screen.await("it is marked", () -> marks().equals(List.of(Mark.on(Square.parse("2b"), 1))));
    right(SWT.MouseDown, table.square("2b"));
    right(SWT.MouseUp, table.square("4b"));
    Screen.await("a drag draws", () -> marks().size() == 2);
    assertFalse(menu.isVisible());
  }

  @Test
  void theKeyboardOpensTheMenuAtItsCursor() {
    game();
    table.view().board().cursor().put(new Spot.Cell(Square.parse("3c")));
    Event event = new Event();
    event.detail = SWT.MENU_KEYBOARD;
    event.doit = true;
    Control board = table.view().board().control();
    board.notifyListeners(SWT.MenuDetect, event);
    assertTrue(event.doit);
    assertEquals(board.toDisplay(table.square("3c")), new Point(event.x, event.y));
    choose(board.getMenu(), "Mark this square");
    Screen.await("it is marked", () -> marks().equals(List.of(Mark.on(Square.parse("3c"), 1))));
  }

  @Test
  void aTabIsChosenByItsMenuWhichClosesTheOthers() {
    game();
    game();
    game();
    CTabFolder tabs = Table.find(main(), CTabFolder.class, "part", "tabs").orElseThrow();
    Rectangle second = tabs.getItem(2).getBounds();
    Event event = new Event();
    event.detail = SWT.MENU_MOUSE;
    event.doit = true;
    Point at = tabs.toDisplay(second.x + 5, second.y + 5);
    event.x = at.x;
    event.y = at.y;
    tabs.notifyListeners(SWT.MenuDetect, event);
    assertTrue(event.doit);
    assertEquals(2, tabs.getSelectionIndex());
    String kept = table.view().model().live().id();
    choose(tabs.getMenu(), "Close the other games");
    Screen.await("one is left", () -> table.client().window().all().size() == 1);
    assertEquals(kept, table.view().model().live().id());
    var unused = opened(tabs.getMenu());
    assertFalse(tabs.getMenu().getItem(6).isEnabled(), "no others");
  }

  @Test
  void cardsAndGamesToGoOnWithHaveTheirOwn() {
    game();
    table
        .client()
        .window()
        .create(new GameRequest(
            "toy",
            Optional.empty(),
            Map.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Map.of(Tags.BLACK, "Aki")));
    Screen.await(
        "two games",
        () -> table.client().window().all().size() == 2 && table.view().input().isPresent());
    assertTrue(table.desk().actions().run("game.close"));
    Screen.await(
        "a closed game is offered",
        () -> rows().size() == 2 && table.client().window().all().size() == 1);
    Card card = Table.find(main(), Card.class, "variant", "toy").orElseThrow();
    assertEquals(
        List.of("New game…", "Learn the pieces…", "Rules of this game"), opened(card.getMenu()));
    assertEquals(card.getMenu(), card.getChildren()[1].getMenu());
    assertEquals(List.of("Open", "New game…", "Close"), opened(rows().get(0).getMenu()));
    choose(rows().get(1).getMenu(), "Delete…");
    table.answer("yes");
    Screen.await("it is gone", () -> rows().size() == 1);
    choose(rows().get(0).getMenu(), "Close");
    Screen.await("no game is open", () -> table.client().window().all().isEmpty());
  }

  private List<PressCanvas> rows() {
    return Table.findAll(main(), PressCanvas.class, "key", "start.continue");
  }
}
