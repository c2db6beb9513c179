package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Sash;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Tags;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;
import org.komabako.matches.Matches;
import org.komabako.notation.Notation;
import org.komabako.testkit.Oracle;
import org.komabako.testkit.Toy;
import org.komabako.ui.analysis.GameAnalysis;
import org.komabako.ui.library.LibrarySettings;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.game.MoveSettings;
import org.komabako.ui.workbench.opponents.Opponent;
import org.mockito.Mockito;

/** Every screen in a small window, in both languages: nothing is cut off, nothing lies over another. */
@ExtendWith(Screen.class)
class WindowLayoutTest {
  /** How high GTK makes an entry of a menu, and a line between entries. */
  private static final int ENTRY = 28;

  private static final int LINE = 9;

  static final List<String> DIALOGS = List.of(
      "game.new",
      "game.info",
      "game.export",
      "game.print",
      "edit.setup",
      "tree.bookmark",
      "tree.delete",
      "clock.set",
      "end.resign",
      "tools.install",
      "tools.engines",
      "tools.matches",
      "library.open",
      "engine.plays-white",
      "help.about");

  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;

  private Shell open(Locale language) {
    table = new Table(data, toy);
    Screen.await("the variant is known", () -> !table.client().window().cards().isEmpty());
    table.desk().settings().set(Language.SETTING, language);
    Screen.await("the language is here", () -> table.desk().messages().language() == language);
    Shell shell = table.client().window().shell();
    shell.setBounds(0, 0, 1024, 700);
    Screen.settle();
    return shell;
  }

  @AfterEach
  void close() {
    table.close();
  }

  private static void assertTidy(String screen, Shell shell) {
    Screen.settle();
    assertEquals(List.of(), WindowLayout.faults(shell), screen);
  }

