package org.komabako.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.ServiceLoader;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.library.ImportReport;
import org.komabako.library.Library;
import org.komabako.library.PiecePattern;
import org.komabako.library.ProgressListener;
import org.komabako.library.StandaloneLibrary;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * Measures the library: an import of generated games, and searches in it.
 *
 * <pre>
 * LibraryFigures VARIANT GAMES FOLDER [JDBC-URL]
 * </pre>
 *
 * <p>The games are written into the folder first, if they are not there; the library is a new one in it, or that of
 * the address. Prints a line for each figure.
 */
public final class LibraryFigures {
  private static final int QUERIES = 100;
  private static final int FILE = 10_000;
  private static final long SEED = 20261121;

  private final Library library;
  private final Variant variant;

  private LibraryFigures(Library library, Variant variant) {
    this.library = library;
    this.variant = variant;
  }

  /** Runs. */
  public static void main(String[] args) throws IOException {
    if (args.length < 3) {
      throw new IllegalArgumentException("write a variant, the number of games and a folder");
    }
    Variant variant = ModulePathVariants.require(args[0]);
    Path folder = Path.of(args[2]);
    Path games = games(variant, Integer.parseInt(args[1]), folder);
    Path place = folder.resolve("library-" + System.nanoTime());
    try (StandaloneLibrary library = ServiceLoader.load(StandaloneLibrary.Opener.class)
        .findFirst()
        .orElseThrow()
        .open(place, List.of(variant))) {
      if (args.length > 3) {
        var unused = library.use(Optional.of(args[3]));
      }
      new LibraryFigures(library, variant).measure(games);
    }
  }

  private static Path games(Variant variant, int count, Path folder) throws IOException {
    Path games = folder.resolve(variant.key() + "-" + count);
    if (!Files.isDirectory(games)) {
      Files.createDirectories(games);
      SeededGames seeded = new SeededGames(variant, SEED);
      for (int file = 0; file * FILE < count; file++) {
        seeded.write(
            games.resolve(String.format("%04d.komabako", file)),
            Math.min(FILE, count - file * FILE));
      }
    }
    return games;
  }

  private void measure(Path games) {
    Duration before = processorTime();
    ImportReport first = library.read(List.of(games), ProgressListener.NONE);
    Duration took = processorTime().minus(before);
    told(
        "imported",
        "%d games, %d refused, %.1f s, %.0f games/s",
        first.added(),
        first.refused(),
        seconds(first),
        first.added() / seconds(first));
    told("processor time", "%.3f ms a game", (double) took.toMillis() / first.added());
    ImportReport again = library.read(List.of(games), ProgressListener.NONE);
    told("imported again", "%d known, %.1f s", again.known(), seconds(again));
    told("library", "%s, %s", library.info().product(), library.info().place());
    Random random = new Random(SEED);
    List<Position> positions = positions(random);
    times(
        "a position, its games",
        positions.stream()
            .map(each -> (Runnable) () ->
                library.find(GameQuery.ALL.with(new GameQuery.At(each)), ProgressListener.NONE))
            .toList());
    times(
        "a position, moves from it",
        positions.stream()
            .map(each -> (Runnable) () -> library.moves(each, GameQuery.ALL, ProgressListener.NONE))
            .toList());
    Position start = Rules.of(variant).start();
    times(
        "the start, moves from it",
        List.of(() -> library.moves(start, GameQuery.ALL, ProgressListener.NONE)));
    times(
        "three pieces",
        positions.stream()
            .map(each -> (Runnable) () -> library.find(
                GameQuery.ALL.with(new GameQuery.Part(variant, part(each, random))),
                ProgressListener.NONE))
            .limit(QUERIES / 5)
            .toList());
    times("duplicates", List.of(() -> library.duplicates(ProgressListener.NONE)));
    Runtime memory = Runtime.getRuntime();
    told(
        "memory",
        "%d MB used of at most %d MB",
        (memory.totalMemory() - memory.freeMemory()) >> 20,
        memory.maxMemory() >> 20);
  }

  /** Of all threads; what other programs disturb less than the clock. */
  private static Duration processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private static double seconds(ImportReport report) {
    return report.took().toMillis() / 1000.0;
  }

  /** Positions of games in the library, after 1 to 60 moves. */
  private List<Position> positions(Random random) {
    long all = library.info().games();
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < QUERIES; i++) {
      long id = 1 + (long) (random.nextDouble() * all);
      Position position = Rules.of(variant).start();
      int plies = 1 + random.nextInt(60);
      for (String line : library.text(id).lines().toList()) {
        if (line.startsWith("move ") && plies-- > 0) {
          position = position.play(Usi.parse(variant.table(), line.substring("move ".length())));
        }
      }
      positions.add(position);
    }
    return positions;
  }

  private static PiecePattern part(Position position, Random random) {
    List<Square> squares = new ArrayList<>(position.setup().pieces().keySet());
    List<PiecePattern.Spot> spots = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Square square = squares.remove(random.nextInt(squares.size()));
      spots.add(PiecePattern.Spot.of(square, position.piece(square).orElseThrow()));
    }
    return new PiecePattern(spots, Optional.empty());
  }

  private static void times(String what, List<? extends Runnable> queries) {
    double[] times = new double[queries.size()];
    for (int i = 0; i < times.length; i++) {
      long begun = System.nanoTime();
      queries.get(i).run();
      times[i] = (System.nanoTime() - begun) / 1e6;
    }
    Arrays.sort(times);
    told(
        what,
        "median %.1f ms, worst %.1f ms of %d",
        times[times.length / 2],
        times[times.length - 1],
        times.length);
  }

  private static void told(String what, String figure, Object... parts) {
    System.out.println(
        String.format(Locale.ROOT, "%-26s", what) + String.format(Locale.ROOT, figure, parts));
  }
}
