package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.Languages;
import org.komabako.notation.Notation;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.widgets.control.PressCanvas;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.MoveSettings;

/** The language changes while the window and its dialogs are open: all of it, whatever one part does. */
@ExtendWith(Screen.class)
class LanguageTest {
  @TempDir
  private Path data;

  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, new Toy());
    Screen.await("the variant is known", () -> !table.client().window().cards().isEmpty());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private void dialog() {
    assertTrue(table.desk().actions().run("game.new"));
    Screen.await(
        "the dialog is open", () -> table.client().window().shell().getShells().length == 1);
  }

  private void assertDialogIsJapanese() {
    Screen.await("the title is Japanese", () -> table.dialog().getText().equals("新しい対局"));
    Label rules =
        Table.find(table.dialog(), Label.class, "key", "new-game.rules.line").orElseThrow();
    assertTrue(rules.getText().startsWith("同好会"), rules::getText);
    assertTrue(
        Table.texts(table.dialog()).contains("相手"),
        () -> Table.texts(table.dialog()).toString());
    Menu bar = table.client().window().shell().getMenuBar();
    assertEquals("対局(&G)", bar.getItem(0).getText());
  }

  private void closeAGame() {
    var unused = table.game("toy", new Toy().table().start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    assertTrue(table.desk().actions().run("game.close"));
    Screen.await("no game is open", () -> table.current().isEmpty());
  }

  @Test
  void movesAndSquaresAreWrittenAsBooksInTheLanguageDoUntilAnotherWayIsChosen() {
    Settings settings = table.desk().settings();
    settings.set(Language.SETTING, Locale.JAPANESE);
    assertEquals(Notation.JAPANESE, settings.get(MoveSettings.NOTATION));
    assertEquals(Coordinates.JAPANESE, settings.get(BoardSettings.COORDINATES));
    settings.set(MoveSettings.NOTATION, Notation.USI);
    settings.set(Language.SETTING, Locale.ENGLISH);
    assertEquals(Notation.USI, settings.get(MoveSettings.NOTATION), "it was chosen");
    assertEquals(Coordinates.LETTERS, settings.get(BoardSettings.COORDINATES));
  }

  @Test
  void aGameThatWasClosedAndReopenedBreaksNothing() {
    closeAGame();
    closeAGame();
    Screen.await("both are offered", () -> recent().size() == 2);
    recent().get(0).press();
    Screen.await("one is open again", () -> table.current().isPresent());
    Screen.await(
        "the other is offered",
        () -> recent().stream().anyMatch(row -> row.getData("words").toString().contains("today")));
    dialog();
    table.desk().settings().set(Language.SETTING, Locale.JAPANESE);
    assertDialogIsJapanese();
    Screen.await(
        "the start page is Japanese",
        () -> recent().get(recent().size() - 1).getData("words").toString().startsWith("玩具将棋"));
  }

  /** The closed games that the start page offers. */
  private List<PressCanvas> recent() {
    return Table.findAll(
        table.client().window().shell(), PressCanvas.class, "key", "start.continue");
  }

  /** Its list is written anew, and the toolkit drops the focus with the old one. */
  @Test
  void theChoiceOfTheLanguageKeepsTheKeyboard() {
    assertTrue(table.desk().actions().run("tools.preferences"));
    Shell page = table.dialog();
    org.eclipse.swt.widgets.List titles = Table.find(
            page, org.eclipse.swt.widgets.List.class, "key", "preferences.pages")
        .orElseThrow();
    titles.select(titles.indexOf("Language and notation"));
    titles.notifyListeners(SWT.Selection, new Event());
    Combo choice =
        Table.find(page, Combo.class, "key", "preferences.language.window").orElseThrow();
    page.forceActive();
    Screen.await("it has the focus", choice::forceFocus);
    Screen.settle();
    choice.select(choice.indexOf("日本語"));
    choice.notifyListeners(SWT.Selection, new Event());
    Screen.await("the title is Japanese", () -> page.getText().equals("設定"));
    Screen.settle();
    assertEquals(choice, Screen.display().getFocusControl());
  }

  private String firstMenu() {
    return table.client().window().shell().getMenuBar().getItem(0).getText();
  }

  @Test
  void aThirdLanguageIsSpokenAsLongAsItIsThere() {
    Locale esperanto = Locale.forLanguageTag("eo");
    table.desk().settings().set(Language.SETTING, esperanto);
    Screen.await("it is not there", () -> firstMenu().equals("&Game"));
    Runnable brought = Languages.add(esperanto, Map.of("menu.game", "&Ludo"));
    Screen.await("it is spoken", () -> firstMenu().equals("&Ludo"));
    assertEquals(
        "&Move", table.client().window().shell().getMenuBar().getItem(1).getText());
    assertTrue(table.desk().actions().find("view.language.eo").isPresent(), "it is in the menu");
    brought.run();
    Screen.await("it is gone", () -> firstMenu().equals("&Game"));
    Screen.await(
        "nor is it in the menu",
        () -> table.desk().actions().find("view.language.eo").isEmpty());
  }

  @Test
  void aWidgetThatCannotTakeItsTextLeavesNoDialogHalfTranslated() {
    Label bad = new Label(table.client().window().shell(), SWT.NONE);
    table
        .desk()
        .messages()
        .bind(
            bad,
            text -> {
              if (!text.equals("Komabako")) {
                throw new IllegalStateException("it is no text: " + text);
              }
            },
            "window.title");
    dialog();
    table.desk().settings().set(Language.SETTING, Locale.JAPANESE);
    assertDialogIsJapanese();
    bad.dispose();
  }
}
