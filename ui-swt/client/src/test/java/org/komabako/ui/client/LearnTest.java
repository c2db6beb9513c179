package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Plan;
import org.komabako.ui.widgets.look.Appearance;
import org.komabako.ui.widgets.look.Look;

/** The page on which one learns how pieces move. */
@ExtendWith(Screen.class)
class LearnTest {
  private static final Pattern SQUARE = Pattern.compile("\\b\\d+[a-y]\\b");

  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;
  private Shell page;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    Screen.await("there is a variant", () -> table.desk().actions().run("tools.learn"));
    page = table.client().window().shell();
    Screen.await("there is a task", () -> !label("learn.task").isEmpty());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private String label(String key) {
    return Table.find(page, Label.class, "key", key).orElseThrow().getText();
  }

  private org.eclipse.swt.widgets.Table pieces() {
    return Table.find(page, org.eclipse.swt.widgets.Table.class, "key", "learn.pieces")
        .orElseThrow();
  }

  private void press(String key) {
    Table.find(page, Button.class, "key", key)
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private void click(String square) {
    Canvas canvas = Table.find(page, Canvas.class, "key", "learn.board").orElseThrow();
    Rectangle area = canvas.getClientArea();
    Geometry geometry = Geometry.fit(new Plan(7, 8, 0, true, Side.BLACK), area.width, area.height);
    Point at = Table.center(geometry.cell(Square.parse(square)));
    for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
      Event event = new Event();
      event.button = 1;
      event.x = at.x;
      event.y = at.y;
      canvas.notifyListeners(type, event);
    }
    Screen.settle();
  }

  /** The squares that the hint tells, one after the other. */
  private List<String> hinted() {
    press("learn.hint");
    Matcher matcher = SQUARE.matcher(label("learn.told"));
    return matcher.results().map(result -> result.group()).toList();
  }

  private void solve() {
    for (int move = 0; move < 3 && !label("learn.told").equals("Well done!"); move++) {
      hinted().forEach(this::click);
    }
    assertEquals("Well done!", label("learn.told"));
  }

  @Test
  void thePieceIsMovedUntilAllItsExercisesAreSolvedAndThatIsKept() {
    String first = pieces().getItem(0).getText();
    assertFalse(first.startsWith("✓"));
    String task = label("learn.task");
    solve();
    assertFalse(pieces().getItem(0).getText().startsWith("✓"), "one is not all");
    press("learn.next");
    assertFalse(label("learn.task").equals(task));
    solve();
    for (int more = 0; more < 5 && !pieces().getItem(0).getText().startsWith("✓"); more++) {
      press("learn.next");
      solve();
    }
    assertEquals("✓ " + first, pieces().getItem(0).getText());
    assertTrue(table.desk().actions().run("game.close"));
    Screen.settle();
    assertTrue(Table.find(page, Label.class, "key", "learn.task").isEmpty());
    assertTrue(table.desk().actions().run("tools.learn"));
    Screen.await(
        "it is kept",
        () -> pieces().getItemCount() > 0 && pieces().getItem(0).getText().equals("✓ " + first));
  }

  @Test
  void whatIsShownDoesNotCount() {
    String first = pieces().getItem(0).getText();
    press("learn.show");
    Screen.await("it is shown", () -> label("learn.told").equals("Well done!"));
    press("learn.again");
    assertFalse(label("learn.told").equals("Well done!"));
    assertEquals(first, pieces().getItem(0).getText());
  }

  /** In Japanese the title is what stands on the piece. */
  @Test
  void theKanjiOfAPieceAreNotSaidTwice() {
    assertTrue(label("learn.number").contains(" · exercise 1 of "), label("learn.number"));
    table.desk().messages().language(Locale.JAPANESE);
    pieces().notifyListeners(SWT.Selection, new Event());
    Screen.await("in Japanese", () -> label("learn.number").startsWith("練習1/"));
  }

