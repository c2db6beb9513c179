package org.komabako.libraryanalysis.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.search.SearchEngine;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.grid.PartSource;
import org.komabako.grid.WorkKind;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.library.StandaloneLibrary;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

/** A library of its own with some games, our engine, and a service that analyses them. */
abstract class AnalysisFixture {
  static final Variant TOY = new Toy();
  static final Rules RULES = Rules.of(TOY);
  static final long NODES = 200;

  @TempDir
  Path folder;

  final SearchEngine engine = new SearchEngine();
  final Watched work = new Watched();
  final List<LibraryAnalysisStatus> told = new CopyOnWriteArrayList<>();
  StandaloneLibrary library;
  LibraryAnalysisService service;
  private final List<LibraryAnalysisService> services = new ArrayList<>();

  /** The kind of work, counted; may be hindered. */
  static final class Watched implements WorkKind {
    final AnalysisWork work = new AnalysisWork();
    final AtomicInteger units = new AtomicInteger();
    final AtomicInteger plies = new AtomicInteger();
    volatile UnaryOperator<byte[]> change = UnaryOperator.identity();
    volatile int most = Integer.MAX_VALUE;

    @Override
    public String name() {
      return work.name();
    }

    @Override
    public Optional<LocalizedText> refusal(byte[] spec, PartSource parts) {
      return work.refusal(spec, parts);
    }

    @Override
    public byte[] work(byte[] spec, byte[] unit, PartSource parts) throws InterruptedException {
      if (units.incrementAndGet() > most) {
        units.decrementAndGet();
        Thread.sleep(Duration.ofMinutes(5).toMillis());
      }
      byte[] found = work.work(spec, unit, parts);
      plies.addAndGet(AnalysisUnit.read(unit).plies().size());
      return change.apply(found);
    }
  }

  @BeforeEach
  void open() {
    work.work.addEngine(engine);
    work.work.addVariant(TOY);
    library = library("library");
    service = service();
  }

  /** The library in a folder. */
  StandaloneLibrary library(String name) {
    return ServiceLoader.load(StandaloneLibrary.Opener.class)
        .findFirst()
        .orElseThrow()
        .open(folder.resolve(name), List.of(TOY));
  }

  /** A service as another start of the program has it. */
  LibraryAnalysisService service() {
    LibraryAnalysisService made = new LibraryAnalysisService(folder.resolve("analyses"), library);
    made.addEngine(engine);
    made.addVariant(TOY);
    made.addKind(work);
    AutoCloseable unused = made.listen(told::add);
    services.add(made);
    return made;
  }

  @AfterEach
  void close() {
    services.forEach(LibraryAnalysisService::close);
    library.close();
  }

  long add(Game game) {
    return library.add(GameText.write(game), "test").entry().id();
  }

  static Game random(long seed, int plies) {
    Random random = new Random(seed);
    Game game = new Game(RULES);
    game.tag(Tags.BLACK, "Player " + seed % 3);
    game.tag(Tags.WHITE, "Other");
    for (int ply = 0; ply < plies && game.outcome().isEmpty(); ply++) {
      List<Move> moves = game.legalMoves();
      game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  static Game of(String... moves) {
    Game game = new Game(RULES);
    game.tag(Tags.BLACK, "Ito");
    game.tag(Tags.WHITE, "Mori");
    for (String move : moves) {
      game.play(Usi.parse(RULES.table(), move));
    }
    return game;
  }

  static LibraryAnalysisRequest request(boolean onGrid) {
    return new LibraryAnalysisRequest(GameQuery.ALL, true, "komabako", NODES, 2, onGrid);
  }

  /** Waits until the last that was told of an analysis is of a state. */
  LibraryAnalysisStatus await(State state) {
    Awaitility.await().atMost(Duration.ofSeconds(60)).untilAsserted(() -> {
      assertFalse(told.isEmpty());
      LibraryAnalysisStatus last = told.get(told.size() - 1);
      assertEquals(state, last.state(), () -> last.note().in(Locale.ENGLISH));
    });
    return told.get(told.size() - 1);
  }
}
