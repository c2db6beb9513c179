package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Scene;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;

/** What moves in the window. */
@ExtendWith(Screen.class)
class MotionTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;
  private GameView view;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    table.desk().settings().set(BoardSettings.MOTION, true);
    view = table.game("toy", "3k3/7/R6/7/7/7/7/3K3 b - 1");
    Screen.settle();
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Optional<Scene.Carried> carried() {
    return view.board().scene().orElseThrow().carried();
  }

  @Test
  void aPieceIsSeenOnItsWay() {
    var unused = view.model().live().change(game -> game.play(Usi.parse(toy.table(), "7c1c")));
    Set<Double> seen = new HashSet<>();
    Screen.await("it has arrived", () -> {
      carried().ifPresent(each -> seen.add(each.x()));
      return !seen.isEmpty() && carried().isEmpty();
    });
    var cells = view.board().geometry().orElseThrow();
    Box from = cells.cell(Square.parse("7c"));
    Box to = cells.cell(Square.parse("1c"));
    assertTrue(seen.stream().allMatch(x -> x >= from.centerX() && x <= to.centerX()));
    assertTrue(seen.size() > 1, "it does not jump");
  }

  @Test
  void whatWasDraggedIsWhereItBelongs() {
    table.drag(table.square("7c"), "1c", 0);
    boolean[] moved = {false};
    Screen.await("it was played", () -> {
      moved[0] |= table.moves().size() == 1 && carried().isPresent();
      return table.moves().size() == 1 && view.input().orElseThrow().snapshot().ply() == 1;
    });
    Screen.rest(30);
    assertFalse(moved[0] || carried().isPresent());
  }

  @Test
  void theWindowFillsTheScreenAndComesBack() {
    assertTrue(table.desk().actions().run("view.full-screen"));
    assertTrue(table.client().window().shell().getFullScreen());
    assertTrue(table.desk().actions().run("view.full-screen"));
    assertFalse(table.client().window().shell().getFullScreen());
  }
}