  /** It showed the exercise of the piece before. */
  @Test
  void aPieceThatNeverMovesHasNoExercise() {
    Stones stones = new Stones();
    table.install(stones);
    Combo variants = Table.find(page, Combo.class, "key", "learn.variant").orElseThrow();
    Screen.await("it is offered", () -> variants.indexOf("Stones") >= 0);
    variants.select(variants.indexOf("Stones"));
    variants.notifyListeners(SWT.Selection, new Event());
    Screen.await("its king has one", () -> label("learn.task").contains("king"));
    pieces().select(1);
    pieces().notifyListeners(SWT.Selection, new Event());
    Screen.await(
        "it says so", () -> label("learn.task").equals("There is no exercise for this piece."));
    assertEquals("", label("learn.told"));
    assertTrue(table.says("Learning Stones: Stone"), () -> table.texts().toString());
    assertEquals("✓ Stone", pieces().getItem(1).getText());
    click("1a");
    press("learn.hint");
    press("learn.show");
    press("learn.next");
    Screen.await("the king has one still", () -> label("learn.task").contains("king"));
  }

  /** A game with a piece that stands still. */
  private static final class Stones implements Variant {
    private final VariantTable table = VariantTable.of("stones", "stones", "石")
        .board(4, 4, 0)
        .start("1k1s/4/4/S1K1 b - 1")
        .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("S", "stone", "石", "ishi").moves(""))
        .build();

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  @Test
  void anotherPieceHasItsOwnTask() {
    pieces().select(1);
    pieces().notifyListeners(SWT.Selection, new Event());
    String name = toy.table().pieces().get(1).name().in(Locale.ENGLISH);
    Screen.await("it is about that", () -> label("learn.task").contains(name));
  }

  @Test
  void aVariantThatLeavesLeavesThePageEmptyUntilItReturns() {
    table.uninstall(toy);
    Screen.await("it is empty", () -> label("learn.task").isEmpty());
    assertEquals(0, pieces().getItemCount());
    press("learn.hint");
    press("learn.next");
    assertEquals("", label("learn.told"));
    table.install(toy);
    Screen.await("it is back", () -> !label("learn.task").isEmpty());
  }

  @Test
  void itStandsAmongTheGamesAndIsOne() {
    CTabFolder tabs = Table.find(page, CTabFolder.class, "part", "tabs").orElseThrow();
    assertEquals(2, tabs.getItemCount());
    var unused = table.game(toy.key(), toy.table().start());
    assertFalse(Table.find(page, Label.class, "key", "learn.task").orElseThrow().isVisible());
    assertTrue(table.desk().actions().run("tools.learn"));
    assertEquals(3, tabs.getItemCount());
    assertTrue(tabs.getSelection().getText().contains("Learn · Toy"));
    assertFalse(table.desk().actions().run("view.flip"), "nothing of a game is done here");
    assertTrue(table.desk().actions().run("game.close"));
    assertEquals(2, tabs.getItemCount());
    assertEquals(1, table.client().window().all().size());
  }

  /** Names were written in black on black. */
  @Test
  void theNamesOfThePiecesAreReadInADarkWindow() {
    table.desk().settings().set(Look.APPEARANCE, Appearance.DARK);
    Screen.settle();
    Rectangle row = pieces().getItem(1).getBounds(0);
    Screen.await("they are light", () -> lightest(new Rectangle(60, row.y, 60, row.height)) > 180);
  }

  private int lightest(Rectangle area) {
    Image image = new Image(Screen.display(), area.width, area.height);
    GC gc = new GC(pieces());
    try {
      gc.copyArea(image, area.x, area.y);
      ImageData data = image.getImageData();
      int most = 0;
      for (int x = 0; x < data.width; x++) {
        for (int y = 0; y < data.height; y++) {
          RGB color = data.palette.getRGB(data.getPixel(x, y));
          most = Math.max(most, Math.min(color.red, Math.min(color.green, color.blue)));
        }
      }
      return most;
    } finally {
      gc.dispose();
      image.dispose();
    }
  }

  @Test
  void itFollowsTheLanguage() {
    table.desk().messages().language(Locale.JAPANESE);
    Screen.settle();
    String title = "駒の学習・" + toy.table().name().in(Locale.JAPANESE);
    assertTrue(page.getText().startsWith(title + " "), page.getText());
    assertTrue(label("learn.task").contains("マス"), label("learn.task"));
    Combo variants = Table.find(page, Combo.class, "key", "learn.variant").orElseThrow();
    assertEquals(toy.table().name().in(Locale.JAPANESE), variants.getText());
  }
}
