package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.client.Screen;
import org.komabako.ui.client.Table;
import org.komabako.ui.workbench.game.GameView;

/**
 * How long a person waits for the window, with all shipped variants installed; no test, and run only by its name: the
 * command stands in {@code core/docs/performance.md}. Medians of nine: the time on the wall, and what the display thread worked.
 */
@ExtendWith(Screen.class)
class WindowFigures {
  private static final int TIMES = 9;
  private static final int WIDTH = 1366;
  private static final int HEIGHT = 768;
  private static final int PLIES = 60;
  private static final int QUIET_NANOS = 60_000_000;

  private static final List<String> PAGES = List.of(
      "game.new",
      "game.info",
      "game.export",
      "game.print",
      "game.closed",
      "edit.setup",
      "edit.share-link",
      "library.open",
      "tools.engines",
      "tools.networks",
      "tools.matches",
      "tools.install",
      "tools.shelf",
      "tools.write",
      "tools.learn",
      "tools.find-move",
      "tools.preferences",
      "help.rules",
      "help.shortcuts",
      "help.about");

  @TempDir
  private Path data;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Listener watch = event -> {
    painted = System.nanoTime();
    paints++;
  };
  private Table table;
  private long painted;
  private int paints;

  @BeforeEach
  void open() {
    table = new Table(data, ShippedVariants.all().toArray(Variant[]::new));
    table.client().window().shell().setBounds(0, 0, WIDTH, HEIGHT);
    Screen.await(
        "the variants are known",
        () -> table.client().window().cards().size() == ShippedVariants.all().size());
    Screen.display().addFilter(SWT.Paint, watch);
  }

  @AfterEach
  void close() {
    Screen.display().removeFilter(SWT.Paint, watch);
    table.close();
  }

  /** Until nothing was painted for a while. */
  private void quiet() {
    painted = System.nanoTime();
    Screen.await("the window rests", () -> System.nanoTime() - painted > QUIET_NANOS);
  }

  /** From doing something to the last painting that it needs, nine times. */
  private void measure(String what, Runnable task, Runnable back) {
    double[] wall = new double[TIMES];
    double[] work = new double[TIMES];
    for (int i = 0; i < TIMES; i++) {
      quiet();
      paints = 0;
      long cpu = threads.getCurrentThreadCpuTime();
      long start = System.nanoTime();
      task.run();
      BooleanSupplier drawn = () -> paints > 0 && System.nanoTime() - painted > QUIET_NANOS;
      Screen.await(what, drawn);
      wall[i] = (painted - start) / 1e6;
      work[i] = (threads.getCurrentThreadCpuTime() - cpu) / 1e6;
      back.run();
      Screen.settle();
    }
    double first = wall[0];
    Arrays.sort(wall);
    Arrays.sort(work);
    System.out.printf(
        "%-34s wall median %6.1f worst %6.1f first %6.1f ms, display thread median %6.1f ms%n",
        what, wall[TIMES / 2], wall[TIMES - 1], first, work[TIMES / 2]);
  }

  private void run(String action) {
    assertTrue(table.desk().actions().run(action), action);
  }

  private void closeAll() {
    for (Shell shell : table.client().window().shell().getShells()) {
      shell.close();
    }
  }

  private GameView game(String variant) {
    GameView view = table.game(variant, ShippedVariants.named(variant).table().start());
    Random random = new Random(PLIES);
    var unused = view.model().live().change(game -> {
      for (int i = 0; i < PLIES; i++) {
        List<Move> moves = game.legalMoves();
        game.play(moves.get(random.nextInt(moves.size())));
      }
      return game.root();
    });
    quiet();
    return view;
  }

  @Test
  void dialogsAndPages() {
    var unused = game("shogi");
    for (String page : PAGES) {
      boolean tab = page.equals("tools.learn");
      measure(page, () -> run(page), () -> {
        if (tab) {
          run("game.close");
        }
        closeAll();
      });
    }
  }

  @Test
  void largeBoards() {
    for (String variant : List.of("dai", "tenjiku")) {
      GameView view = game(variant);
      Canvas board = view.board().control();
      Square from = view.model().snapshot().orElseThrow().legal().stream()
          .flatMap(move -> move.origin().stream())
          .findFirst()
          .orElseThrow();
      Point at = view.board().center(from).orElseThrow();
      measure(variant + ": click on a piece", () -> click(board, at), () -> {
        run("move.cancel");
      });
      measure(variant + ": key back", () -> run("tree.back"), () -> run("tree.forward"));
      measure(variant + ": key to the start", () -> run("tree.start"), () -> run("tree.end"));
      measure(variant + ": wheel", () -> wheel(board, at, 1), () -> wheel(board, at, -1));
      measure(variant + ": flip", () -> run("view.flip"), () -> run("view.flip"));
      measure(variant + ": zoom", () -> run("view.zoom-in"), () -> run("view.zoom-out"));
    }
  }

  private static void click(Canvas board, Point at) {
    for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
      Event event = new Event();
      event.button = 1;
      event.x = at.x;
      event.y = at.y;
      board.notifyListeners(type, event);
    }
  }

  private static void wheel(Canvas board, Point at, int count) {
    Event event = new Event();
    event.count = count;
    event.x = at.x;
    event.y = at.y;
    board.notifyListeners(SWT.MouseVerticalWheel, event);
  }
}
