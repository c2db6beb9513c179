package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.protocol.drive.RealForeignEngines;
import org.komabako.testkit.Toy;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.opponents.Engines;
import org.komabako.ui.workbench.opponents.Opponent;

/** Games against engines and the list of engines, on the real window. */
@ExtendWith(Screen.class)
class EnginesTest {
  private static final String START = new Toy().table().start();

  @TempDir
  private Path data;

  private final QuickEngine engine = new QuickEngine();
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, new Toy());
    table.install(engine);
    Screen.await(
        "the variant and the engine are known",
        () -> !table.client().window().cards().isEmpty()
            && !engines().playing("toy").isEmpty());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Engines engines() {
    return table.desk().engines();
  }

  private static <W extends Control> W find(Composite root, Class<W> type, String key) {
    return Table.find(root, type, "key", key).orElseThrow();
  }

  /** With the real mouse. */
  private static void click(Control control) {
    Point size = control.getSize();
    Mouse.button(SWT.MouseDown, control, new Point(size.x / 2, size.y / 2), 1);
    Mouse.button(SWT.MouseUp, control, new Point(size.x / 2, size.y / 2), 1);
    Screen.settle();
  }

  /** In a dialog, which may not be seen yet. */
  private static void press(Button button) {
    Screen.await("it can be pressed: " + button.getText(), button::isEnabled);
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  /** Chooses from the menu of White's plate. */
  private void choose(String item) {
    Menu menu = Table.find(
            (Composite) table.view().control(), Composite.class, "part", "plate.white")
        .orElseThrow()
        .getMenu();
    menu.notifyListeners(SWT.Show, new Event());
    MenuItem found = Stream.of(menu.getItems())
        .filter(each -> item.equals(each.getData("part")))
        .findFirst()
        .orElseThrow();
    assertTrue(found.isEnabled(), item);
    found.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private String label(String part) {
    return Table.find((Composite) table.view().control(), Label.class, "part", part)
        .orElseThrow()
        .getText();
  }

  private void awaitLabel(String part, String words) {
    Screen.await(words, () -> label(part).contains(words));
  }

  /** Black is moved here, the engine plays White. */
  private GameView play() {
    GameView view = table.game("toy", START);
    engines().play(view.model().live(), Side.WHITE, new Opponent("quick", 6), why -> {});
    Screen.await("it sits there", () -> !engines().seats(view.model().live()).isEmpty());
    return view;
  }

  @Test
  void aGameAgainstTheComputerIsOneClickAway() {
    assertTrue(table.desk().actions().run("game.new"));
    Screen.settle();
    Shell dialog = table.dialog();
    Combo level = find(dialog, Combo.class, "computer.level");
    assertEquals("Level 6", level.getText());
    press(dialog.getDefaultButton());
    Screen.await(
        "the game is shown", () -> table.current().flatMap(GameView::input).isPresent());
    awaitLabel("plate.name.white", "Quick, level 6");
    table.click("4f", "4e");
    Screen.await("it answers", () -> table.moves().size() == 2);
    table.run("move.undo");
    table.awaitMoves();
    table.run("move.redo");
    Screen.await("both moves are back", () -> table.moves().size() == 2);
  }

  @Test
  void theNameOfAnEngineFollowsTheLanguage() {
    var unused = play();
    awaitLabel("plate.name.white", "Quick, level 6");
    table.desk().settings().set(Language.SETTING, Locale.JAPANESE);
    awaitLabel("plate.name.white", "早指し レベル6");
    Screen.await(
        "so does the title", () -> table.client().window().shell().getText().contains("早指し レベル6"));
    String record = table.view().model().tags().get(Tags.player(Side.WHITE));
    assertEquals("Quick, level 6", record);
  }

  /** What is wrong with the line to its machine stands at its plate, in the language of the window, until it is mended. */
  @Test
  void aLineThatIsMadeAgainIsToldAtItsPlate() {
    engine.slow(true);
    play();
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    engine.trouble(LocalizedText.of("The line is lost", "回線が切れました"));
    awaitLabel("plate.words.white", "reconnects");
    assertEquals(
        "⚠ The line is lost\nIt is tried again by itself; the clock runs on.",
        label("plate.note.white"));
    table.desk().messages().language(java.util.Locale.JAPANESE);
    awaitLabel("plate.note.white", "⚠ 回線が切れました\n自動的に接続し直します。時計は進みます。");
    table.desk().messages().language(java.util.Locale.ENGLISH);
    engine.trouble(LocalizedText.NONE);
    awaitLabel("plate.words.white", "thinks");
    Screen.await("nothing is in its way", () -> label("plate.note.white").isEmpty());
    choose("engine.now");
    Screen.await("it answers", () -> table.moves().size() == 2);
  }

  private List<String> mainLine() {
    return table
        .view()
        .model()
        .live()
        .read(game -> game.root().last().line().stream()
            .map(org.komabako.kernel.model.Move::toString)
            .toList());
  }

  @Test
  void whatIsTakenBackIsNoPartOfTheGameThatIsPlayed() {
    GameView view = play();
    table.click("4f", "4e");
    Screen.await("it answers", () -> table.moves().size() == 2);
    table.run("move.undo");
    table.awaitMoves();
    engine.slow(true);
    table.click("5f", "5e");
    table.awaitMoves("5f5e");
    assertEquals(table.moves(), mainLine());
    awaitLabel("plate.words.white", "thinks");
    choose("engine.now");
    Screen.await("it answers", () -> table.moves().size() == 2);
    assertEquals(table.moves(), mainLine());
    assertEquals("5f5e", mainLine().get(0));
    int tried = view.model().live().read(game -> game.root().children().size());
    assertEquals(2, tried, "what was taken back is a variation");
  }

  @Test
  void aMoveWaitsUntilTheEngineHasMoved() {
    var unused = play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    table.click("5f", "5e");
    assertTrue(table.says("Your move waits"), () -> table.texts().toString());
    awaitLabel("plate.words.black", "a move waits");
    assertEquals(1, table.moves().size());
    assertTrue(table.desk().actions().run("move.cancel"));
    assertFalse(table.says("Your move waits"), () -> table.texts().toString());
    assertFalse(label("plate.words.black").contains("a move waits"));
    table.desk().settings().set(BoardSettings.PREMOVES, false);
    Screen.settle();
    table.click("6f", "6e");
    assertFalse(table.says("Your move waits"), () -> table.texts().toString());
    table.desk().settings().set(BoardSettings.PREMOVES, true);
    Screen.settle();
    table.click("6f", "6e");
    assertTrue(table.says("Your move waits"), () -> table.texts().toString());
    choose("engine.now");
    Screen.await("both have moved", () -> table.moves().size() == 3);
    assertEquals("6f6e", table.moves().get(2));
  }

  @Test
  void anOfferOfADrawIsAnswered() {
    GameView view = play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    // It is the engine's turn: the offer is the player's all the same.
    table.run("end.draw");
    awaitLabel("plate.note.white", "it declines the draw");
    assertEquals(List.of(), List.copyOf(view.model().live().read(Game::drawOffers)));
    choose("engine.now");
    Screen.await("it answers", () -> table.moves().size() == 2);
    Screen.await("and says no more", () -> !table.says("declines the draw"));
    table.run("end.draw");
    awaitLabel("plate.note.white", "it declines the draw");
  }

  @Test
  void thePlayerResignsAndNotTheComputer() {
    GameView view = play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    table.run("end.resign");
    table.answer("yes");
    Screen.await(
        "White has won",
        () -> view.model()
            .live()
            .read(game -> game.result().flatMap(end -> end.winner()))
            .filter(Side.WHITE::equals)
            .isPresent());
  }

  @Test
  void nobodyMovesForTheComputer() {
    play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    table.click("4c", "4d");
    Screen.settle();
    assertEquals(1, table.moves().size());
    choose("engine.now");
    Screen.await("it answers", () -> table.moves().size() == 2);
  }

  @Test
  void anEngineThatLeavesInMidThoughtIsToldAndGoesOnWhenItReturns() {
    play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    table.uninstall(engine);
    awaitLabel("plate.words.white", "is away");
    assertTrue(label("plate.note.white").contains("the engine quick is not installed"));
    Screen.await("it is told above the games", () -> table.says("cannot go on"));
    engine.slow(false);
    table.install(engine);
    Screen.await("it answers", () -> table.moves().size() == 2);
    Screen.await("and it is told no more", () -> !table.says("cannot go on"));
  }

  @Test
  void itMayThinkOnMyTime() {
    assertTrue(table.desk().actions().run("game.new"));
    Screen.settle();
    Shell dialog = table.dialog();
    Button ponders = find(dialog, Button.class, "computer.ponders");
    assertFalse(ponders.getSelection());
    ponders.setSelection(true);
    press(ponders);
    press(dialog.getDefaultButton());
    Screen.await(
        "the game is shown", () -> table.current().flatMap(GameView::input).isPresent());
    awaitLabel("plate.name.white", "Quick, level 6");
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks on its opponent's time");
    table.click("4e", "4d");
    Screen.await("it answers", () -> table.moves().size() == 4);
  }

  @Test
  void theGameGoesOnWithoutAnEngineThatFails() {
    GameView view = play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    engine.fail(org.komabako.base.message.LocalizedText.of("it fell over", "倒れました"));
    awaitLabel("plate.note.white", "it fell over");
    choose("engine.again");
    awaitLabel("plate.words.white", "thinks");
    engine.fail(org.komabako.base.message.LocalizedText.of("it fell over", "倒れました"));
    awaitLabel("plate.note.white", "it fell over");
    choose("engine.leave");
    Screen.await("it has left", () -> engines().seats(view.model().live()).isEmpty());
    Screen.await("and says nothing", () -> label("plate.note.white").isEmpty());
    table.click("4c", "4d");
    Screen.await("White is moved here", () -> table.moves().size() == 2);
  }

  @Test
  void afterARestartItPlaysOn() {
    play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    table.close();
    engine.slow(false);
    table = new Table(data, new Toy());
    table.install(engine);
    Screen.await(
        "it answers", () -> table.current().isPresent() && table.moves().size() == 2);
    awaitLabel("plate.name.white", "Quick, level 6");
  }

  @Test
  void whyItResignsIsSaid() {
    play();
    engine.slow(true);
    table.click("4f", "4e");
    awaitLabel("plate.words.white", "thinks");
    engine.answer(new Answer.Resign());
    awaitLabel("plate.note.white", "it resigned");
    awaitLabel("plate.words.white", "resigned");
    awaitLabel("plate.words.black", "won");
    Screen.await("the result is shown", () -> table.says("Black has won"));
  }

  @Test
  void theMenuHasAnEngineTakeOverASide() {
    GameView view = table.game("toy", START);
    assertTrue(table.desk().actions().run("engine.plays-black"));
    Screen.settle();
    press(table.dialog().getDefaultButton());
    Screen.await("it plays", () -> table.moves().size() == 1);
    assertTrue(table.desk().actions().run("engine.plays-black"));
    Screen.await("it has left", () -> engines().seats(view.model().live()).isEmpty());
  }

  /** In a new game where something was played from here, in this one where it ends. */
  @Test
  void theRestIsPlayedAgainstTheComputer() {
    GameView view = table.game("toy", START);
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    table.click("4c", "4d");
    table.awaitMoves("4f4e", "4c4d");
    view.model().look(game -> game.goTo(1));
    table.awaitMoves("4f4e");
    assertTrue(table.desk().actions().run("engine.from-here"));
    Screen.await("it is asked", () -> view.control().getShell().getShells().length == 1);
    assertTrue(Table.texts(table.dialog()).toString().contains("A new game begins"));
    press(table.dialog().getDefaultButton());
    Screen.await(
        "there is a new game",
        () -> table
            .current()
            .filter(each -> each != view && each.input().isPresent())
            .isPresent());
    // White is to move, and was offered to the person; the engine waits for him.
    assertEquals(List.of("4f4e"), table.moves());
    table.click("4c", "4d");
    Screen.await("it answers", () -> table.moves().size() == 3);
    assertEquals(List.of(), engines().seats(view.model().live()));
  }

  private RealForeignEngines foreign() {
    RealForeignEngines foreign = new RealForeignEngines(data.resolve("engines"), this::register);
    table.foreignEngines(Optional.of(foreign.service()));
    return foreign;
  }

  private Runnable register(Engine found) {
    table.install(found);
    return () -> table.uninstall(found);
  }

  private Shell manager() {
    assertTrue(table.desk().actions().run("tools.engines"));
    Shell shell = table.dialog();
    Screen.await(
        "programs can be added", () -> find(shell, Button.class, "engines.add").isEnabled());
    return shell;
  }

  private static void add(Shell manager, String program) {
    press(find(manager, Button.class, "engines.add"));
    Shell dialog = manager.getShells()[0];
    find(dialog, Text.class, "engines.add.program").setText(program);
    press(dialog.getDefaultButton());
  }

  private static void awaitTold(Shell manager, String words) {
    Text told = find(manager, Text.class, "told");
    Screen.await(words, () -> told.getText().contains(words));
  }

  @Test
  void aPathThatIsNoEngineIsTold() throws Exception {
    try (RealForeignEngines foreign = foreign()) {
      Shell manager = manager();
      add(manager, "/nowhere/engine");
      awaitTold(manager, "/nowhere/engine cannot be started: there is no such file");
      add(manager, "/bin/true");
      awaitTold(manager, "/bin/true is no engine");
      assertEquals(List.of(), foreign.service().list());
      manager.close();
    }
  }

  @Test
  void aProgramIsAddedSetTestedAndRemoved() throws Exception {
    Path program = data.resolve("fox");
    Files.writeString(program, FOX);
    assertTrue(program.toFile().setExecutable(true));
    try (RealForeignEngines foreign = foreign()) {
      Shell manager = manager();
      add(manager, program.toString());
      awaitTold(manager, "Added: fox");
      var list = find(manager, org.eclipse.swt.widgets.Table.class, "engines.name");
      Screen.await(
          "it is listed",
          () -> list.getItemCount() == 2 && list.getItem(0).getText().equals("Fox"));
      list.select(0);
      list.notifyListeners(SWT.Selection, new Event());
      press(find(manager, Button.class, "engines.options"));
      Screen.await("it asks", () -> manager.getShells().length == 1);
      Shell dialog = manager.getShells()[0];
      find(dialog, Spinner.class, "option.Skill").setSelection(7);
      find(dialog, Button.class, "option.Book").setSelection(false);
      find(dialog, Combo.class, "option.Style").select(1);
      press(dialog.getDefaultButton());
      awaitTold(manager, "hold from the next time");
      assertEquals(
          Map.of("Skill", "7", "Book", "false", "Style", "Wild"),
          table.desk().services().engine("fox").orElseThrow().options().stream()
              .filter(option -> Set.of("Skill", "Book", "Style").contains(option.name()))
              .collect(Collectors.toMap(EngineOption::name, EngineOption::base)));
      press(find(manager, Button.class, "engines.log"));
      Text log = find(manager.getShells()[0], Text.class, "engines.log");
      Screen.await("the conversation is shown", () -> !log.isDisposed());
      manager.getShells()[0].close();
      press(find(manager, Button.class, "engines.test"));
      awaitTold(manager, "fox plays none of the installed variants");
      press(find(manager, Button.class, "engines.remove"));
      press(Table.find(manager.getShells()[0], Button.class, "answer", "yes").orElseThrow());
      awaitTold(manager, "Removed: fox");
      assertEquals(List.of(), foreign.service().list());
      manager.close();
    }
  }

  /** A whole command is a line to another machine; what is wrong with its quotes is told. */
  @Test
  void anEngineOfAnotherMachineIsAddedByItsCommand() throws Exception {
    Path program = data.resolve("fox one");
    Files.writeString(program, FOX);
    try (RealForeignEngines foreign = foreign()) {
      Shell manager = manager();
      add(manager, "sh '" + program);
      awaitTold(manager, "the quotation mark ' at position 4 of the command is not closed");
      add(manager, "sh '" + program + "'");
      awaitTold(manager, "Added: sh");
      assertEquals(
          List.of("sh", program.toString()), foreign.service().list().get(0).command());
      assertTrue(foreign.service().list().get(0).remote());
      var list = find(manager, org.eclipse.swt.widgets.Table.class, "engines.name");
      Screen.await("it is listed", () -> list.getItemCount() == 2);
      list.select(list.getItem(0).getText().equals("Fox") ? 0 : 1);
      list.notifyListeners(SWT.Selection, new Event());
      Text detail = find(manager, Text.class, "detail");
      Screen.await("it is told", () -> detail.getText().contains("It is on another machine"));
      manager.close();
    }
  }

  @Test
  void ourOwnEngineHasOptionsToo() throws Exception {
    try (RealForeignEngines foreign = foreign()) {
      Shell manager = manager();
      press(find(manager, Button.class, "engines.options"));
      Screen.await("it asks", () -> manager.getShells().length == 1);
      Shell dialog = manager.getShells()[0];
      find(dialog, Spinner.class, "option.Threads").setSelection(4);
      assertTrue(Table.find(dialog, Spinner.class, "key", "option.Level").isEmpty());
      press(dialog.getDefaultButton());
      awaitTold(manager, "hold from the next time");
      assertEquals("4", engine.options().get(1).base());
      assertFalse(find(manager, Button.class, "engines.log").isEnabled());
      assertEquals(List.of(), foreign.service().list());
      manager.close();
    }
  }

  @Test
  void theEnginesOfAFileFromElsewhereAreNamesOnly() throws Exception {
    play();
    table.click("4f", "4e");
    Screen.await("it answers", () -> table.moves().size() == 2);
    Path file = data.resolve("theirs.komabako");
    Files.writeString(file, table.view().model().live().text());
    table.client().window().open(file);
    Screen.await("it is told", () -> table.says("White was played by the engine quick"));
    table.client().window().open(file);
    assertEquals(1, engines().seats().size());
  }

  private static final String FOX = """
      #!/bin/sh
      while read line; do
        case "$line" in
          usi)
            echo "id name Fox"
            echo "option name Skill type spin default 5 min 1 max 9"
            echo "option name Book type check default true"
            echo "option name Style type combo default Calm var Calm var Wild"
            echo "option name Clear type button"
            echo "option name File type filename default <empty>"
            echo usiok;;
          isready) echo readyok;;
          go*) echo bestmove resign;;
          quit) exit;;
        esac
      done
      """;
}
