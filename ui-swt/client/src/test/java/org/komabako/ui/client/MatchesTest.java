package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.grid.Grid;
import org.komabako.grid.JobStatus;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Matches;
import org.komabako.matches.internal.RealMatches;
import org.komabako.testkit.Toy;
import org.mockito.Mockito;

/** The window of matches, with the real matches of the program. */
@ExtendWith(Screen.class)
class MatchesTest {
  @TempDir
  private Path data;

  private final QuickEngine engine = new QuickEngine();
  private RealMatches real;
  private Table table;

  @BeforeEach
  void open() {
    real = new RealMatches(data.resolve("matches"));
    real.add(new Toy());
    real.add(engine);
    table = new Table(data, new Toy());
    table.install(engine);
    table.matches(Optional.of(real.service()));
    Screen.await(
        "the variant and the engine are known",
        () -> !table.client().window().cards().isEmpty()
            && !table.desk().engines().playing("toy").isEmpty());
  }

  @AfterEach
  void close() {
    table.close();
    real.close();
    Screen.assertNothingLost();
  }

  private Matches matches() {
    return real.service();
  }

  private State state(String id) {
    return matches().status(id).state();
  }

  private static <W extends Control> W find(Composite root, Class<W> type, String key) {
    return Table.find(root, type, "key", key).orElseThrow(() -> new AssertionError("no " + key));
  }

