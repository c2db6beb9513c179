package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.search.SearchEngine;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.testkit.Oracle;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Plan;
import org.komabako.ui.learn.problem.Problem;
import org.komabako.ui.learn.problem.ProblemFiles;
import org.komabako.ui.learn.problem.State;
import org.komabako.ui.learn.problem.Trial;

/** The page on which one looks for moves and mates. */
@ExtendWith(Screen.class)
class FindTheMoveTest {
  private static final String MATE = "3k3/7/7/+R6/6+R/7/7/7 b - 1";

  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;
  private Shell page;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private String label(String key) {
    return Table.find(page, Label.class, "key", key).orElseThrow().getText();
  }

  private org.eclipse.swt.widgets.Table problems() {
    return Table.find(page, org.eclipse.swt.widgets.Table.class, "key", "learn.problems")
        .orElseThrow();
  }

  private void press(String key) {
    Table.find(page, Button.class, "key", key)
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private void click(Square square) {
    Canvas canvas = Table.find(page, Canvas.class, "key", "learn.board").orElseThrow();
    Rectangle area = canvas.getClientArea();
    Geometry geometry =
        Geometry.fit(Plan.of(toy.table(), true, Side.BLACK), area.width, area.height);
    Point at = Table.center(geometry.cell(square));
    for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
      Event event = new Event();
      event.button = 1;
      event.x = at.x;
      event.y = at.y;
      canvas.notifyListeners(type, event);
    }
    Screen.settle();
  }

  private void play(String from, String to) {
    click(Square.parse(from));
    click(Square.parse(to));
  }

  private void told(String words) {
    Screen.await(words, () -> label("learn.told").contains(words));
  }

  /** Plays what the judge finds. */
  private void solve(Path file) {
    Problem problem = ProblemFiles.read(file, List.of(toy)).problems().get(0);
    try (Trial trial = Trial.of(problem, new SearchEngine())) {
      State state = trial.begin();
      while (state.isOpen()) {
        Move move = state.best().get(0);
        play(move.origin().orElseThrow().toString(), move.to().toString());
        Screen.await("it is judged", () -> !label("learn.told").contains("thinking"));
        state = trial.play(state, move);
      }
    }
  }

  @Test
  void matesOfAFileAreSolvedAndThatIsKept() throws IOException {
    Path file = data.resolve("mates.sfen");
    Files.writeString(file, MATE + "\nbad/bad/bad b - 1\n");
    table.install(new SearchEngine());
    Screen.await(
        "there is a variant", () -> table.desk().actions().run("tools.mates", file.toString()));
    page = table.dialog();
    told("It is your move.");
    assertTrue(label("learn.task").contains("Mate in"), label("learn.task"));
    assertTrue(label("learn.note").contains("mates.sfen: line 2"), label("learn.note"));
    assertEquals("mates.sfen · 1", problems().getItem(0).getText());
    press("learn.hint");
    assertTrue(label("learn.told").startsWith("Try the piece on "), label("learn.told"));
    play("7d", "6d");
    told("gives no check");
    press("learn.show");
    press("learn.again");
    told("It is your move.");
    solve(file);
    told("Mate! Well done.");
    assertEquals("✓ mates.sfen · 1", problems().getItem(0).getText());
    page.close();
    assertTrue(table.desk().actions().run("tools.mates", file.toString()));
    page = table.dialog();
    Screen.await(
        "it is kept",
        () -> problems().getItemCount() == 1 && problems().getItem(0).getText().startsWith("✓"));
  }

  @Test
  void mistakesOfOnesGamesAreFoundAndBetteredAndAVariantThatLeavesTakesThemAlong() {
    Oracle oracle = new Oracle("oracle", position -> 0);
    table.install(oracle);
    Move mistake = table.game("toy", toy.table().start()).model().live().change(game -> {
      game.root().evaluation(new Evaluation(Evaluation.Unit.CP, 0, 5));
      Move move = game.legalMoves().get(game.legalMoves().size() - 1);
      game.play(move).evaluation(new Evaluation(Evaluation.Unit.CP, 1_500, 5));
      return move;
    });
    assertTrue(table.desk().actions().run("tools.find-move"));
    page = table.dialog();
    told("It is your move.");
    assertEquals(1, problems().getItemCount());
    play(mistake.origin().orElseThrow().toString(), mistake.to().toString());
    told("was played in the game");
    Move best = Toy.position(toy.table().start()).legalMoves().get(0);
    play(best.origin().orElseThrow().toString(), best.to().toString());
    told("Right: ");
    assertTrue(problems().getItem(0).getText().startsWith("✓"));
    table.uninstall(toy);
    Screen.await("nothing is left of it", () -> problems().getItemCount() == 0);
    assertFalse(label("learn.told").contains("Right"));
    table.install(toy);
    Screen.await("it is back", () -> problems().getItemCount() == 1);
    assertTrue(table.desk().actions().run("game.close"));
    Screen.await("the game is closed", () -> table.games().list().isEmpty());
    press("learn.problems.own");
    Screen.await("a closed game is looked at too", () -> problems().getItemCount() == 1);
    page.close();
    Screen.await("the engine is let go", () -> oracle.open() == 0);
  }
}