  private void game() {
    var unused = table.game(toy.key(), toy.table().start());
    table.click("4e", "4d");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void theStartPage(Locale language) {
    assertTidy("start", open(language));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void aGameWithAllItsPanels(Locale language) {
    Shell shell = open(language);
    table.install(new QuickEngine());
    game();
    assertTidy("a lion midway", shell);
    var unused = table.view().model().live().change(game -> {
      game.clock(Optional.of(new GameClock(
          ClockFace.of(TimeControl.parse("10m+30s*3"), game.position().side()))));
      game.startClock();
      return game.root();
    });
    Screen.await("the clock is shown", () -> table.says("10:00") || table.says("9:5"));
    assertTidy("a clock", shell);
    unused = table.view().model().live().change(game -> {
      game.resign(Side.BLACK);
      return game.root();
    });
    Screen.settle();
    assertTidy("a result", shell);
    table
        .desk()
        .engines()
        .play(table.view().model().live(), Side.WHITE, new Opponent("quick", 10), why -> {});
    Screen.await("an engine plays", () -> !table.desk().engines().seats().isEmpty());
    assertTidy("an engine", shell);
    table.client().window().say("A long message. ".repeat(20));
    assertTidy("a message", shell);
  }

  @Test
  void toolsTakeWhatTheBoardLeavesUntilSomebodyChooses() {
    Shell shell = open(Locale.ENGLISH);
    shell.setSize(1366, 700);
    game();
    Sash sash = Table.find(shell, Sash.class, "part", "tools-sash").orElseThrow();
    Screen.await("tools have a column", () -> sash.getLocation().x > 700);
    int usual = sash.getLocation().x;
    Event drawn = new Event();
    drawn.x = usual + 100;
    sash.notifyListeners(SWT.Selection, drawn);
    Screen.settle();
    shell.setSize(1300, 700);
    Screen.await("as it was drawn", () -> 1300 - sash.getLocation().x < 1366 - usual - 60);
    shell.setSize(900, 560);
    Screen.await("no room for a column of its own", () -> sash.getSize().x == 0);
    Screen.await(
        "one panel is seen at a time",
        () -> Table.find(shell, Composite.class, "part", "panel-tabs")
            .orElseThrow()
            .isVisible());
  }

  @Test
  void platesHaveOneLineInALowWindow() {
    Shell shell = open(Locale.ENGLISH);
    shell.setSize(1366, 900);
    game();
    Composite plate = Table.find(shell, Composite.class, "part", "plate.black").orElseThrow();
    Screen.settle();
    int usual = plate.getSize().y;
    shell.setSize(800, 520);
    Screen.await("one line", () -> plate.getSize().y < usual - 10);
    shell.setSize(1366, 900);
    Screen.await("two lines again", () -> plate.getSize().y == usual);
  }

  @Test
  void aCommentHasNoPlaceWhereNoLineOfItWouldBeSeen() {
    Shell shell = open(Locale.ENGLISH);
    shell.setSize(1366, 768);
    game();
    Text comment = Table.find(shell, Text.class, "part", "comment").orElseThrow();
    Screen.await("there is room", comment::isVisible);
    shell.setSize(800, 380);
    Screen.await("there is none", () -> !comment.isVisible());
    shell.setSize(1366, 768);
    Screen.await("there is room again", comment::isVisible);
  }

  /** Where there is hardly any height the list of moves is low, and not one that is scrolled with all around it. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void theMoveThatIsLookedAtIsSeenInALowWindow(Locale language) {
    Shell shell = open(language);
    Notation notation = language.equals(Locale.JAPANESE) ? Notation.JAPANESE : Notation.HODGES;
    table.desk().settings().set(MoveSettings.NOTATION, notation);
    shell.setSize(800, 500);
    game();
    var unused = table.view().model().live().change(game -> {
      for (int i = 0; i < 14; i++) {
        var unusedMove = game.play(game.legalMoves().get(0));
      }
      return game.root();
    });
    Screen.await(
        "the moves are played",
        () -> table.view().model().snapshot().filter(now -> now.ply() >= 14).isPresent());
    Screen.settle();
    StyledText moves = Table.find(shell, StyledText.class, "part", "moves").orElseThrow();
    Composite place = moves.getParent();
    while (!(place instanceof ScrolledComposite)) {
      place = place.getParent();
    }
    Point line =
        shell.getDisplay().map(moves, place, moves.getLocationAtOffset(moves.getSelection().x));
    int end = line.y + moves.getLineHeight();
    int room = place.getClientArea().height;
    int top = moves.getLinePixel(moves.getTopIndex());
    assertEquals(moves.getTopMargin(), top, "the first row is seen whole");
    assertTrue(line.y >= 0 && end <= room, line.y + " to " + end + " of " + room);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void thePreferencesInLargeWritingOnASmallScreen(Locale language) {
    Screen.writing(144);
    try {
      var unused = open(language);
      assertTrue(table.desk().actions().run("tools.preferences"));
      Screen.await("the preferences", () -> opened() > 0);
      var pages = Table.find(
              table.dialog(), org.eclipse.swt.widgets.List.class, "key", "preferences.pages")
          .orElseThrow();
      // What a screen of 800x560 leaves to a dialog; see Frame.place.
      table.dialog().setSize(760, 500);
      for (int page = 0; page < pages.getItemCount(); page++) {
        pages.select(page);
        pages.notifyListeners(SWT.Selection, new Event());
        assertTidy(pages.getItem(page), table.dialog());
        assertTrue(
            pages.getClientArea().width >= pages.computeSize(SWT.DEFAULT, SWT.DEFAULT).x - 4,
            "the titles of pages are cut off");
      }
    } finally {
      Screen.writing(96);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void noMenuIsLongerThanASmallScreenIsHigh(Locale language) {
    Shell shell = open(language);
    game();
    for (MenuItem head : shell.getMenuBar().getItems()) {
      head.getMenu().notifyListeners(SWT.Show, new Event());
      int high = Stream.of(head.getMenu().getItems())
          .mapToInt(item -> (item.getStyle() & SWT.SEPARATOR) != 0 ? LINE : ENTRY)
          .sum();
      assertTrue(high <= 750, () -> head.getText() + " is " + high + " high");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void theAnalysis(Locale language) {
    Shell shell = open(language);
    table.install(new Oracle("oracle", position -> position.number() % 2 == 0 ? 900 : -900));
    game();
    Screen.await("an engine is there", () -> GameAnalysis.of(table.view()).isReady());
    assertTrue(table.desk().actions().run("analysis.review"));
    Screen.await("it is asked how", () -> opened() > 0);
    assertTidy("a question", table.dialog());
    Table.find(table.dialog(), Button.class, "answer", "yes")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.await("there are scores", () -> GameAnalysis.of(table.view()).hasScores());
    assertTrue(table.desk().actions().run("analysis.toggle"));
    Screen.await("there are lines", () -> GameAnalysis.of(table.view()).hasLine());
    assertTidy("scores and lines", shell);
  }

  /** The lines of an analysis of a game, once there are some. */
  private StyledText analysed(Shell shell) {
    table.install(new Oracle("oracle", position -> 100));
    game();
    Screen.await("an engine is there", () -> GameAnalysis.of(table.view()).isReady());
    assertTrue(table.desk().actions().run("analysis.toggle"));
    Screen.await("there are lines", () -> GameAnalysis.of(table.view()).hasLine());
    Screen.settle();
    return Table.find(shell, StyledText.class, "part", "analysis-lines").orElseThrow();
  }

  @Test
  void allLinesOfAnAnalysisAreSeenWhileOtherToolsAreEmpty() {
    Shell shell = open(Locale.ENGLISH);
    shell.setSize(1366, 768);
    StyledText lines = analysed(shell);
    int seen = lines.getClientArea().height / (lines.getLineHeight() + lines.getLineSpacing());
    assertTrue(seen >= 9, "three lines of three rows each, and not only " + seen);
  }

  @Test
  void theNameOfAPlayerThatIsTooLongHasItsMiddleLeftOut() {
    Shell shell = open(Locale.ENGLISH);
    shell.setSize(1366, 768);
    String called = "A very long name of an engine, and then some more words of it, level 12";
    game();
    table.view().model().change(game -> game.tag(Tags.BLACK, called));
    Label name = Table.find(shell, Label.class, "part", "plate.name.black").orElseThrow();
    Screen.await("it is shortened", () -> name.getText().matches("A very.+….+level 12"));
    assertTrue(name.computeSize(SWT.DEFAULT, SWT.DEFAULT).x <= name.getSize().x);
    assertEquals(called, name.getToolTipText());
  }

  /** In a window so wide that the tools become wider when the bar beside the board goes. */
  @Test
  void anAnalysisThatEndsGivesItsRoomToTheOtherTools() {
    Shell shell = open(Locale.ENGLISH);
    shell.setSize(1240, 768);
    table.desk().settings().set(LibrarySettings.MOVES, true);
    var unused = analysed(shell);
    assertTrue(table.desk().actions().run("analysis.toggle"));
    Screen.await("there are scores", () -> GameAnalysis.of(table.view()).hasScores());
    for (boolean on : new boolean[] {true, false}) {
      assertTrue(table.desk().actions().run("analysis.toggle"));
      Screen.await("it is " + on, () -> panel(shell, "analysis").isVisible() == on);
      Screen.settle();
    }
    assertEquals(0, panel(shell, "library").getLocation().y);
  }

  private static Control panel(Shell shell, String id) {
    return Table.find(shell, Control.class, "panel", id).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 75})
  void aLineOfAnAnalysisIsSeenInALowWindowWithLargeLetters(int height) {
    Screen.writing(144);
    try {
      Shell shell = open(Locale.ENGLISH);
      shell.setSize(800, 640);
      StyledText lines = analysed(shell);
      Control card = lines.getParent().getParent().getParent();
      Screen.await("it is laid out", () -> card.getSize().y > 1);
      // How much of a window is left to it hangs on the theme.
      shell.setSize(800, 640 - card.getSize().y + height);
      Screen.settle();
      Rectangle row = lines.getTextBounds(0, 0);
      Point end = shell.getDisplay().map(lines, card, row.x, row.y + row.height);
      assertTrue(end.y <= card.getSize().y, end.y + " of " + card.getSize().y);
    } finally {
      Screen.writing(96);
    }
  }

  /** The button for tabs that have no room. */
  private static Optional<ToolItem> more(Composite tabs) {
    return Arrays.stream(tabs.getChildren())
        .filter(ToolBar.class::isInstance)
        .flatMap(bar -> Arrays.stream(((ToolBar) bar).getItems()))
        .filter(item -> item.getImage() != null)
        .findFirst();
  }

  @Test
  void theNumberOfTabsThatHaveNoRoomIsSeenWhole() {
    Screen.writing(144);
    try {
      Shell shell = open(Locale.ENGLISH);
      shell.setSize(800, 560);
      for (int i = 0; i < 9; i++) {
        game();
      }
      Composite tabs = Table.find(shell, Composite.class, "part", "tabs").orElseThrow();
      Screen.await("some have no room", () -> more(tabs).isPresent());
      GC gc = new GC(tabs);
      Point text = gc.textExtent("»4");
      gc.dispose();
      Rectangle image = more(tabs).orElseThrow().getImage().getBounds();
      assertTrue(image.width >= text.x && image.height >= text.y, image + " for " + text);
    } finally {
      Screen.writing(96);
    }
  }

  @Test
  void theBoardIsNotSqueezedByAnEmptyColumnOfTools() {
    Shell shell = open(Locale.ENGLISH);
    shell.setSize(1100, 900);
    game();
    Sash sash = Table.find(shell, Sash.class, "part", "tools-sash").orElseThrow();
    Screen.await("tools are tabs", () -> sash.getSize().x == 0);
    Screen.settle();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void theDialogs(Locale language) {
    openDialogs(language, DIALOGS);
  }

  /** Everything is half as large again, as who sees badly has it, and fits a screen of 1024x700. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void theDialogsInLargeWriting(Locale language) {
    Screen.writing(144);
    try {
      openDialogs(language, DIALOGS);
    } finally {
      Screen.writing(96);
    }
  }

  /** Where the fields do not fit beside the board, they are below the name of the variant. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void aNewGameInLargeWritingOnASmallScreen(Locale language) {
    Screen.writing(144);
    try {
      var unused = open(language);
      table.install(new QuickEngine());
      assertTrue(table.desk().actions().run("game.new"));
      Screen.await("the dialog", () -> opened() > 0);
      // What a screen of 800x560 leaves to a dialog; see Frame.place.
      table.dialog().setSize(760, 500);
      assertTidy("against the computer", table.dialog());
      Composite times =
          Table.find(table.dialog(), Composite.class, "key", "new-game.time").orElseThrow();
      Screen.await("there are times", () -> times.getChildren().length > 0);
      Button first = (Button) times.getChildren()[0];
      Button second = (Button) times.getChildren()[1];
      assertEquals(first.getBounds().x + first.getBounds().width, second.getBounds().x);
    } finally {
      Screen.writing(96);
    }
  }

  private void openDialogs(Locale language, List<String> dialogs) {
    var unused = open(language);
    var game = table.game(toy.key(), toy.table().start());
    var unusedMove = game.model().live().change(now -> now.play(now.legalMoves().get(0)));
    Screen.await(
        "a move is played",
        () -> game.model().snapshot().filter(s -> s.ply() == 1).isPresent());
    List<String> faults = new ArrayList<>();
    for (String dialog : dialogs) {
      assertTrue(table.desk().actions().run(dialog), dialog);
      Screen.await(dialog, () -> opened() > 0);
      // What a screen of 1024x700 leaves to a dialog; see Frame.place.
      Point size = table.dialog().getSize();
      table.dialog().setSize(Math.min(size.x, 984), Math.min(size.y, 640));
      Screen.settle();
      WindowLayout.faults(table.dialog()).forEach(fault -> faults.add(dialog + ": " + fault));
      table.dialog().close();
      Screen.settle();
    }
    assertEquals(List.of(), faults);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void aMatch(Locale language) {
    var unused = open(language);
    table.install(new QuickEngine());
    table.matches(Optional.of(Mockito.mock(Matches.class)));
    assertTrue(table.desk().actions().run("tools.matches"));
    Shell page = table.dialog();
    Button begin = Table.find(page, Button.class, "key", "match.new").orElseThrow();
    Screen.await("a match can be begun", begin::isEnabled);
    begin.notifyListeners(SWT.Selection, new Event());
    Shell dialog = page.getShells()[0];
    assertTidy("a new match", dialog);
    // What a screen of 800x560 leaves to a dialog; see Frame.place.
    dialog.setSize(760, 500);
    Control level =
        Table.find(dialog, Control.class, "key", "match.first.level").orElseThrow();
    Screen.await("a level can be read", () -> level.getSize().x >= 90);
    Button options =
        Table.find(dialog, Button.class, "key", "match.first.options").orElseThrow();
    Screen.await("an engine is known", options::isEnabled);
    options.notifyListeners(SWT.Selection, new Event());
    assertTidy("options", dialog.getShells()[0]);
  }

  private int opened() {
    return table.client().window().shell().getShells().length;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void thePreferences(Locale language) {
    var unused = open(language);
    assertTrue(table.desk().actions().run("tools.preferences"));
    Screen.settle();
    var titles = Table.find(
            table.dialog(), org.eclipse.swt.widgets.List.class, "key", "preferences.pages")
        .orElseThrow();
    for (int page = 0; page < titles.getItemCount(); page++) {
      titles.select(page);
      titles.notifyListeners(SWT.Selection, new Event());
      assertTidy(titles.getItem(page), table.dialog());
    }
  }
}
