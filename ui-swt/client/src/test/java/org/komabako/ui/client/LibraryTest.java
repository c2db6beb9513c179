package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.when;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.OpeningBooks;
import org.komabako.engine.OpeningBooks.BookMove;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.library.internal.LibraryService;
import org.komabako.notation.GameText;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;
import org.komabako.ui.library.LibrarySettings;
import org.komabako.ui.library.LibraryWindow;
import org.komabako.ui.workbench.game.GameView;
import org.mockito.Mockito;

/** The library's page, and what was played from a position, on the real window. */
@ExtendWith(Screen.class)
class LibraryTest {
  private static final Toy TOY = new Toy();

  @TempDir
  private Path data;

  private LibraryService library;
  private Table table;

  @BeforeEach
  void open() {
    library = new LibraryService(data.resolve("library"));
    library.addVariant(TOY);
    table = new Table(data, TOY);
    table.library(Optional.of(library));
    Screen.await("the variant is known", () -> !table.client().window().cards().isEmpty());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
    library.close();
  }

  private static String game(String black, String day, String... moves) {
    Game game = new Game(Rules.of(TOY));
    game.tag(Tags.BLACK, black);
    game.tag(Tags.WHITE, "佐藤");
    game.tag(Tags.BEGUN, day);
    for (String move : moves) {
      game.play(Usi.parse(TOY.table(), move));
    }
    return GameText.write(game);
  }

  private void add(String black, String day, String... moves) {
    var unused = library.add(game(black, day, moves), "test");
  }

  private static <W extends Control> W find(Composite root, Class<W> type, String key) {
    return Table.find(root, type, "key", key).orElseThrow();
  }

  private Shell page() {
    assertTrue(table.desk().actions().run("library.open"));
    Screen.settle();
    return table.dialog();
  }

  private static org.eclipse.swt.widgets.Table list(Shell page) {
    return find(page, org.eclipse.swt.widgets.Table.class, "library.list");
  }