  private static void press(Button button) {
    Screen.await("it can be pressed: " + button.getText(), button::isEnabled);
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private static void press(Composite window, String key) {
    press(find(window, Button.class, key));
  }

  private Shell page() {
    assertTrue(table.desk().actions().run("tools.matches"));
    Screen.settle();
    return table.dialog();
  }

  private static org.eclipse.swt.widgets.Table rows(Shell page, String key) {
    return find(page, org.eclipse.swt.widgets.Table.class, key);
  }

  private static String text(Shell page, String key) {
    return find(page, Text.class, key).getText();
  }

  private static void awaitTold(Shell page, String words) {
    Screen.await(words, () -> text(page, "told").contains(words));
  }

  /** The dialog of a new match, with short games of the toy. */
  private Shell ask(Shell page) {
    Screen.await(
        "matches can be begun", () -> find(page, Button.class, "match.new").isEnabled());
    press(page, "match.new");
    Shell dialog = page.getShells()[0];
    write(dialog, "match.time.first", "nodes=100");
    set(dialog, "match.new.count", 4);
    set(dialog, "match.new.plies", 2);
    set(dialog, "match.new.most", 12);
    return dialog;
  }

  private static void write(Shell dialog, String key, String words) {
    find(dialog, Combo.class, key).setText(words);
    Screen.settle();
  }

  private static void set(Shell dialog, String key, int value) {
    find(dialog, Spinner.class, key).setSelection(value);
    Screen.settle();
  }

  private static void choose(Shell dialog, String key, boolean chosen) {
    Button button = find(dialog, Button.class, key);
    button.setSelection(chosen);
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private static boolean says(Shell shell, String words) {
    return Table.texts(shell).stream().anyMatch(text -> text.contains(words));
  }

  /** A match that is played until it is paused. */
  private Shell begin() {
    engine.slow(true);
    Shell page = page();
    press(ask(page).getDefaultButton());
    awaitTold(page, "Match 1 has begun.");
    Screen.await("it is played", () -> state("1") == State.RUNNING);
    Screen.await("it is listed", () -> find(page, Button.class, "match.pause").isEnabled());
    return page;
  }

  @Test
  void aMatchIsPlayedReportedAndItsGamesAreOpenedOnTheBoard() {
    Shell page = page();
    Shell dialog = ask(page);
    Combo level = find(dialog, Combo.class, "match.second.level");
    level.select(0);
    level.notifyListeners(SWT.Selection, new Event());
    press(dialog.getDefaultButton());
    Screen.await("it is over", () -> rows(page, "match.game.number").getItemCount() == 4);
    var row = rows(page, "match.number").getItem(0);
    assertEquals("Toy shogi", row.getText(1));
    assertEquals("Quick, level 6", row.getText(2));
    assertEquals("Quick, level 1", row.getText(3));
    assertEquals("4 of 4", row.getText(4));
    Screen.await("it says so", () -> row.getText(6).equals("finished"));
    assertTrue(text(page, "match.report").contains("Faults of player 2: none"));
    var games = rows(page, "match.game.number");
    games.select(1);
    games.notifyListeners(SWT.DefaultSelection, new Event());
    Screen.await("the game is shown", () -> table.current().isPresent());
    Screen.await("the board is seen", () -> !page.isVisible());
    Screen.await(
        "it is named",
        () ->
            table.client().window().shell().getText().contains("Quick, level 1 – Quick, level 6"));
    assertEquals(page, page());
    Screen.await("the matches are back", page::isVisible);
    assertEquals(1, games.getSelectionIndex());
  }

  @Test
  void aNewMatchBeginsWithTheChoicesOfTheChosenOne() {
    Shell page = page();
    Shell dialog = ask(page);
    Combo level = find(dialog, Combo.class, "match.second.level");
    level.select(0);
    level.notifyListeners(SWT.Selection, new Event());
    write(dialog, "match.time.second", "nodes=50");
    set(dialog, "match.new.seed", 77);
    set(dialog, "match.new.margin", 12);
    choose(dialog, "match.new.draw", true);
    set(dialog, "match.new.ply", 10);
    write(dialog, "match.new.sprt.field", "-200,200");
    press(dialog.getDefaultButton());
    Screen.await("it has begun", () -> rows(page, "match.number").getItemCount() == 1);
    Screen.await("its dialog has gone", dialog::isDisposed);
    var before = matches().status("1").request();
    press(page, "match.new");
    Shell again = page.getShells()[0];
    assertEquals("nodes=50", find(again, Combo.class, "match.time.second").getText());
    assertEquals(10, find(again, Spinner.class, "match.new.ply").getSelection());
    assertTrue(find(again, Button.class, "match.new.draw").getSelection());
    press(again.getDefaultButton());
    Screen.await("it has begun", () -> rows(page, "match.number").getItemCount() == 2);
    assertEquals(before, matches().status("2").request());
  }

  @Test
  void whoeverPlayedAndIsNotInstalledAnyMoreIsNotChosen() {
    Shell page = begin();
    table.uninstall(engine);
    Screen.await("it is gone", () -> table.desk().engines().playing("toy").isEmpty());
    press(page, "match.new");
    Shell dialog = page.getShells()[0];
    assertEquals("nodes=100", find(dialog, Combo.class, "match.time.first").getText());
    assertFalse(dialog.getDefaultButton().isEnabled());
  }

  @Test
  void noPlayerOfAMatchPondersSoItIsNotAsked() {
    Shell dialog = ask(page());
    assertTrue(Table.find(dialog, Button.class, "key", "match.first.ponders").isEmpty());
  }

  @Test
  void whatIsWrongIsSaidAtItsField() {
    Shell page = page();
    Shell dialog = ask(page);
    Button start = dialog.getDefaultButton();
    assertTrue(start.isEnabled());
    write(dialog, "match.time.first", "soon");
    assertTrue(says(dialog, "“soon” is no time."));
    assertFalse(start.isEnabled());
    write(dialog, "match.time.first", "nodes=100");
    write(dialog, "match.time.second", "1m");
    assertTrue(says(dialog, "Both players have a clock for the game, or neither has"));
    assertFalse(start.isEnabled());
    write(dialog, "match.time.second", "nodes=50");
    set(dialog, "match.new.count", 7);
    assertTrue(says(dialog, "7 is odd"));
    assertFalse(start.isEnabled());
    set(dialog, "match.new.count", 4);
    write(dialog, "match.new.sprt.field", "10,0");
    assertTrue(says(dialog, "a test needs elo0 less than elo1"));
    assertFalse(start.isEnabled());
    write(dialog, "match.new.sprt.field", "0,10");
    assertTrue(says(dialog, "Is player 1 10 Elo better, rather than 0?"));
    choose(dialog, "match.new.random", false);
    choose(dialog, "match.new.file", true);
    assertTrue(says(dialog, "Choose a file with openings."));
    assertFalse(start.isEnabled());
    find(dialog, Text.class, "match.new.path").setText("/nowhere/openings");
    press(start);
    awaitTold(dialog, "/nowhere/openings");
    assertTrue(start.isEnabled());
    assertEquals(List.of(), matches().list());
  }

  @Test
  void anEngineThatCannotBeOpenedIsToldAndTheDialogStays() {
    engine.refuse(org.komabako.base.message.LocalizedText.of("too little memory", "メモリー不足"));
    Shell dialog = ask(page());
    press(dialog.getDefaultButton());
    awaitTold(dialog, "too little memory");
    assertTrue(dialog.getDefaultButton().isEnabled());
  }

  @Test
  void aMatchIsPausedGoesOnAndIsEnded() {
    Shell page = begin();
    press(page, "match.pause");
    awaitTold(page, "Match 1 is paused.");
    Screen.await(
        "it is shown", () -> rows(page, "match.number").getItem(0).getText(6).equals("paused"));
    press(page, "match.resume");
    awaitTold(page, "Match 1 goes on.");
    Screen.await("it is played", () -> state("1") == State.RUNNING);
    press(page, "match.stop");
    press(Table.find(page.getShells()[0], Button.class, "answer", "yes").orElseThrow());
    awaitTold(page, "Match 1 is ended");
    assertEquals(State.STOPPED, state("1"));
  }

  /** Its workers play for hours; how far they are is told by the grid. */
  @Test
  void variantsOfANewMatchAreNamedFirstInTheLanguageThatIsSpoken() {
    Shell dialog = ask(page());
    var row = rows(dialog, "new-game.variant").getItem(0);
    assertEquals("Toy shogi", row.getText(0));
    table.desk().messages().language(Locale.JAPANESE);
    assertEquals("玩具将棋", row.getText(0));
    assertEquals("Toy shogi", row.getText(1));
  }

  @Test
  void aMatchOnTheGridIsBegunPausedAndEnded() {
    Grid grid = Mockito.mock(Grid.class);
    real.add(grid);
    Shell page = page();
    Shell dialog = ask(page);
    choose(dialog, "match.new.on-grid", true);
    assertTrue(says(dialog, "because the machines differ"));
    press(dialog.getDefaultButton());
    awaitTold(dialog, "no grid was joined");
    Mockito.when(grid.place()).thenReturn(Optional.of("jdbc:postgresql://host/club"));
    Mockito.when(grid.status(Mockito.any()))
        .thenAnswer(call -> new JobStatus(
            call.getArgument(0),
            "match",
            "toy",
            "1",
            "me",
            JobStatus.State.RUNNING,
            10,
            4,
            3,
            Instant.now(),
            2,
            LocalizedText.NONE));
    press(dialog.getDefaultButton());
    awaitTold(page, "Match 1 has begun.");
    Screen.await(
        "its progress is shown",
        () -> rows(page, "match.number").getItemCount() > 0
            && rows(page, "match.number")
                .getItem(0)
                .getText(6)
                .contains("threads at work: 3; about 3 min left"));
    assertEquals("0 of 4", rows(page, "match.number").getItem(0).getText(4));
    press(page, "match.pause");
    awaitTold(page, "Match 1 is paused.");
    Mockito.verify(grid).pause(Mockito.any());
    press(page, "match.resume");
    awaitTold(page, "Match 1 goes on.");
    Screen.await(
        "it goes on there",
        () -> !Mockito.mockingDetails(grid).getInvocations().stream()
            .filter(call -> call.getMethod().getName().equals("resume"))
            .toList()
            .isEmpty());
    press(page, "match.stop");
    press(Table.find(page.getShells()[0], Button.class, "answer", "yes").orElseThrow());
    awaitTold(page, "Match 1 is ended");
    Mockito.verify(grid).remove(Mockito.any());
  }

  @Test
  void whatTheConsoleDoesIsShown() {
    Shell page = begin();
    MatchStatus paused = matches().pause("1");
    assertEquals(State.PAUSED, paused.state());
    Screen.await(
        "it is shown", () -> rows(page, "match.number").getItem(0).getText(6).equals("paused"));
    assertTrue(find(page, Button.class, "match.resume").isEnabled());
  }

  @Test
  void aQuestionIsAskedOfTheGamesSoFar() {
    Shell page = page();
    press(ask(page).getDefaultButton());
    Screen.await("it is over", () -> rows(page, "match.game.number").getItemCount() == 4);
    press(page, "match.test");
    Shell dialog = page.getShells()[0];
    write(dialog, "match.test.field", "-5,5");
    assertTrue(says(dialog, "Is player 1 5 Elo better, rather than −5?"));
    assertTrue(says(dialog, "Not decided: LLR"));
    write(dialog, "match.test.field", "five");
    assertTrue(says(dialog, "'five' is no test"));
  }

  @Test
  void matchesThatLeaveAreToldOfAndComeBack() {
    Shell page = begin();
    Shell dialog = ask(page);
    table.matches(Optional.empty());
    real.close();
    awaitTold(page, "Matches cannot be played or shown now");
    assertEquals(0, rows(page, "match.number").getItemCount());
    assertEquals("Choose a match, or begin one.", text(page, "match.report"));
    for (String key : List.of("match.new", "match.pause", "match.resume", "match.stop")) {
      assertFalse(find(page, Button.class, key).isEnabled(), key);
    }
    assertFalse(dialog.getDefaultButton().isEnabled());
    real = new RealMatches(data.resolve("matches"));
    real.add(new Toy());
    real.add(engine);
    table.matches(Optional.of(real.service()));
    Screen.await("it is listed", () -> rows(page, "match.number").getItemCount() == 1);
    assertEquals("paused", rows(page, "match.number").getItem(0).getText(6));
    assertTrue(dialog.getDefaultButton().isEnabled());
    dialog.close();
    press(page, "match.resume");
    Screen.await("it is played", () -> state("1") == State.RUNNING);
  }

  @Test
  void whoeverClosesTheWindowIsToldThatAMatchIsPausedAndResumesItLater() {
    Shell page = begin();
    page.close();
    assertTrue(table.desk().actions().run("game.quit"));
    Screen.settle();
    Shell question = table.dialog();
    assertTrue(find(question, Label.class, "question").getText().startsWith("A match is being"));
    Table.find(question, Button.class, "answer", "no")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.settle();
    assertFalse(table.client().window().isDisposed());
    assertTrue(table.desk().actions().run("game.quit"));
    Screen.settle();
    press(Table.find(table.dialog(), Button.class, "answer", "yes").orElseThrow());
    assertTrue(table.client().window().isDisposed());
    close();
    engine.slow(false);
    open();
    assertEquals(State.PAUSED, state("1"));
    Shell again = page();
    press(again, "match.resume");
    Screen.await("it is over", () -> rows(again, "match.game.number").getItemCount() == 4);
  }

  @Test
  void withoutAMatchTheWindowJustCloses() {
    assertTrue(table.desk().actions().run("game.quit"));
    Screen.settle();
    assertTrue(table.client().window().isDisposed());
  }
}
