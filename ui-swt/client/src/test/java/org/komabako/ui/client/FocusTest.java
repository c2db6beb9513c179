package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.Side;
import org.komabako.session.GameRequest;
import org.komabako.testkit.Toy;

/** The keyboard reaches the game that is looked at, whatever was opened and closed before. */
@ExtendWith(Screen.class)
class FocusTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    Screen.await("the variant is known", () -> !table.client().window().cards().isEmpty());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell main() {
    return table.client().window().shell();
  }

  /** A game that the user plays, so that its board has the keyboard. */
  private void played() {
    var unused = table.game("toy", toy.table().start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    assertFocus();
  }

  private void assertFocus() {
    Screen.await("the board has the keyboard", () -> {
      Control focus = Screen.display().getFocusControl();
      return focus != null && focus == table.view().board().control();
    });
  }

  /** Turns the board by its key. */
  private void assertKeysReachTheGame() {
    Screen.await("the window is active", () -> Screen.display().getActiveShell() == main());
    Screen.settle();
    Side before = table.view().board().bottom();
    table.key('f');
    Screen.await("the board is turned", () -> table.view().board().bottom() != before);
  }

  private void begin() {
    int before = table.client().window().all().size();
    var unused = table
        .games()
        .create(
            new GameRequest("toy", Optional.empty(), Map.of(), Optional.empty(), Optional.empty()));
    Screen.await(
        "the game is shown",
        () -> table.client().window().all().size() == before + 1
            && table.current().flatMap(view -> view.input()).isPresent());
  }

  /** A window manager gives the keyboard back to the window; there is none here. */
  private void closeDialog() {
    table.dialog().close();
    main().forceActive();
  }

  @Test
  void aGameThatCameWhileADialogWasOpen() {
    played();
    for (String action :
        List.of("tools.preferences", "tools.engines", "tools.matches", "edit.setup")) {
      assertTrue(table.desk().actions().run(action));
      table.dialog().forceActive();
      Screen.await("it is active: " + action, () -> Screen.display().getActiveShell() != main());
      begin();
      closeDialog();
      assertKeysReachTheGame();
    }
  }

  @Test
  void theFirstGameOfTheNewGameDialog() {
    assertTrue(table.desk().actions().run("game.new"));
    table.dialog().forceActive();
    table.dialog().getDefaultButton().notifyListeners(SWT.Selection, new Event());
    main().forceActive();
    Screen.await("the game is shown", () -> table.current().isPresent());
    assertKeysReachTheGame();
  }

  @Test
  void aNewGameHasTheKeyboardThoughTheToolkitGaveItToTheToolbar() {
    played();
    assertTrue(table.desk().actions().run("game.new"));
    table.dialog().forceActive();
    table.dialog().getDefaultButton().notifyListeners(SWT.Selection, new Event());
    main().forceActive();
    Composite strip = Table.find(main(), Composite.class, "part", "toolbar").orElseThrow();
    strip.getChildren()[0].forceFocus();
    Screen.await("the game is shown", () -> table.client().window().all().size() == 2);
    assertFocus();
  }

  @Test
  void aGameThatTakesThePlaceOfTheOneThatIsPlayed() {
    played();
    begin();
    assertFocus();
    assertKeysReachTheGame();
  }

  @Test
  void theGameBesideTheOneThatIsClosed() {
    begin();
    played();
    assertTrue(table.desk().actions().run("game.close"));
    Screen.await("one is left", () -> table.client().window().all().size() == 1);
    assertKeysReachTheGame();
  }

  @Test
  void aTabLeavesTheComment() {
    played();
    var comment = Table.find(main(), org.eclipse.swt.widgets.Text.class, "part", "comment")
        .orElseThrow();
    for (int way : new int[] {SWT.TRAVERSE_TAB_NEXT, SWT.TRAVERSE_TAB_PREVIOUS}) {
      Event tab = new Event();
      tab.detail = way;
      tab.doit = false;
      comment.notifyListeners(SWT.Traverse, tab);
      assertTrue(tab.doit);
    }
  }

  @Test
  void whatIsWrittenInKeepsTheKeyboard() {
    played();
    var comment = Table.find(main(), org.eclipse.swt.widgets.Text.class, "part", "comment")
        .orElseThrow();
    assertTrue(comment.forceFocus());
    assertTrue(table.desk().actions().run("help.about"));
    table.dialog().forceActive();
    closeDialog();
    Screen.await("the window is active", () -> Screen.display().getActiveShell() == main());
    Screen.settle();
    Screen.await("the comment has it", () -> Screen.display().getFocusControl() == comment);
  }
}
