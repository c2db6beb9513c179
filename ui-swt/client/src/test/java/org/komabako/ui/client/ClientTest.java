package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.InputState;
import org.komabako.ui.board.Scene;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.game.GameView;

/** The real window with the real session, driven as a player drives it. */
@ExtendWith(Screen.class)
class ClientTest {
  private static final String LION = "3k3/7/3g3/3p3/3N3/7/7/3K3 b - 1";

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

  private static String start() {
    return new Toy().table().start();
  }

  @Test
  void movesByClicks() {
    var unused = table.game("toy", start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    table.click("4c", "4d");
    table.awaitMoves("4f4e", "4c4d");
    assertTrue(table.says("Move 3: Black to move"), () -> table.texts().toString());
  }

  @Test
  void aMoveOfTheConsoleAppearsOnTheBoard() throws InterruptedException {
    GameView view = table.game("toy", start());
    Thread console = new Thread(() -> {
      var unused = view.model()
          .live()
          .change(game -> game.play(Usi.parse(game.rules().table(), "4f4e")).ply());
    });
    console.start();
    table.awaitMoves("4f4e");
    console.join();
    Scene scene = view.board().scene().orElseThrow();
    assertEquals("P", scene.pieces().get(Square.parse("4e")).sfen());
  }

  @Test
  void theLionTakesTwice() {
    GameView view = table.game("toy", LION);
    table.click("4e", "4d");
    assertEquals(
        new InputState.Midway(Square.parse("4e"), Square.parse("4d")),
        view.input().orElseThrow().state());
    assertTrue(
        table.says("First step taken: lion takes on 4d"), () -> table.texts().toString());
    table.click("4c");
    table.awaitMoves("4e4d4c");
  }

  @Test
  void theLionStopsByItsButton() {
    var unused = table.game("toy", LION);
    table.click("4e", "4d");
    table.press("move.stop");
    table.awaitMoves("4e4d");
  }

  @Test
  void iguiAndPassByKey() {
    GameView view = table.game("toy", LION);
    view.board().control().forceFocus();
    table.click("4e", "4d");
    table.key('b');
    table.awaitMoves("4e4d4e");
    table.click("4a", "4b");
    Screen.await("white has moved", () -> table.moves().size() == 2);
    Screen.await("it is seen", () -> view.input().orElseThrow().snapshot().ply() == 2);
    table.click("4e");
    table.key('p');
    Screen.await("black has passed", () -> table.moves().size() == 3);
    assertEquals("4e3d4e", table.moves().get(2));
  }

  @Test
  void escapeCancelsEachStage() {
    GameView view = table.game("toy", LION);
    view.board().control().forceFocus();
    table.click("4e", "4d");
    table.key(SWT.ESC);
    Screen.await(
        "the first step is taken back",
        () -> view.input().orElseThrow().state() instanceof InputState.Selected);
    table.key(SWT.ESC);
    Screen.await(
        "nothing is chosen", () -> view.input().orElseThrow().state() instanceof InputState.Idle);
  }

  @Test
  void aRefusalSaysWhyAndLightsTheSquares() {
    GameView view = table.game("toy", "3k3/7/7/7/7/P6/7/3K3 b P 1");
    table.mouse(SWT.MouseDown, table.slot(Side.BLACK, 0), 0);
    table.mouse(SWT.MouseUp, table.slot(Side.BLACK, 0), 0);
    table.click("7d");
    Screen.await(
        "the reason is told", () -> view.input().orElseThrow().refusal().isPresent());
    var refusal = view.input().orElseThrow().refusal().orElseThrow();
    assertEquals("nifu", refusal.rule());
    assertTrue(refusal.squares().contains(Square.parse("7f")), refusal::toString);
    assertTrue(table.says(refusal.message()), () -> table.texts().toString());
    assertEquals(List.of(), table.moves());
  }

  @Test
  void dropsByDragging() {
    var unused = table.game("toy", "3k3/7/7/7/7/7/7/3K3 b P 1");
    table.drag(table.slot(Side.BLACK, 0), "5e", 0);
    table.awaitMoves("P*5e");
  }

  @Test
  void promotionIsChosenOnTheBoard() {
    GameView view = table.game("toy", "3k3/7/R6/7/7/7/7/3K3 b - 1");
    table.drag(table.square("7c"), "7b", 0);
    assertTrue(view.input().orElseThrow().state() instanceof InputState.Asking);
    var answers = view.board().geometry().orElseThrow().answers(Square.parse("7b"), 2);
    table.mouse(SWT.MouseDown, Table.center(answers.get(0)), 0);
    table.mouse(SWT.MouseUp, Table.center(answers.get(0)), 0);
    table.awaitMoves("7c7b+");
  }

  @Test
  void promotionInOneGesture() {
    var unused = table.game("toy", "3k3/7/R6/7/7/7/7/3K3 b - 1");
    table.drag(table.square("7c"), "7b", SWT.MOD2);
    table.awaitMoves("7c7b+");
  }

  @Test
  void aTurnedBoardIsPlayedOnTheSame() {
    GameView view = table.game("toy", start());
    assertTrue(table.desk().actions().run("view.flip"));
    assertEquals(Side.WHITE, view.board().bottom());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
  }

  @Test
  void takingBackAndGoingOn() {
    var unused = table.game("toy", start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    table.run("move.undo");
    table.awaitMoves();
    table.run("move.redo");
    table.awaitMoves("4f4e");
  }

  /** A variant is foreign code: an error of it ends no game and no lane. */
  @Test
  void anErrorOfAVariantIsToldAndTheGameGoesOn() {
    GameView view = table.game("toy", start());
    view.model().change(game -> {
      throw new AssertionError("of a variant");
    });
    Screen.await("it is told", () -> table.says("AssertionError: of a variant"));
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
  }

  @Test
  void aGameThatCannotBeKeptGoesOnAndSaysSo() throws Exception {
    var unused = table.game("toy", start());
    Path folder = data.resolve("games");
    Files.move(folder, data.resolve("away"));
    Files.writeString(folder, "in the way");
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    assertTrue(table.says("White to move – game 1 cannot be kept in " + folder));
    assertTrue(table.client().window().shell().getText().contains("(not saved)"));
    Files.delete(folder);
    Files.move(data.resolve("away"), folder);
    table.click("4c", "4d");
    table.awaitMoves("4f4e", "4c4d");
    assertFalse(table.says("cannot be kept"));
    assertFalse(table.client().window().shell().getText().contains("(not saved)"));
  }

  @Test
  void aVariantThatLeavesSuspendsItsGameVisibly() {
    GameView view = table.game("toy", start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    table.uninstall(toy);
    Screen.await("the tab says so", () -> view.model().suspended().isPresent());
    assertTrue(table.says("Suspended: the variant toy is not installed"));
    assertTrue(table.client().window().shell().getText().contains("(suspended)"));
    assertFalse(view.board().control().getEnabled());
    Button shelf = Table.find((Composite) view.control(), Button.class, "action", "tools.shelf")
        .orElseThrow();
    assertTrue(shelf.isVisible());
    shelf.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
    assertEquals("Get more games", table.dialog().getText());
    table.dialog().close();
    table.install(toy);
    Screen.await("it goes on", () -> view.model().suspended().isEmpty());
    assertFalse(shelf.isVisible());
    table.click("4c", "4d");
    table.awaitMoves("4f4e", "4c4d");
  }

  @Test
  void aGameIsNotCalledSuspendedWhileVariantsAreStillToCome() {
    var unusedFirst = table.game("toy", start());
    table.close();
    table = new Table(new Launch(data, "1.2.3", true));
    Screen.await("the game has a tab", () -> table.current().isPresent());
    Screen.await("it is being read", () -> table.says("One moment"));
    assertFalse(table.client().window().shell().getText().contains("suspended"));
    table.client().window().started();
    Screen.await("it is missing now", () -> table.says("Suspended: the variant toy is not"));
    assertTrue(table.client().window().shell().getText().contains("(suspended)"));
    table.install(toy);
    Screen.await("it goes on", () -> table.says("Black to move"));
  }

  @Test
  void anArrivingVariantIsOfferedInTheOpenDialog() {
    Screen.await(
        "the variant is known", () -> !table.client().window().variants().isEmpty());
    assertTrue(table.desk().actions().run("game.new"));
    var variants =
        Table.find(table.dialog(), Combo.class, "key", "new-game.variant").orElseThrow();
    assertEquals(1, variants.getItemCount());
    table.install(new Toy("second"));
    Screen.await("it is offered", () -> variants.getItemCount() == 2);
    table.dialog().getDefaultButton().notifyListeners(SWT.Selection, new Event());
    Screen.await("the game is shown", () -> table.current().isPresent());
  }

  @Test
  void aGameClosedElsewhereLeavesTheWindow() {
    GameView view = table.game("toy", start());
    table.games().close(view.model().live());
    Screen.await("the tab is gone", () -> table.current().isEmpty());
    assertTrue(view.control().isDisposed());
  }

  @Test
  void theLanguageChangesLive() {
    var unused = table.game("toy", start());
    Menu bar = table.client().window().shell().getMenuBar();
    assertEquals("&Game", bar.getItem(0).getText());
    table.desk().settings().set(Language.SETTING, Locale.JAPANESE);
    Screen.await("it is Japanese", () -> bar.getItem(0).getText().equals("対局(&G)"));
    assertTrue(table.says("1手目：先手の番"), () -> table.texts().toString());
  }

  @Test
  void settingsAndGamesComeBack() {
    var unused = table.game("toy", start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    assertTrue(table.desk().actions().run("view.coordinates.japanese"));
    table.close();
    assertTrue(Files.exists(data.resolve("desktop.properties")));
    table = new Table(data, toy);
    Screen.await("the game is back", () -> table.current().isPresent());
    table.awaitMoves("4f4e");
    assertTrue(table
        .desk()
        .actions()
        .find("view.coordinates.japanese")
        .orElseThrow()
        .checked()
        .getAsBoolean());
  }

  @Test
  void aClosedWindowLeavesNoResources() {
    Set<Object> before = Set.copyOf(Screen.resources());
    table.close();
    List<Object> base = Screen.resources();
    table = new Table(data, toy);
    var unused = table.game("toy", LION);
    table.click("4e", "4d");
    table.close();
    List<Object> after = Screen.resources();
    after.removeAll(base);
    after.removeAll(before);
    assertEquals(List.of(), after);
    table = new Table(data, toy);
  }
}
