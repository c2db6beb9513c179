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
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
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
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.widgets.control.PressCanvas;
import org.komabako.ui.widgets.look.Appearance;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.game.BoardColors;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameNotes;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.PlayerKind;

/** The dialogs, the start page and what the window keeps, on the real window. */
@ExtendWith(Screen.class)
class DialogsTest {
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

  private void reopen() {
    table.close();
    table = new Table(data, toy);
    Screen.await("the variant is known", () -> !table.client().window().cards().isEmpty());
  }

  private void dialog(String action) {
    assertTrue(table.desk().actions().run(action));
    Screen.settle();
  }

  private Combo combo(String key) {
    return Table.find(table.dialog(), Combo.class, "key", key).orElseThrow();
  }

  /** Shows another page of the preferences. */
  private void page(int number) {
    var pages = Table.find(
            table.dialog(), org.eclipse.swt.widgets.List.class, "key", "preferences.pages")
        .orElseThrow();
    pages.select(number);
    pages.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private void press(String key) {
    Table.find(table.dialog(), Button.class, "key", key)
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  /** Chooses one of a row, as {@code new-game.time}. */
  private void segment(String key, int number) {
    Composite row = Table.find(table.dialog(), Composite.class, "key", key).orElseThrow();
    for (int at = 0; at < row.getChildren().length; at++) {
      ((Button) row.getChildren()[at]).setSelection(at == number);
    }
    row.getChildren()[number].notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  /** Shows the single options of the rules. */
  private void unfold() {
    press("new-game.unfold");
    Button fold =
        Table.find(table.dialog(), Button.class, "key", "new-game.options").orElseThrow();
    fold.notifyListeners(SWT.Selection, new Event());
    awaitOptions();
  }

  private void awaitOptions() {
    Screen.await(
        "the options are shown",
        () -> Table.find(table.dialog(), Combo.class, "key", "option.touch").isPresent());
    Screen.settle();
  }

  private static void choose(Combo combo, String item) {
    int index = List.of(combo.getItems()).indexOf(item);
    assertTrue(index >= 0, () -> item + " is not among " + List.of(combo.getItems()));
    combo.select(index);
    combo.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private void accept() {
    table.dialog().getDefaultButton().notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private GameView begun() {
    Screen.await(
        "the game is shown", () -> table.current().flatMap(GameView::input).isPresent());
    return table.view();
  }

  private Style style() {
    return table.view().board().scene().orElseThrow().style();
  }

  @Test
  void allWishesReachTheGame() {
    dialog("game.new");
    unfold();
    choose(combo("new-game.rules"), "Restless");
    assertEquals("Forbidden", combo("option.jitto").getText());
    choose(combo("option.touch"), "Strict");
    choose(combo("new-game.handicap"), "a lion less");
    Table.find(table.dialog(), Text.class, "key", "new-game.player.black")
        .orElseThrow()
        .setText("Ōyama");
    segment("new-game.time", 4);
    combo("clock").setText("soon");
    assertFalse(table.dialog().getDefaultButton().getEnabled());
    combo("clock").setText("10m+30s*3");
    accept();
    GameView view = begun();
    assertTrue(view.model().live().text().lines().anyMatch(line -> line.contains("10m+30s*3")));
    var options = view.model().live().read(game -> game.rules().options().asMap());
    assertEquals("forbidden", options.get("jitto"));
    assertEquals("strict", options.get("touch"));
    assertEquals(
        toy.table().handicaps().get(0).sfen(),
        view.model().live().read(game -> game.root().position().sfen()));
    Screen.await(
        "the tab says who plays",
        () -> table.client().window().shell().getText().contains("Toy shogi · Ōyama – White"));
    assertEquals("Ōyama", view.model().live().read(game -> game.tags().get(Tags.BLACK)));
    reopen();
    dialog("game.new");
    assertTrue(
        says("Restless, but touch: strict"), () -> Table.texts(table.dialog()).toString());
    assertEquals("10m+30s*3", combo("clock").getText());
    press("new-game.unfold");
    assertEquals("Restless", combo("new-game.rules").getText());
    // They are unfolded as they were.
    awaitOptions();
    assertEquals("Strict", combo("option.touch").getText());
    assertEquals("a lion less", combo("new-game.handicap").getText());
  }

  @Test
  void theDialogGrowsWithWhatIsUnfolded() {
    dialog("game.new");
    int before = table.dialog().getSize().y;
    unfold();
    int screen = table.dialog().getMonitor().getClientArea().height;
    int after = table.dialog().getSize().y;
    assertTrue(after > before, () -> "no higher than " + before);
    assertTrue(after <= screen, () -> after + " of " + screen);
    press("new-game.unfold");
    press("new-game.unfold");
    assertEquals(after, table.dialog().getSize().y, "it grows once");
  }

  /** Toy shogi whose captured pieces are dropped under its second rule set only. */
  private static final class Sparing implements Variant {
    private static final RuleOption DROPS = RuleOption.of(
        "drops", "Whether captured pieces are dropped.", "no", "They are not.", "yes", "They are.");
    private final Toy toy = new Toy("sparing");

    @Override
    public VariantTable table() {
      return toy.table();
    }

    @Override
    public List<RuleOption> options() {
      return List.of(DROPS);
    }

    @Override
    public List<RuleSet> ruleSets() {
      return List.of(
          new RuleSet("old", "Without drops.", Map.of()).titled("Old", "旧", "打たない。"),
          new RuleSet("new", "With drops.", Map.of("drops", "yes")).titled("New", "新", "打つ。"));
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return values.get("drops").equals("yes")
          ? RuleBook.PLAIN.withDrops(new Drops.Captured())
          : RuleBook.PLAIN;
    }
  }

  @Test
  void dropsAreToldOnlyUnderRulesThatHaveThem() {
    table.uninstall(toy);
    table.install(new Sparing());
    Screen.await(
        "its card",
        () -> table.client().window().cards().stream()
            .anyMatch(card -> card.key().equals("sparing")));
    Screen.await("the start page", () -> table.texts().contains("7×8 · 13 a side"));
    dialog("game.new");
    Label about =
        Table.find(table.dialog(), Label.class, "key", "new-game.about").orElseThrow();
    assertEquals("7×8, 13 pieces a side.", about.getText());
    unfold();
    choose(combo("option.drops"), "Yes");
    Screen.await("an option brings drops", () -> about.getText().contains("can be dropped"));
    choose(combo("option.drops"), "No");
    Screen.await("and takes them", () -> !about.getText().contains("dropped"));
    choose(combo("new-game.rules"), "New");
    Screen.await("a rule set brings drops", () -> about.getText().contains("can be dropped"));
  }

  @Test
  void aVariantThatLeavesLeavesTheDialogToo() {
    dialog("game.new");
    Combo variants = combo("new-game.variant");
    table.uninstall(toy);
    Screen.await("it is gone", () -> variants.getItemCount() == 0);
    assertFalse(table.dialog().getDefaultButton().getEnabled());
    table.install(toy);
    Screen.await("it is back", () -> variants.getItemCount() == 1);
    assertTrue(table.dialog().getDefaultButton().getEnabled());
    assertEquals("Toy shogi", variants.getText());
  }

  @Test
  void anOpenDialogFollowsTheLanguage() {
    dialog("game.new");
    unfold();
    table.desk().settings().set(Language.SETTING, Locale.JAPANESE);
    Screen.await("the title is Japanese", () -> table.dialog().getText().equals("新しい対局"));
    assertEquals("同好会", combo("new-game.rules").getText());
    assertEquals("できる", combo("option.jitto").getText());
    assertEquals("平手", combo("new-game.handicap").getText());
  }

  private boolean says(String part) {
    return Table.texts(table.dialog()).stream().anyMatch(text -> text.contains(part));
  }

  @Test
  void onlyWhatIsUnfoldedIsMade() {
    dialog("game.new");
    Shell shell = table.dialog();
    assertTrue(Table.find(shell, Combo.class, "key", "new-game.rules").isEmpty());
    assertTrue(Table.find(shell, Combo.class, "key", "clock").isEmpty());
    assertTrue(says(", nothing changed"), () -> Table.texts(shell).toString());
    segment("new-game.time", 1);
    assertTrue(Table.find(shell, Combo.class, "key", "clock").isEmpty());
    accept();
    GameView view = begun();
    assertTrue(view.model().live().text().lines().anyMatch(line -> line.contains("10m+30s")));
  }

  @Test
  void foldedRulesSayWhatDiffersAndBuildNothing() {
    dialog("game.new");
    assertTrue(Table.find(table.dialog(), Combo.class, "key", "option.touch").isEmpty());
    unfold();
    choose(combo("option.touch"), "Strict");
    Screen.await(
        "it is said",
        () -> Table.texts(table.dialog()).stream()
            .anyMatch(
                text -> text.contains("One option differs from the rule set: touch: strict.")));
    choose(combo("new-game.rules"), "Restless");
    assertTrue(
        Table.texts(table.dialog()).stream().anyMatch(text -> text.contains("as in the rule set")));
  }

  @Test
  void aPlayerElsewhereIsNotMovedHere() {
    GameView view = table.game("toy", toy.table().start());
    String id = view.model().live().id();
    table.desk().settings().set(GameNotes.kind(id, Side.BLACK), PlayerKind.ELSEWHERE);
    Screen.settle();
    table.click("4f", "4e");
    assertEquals(List.of(), table.moves());
  }

  @Test
  void aChoiceInThePreferencesHoldsAtOnce() {
    var unused = table.game("toy", toy.table().start());
    dialog("tools.preferences");
    choose(combo("preferences.theme"), "Plain");
    page(1);
    choose(combo("preferences.pieces.all"), "One kanji");
    choose(combo("pieces.toy"), "Mnemonic");
    Screen.await("the board is plain", () -> style().theme().id().equals("plain"));
    assertEquals("mnemonic", style().set().id());
    choose(combo("pieces.toy"), "As for all games");
    Screen.await("as for all", () -> style().set().id().equals("one-kanji"));
    dialog("tools.preferences");
    assertEquals(1, table.client().window().shell().getShells().length);
    reopen();
    Screen.await("the game is back", () -> table.current().isPresent());
    Screen.await("its board too", () -> table.view().input().isPresent());
    assertEquals("plain", style().theme().id());
  }

  @Test
  void ownColoursOfTheBoardHoldAtOnceAreKeptAndGoBack() {
    var unused = table.game("toy", toy.table().start());
    dialog("tools.preferences");
    Theme before = style().theme();
    Button reset = Table.find(table.dialog(), Button.class, "key", "preferences.color.reset")
        .orElseThrow();
    assertFalse(reset.isEnabled());
    table.desk().settings().set(BoardColors.SQUARES, Optional.of(Ink.rgb(0x204060)));
    table.desk().settings().set(BoardColors.EDGE, Optional.of(Ink.rgb(0x101820)));
    Screen.await("the board is blue", () -> style().theme().board().equals(Ink.rgb(0x204060)));
    assertEquals(before.grid(), style().theme().grid());
    assertTrue(style().theme().coordinate().contrast(style().theme().boardEdge()) >= 4.5);
    Screen.await("it can go back", reset::isEnabled);
    reopen();
    Screen.await("the game is back", () -> table.current().isPresent());
    Screen.await("its board too", () -> table.view().input().isPresent());
    assertEquals(Ink.rgb(0x204060), style().theme().board());
    dialog("tools.preferences");
    press("preferences.color.reset");
    Screen.await("as in the theme", () -> style().theme().board().equals(before.board()));
  }

  @Test
  void aQuickChoiceIsForTheVariantThatIsSeen() {
    var unused = table.game("toy", toy.table().start());
    dialog("view.pieces.international");
    Screen.await("it is seen", () -> style().set().id().equals("international"));
    assertEquals(PieceSets.all().get(0), table.desk().settings().get(BoardSettings.PIECES));
  }

  @Test
  void aDarkWindowHasTheThemeByNight() {
    var unused = table.game("toy", toy.table().start());
    table.desk().settings().set(Look.APPEARANCE, Appearance.DARK);
    Screen.await("it is night", () -> style().theme().dark());
    assertTrue(table.desk().look().palette().isDark());
    table.desk().settings().set(Look.APPEARANCE, Appearance.LIGHT);
    Screen.await("it is day", () -> !style().theme().dark());
    assertFalse(table.desk().look().palette().isDark());
  }

  @Test
  void theWindowComesBackAsItWas() {
    GameView first = table.game("toy", toy.table().start());
    var unused = table.game("toy", toy.table().start());
    assertTrue(table.desk().actions().run("view.flip"));
    assertTrue(table.desk().actions().run("game.move-left"));
    Rectangle bounds = new Rectangle(30, 40, 900, 600);
    table.client().window().shell().setBounds(bounds);
    Screen.settle();
    reopen();
    Screen.await("both are back", () -> table.client().window().all().size() == 2);
    assertEquals("2", table.view().model().live().id());
    assertEquals("2", table.client().window().all().get(0).model().live().id());
    assertEquals(Side.WHITE, table.view().board().bottom());
    assertEquals(bounds, table.client().window().shell().getBounds());
    assertEquals("1", first.model().live().id());
  }

  @Test
  void aClosedGameIsFoundOnTheStartPage() {
    var unused = table.game("toy", toy.table().start());
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    assertTrue(table.desk().actions().run("game.close"));
    Screen.await("no game is open", () -> table.current().isEmpty());
    Screen.await("it is offered", () -> recent().isPresent());
    recent().orElseThrow().press();
    Screen.await("it is open again", () -> table.current().isPresent());
    table.awaitMoves("4f4e");
  }

  private Optional<PressCanvas> recent() {
    return Table.find(table.client().window().shell(), PressCanvas.class, "key", "start.continue");
  }

  @Test
  void aGameIsNamedAndDuplicated() {
    var unused = table.game("toy", toy.table().start());
    dialog("game.info");
    Table.find(table.dialog(), Text.class, "key", "info.name").orElseThrow().setText("Final");
    Table.find(table.dialog(), Text.class, "key", "info.event").orElseThrow().setText("Autumn Cup");
    accept();
    Screen.await(
        "the window knows it",
        () -> "Autumn Cup".equals(table.view().model().tags().get(Tags.EVENT)));
    dialog("game.info");
    Text event = Table.find(table.dialog(), Text.class, "key", "info.event").orElseThrow();
    assertEquals("Autumn Cup", event.getText());
    event.setText("");
    accept();
    Screen.await(
        "it is taken away",
        () -> table.view().model().live().read(game -> !game.tags().containsKey(Tags.EVENT)));
    Screen.await(
        "the title says so", () -> table.client().window().shell().getText().contains("Final"));
    dialog("game.duplicate");
    Screen.await("there are two", () -> table.client().window().all().size() == 2);
    Screen.await(
        "with the same name",
        () -> table.client().window().shell().getText().startsWith("Final (2)"));
  }

  @Test
  void aDamagedSettingsFileIsToldAndKept() throws Exception {
    table.close();
    Files.writeString(data.resolve("desktop.properties"), "board.theme=plain\n\\uQ\n");
    table = new Table(data, toy);
    assertTrue(message().contains("damaged"), this::message);
    try (Stream<Path> files = Files.list(data)) {
      assertTrue(files.anyMatch(file -> file.toString().endsWith(".damaged")));
    }
  }

  @Test
  void aFaultOfTheWindowIsTold() {
    table.client().window().problem(new IllegalStateException("the sky fell"));
    assertTrue(message().contains("the sky fell"), this::message);
    table.client().window().withGames(games -> {
      throw new IllegalArgumentException("no such game");
    });
    Screen.await("it is told", () -> message().contains("no such game"));
  }

  private String message() {
    return Table.find(table.client().window().shell(), Label.class, "key", "message")
        .map(Label::getText)
        .orElse("");
  }

  @Test
  void dialogsLeaveNoResources() {
    List<Object> before = Screen.resources();
    for (String action : List.of("game.new", "tools.preferences", "help.about")) {
      dialog(action);
      table.dialog().close();
      Screen.settle();
    }
    List<Object> after = Screen.resources();
    after.removeAll(before);
    // Pictures of pieces are kept for later by their owner.
    after.removeIf(each -> each instanceof org.eclipse.swt.graphics.Image);
    assertEquals(List.of(), after);
  }
}
