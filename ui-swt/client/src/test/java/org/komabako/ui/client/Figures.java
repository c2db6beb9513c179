package org.komabako.ui.client;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.workbench.game.GameView;

/**
 * How fast the client is and how much memory it takes; no test, and never run by {@code mvn verify}. The
 * commands stand in {@code core/docs/performance.md}.
 */
@ExtendWith(Screen.class)
class Figures {
  private static final int TIMES = 500;
  private static final int REST_MILLIS = 40;
  private static final int STARTS = 7;
  private static final int WATCH_MILLIS = 25;
  private static final long PATIENCE_NANOS = 60_000_000_000L;
  private static final int LINES = 4;
  private static final int STEP = 3;
  private static final int MUCH_WOOD = 20;

  @TempDir
  private Path data;

  /** A full board of 13 by 13: all squares but one rank have a piece. */
  private static final class Wide implements Variant {
    private final VariantTable table;

    Wide() {
      VariantTable toy = new Toy().table();
      String far = "grdngrkdgnrdg/" + "pgpgpgpgpgpgp/".repeat(5);
      String near = "/PGPGPGPGPGPGP".repeat(5) + "/GDRNGDKRGNDRG b - 1";
      table = new VariantTable(
          "wide", toy.name(), 13, 13, 3, far + "13" + near, "", toy.pieces(), List.of(), List.of());
    }

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return new Toy().rules(OptionValues.base(new Toy()));
    }
  }

  private static void print(String what, double[] values, String unit) {
    Arrays.sort(values);
    System.out.printf(
        "%-44s median %.1f worst %.1f %s (%d times)%n",
        what, values[values.length / 2], values[values.length - 1], unit, values.length);
  }

  /**
   * From a change that has come to the window to the painted board. Each change comes when the window
   * rests: GTK paints no sooner than a sixtieth of a second after the last time.
   */
  @Test
  void repaint() {
    try (Table table = new Table(data, new Wide())) {
      table.client().window().shell().setBounds(0, 0, 1366, 768);
      GameView view = table.game("wide", new Wide().table().start());
      Random random = new Random(4);
      double[] millis = new double[TIMES];
      long[] painted = new long[1];
      view.board().control().addListener(SWT.Paint, e -> painted[0] = System.nanoTime());
      for (int i = 0; i < TIMES; i++) {
        int number = i;
        Snapshot next = view.model().live().read(game -> afterMove(game, random, number));
        Screen.rest(REST_MILLIS);
        painted[0] = 0;
        long start = System.nanoTime();
        view.board().show(next);
        view.board().control().update();
        Screen.await("it is painted", () -> painted[0] != 0);
        millis[i] = (painted[0] - start) / 1e6;
      }
      print("repaint after a move, full 13x13 board", millis, "ms");
    }
  }

  /** A move at random, never the same as the time before. */
  private static Snapshot afterMove(Game game, Random random, int number) {
    Game other = new Game(game.position());
    List<Move> moves = other.legalMoves();
    int half = moves.size() / 2;
    other.play(moves.get(random.nextInt(half) + number % 2 * half));
    return Snapshot.of(other);
  }

  /** Games that are opened, played a little and closed. */
  @Test
  void memory() {
    try (Table table = new Table(data, new Wide(), new Toy())) {
      for (int i = 1; i <= TIMES; i++) {
        Variant variant = i % 2 == 0 ? new Toy() : new Wide();
        GameView view = table.game(variant.key(), variant.table().start());
        Random random = new Random(i);
        for (int ply = 0; ply < 10; ply++) {
          var unused = view.model().live().change(game -> {
            List<Move> moves = game.legalMoves();
            return moves.isEmpty()
                ? game.root()
                : game.play(moves.get(random.nextInt(moves.size())));
          });
          Screen.settle();
        }
        table.games().close(view.model().live());
        Screen.await("it is closed", () -> table.current().isEmpty());
        if (i == 50 || i == TIMES) {
          System.gc();
          System.out.printf("resident after %d games: %d MB%n", i, residentMegabytes());
        }
      }
    }
  }

  private static long residentMegabytes() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
              .filter(line -> line.startsWith("VmRSS"))
              .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
              .sum()
          / 1024;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path tree() {
    String tree = System.getProperty("komabako.tree", "");
    assumeTrue(!tree.isEmpty(), "-Dkomabako.tree=FOLDER names the distribution");
    return Path.of(tree);
  }

  private static Running start(Path home, Path folder) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(
            home.resolve("bin/komabako").toString(), "--data", folder.toString())
        .redirectInput(Path.of("/dev/null").toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("DISPLAY", ":" + Screen.number());
    builder.environment().put("GDK_BACKEND", "x11");
    return new Running(builder.start());
  }

  /** From the start of the process to a painted board, seen on the screen, with a kept game. */
  @Test
  void startToBoard() throws Exception {
    double[] millis = new double[STARTS];
    for (int i = 0; i < STARTS; i++) {
      Path folder = Files.createDirectory(data.resolve("start" + i));
      keepGame(folder);
      watch("an empty screen", () -> !showsBoard());
      long begin = System.nanoTime();
      try (Running process = start(tree(), folder)) {
        watch("the board of " + process, Figures::showsBoard);
        millis[i] = (System.nanoTime() - begin) / 1e6;
      }
    }
    print("start of the process to board ready", millis, "ms");
  }

  /** A game of the first variant of the distribution, in the folder of a process to come. */
  private void keepGame(Path folder) throws IOException {
    String text = System.getProperty("komabako.game", "");
    assumeTrue(!text.isEmpty(), "-Dkomabako.game=FILE is a saved game");
    Path games = Files.createDirectories(folder.resolve("games"));
    Files.copy(Path.of(text), games.resolve("1.komabako"));
  }

  /** A client of its own, until closed. */
  private record Running(Process process) implements AutoCloseable {
    @Override
    public void close() throws InterruptedException {
      process.destroy();
      var unused = process.waitFor();
    }
  }

  private static boolean showsBoard() {
    return seen().stream().filter(Figures::isWood).count() >= MUCH_WOOD;
  }

  private static void watch(String what, BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("not seen: " + what);
      }
      Thread.sleep(WATCH_MILLIS);
    }
  }

  /** Colours of points of a few lines of the screen: so few that looking does not hold up what is seen. */
  private static List<Integer> seen() {
    Rectangle all = Screen.display().getBounds();
    Image line = new Image(Screen.display(), all.width, 1);
    GC gc = new GC(Screen.display());
    List<Integer> colours = new ArrayList<>();
    for (int y = 0; y < all.height; y += all.height / LINES) {
      gc.copyArea(line, 0, y);
      ImageData pixels = line.getImageData(100);
      for (int x = 0; x < all.width; x += STEP) {
        RGB colour = pixels.palette.getRGB(pixels.getPixel(x, 0));
        colours.add(colour.red << 16 | colour.green << 8 | colour.blue);
      }
    }
    gc.dispose();
    line.dispose();
    return colours;
  }

  private static boolean isWood(int colour) {
    Ink wood = Themes.all().get(0).board();
    return Math.abs((colour >> 16 & 0xFF) - wood.red()) < 12
        && Math.abs((colour >> 8 & 0xFF) - wood.green()) < 12
        && Math.abs((colour & 0xFF) - wood.blue()) < 12;
  }
}