  private static void press(Shell page, String key) {
    Button button = find(page, Button.class, key);
    Screen.await("it can be pressed: " + key, button::isEnabled);
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private static void awaitRows(Shell page, int rows) {
    Screen.await(
        rows + " rows, not " + list(page).getItemCount(), () -> list(page).getItemCount() == rows);
  }

  @Test
  void whatComesInIsSeenAtOnce() {
    Shell page = page();
    awaitRows(page, 0);
    awaitTold(page, "No games yet");
    var unused = table.game("toy", TOY.table().start());
    press(page, "library.find");
    press(page, "library.add");
    awaitTold(page, "in the library now");
    awaitRows(page, 1);
  }

  @Test
  void whatWasDoneIsToldUntilTheNextSearch() {
    add("Ito", "2026/11/21", "4f4e", "4c4d");
    Shell page = page();
    awaitRows(page, 1);
    page.forceActive();
    Button remove = find(page, Button.class, "library.remove");
    Screen.await("it has the focus", remove::forceFocus);
    press(page, "library.remove");
    Screen.await("it is asked", () -> page.getShells().length == 1);
    Table.find(page.getShells()[0], Button.class, "answer", "yes")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    // A window manager gives the keyboard back to the window; there is none here.
    page.forceActive();
    awaitRows(page, 0);
    awaitTold(page, "1 removed");
    Screen.await("something else has the focus", () -> {
      Control focus = Screen.display().getFocusControl();
      return focus != null && focus != page && focus.getShell() == page && focus.isEnabled();
    });
    press(page, "library.find");
    Text told = find(page, Text.class, "told");
    Screen.await("it was told", () -> !told.getText().contains("removed"));
  }

  private static void awaitTold(Shell page, String words) {
    Text told = find(page, Text.class, "told");
    Screen.await(words, () -> told.getText().contains(words));
  }

  @Test
  void gamesAreFoundLookedAtAndOpened() {
    add("Ito", "2026/11/21", "4f4e", "4c4d");
    add("Mori", "2025/01/02", "1f1e");
    Shell page = page();
    awaitRows(page, 2);
    awaitTold(page, "2 found, 2 shown. 2 games in");
    assertEquals("Toy shogi", list(page).getItem(0).getText(1));
    assertEquals("Ito", list(page).getItem(0).getText(2));
    find(page, Text.class, "library.player").setText("mori");
    press(page, "library.find");
    awaitRows(page, 1);
    assertTrue(find(page, Text.class, "detail").getText().contains("From test"));
    press(page, "library.open");
    Screen.await("it is open", () -> table.current().flatMap(GameView::input).isPresent());
    assertEquals(1, table.games().list().size());
  }

  @Test
  void gamesAreFoundByTheirRules() {
    add("Ito", "2026/11/21", "4f4e");
    Game restless = new Game(Rules.of(TOY, OptionValues.of(TOY, "restless")));
    restless.tag(Tags.BLACK, "Mori");
    var unused = library.add(GameText.write(restless), "test");
    Shell page = page();
    awaitRows(page, 2);
    Combo variant = find(page, Combo.class, "library.variant");
    variant.select(1);
    variant.notifyListeners(SWT.Selection, new Event());
    Combo rules = find(page, Combo.class, "library.rules");
    assertEquals(List.of("club", "restless"), List.of(rules.getItems()));
    rules.setText("restless");
    press(page, "library.find");
    awaitRows(page, 1);
    assertEquals("Mori", list(page).getItem(0).getText(2));
    rules.setText("jitto=forbidden");
    press(page, "library.find");
    awaitRows(page, 1);
    rules.setText("jitto=allowed");
    press(page, "library.find");
    awaitRows(page, 0);
    rules.setText("");
    press(page, "library.find");
    awaitRows(page, 2);
  }

  @Test
  void thePositionOnTheScreenIsFound() {
    add("Ito", "2026/11/21", "4f4e", "4c4d");
    add("Mori", "2025/01/02", "1f1e");
    var unused = table.game("toy", TOY.table().start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    assertTrue(table.desk().actions().run("library.position"));
    Screen.settle();
    Shell page = table.dialog();
    awaitRows(page, 1);
    assertTrue(find(page, Text.class, "detail").getText().contains("Found after move 1"));
  }

  @Test
  void piecesAreFoundAndMistakesAreTold() {
    add("Ito", "2026/11/21", "4f4e", "4c4d");
    Shell page = page();
    awaitRows(page, 1);
    Combo board = find(page, Combo.class, "library.board");
    board.select(3);
    board.notifyListeners(SWT.Selection, new Event());
    Combo variant = find(page, Combo.class, "library.variant");
    variant.select(1);
    Text pieces = find(page, Text.class, "library.pieces");
    pieces.setText("4e=P 4d=-");
    press(page, "library.find");
    awaitRows(page, 1);
    pieces.setText("4e=p");
    press(page, "library.find");
    awaitRows(page, 0);
    pieces.setText("what");
    press(page, "library.find");
    awaitTold(page, "'what' is no part of a board");
  }

  private static org.eclipse.swt.widgets.Table movesOf(GameView view) {
    return Table.find(
            (Composite) view.control(),
            org.eclipse.swt.widgets.Table.class,
            "part",
            "library-moves")
        .orElseThrow();
  }

  @Test
  void whatWasPlayedIsShownAndPlayedByAClick() {
    add("Ito", "2026/11/21", "4f4e", "4c4d");
    add("Abe", "2026/11/20", "4f4e", "1c1d");
    add("Mori", "2025/01/02", "1f1e");
    GameView view = table.game("toy", TOY.table().start());
    table.desk().settings().set(LibrarySettings.MOVES, true);
    org.eclipse.swt.widgets.Table moves = movesOf(view);
    Screen.await("two moves", () -> moves.getItemCount() == 2);
    assertEquals("P-4e", moves.getItem(0).getText(0));
    assertEquals("2", moves.getItem(0).getText(2));
    assertEquals("67 %", moves.getItem(0).getText(3));
    Screen.settle();
    Rectangle row = moves.getItem(0).getBounds(0);
    Point at = new Point(row.x + row.width / 2, row.y + row.height / 2);
    Event event = new Event();
    event.button = 1;
    event.x = at.x;
    event.y = at.y;
    moves.notifyListeners(SWT.MouseUp, event);
    table.awaitMoves("4f4e");
    Screen.await(
        "what followed",
        () -> moves.getItemCount() == 2 && moves.getItem(0).getText(2).equals("1"));
    table.library(Optional.empty());
    Screen.await("none", () -> moves.getItemCount() == 0);
    assertTrue(table.says("The library is not there now"));
  }

  @Test
  void theMovesOfTheOpeningBookStandBesideThem() {
    add("Ito", "2026/11/21", "4f4e", "4c4d");
    GameView view = table.game("toy", TOY.table().start());
    OpeningBooks books = Mockito.mock(OpeningBooks.class);
    when(books.moves(any())).thenAnswer(call -> {
      Position position = call.getArgument(0);
      return position.legalMoves().stream()
          .filter(move -> Set.of("4f4e", "1f1e").contains(move.toString()))
          .sorted(Comparator.comparing(Move::toString).reversed())
          .map(move -> move.toString().equals("4f4e")
              ? new BookMove(move, 3, OptionalInt.of(42))
              : new BookMove(move, 1, OptionalInt.empty()))
          .toList();
    });
    table.books(Optional.of(books));
    table.desk().settings().set(LibrarySettings.MOVES, true);
    org.eclipse.swt.widgets.Table moves = movesOf(view);
    Screen.await("the move of the game and that of the book", () -> moves.getItemCount() == 2);
    assertEquals("75 % +0.4", moves.getItem(0).getText(1));
    assertEquals("0", moves.getItem(1).getText(2));
    assertEquals("25 %", moves.getItem(1).getText(1));
    table.books(Optional.empty());
    Screen.await("the book leaves", () -> moves.getItemCount() == 1);
    assertEquals("–", moves.getItem(0).getText(1));
  }

  @Test
  void gamesComeInAndDuplicatesAreMerged() throws Exception {
    Path file = data.resolve("many.komabako");
    Files.writeString(
        file,
        game("Ito", "2026/11/21", "4f4e") + game("", "2026/11", "4f4e") + game("Abe", "", "1f1e"));
    Shell page = page();
    awaitTold(page, "No games yet");
    var window = new LibraryWindow(table.client().window());
    Screen.await(
        "it knows the library",
        () -> find(window.shell(), Button.class, "library.add") != null
            && find(window.shell(), Button.class, "library.import-files").isEnabled());
    window.read(List.of(file));
    awaitTold(window.shell(), "3 games imported");
    awaitRows(window.shell(), 3);
    press(window.shell(), "library.duplicates");
    awaitRows(window.shell(), 2);
    press(window.shell(), "library.merge");
    awaitTold(window.shell(), "1 merged");
    assertEquals(2, library.info().games());
    window.shell().close();
  }

  /** Each file that could not be read is named with what is wrong. */
  @Test
  void allBadFilesOfAnImportAreTold() throws Exception {
    Path one = data.resolve("one.kif");
    Path two = data.resolve("two.kif");
    Files.writeString(one, "");
    Files.writeString(two, "");
    var window = new LibraryWindow(table.client().window());
    Screen.await(
        "it knows the library",
        () -> find(window.shell(), Button.class, "library.add") != null
            && find(window.shell(), Button.class, "library.import-files").isEnabled());
    window.read(List.of(one, two));
    awaitTold(window.shell(), "2 could not be read.\n");
    awaitTold(window.shell(), "one.kif");
    awaitTold(window.shell(), "two.kif");
    window.shell().close();
  }

  @Test
  void aLibraryThatLeavesIsTold() {
    add("Ito", "2026/11/21", "4f4e");
    Shell page = page();
    awaitRows(page, 1);
    table.library(Optional.empty());
    awaitTold(page, "The library is not there now");
    assertFalse(find(page, Button.class, "library.find").isEnabled());
    assertFalse(find(page, Button.class, "library.open").isEnabled());
    table.library(Optional.of(library));
    awaitTold(page, "1 game in");
    assertTrue(find(page, Button.class, "library.find").isEnabled());
  }
}
