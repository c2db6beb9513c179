package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Widget;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.game.Place;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.notation.Notation;
import org.komabako.session.GameViewer;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.ClockBell;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.MoveSettings;

/** The move list, variations, comments, bookmarks, clocks and ends, in the real window. */
@ExtendWith(Screen.class)
class GameTreeTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;
  private GameView view;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    table.desk().settings().set(MoveSettings.NOTATION, Notation.USI);
    view = table.game("toy", toy.table().start());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private void play(String... moves) {
    change(game -> {
      for (String move : moves) {
        var unused = game.play(Usi.parse(game.rules().table(), move));
      }
    });
  }

  private void change(java.util.function.Consumer<Game> change) {
    var unused = view.model().live().change(game -> {
      change.accept(game);
      return true;
    });
  }

  private String place() {
    return view.model().live().read(game -> game.current().place().toString());
  }

  private <W extends Widget> W part(Class<W> type, String name) {
    return Table.find((Composite) view.control(), type, "part", name).orElseThrow();
  }

  private StyledText moves() {
    return part(StyledText.class, "moves");
  }

  private String text() {
    return moves().getText().replace('\u00a0', ' ');
  }

  /** The rows of moves, with a blank for all tabs between two. */
  private String rows() {
    return text().replaceAll("\t+", " ").replace(" \n", "\n").strip();
  }

  private void awaitText(String text) {
    Screen.await("the moves are " + text, () -> rows().equals(text));
  }

  private void grow() {
    play("4f4e", "4c4d");
    change(game -> game.goTo(1));
    play("5a5b");
    awaitText("Start\n1. 4f4e 4c4d\n2. 5a5b");
  }

  private void run(String action) {
    table.run(action);
  }

  private void awaitPlace(String place) {
    Screen.await("the place is " + place, () -> place().equals(place));
    long key = view.model().live().read(game -> game.position().key());
    Screen.await(
        "the window shows " + place,
        () -> view.model().snapshot().filter(now -> now.position().key() == key).isPresent());
    Screen.settle();
  }

  @Test
  void variationsStandInTheListAndAClickGoesThere() {
    grow();
    assertEquals(List.of(0, 18), List.of(moves().getLineIndent(1), moves().getLineIndent(2)));
    click("4c4d");
    awaitPlace("2");
    Screen.await("the move is framed", () -> framed().equals(List.of("4c4d")));
    click("Start");
    awaitPlace("0");
  }

  private List<String> framed() {
    return Arrays.stream(moves().getStyleRanges())
        .filter(style -> style.background != null)
        .map(style -> text().substring(style.start, style.start + style.length))
        .toList();
  }

  private void click(String words) {
    int offset = text().indexOf(words);
    Point at = moves().getLocationAtOffset(offset + 1);
    Event event = new Event();
    event.button = 1;
    event.x = at.x + 1;
    event.y = at.y + 3;
    moves().notifyListeners(SWT.MouseUp, event);
    Screen.settle();
  }

  @Test
  void theBoardAndAConsoleLookAtDifferentPlacesOfOneGame() {
    grow();
    GameViewer console = GameViewer.of(view.model().live());
    String text = view.model().live().text();
    run("tree.start");
    awaitPlace("0");
    assertEquals("2/2", console.read(game -> game.current().place().toString()));
    var unused = console.look(game -> {
      game.goTo(1);
      return true;
    });
    Screen.settle();
    assertEquals("0", place());
    assertEquals(text, view.model().live().text(), "nothing was written");
    unused = console.change(game -> {
      game.goTo(game.reached());
      return game.play(game.legalMoves().get(0)).ply() == 3;
    });
    Screen.settle();
    assertEquals("0", place(), "who looks back stays there");
    run("tree.end");
    awaitPlace("2/2.3");
    unused = console.change(Game::undo);
    awaitPlace("2/2");
  }

  @Test
  void keysWalk() {
    grow();
    run("tree.start");
    awaitPlace("0");
    run("tree.end");
    awaitPlace("2/2");
    run("tree.up");
    awaitPlace("2");
    run("tree.down");
    awaitPlace("2/2");
    run("tree.back");
    awaitPlace("1");
    run("tree.forward");
    awaitPlace("2/2");
    run("tree.main");
    awaitPlace("1");
    moves().forceFocus();
    press(SWT.ARROW_RIGHT);
    awaitPlace("2/2");
    press(SWT.ARROW_UP);
    awaitPlace("2");
  }

  private static void press(int key) {
    Event event = new Event();
    event.keyCode = key;
    event.type = SWT.KeyDown;
    var unused = Screen.display().post(event);
    event.type = SWT.KeyUp;
    unused = Screen.display().post(event);
    Screen.settle();
  }

  @Test
  void aVariationBecomesTheMainLineAndIsDeletedAfterAQuestion() {
    grow();
    run("tree.promote");
    awaitText("Start\n1. 4f4e 5a5b\n2. 4c4d");
    run("tree.delete");
    table.answer("no");
    run("tree.delete");
    table.answer("yes");
    awaitText("Start\n1. 4f4e 4c4d");
    awaitPlace("1");
  }

  @Test
  void aCommentIsKeptWhenThePlaceChanges() {
    grow();
    Text comment = part(Text.class, "comment");
    comment.setText("a lazy king\nindeed");
    run("tree.back");
    awaitPlace("1");
    awaitText("Start\n1. 4f4e 4c4d\n2. 5a5b {a lazy king indeed}");
    assertEquals("", comment.getText());
    change(game -> game.current().comment("from the console"));
    Screen.await("it is shown", () -> comment.getText().equals("from the console"));
    assertEquals(
        "a lazy king\nindeed",
        view.model().live().read(game -> game.tree().at(Place.parse("2/2")).comment()));
  }

  @Test
  void aBookmarkIsGivenAndFound() {
    grow();
    run("tree.bookmark");
    Screen.await("a name is asked", () -> table.client().window().shell().getShells().length > 0);
    Table.find(table.dialog(), Text.class, "part", "name").orElseThrow().setText("trap");
    table.answer("yes");
    awaitText("Start\n1. 4f4e 4c4d\n2. 5a5b [trap]");
    run("tree.start");
    awaitPlace("0");
    var bookmarks = part(org.eclipse.swt.widgets.List.class, "bookmarks");
    assertEquals(List.of("2. 5a5b  trap"), List.of(bookmarks.getItems()));
    bookmarks.select(0);
    bookmarks.notifyListeners(SWT.Selection, new Event());
    awaitPlace("2/2");
  }

  /** Typed in the list of moves, or chosen from its menu. */
  @Test
  void aMoveIsGivenASign() {
    play("4f4e", "4c4d");
    awaitText("Start\n1. 4f4e 4c4d");
    for (char letter : new char[] {'?', '!'}) {
      Event key = new Event();
      key.character = letter;
      key.doit = true;
      moves().notifyListeners(SWT.KeyDown, key);
    }
    awaitText("Start\n1. 4f4e 4c4d?!");
    run("tree.nag.3");
    awaitText("Start\n1. 4f4e 4c4d!!");
    assertTrue(table.desk().actions().find("tree.nag.3").orElseThrow().checked().getAsBoolean());
    run("tree.nag.0");
    awaitText("Start\n1. 4f4e 4c4d");
    run("tree.start");
    awaitPlace("0");
    assertFalse(table.desk().actions().run("tree.nag.3"), "no move leads to the start");
  }

  @Test
  void theNotationIsChosen() {
    play("4f4e");
    for (Notation each : Notation.values()) {
      run("tree.notation." + each.text());
      Game game = new Game(Toy.position(toy.table().start()));
      String move = each.write(game.position(), Usi.parse(toy.table(), "4f4e"));
      awaitText("Start\n1. " + move);
    }
  }

  @Test
  void theGamePlaysOnByItself() {
    play("4f4e", "4c4d");
    run("tree.start");
    awaitPlace("0");
    Screen.settle();
    table.desk().settings().set(MoveSettings.PAUSE, 50);
    run("tree.autoplay");
    awaitPlace("2");
  }

  @Test
  void resigningIsAskedAndTheResultStays() {
    play("4f4e");
    assertFalse(part(Control.class, "result").isVisible());
    run("end.resign");
    table.answer("no");
    assertEquals(Optional.empty(), view.model().live().read(Game::outcome));
    run("end.resign");
    table.answer("yes");
    Screen.await("it is told", () -> table.says("Black has won: resignation"));
    run("tree.start");
    awaitPlace("0");
    assertTrue(table.says("After move 1"), () -> table.texts().toString());
    Control result = part(Control.class, "result");
    Point size = result.getSize();
    assertTrue(size.y >= result.computeSize(size.x, SWT.DEFAULT).y, "the result is cut off");
    assertTrue(
        result.getParent().getClientArea().height >= result.getLocation().y + size.y,
        "the result is cut off");
  }

  private boolean can(String id) {
    return table.desk().actions().find(id).orElseThrow().enabled().getAsBoolean();
  }

  @Test
  void onlyWhatCanBeDoneIsOffered() {
    for (String id : List.of(
        "tree.start",
        "tree.back",
        "tree.forward",
        "tree.end",
        "move.undo",
        "move.redo",
        "end.decline")) {
      assertFalse(can(id), id + " before the first move");
    }
    play("4f4e");
    Screen.await("one can go back", () -> can("tree.back") && can("move.undo"));
    assertFalse(can("tree.forward"), "nothing follows");
    run("end.draw");
    Screen.await("an offer can be declined", () -> can("end.decline"));
    run("end.draw");
    Screen.await("it has ended", () -> !can("end.resign"));
    for (String id : List.of("end.draw", "end.claim", "end.decline")) {
      assertFalse(can(id), id + " after the end");
    }
    run("tree.start");
    Screen.await("one can go forward", () -> can("tree.forward") && can("tree.end"));
    assertFalse(can("end.resign"), "it has ended wherever one looks");
  }

  @Test
  void aDrawIsOfferedAndAccepted() {
    run("end.draw");
    Screen.await("the offer is told", () -> table.says("Black offers a draw"));
    run("end.draw");
    Screen.await("it is agreed", () -> table.says("No winner: by agreement"));
  }

  @Test
  void anOfferIsAnsweredWithButtons() {
    Button accept = part(Button.class, "result.accept");
    assertFalse(accept.isVisible(), "nothing is offered");
    run("end.draw");
    Screen.await("it can be answered", accept::isVisible);
    part(Button.class, "result.decline").notifyListeners(SWT.Selection, new Event());
    Screen.await("it is declined", () -> !accept.isVisible());
    assertFalse(table.says("No winner"));
    run("end.claim");
    Screen.await("a claim, too", accept::isVisible);
    accept.notifyListeners(SWT.Selection, new Event());
    Screen.await("it is agreed", () -> table.says("No winner: impasse"));
    assertFalse(accept.isVisible(), "the game has ended");
  }

  private void clock(String control) {
    change(game -> game.clock(
        Optional.of(new GameClock(ClockFace.of(TimeControl.parse(control), Side.BLACK)))));
    Screen.await("the clock is shown", () -> part(Composite.class, "clock").isVisible());
  }

  @Test
  void theClockRunsAdjournsAndGoesOn() {
    assertFalse(part(Composite.class, "clock").isVisible());
    clock("10m+30s*3");
    assertTrue(table.says("10 min + 3 × 30 s: not begun") && table.says("30s ×3"));
    pressClock("Start");
    Screen.await("it runs", () -> runs(Side.BLACK) && table.says("9:59"));
    pressClock("Adjourn");
    Screen.await("it is adjourned", () -> table.says(": adjourned"));
    table.click("4f", "4e");
    assertEquals(List.of(), table.moves());
    pressClock("Resume");
    Screen.await("it runs again", () -> !table.says(": adjourned"));
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    Screen.await("white's runs", () -> runs(Side.WHITE));
  }

  @Test
  void theTimeIsChosenInADialog() {
    run("clock.set");
    Screen.await("time is asked", () -> table.client().window().shell().getShells().length > 0);
    Combo time = Table.find(table.dialog(), Combo.class, "key", "clock").orElseThrow();
    Button set = Table.find(table.dialog(), Button.class, "answer", "yes").orElseThrow();
    time.setText("five");
    assertFalse(set.isEnabled());
    time.setText("5m+5s");
    assertTrue(set.isEnabled());
    table.answer("yes");
    Screen.await("the clock is shown", () -> table.says("5 min + 5 s a move: not begun"));
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    Screen.await("it runs", () -> runs(Side.WHITE));
  }

  /** The time that runs stands on the colour of what is to be seen first. */
  private boolean runs(Side side) {
    return part(Label.class, "plate.time." + side.text())
        .getBackground()
        .equals(Look.color(table.desk().look().palette().accent()));
  }

  private void pressClock(String text) {
    Button button = part(Button.class, "clock.button");
    Screen.await("the button is " + text, () -> button.getText().equals(text));
    button.notifyListeners(SWT.Selection, new Event());
  }

  @Test
  void lowTimeHasASignAndAFlagDecides() {
    List<ClockFace> shown = new ArrayList<>();
    table.view().listenToClock(table.view().control(), shown::add);
    clock("1s");
    change(Game::startClock);
    Screen.await("the time is low", () -> table.says("! 0:00."));
    Screen.await("the flag has fallen", () -> table.says("White has won: time"));
    assertEquals(
        List.of(ClockBell.Signal.FALL),
        IntStream.range(1, shown.size())
            .mapToObj(i -> ClockBell.between(shown.get(i - 1), shown.get(i), 10))
            .flatMap(Optional::stream)
            .toList());
    assertTrue(table.says("1 s: ended"), () -> table.texts().toString());
  }

  @Test
  void aVariantThatLeavesStopsTheClockVisibly() {
    clock("10m");
    change(Game::startClock);
    Screen.await("it runs", () -> runs(Side.BLACK));
    table.uninstall(toy);
    Screen.await("it is suspended", () -> table.says("Suspended"));
    assertFalse(table.desk().actions().run("clock.adjourn"));
    Screen.await("it stands still", () -> !runs(Side.BLACK));
    table.install(toy);
    Screen.await("it is adjourned", () -> table.says(": adjourned"));
  }

  @Test
  void theWheelGoesThroughTheGame() {
    play("4f4e", "4c4d");
    awaitPlace("2");
    wheel(1, 0);
    awaitPlace("1");
    wheel(1, SWT.CTRL);
    wheel(-1, 0);
    Screen.settle();
    awaitPlace("1");
    wheel(-1, SWT.CTRL);
    wheel(-1, 0);
    awaitPlace("2");
  }

  private void wheel(int count, int held) {
    Event event = new Event();
    event.count = count;
    event.stateMask = held;
    view.board().control().notifyListeners(SWT.MouseVerticalWheel, event);
  }
}
