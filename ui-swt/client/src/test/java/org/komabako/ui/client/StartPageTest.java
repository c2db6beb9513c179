package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.library.internal.LibraryService;
import org.komabako.session.GameRequest;
import org.komabako.testkit.Toy;
import org.komabako.ui.newgame.NewGameContribution;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.control.PressCanvas;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.game.GameView;

/** The first page: cards that follow the variants, games to go on with, and what features add. */
@ExtendWith(Screen.class)
class StartPageTest {
  private static final Pattern LATIN = Pattern.compile("[A-Za-z]{3,}");

  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    Screen.await("the variant is known", () -> cards().equals(List.of("toy")));
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell main() {
    return table.client().window().shell();
  }

  private static <T extends Control> List<T> all(Composite root, Class<T> type) {
    List<T> found = new ArrayList<>();
    for (Control child : root.getChildren()) {
      if (type.isInstance(child)) {
        found.add(type.cast(child));
      }
      if (child instanceof Composite composite) {
        found.addAll(all(composite, type));
      }
    }
    return found;
  }

  /** The variants that there are cards for, in their order. */
  private List<String> cards() {
    return all(main(), Card.class).stream()
        .map(card -> card.getData("variant"))
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .toList();
  }

  private List<PressCanvas> rows() {
    return Table.findAll(main(), PressCanvas.class, "key", "start.continue");
  }

  private String row(int number) {
    return rows().get(number).getData("words").toString();
  }

  private void begin(String variant, Map<String, String> names) {
    int before = table.client().window().all().size();
    table
        .client()
        .window()
        .create(new GameRequest(
            variant,
            Optional.empty(),
            Map.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            names));
    Screen.await(
        "it is shown",
        () -> table.client().window().all().size() > before
            && table.view().input().isPresent());
  }

  private void closeGame() {
    int before = table.client().window().all().size();
    assertTrue(table.desk().actions().run("game.close"));
    Screen.await("it is closed", () -> table.client().window().all().size() == before - 1);
  }

  @Test
  void theLineBelowSaysHowManyGamesThereAre() {
    Composite foot = Table.find(main(), Composite.class, "part", "page-foot").orElseThrow();
    assertEquals("1 game is installed", all(foot, Label.class).get(0).getText());
  }

  @Test
  void cardsFollowTheVariantsAndWhatWasPlayed() {
    Toy other = new Toy("other");
    table.install(other);
    Screen.await("it has a card", () -> cards().contains("other"));
    String last = cards().get(1);
    begin(last, Map.of());
    closeGame();
    table.install(new Toy("third"));
    Screen.await("there are three", () -> cards().size() == 3);
    assertEquals(last, cards().get(0));
    table.uninstall(other);
    Screen.await("its card is gone", () -> !cards().contains("other"));
    table.uninstall(toy);
    Screen.await("another", () -> cards().equals(List.of("third")));
  }

  @Test
  void fourAreShownUntilAllAreWanted() {
    for (int i = 0; i < 5; i++) {
      table.install(new Toy("more" + i));
    }
    Screen.await(
        "all are known",
        () -> table.client().window().cards().size() == 6 && cards().size() == 4);
    Button all = Table.find(main(), Button.class, "key", "start.all").orElseThrow();
    assertEquals("All 6 installed games", all.getText());
    all.notifyListeners(SWT.Selection, new Event());
    Screen.await("all have cards", () -> cards().size() == 6);
    Table.find(main(), Button.class, "key", "start.fewer")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.await("four have", () -> cards().size() == 4);
  }

  @Test
  void withoutVariantsItSaysWhatToDo() {
    table.uninstall(toy);
    Screen.await("there is no card", () -> cards().isEmpty());
    Label hint = all(main(), Label.class).stream()
        .filter(label -> label.getText().startsWith("No game is installed yet"))
        .findFirst()
        .orElseThrow();
    assertTrue(hint.isVisible());
    assertTrue(Table.find(main(), Button.class, "key", "start.more").isPresent());
  }

  @Test
  void playBeginsWithTheVariantOfTheCard() {
    table.install(new Toy("other"));
    Screen.await("it has a card", () -> cards().size() == 2);
    for (int at = 0; at < 2; at++) {
      Button play = Table.findAll(main(), Button.class, "key", "start.play").get(at);
      play.notifyListeners(SWT.Selection, new Event());
      Screen.settle();
      table.dialog().getDefaultButton().notifyListeners(SWT.Selection, new Event());
      int games = at + 1;
      Screen.await("a game", () -> table.client().window().all().size() == games);
    }
    List<String> played = table.client().window().all().stream()
        .map(view -> view.model().live().variant())
        .sorted()
        .toList();
    assertEquals(List.of("other", "toy"), played);
  }

