package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;
import org.komabako.ui.client.Screen;
import org.komabako.ui.client.Table;

/**
 * What the window's own thread works when something is opened with all shipped variants installed, and how long the
 * window answers nothing meanwhile. Processor time, so that a busy machine makes little of a difference; the limits are
 * far above what is usual (see the figures in core/docs/performance.md).
 */
@ExtendWith(Screen.class)
class DialogTimesIT {
  private static final int MOST_MILLIS = 3_000;
  private static final int MOST_IN_ONE_GO = 1_000;
  private static final int LONG_GAME = 195;

  @TempDir
  private Path data;

  private List<Variant> variants = List.of();
  private Table table;

  @BeforeEach
  void open() throws IOException {
    variants = ShippedVariants.withTexts();
    table = new Table(data, variants.toArray(Variant[]::new));
    Screen.await(
        "the variants are known", () -> table.client().window().cards().size() == variants.size());
    // What is loaded once for all dialogs is no part of any of them.
    run("help.about");
    close();
  }

  @AfterEach
  void end() {
    table.close();
  }

  private void run(String action) {
    assertTrue(table.desk().actions().run(action), action);
    Screen.settle();
  }

  private Shell dialog() {
    Shell[] shells = table.client().window().shell().getShells();
    return shells[shells.length - 1];
  }

  private void close() {
    dialog().close();
    Screen.settle();
  }

  private static void work(String what, Runnable task) {
    tell(what, DisplayTime.of(task));
  }

  private static void tell(String what, DisplayTime time) {
    System.out.printf(
        "display thread: %-40s %5.0f ms, at most %5.0f in one go%n",
        what, time.all(), time.longest());
    assertTrue(time.all() < MOST_MILLIS, () -> what + " takes " + time.all() + " ms");
    assertTrue(
        time.longest() < MOST_IN_ONE_GO, () -> what + " takes " + time.longest() + " ms in one go");
  }

  private void choose(String name) {
    Combo variants =
        Table.find(dialog(), Combo.class, "key", "new-game.variant").orElseThrow();
    assertTrue(variants.indexOf(name) >= 0, name);
    variants.select(variants.indexOf(name));
    variants.notifyListeners(SWT.Selection, new Event());
  }

  @Test
  void newGame() {
    for (int i = 0; i < 3; i++) {
      work("New game, opening " + (i + 1), () -> run("game.new"));
      for (Variant variant : variants) {
        String name = table.desk().messages().title(variant.table().name());
        work("New game, " + name, () -> choose(name));
      }
      close();
    }
    run("game.new");
    for (String fold : new String[] {"new-game.unfold", "new-game.options"}) {
      work(
          "New game, unfolding " + fold,
          () -> Table.find(dialog(), Button.class, "key", fold)
              .orElseThrow()
              .notifyListeners(SWT.Selection, new Event()));
    }
    close();
  }

  @Test
  void theOtherDialogs() {
    for (String action : new String[] {
      "tools.preferences", "tools.engines", "tools.matches", "edit.setup", "game.closed"
    }) {
      for (int i = 0; i < 2; i++) {
        work(action + ", " + (i + 1), () -> run(action));
        close();
      }
    }
  }

  @Test
  void aLongGame() {
    LiveGame game = table
        .games()
        .create(new GameRequest(
            "shogi", Optional.empty(), java.util.Map.of(), Optional.empty(), Optional.empty()));
    Random random = new Random(195);
    var unused = game.change(each -> {
      for (int i = 0; i < LONG_GAME; i++) {
        List<Move> moves = each.legalMoves();
        if (!moves.isEmpty()) {
          each.play(moves.get(random.nextInt(moves.size())));
        }
      }
      return true;
    });
    String text = game.text();
    table.games().close(game);
    for (int i = 0; i < 3; i++) {
      int before = table.client().window().all().size();
      DisplayTime time = DisplayTime.of(
          () -> {
            var unusedGame = table.games().openText(text);
          },
          () -> table.client().window().all().size() > before
              && table.view().input().isPresent());
      tell("a game of " + LONG_GAME + " moves, " + (i + 1), time);
    }
  }
}
