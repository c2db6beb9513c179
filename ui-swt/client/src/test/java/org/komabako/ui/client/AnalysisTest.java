package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Spinner;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.Answer;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Move;
import org.komabako.testkit.Oracle;
import org.komabako.testkit.Toy;
import org.komabako.ui.analysis.GameAnalysis;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.game.GameView;

/** An engine that looks at the game in the window. */
@ExtendWith(Screen.class)
class AnalysisTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private final Oracle oracle = new Oracle(
      "oracle", position -> position.number() < 3 ? 20 : position.number() % 2 == 0 ? 900 : -900);
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    table.install(oracle);
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
    Screen.await("the engine is let go", () -> oracle.open() == 0);
  }

  private GameView game() {
    GameView view = table.game("toy", new Toy().table().start());
    Screen.await("the engine is offered", () -> GameAnalysis.of(view).isReady());
    return view;
  }

  private void run(String action) {
    assertTrue(table.desk().actions().run(action), action);
  }

  private <C extends Control> C part(Class<C> type, String part) {
    return Table.find((Composite) table.view().control(), type, "part", part).orElseThrow();
  }

  private StyledText lines() {
    return part(StyledText.class, "analysis-lines");
  }

  private void awaitLines(int number) {
    Screen.await("lines from move " + number, () -> {
      List<String> all = List.of(lines().getText().replace('\u00a0', ' ').split("\n", -1));
      return all.size() == 3 && all.stream().allMatch(each -> each.contains("  " + number + ". "));
    });
  }

  private void start() {
    run("analysis.toggle");
    awaitLines(1);
  }

  @Test
  void itShowsLinesAndArrowsAndFollowsTheGame() {
    GameView view = game();
    start();
    assertTrue(lines().getText().startsWith("+0.20"), lines()::getText);
    assertTrue(table.says("Depth 9/12"), () -> table.texts().toString());
    assertEquals(3, view.board().scene().orElseThrow().overlay().advice().size());
    table.click("4f", "4e");
    awaitLines(2);
    assertEquals(1, oracle.open());
    run("analysis.arrows");
    Screen.await(
        "no arrows", () -> view.board().scene().orElseThrow().overlay().advice().isEmpty());
    run("analysis.toggle");
    Screen.await("the engine is let go", () -> oracle.open() == 0);
    assertFalse(lines().isVisible());
  }

  @Test
  void aClosedPanelOpensWhenTheAnalysisBeginsAndNotWhenItEnds() {
    GameView view = game();
    start();
    table.desk().settings().set(Setting.text("window.panels", ""), "analysis:closed");
    Screen.await("it is closed", () -> panel().isEmpty());
    run("analysis.toggle");
    Screen.await("the engine is let go", () -> oracle.open() == 0);
    Screen.settle();
    assertTrue(panel().isEmpty());
    run("analysis.toggle");
    Screen.await("it is open", () -> panel().isPresent());
    assertTrue(GameAnalysis.of(view).isOn());
  }

  private Optional<Composite> panel() {
    return Table.find((Composite) table.view().control(), Composite.class, "panel", "analysis");
  }

  @Test
  void anEngineThatLeavesIsSaidAndGoesOnWhenItIsBack() {
    var unused = game();
    start();
    table.uninstall(oracle);
    Screen.await("it is said", () -> table.says("oracle is not installed"));
    Screen.await("the engine is let go", () -> oracle.open() == 0);
    table.install(oracle);
    awaitLines(1);
  }

  private <C extends Control> List<C> parts(Class<C> type, String part) {
    return Table.findAll((Composite) table.view().control(), type, "part", part).stream()
        .filter(Control::isVisible)
        .toList();
  }

  private static void press(Button button) {
    button.notifyListeners(SWT.Selection, new Event());
  }

  @Test
  void enginesBesideTheFirstLookAgainInTheNextGame() {
    Oracle other = new Oracle("other", position -> -70);
    table.install(other);
    var unused = game();
    start();
    press(part(Button.class, "analysis-add"));
    Screen.await("both look", () -> oracle.open() == 1 && other.open() == 1);
    run("analysis.toggle");
    Screen.await("both are let go", () -> oracle.open() == 0 && other.open() == 0);
    unused = game();
    run("analysis.toggle");
    Screen.await("both look here", () -> oracle.open() == 1 && other.open() == 1);
    Screen.await(
        "both can be closed", () -> parts(Button.class, "analysis-close").size() == 2);
    press(parts(Button.class, "analysis-close").get(1));
    Screen.await("one looks no more", () -> other.open() == 0);
    run("analysis.toggle");
    unused = game();
    run("analysis.toggle");
    awaitLines(1);
    assertEquals(0, other.open());
  }

  /** A second engine has a block of its own; when it is gone the first one goes on, and the other way round. */
  @Test
  void severalEnginesLookSideBySide() {
    Oracle other = new Oracle("other", position -> -70);
    table.install(other);
    GameView view = game();
    start();
    Button add = part(Button.class, "analysis-add");
    assertEquals(List.of(), parts(Button.class, "analysis-close"));
    press(add);
    Screen.await("it looks", () -> {
      List<StyledText> all = parts(StyledText.class, "analysis-lines");
      return all.size() == 2 && all.get(1).getText().startsWith("-0.70");
    });
    awaitLines(1);
    assertFalse(add.isEnabled(), "there is no third one");
    assertEquals(3, view.board().scene().orElseThrow().overlay().advice().size());
    table.uninstall(other);
    Screen.await("it is said", () -> table.says("other is not installed"));
    Screen.await("it is let go", () -> other.open() == 0);
    table.click("4f", "4e");
    awaitLines(2);
    table.install(other);
    Screen.await("it is back", () -> other.open() == 1);
    awaitLines(2);
    press(parts(Button.class, "analysis-close").get(0));
    Screen.await("the first is let go", () -> oracle.open() == 0);
    Screen.await("the other one is the first", () -> lines().getText().startsWith("-0.70"));
    assertEquals(1, parts(StyledText.class, "analysis-lines").size());
    table.close();
    Screen.await("it is let go with the window", () -> other.open() == 0);
    open();
  }

  @Test
  void eachMoveIsLookedAtForATimeOrTheWholeGameIs() {
    var unused = game();
    start();
    Combo span = part(Combo.class, "analysis-span");
    span.select(2);
    span.notifyListeners(SWT.Selection, new Event());
    Screen.await("it begins anew", () -> oracle.tasks() == 2);
    table.click("4f", "4e");
    awaitLines(2);
    span.select(span.getItemCount() - 1);
    span.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
    assertEquals("Analyse the whole game", table.dialog().getText());
    table.dialog().close();
    assertEquals(2, span.getSelectionIndex());
  }

  @Test
  void aVariantThatLeavesIsWaitedFor() {
    var unused = game();
    start();
    table.uninstall(toy);
    Screen.await("the engine is let go", () -> oracle.open() == 0);
    table.install(toy);
    Screen.await("it goes on", () -> oracle.open() == 1);
    awaitLines(1);
  }

  @Test
  void aMoveOfALineIsShownOnTheBoardAndNotPlayed() {
    GameView view = game();
    start();
    Event click = new Event();
    click.button = 1;
    Point at = lines().getLocationAtOffset(lines().getText().indexOf("1."));
    click.x = at.x + 2;
    click.y = at.y + 2;
    lines().notifyListeners(SWT.MouseDown, click);
    Screen.await("it is shown", view::isPreview);
    assertEquals(1, view.input().orElseThrow().snapshot().ply());
    assertEquals(List.of(), table.moves());
    assertTrue(table.says("A line of the engine"), () -> table.texts().toString());
    table.click("4e");
    assertFalse(view.isPreview());
    assertEquals(0, view.input().orElseThrow().snapshot().ply());
  }

  /** Where the mouse is on a word of the lines. */
  private Event press(String words) {
    Event click = new Event();
    click.button = 1;
    Point at =
        lines().getLocationAtOffset(lines().getText().replace('\u00a0', ' ').indexOf(words));
    click.x = at.x + 2;
    click.y = at.y + 2;
    return click;
  }

  private Optional<StyleRange> frame() {
    return Stream.of(lines().getStyleRanges())
        .filter(range -> range.background != null)
        .findFirst();
  }

  @Test
  void theLineThatIsPressedOnIsShownThoughItHasChangedMeanwhile() {
    GameView view = game();
    start();
    String second = List.of(lines().getText().split("\n", -1)).get(1);
    String framed = second.substring(second.indexOf("1."));
    Event press = press(framed.replace('\u00a0', ' '));
    lines().notifyListeners(SWT.MouseDown, press);
    Screen.await("it is shown", view::isPreview);
    String shown =
        view.input().orElseThrow().snapshot().last().orElseThrow().to().toString();
    assertTrue(framed.endsWith(shown), () -> framed + " is not " + shown);
    StyleRange before = frame().orElseThrow();
    assertEquals(framed, lines().getText(before.start, before.start + before.length - 1));
    // Fewer lines, so that the second is there no more.
    Spinner count = part(Spinner.class, "analysis-count");
    count.setSelection(1);
    count.notifyListeners(SWT.Selection, new Event());
    Screen.await("there is one line", () -> !lines().getText().contains("\n"));
    lines().notifyListeners(SWT.MouseUp, press);
    assertTrue(frame().isEmpty(), "another move is framed than the one that is shown");
    assertEquals(
        shown, view.input().orElseThrow().snapshot().last().orElseThrow().to().toString());
  }

  @Test
  void theKeysWalkThroughALine() {
    GameView view = game();
    start();
    Event right = new Event();
    right.keyCode = SWT.ARROW_RIGHT;
    lines().forceFocus();
    lines().notifyListeners(SWT.KeyDown, right);
    Screen.await("it is shown", view::isPreview);
    Event escape = new Event();
    escape.keyCode = SWT.ESC;
    lines().notifyListeners(SWT.KeyDown, escape);
    assertFalse(view.isPreview());
  }

  @Test
  void theBestLineBecomesAVariation() {
    GameView view = game();
    start();
    run("analysis.insert");
    Screen.await(
        "it is noted",
        () -> view.model().live().read(game -> game.root().children().size() == 1));
    assertEquals(List.of(), table.moves());
  }

  @Test
  void aHintIsSaidAndNotPlayed() {
    GameView view = game();
    run("analysis.hint");
    Screen.await("it is said", () -> table.says("Hint: "));
    assertEquals(1, view.board().scene().orElseThrow().overlay().advice().size());
    assertEquals(List.of(), table.moves());
    run("analysis.hint");
    Screen.await("it is thought about again", () -> oracle.tasks() == 2);
    Screen.await("the engine is let go", () -> oracle.open() == 0);
    assertEquals(List.of(), table.moves());
  }

  @Test
  void aMateThatIsFoundBecomesAVariation() {
    QuickEngine solver = new QuickEngine();
    table.uninstall(oracle);
    table.install(solver);
    GameView view = game();
    solver.slow(true);
    run("analysis.mate");
    Screen.await("it looks", () -> table.says("Quick looks for a mate"));
    Move first = view.model().live().read(game -> game.position().legalMoves().get(0));
    Screen.await("it is found", () -> {
      solver.answer(new Answer.Mate(List.of(first), false));
      return table.says("Mate in 1, beginning with ");
    });
    Screen.await(
        "it is noted",
        () -> view.model().live().read(game -> game.root().children().size() == 1));
    assertEquals(List.of(), table.moves(), "nothing is played");
    solver.slow(false);
    run("analysis.mate");
    Screen.await("who plays a move knows no mates", () -> table.says("Quick does not look for"));
  }

  @Test
  void aWholeGameIsAnalysedAndItsMistakesAreFound() {
    GameView view = game();
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    table.click("4c", "4d");
    table.awaitMoves("4f4e", "4c4d");
    run("analysis.review");
    Screen.settle();
    Table.find(table.dialog(), Button.class, "answer", "yes")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.await("it is done", () -> table.says("The game is analysed: no mistakes found"));
    Screen.await("the scores are seen", () -> part(Canvas.class, "graph").isVisible());
    List<Boolean> scored = view.model()
        .live()
        .read(game -> game.tree().nodes().stream()
            .map(node -> node.evaluation().isPresent())
            .toList());
    assertEquals(List.of(true, true, true), scored);
  }

  @Test
  void theGraphIsClickedOn() {
    GameView view = game();
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    lookAtMove2();
    Control graph = part(Canvas.class, "graph");
    Screen.await("scores are shown", graph::isVisible);
    Event click = new Event();
    click.button = 1;
    click.x = 1;
    graph.notifyListeners(SWT.MouseDown, click);
    Screen.await("it is gone to", () -> view.input().orElseThrow().snapshot().ply() == 0);
  }

  /** White has won: the curve begins in the corner where his name stands. */
  @Test
  void theNamesStandBeforeTheCurve() {
    GameView view = game();
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    view.model()
        .change(game ->
            game.tree().nodes().forEach(node -> node.evaluation(Evaluation.parse("mate -1 9"))));
    Canvas graph = part(Canvas.class, "graph");
    Screen.await("scores are shown", graph::isVisible);
    Screen.settle();
    Image seen = new Image(graph.getDisplay(), graph.getSize().x, graph.getSize().y);
    GC gc = new GC(graph);
    gc.copyArea(seen, 0, 0);
    ImageData pixels = seen.getImageData();
    int names = 2 + gc.textExtent("White").x;
    gc.dispose();
    seen.dispose();
    Ink accent = table.desk().look().palette().accent();
    RGB line = new RGB(accent.red(), accent.green(), accent.blue());
    OptionalInt first = IntStream.range(0, pixels.width)
        .filter(x -> IntStream.range(0, pixels.height)
            .anyMatch(y -> pixels.palette.getRGB(pixels.getPixel(x, y)).equals(line)))
        .findFirst();
    assertTrue(first.isPresent() && first.getAsInt() >= names, first + " after " + names);
  }

  @Test
  void theMovesHaveTheScoresThatTheScoresPanelTells() {
    var unused = game();
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    lookAtMove2();
    StyledText moves = part(StyledText.class, "moves");
    Screen.await("the panel has a score", () -> table.says("Move 1: +0.20"));
    Screen.await("the move has it too", () -> moves.getText().contains("\t+0.2"));
    run("analysis.view.black");
    Screen.await("the panel has it for Black", () -> table.says("Move 1: -0.20"));
    Screen.await("the move has it too", () -> moves.getText().contains("\t-0.2"));
    run("analysis.view.mover");
  }

  private void lookAtMove2() {
    run("analysis.toggle");
    awaitLines(2);
    run("analysis.toggle");
  }

  @Test
  void aClosedWindowLeavesNothing() {
    Set<Object> before = Set.copyOf(Screen.resources());
    table.close();
    List<Object> base = Screen.resources();
    open();
    var unused = game();
    start();
    table.close();
    List<Object> after = Screen.resources();
    after.removeAll(base);
    after.removeAll(before);
    assertEquals(List.of(), after);
    Screen.await("the engine is let go", () -> oracle.open() == 0);
    open();
  }
}