  @Test
  void aClosedGameIsToldAndTheKeyboardOpensItAgain() {
    Screen.await("it says what to do", () -> table.says("No games yet. Play one, or open a file"));
    begin("toy", Map.of(Tags.BLACK, "Alice", Tags.WHITE, "Bob"));
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    var unused = table.view().model().live().change(game -> {
      game.resign(game.position().side());
      return true;
    });
    closeGame();
    Screen.await(
        "it is told with its end", () -> rows().size() == 1 && row(0).contains("Black has won"));
    assertTrue(row(0).startsWith("Toy shogi, Alice – Bob, Move 1 · "), row(0));
    assertTrue(row(0).endsWith(", today"), row(0));
    assertFalse(table.says("No games yet"));
    assertTrue(rows().get(0).forceFocus(), "it takes the keyboard");
    rows().get(0).traverse(SWT.TRAVERSE_RETURN);
    Screen.await("it is open again", () -> table.current().isPresent());
    table.awaitMoves("4f4e");
  }

  /** As at the board: who has no move in check is mated. */
  @Test
  void aMateIsToldAsOne() {
    GameView view = table.game("toy", "3k3/7/7/3R3/7/7/7/3K3 w - 1");
    var unused = view.model().live().change(game -> {
      game.declare(Outcome.win(Side.BLACK, Outcome.Reason.NO_MOVES));
      return true;
    });
    closeGame();
    Screen.await(
        "it is told", () -> rows().size() == 1 && row(0).contains("Black has won: checkmate"));
  }

  @Test
  void partsFollowTheirServices() {
    Text search = Table.find(main(), Text.class, "key", "library.start.search").orElseThrow();
    Screen.await("no library, no field", () -> !search.isVisible());
    Screen.await(
        "lessons are offered",
        () -> Table.find(main(), PressCanvas.class, "key", "learn.start")
            .filter(Control::isVisible)
            .isPresent());
    LibraryService library = new LibraryService(data.resolve("library"));
    table.library(Optional.of(library));
    Screen.await("it came", search::isVisible);
    Screen.await("it tells how many", () -> table.says("No games yet"));
    search.setText("Alice");
    search.notifyListeners(SWT.DefaultSelection, new Event());
    Text player =
        Table.find(table.dialog(), Text.class, "key", "library.player").orElseThrow();
    assertEquals("Alice", player.getText());
    table.dialog().close();
    table.library(Optional.empty());
    Screen.await("it went", () -> !search.isVisible());
    library.close();
    var newGame = table.offers().contributions().stream()
        .map(offer -> offer.contribution())
        .filter(NewGameContribution.class::isInstance)
        .findFirst()
        .orElseThrow();
    table.offers().remove(newGame);
    Screen.await(
        "nothing can be begun",
        () -> Table.find(main(), Button.class, "key", "start.play")
            .filter(button -> !button.isEnabled())
            .isPresent());
  }

  @Test
  void aWindowThatGoesOnWithAGameMakesItWhenItIsLookedAt() {
    begin("toy", Map.of());
    table.close();
    table = new Table(data, toy);
    Screen.await("the game is there", () -> table.current().isPresent());
    assertTrue(Table.find(main(), Composite.class, "key", "start").isEmpty());
    CTabFolder tabs = all(main(), CTabFolder.class).get(0);
    tabs.setSelection(0);
    Screen.await("the variant is known", () -> cards().equals(List.of("toy")));
    Screen.await("the game is told", () -> rows().size() == 1);
  }

  @Test
  void theFootSaysTheVersion() {
    assertTrue(
        all(main(), Label.class).stream().anyMatch(label -> label.getText().endsWith("1.2.3")));
  }

  @Test
  void allIsSaidInTheLanguage() {
    begin("toy", Map.of());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    closeGame();
    table.desk().settings().set(Language.SETTING, Locale.JAPANESE);
    Screen.await("the game is told", () -> rows().size() == 1 && row(0).startsWith("玩具"));
    Composite page = Table.find(main(), Composite.class, "key", "start").orElseThrow();
    List<String> texts = new ArrayList<>();
    all(page, Label.class).forEach(label -> texts.add(label.getText()));
    all(page, Button.class).forEach(button -> texts.add(button.getText()));
    all(page, Text.class).forEach(text -> texts.add(text.getMessage()));
    texts.add(row(0));
    assertTrue(texts.stream().anyMatch(text -> text.startsWith("玩具")), texts::toString);
    assertEquals(
        List.of(), texts.stream().filter(text -> LATIN.matcher(text).find()).toList());
  }
}
