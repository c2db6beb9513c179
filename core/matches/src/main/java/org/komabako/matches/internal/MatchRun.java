package org.komabako.matches.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.komabako.base.WholeFile;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Engine;
import org.komabako.grid.Grid;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.End;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchNews;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Pairs;
import org.komabako.matches.Sprt;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;
import org.komabako.session.KeptText;

/**
 * A match that this process plays. When an engine or the variant leaves, the games that are played are
 * broken off, and played again from their openings when it is there again; the same happens when the
 * match is paused. A game counts from the moment that it is kept.
 */
final class MatchRun {
  private static final Logger LOG = System.getLogger(MatchRun.class.getName());
  private static final long JOIN = 15_000;

  /** A line that is lost so often in one game will be lost again. */
  private static final int MOST_LINES_LOST = 3;

  private final MatchFolder folder;
  private final KeptText kept;
  private final FileChannel lock;
  private final MatchRequest request;
  private final MatchText match;
  private final Map<Integer, GameResult> results;
  private final InstalledParts installed;
  private final MoveTimeouts patience;
  private final Consumer<MatchNews> tell;
  private final Set<Integer> inPlay = new HashSet<>();
  private final List<Thread> workers = new ArrayList<>();
  private State state = State.WAITING;
  private LocalizedText note = LocalizedText.NONE;
  private Optional<String> job;
  /** Grows whenever games are broken off; a worker of an older one has nothing more to say. */
  private int generation;

  /**
   * A match of which no game is played yet; {@link #look} begins.
   *
   * @param kept its text
   * @param lock held while this process plays it
   * @param tell takes all news, in any thread
   */
  MatchRun(
      MatchFolder folder,
      KeptText kept,
      FileChannel lock,
      InstalledParts installed,
      MoveTimeouts patience,
      Consumer<MatchNews> tell) {
    this.folder = folder;
    this.kept = kept;
    this.lock = lock;
    this.installed = installed;
    this.patience = patience;
    this.tell = tell;
    match = MatchText.parse(kept.text());
    request = match.request();
    results = new TreeMap<>(match.results());
    job = match.job();
  }

  /** Whether nothing is left to play, or the test is decided. */
  static boolean isDone(MatchRequest request, Collection<GameResult> results) {
    return results.size() >= request.games()
        || request
            .sprt()
            .filter(test -> test.verdict(Pairs.of(results)) != Sprt.Verdict.OPEN)
            .isPresent();
  }

  synchronized MatchStatus status() {
    return Kept.status(folder, request, results.values(), state, note);
  }

  synchronized MatchReport report() {
    return new MatchReport(status(), List.copyOf(results.values()));
  }

  /** Services have come or gone: goes on, or waits. */
  void look() {
    synchronized (this) {
      if (state != State.RUNNING && state != State.WAITING) {
        return;
      }
      Optional<LocalizedText> missing = installed.missing(request);
      if (missing.isPresent() ? note.equals(missing.get()) : state == State.RUNNING) {
        return;
      }
      breakOff();
      state = State.WAITING;
      note = missing.orElse(LocalizedText.NONE);
      if (missing.isEmpty()) {
        begin();
      }
    }
    news(Optional.empty());
  }

  private void begin() {
    try {
      Variant variant = installed.variant(request.variant()).orElseThrow();
      Rules rules = Rules.of(variant, OptionValues.base(variant).with(request.options()));
      Engine first = installed.engine(request.first().engine()).orElseThrow();
      Engine second = installed.engine(request.second().engine()).orElseThrow();
      state = State.RUNNING;
      int mine = generation;
      if (request.onGrid()) {
        Grid grid = installed.grid().orElseThrow();
        GridMatch shared = new GridMatch(this, mine, match, variant, rules, first, second, grid);
        start(() -> work(mine, shared::run), 1);
        return;
      }
      for (int i = 1; i <= request.concurrency(); i++) {
        start(() -> work(mine, () -> playAll(mine, rules, first, second)), i);
      }
    } catch (IllegalArgumentException e) {
      note = UserMessage.of(e);
    }
  }

  private void breakOff() {
    generation++;
    inPlay.clear();
    for (Thread worker : workers) {
      if (worker != Thread.currentThread()) {
        worker.interrupt();
      }
    }
    workers.clear();
  }

  private void start(Runnable work, int number) {
    Thread worker = new Thread(work, "komabako-match-" + folder.id() + "-" + number);
    worker.setDaemon(true);
    workers.add(worker);
    worker.start();
  }

  /** What a thread of a match does. */
  @FunctionalInterface
  private interface Work {
    void run() throws InterruptedException;
  }

  private void playAll(int mine, Rules rules, Engine first, Engine second)
      throws InterruptedException {
    for (OptionalInt next = next(mine); next.isPresent(); next = next(mine)) {
      PlayedGames.Played game = play(mine, next.getAsInt(), rules, first, second);
      take(mine, game);
    }
  }

  /**
   * Plays a game here, again from its opening where the line to an engine was lost.
   *
   * @throws LineLostException if that happens too often: somebody has to see to it
   */
  PlayedGames.Played play(int mine, int number, Rules rules, Engine first, Engine second)
      throws InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        return playOnce(number, rules, first, second);
      } catch (LineLostException e) {
        if (attempt == MOST_LINES_LOST) {
          throw e;
        }
        note(mine, Sentence.of(MatchRun.class, "matchRun.playedAgain", number, e.text()));
      }
    }
  }

  private PlayedGames.Played playOnce(int number, Rules rules, Engine first, Engine second)
      throws InterruptedException {
    MatchGame game = new MatchGame(request, number, rules, match.opening(rules, number), patience);
    GameResult result = game.play(first, second);
    return new PlayedGames.Played(result, GameText.write(game.game()));
  }

  /** Takes a game that has ended; nothing if it is known, or the match was broken off. */
  void take(int mine, PlayedGames.Played game) {
    if (ended(mine, game.text(), game.result())) {
      if (isOver()) {
        leaveGrid();
      }
      news(Optional.of(game.result()));
    }
  }

  /** Whether all games are there, or the test is decided, or it was ended. */
  synchronized boolean isOver() {
    return state.isOver();
  }

  /** Before anybody hears that it is over, for the program may end then. */
  private void leaveGrid() {
    try {
      onGrid(Grid::remove);
    } catch (StateException e) {
      LOG.log(
          Level.WARNING,
          "match {0} is over, and its job {1} stays on the grid: {2}",
          folder.id(),
          job().orElse(""),
          e.getMessage());
    }
  }

  private void work(int mine, Work work) {
    try {
      work.run();
    } catch (InterruptedException e) {
      LOG.log(Level.DEBUG, "match {0}: a game is broken off", folder.id());
    } catch (RuntimeException | Error e) {
      LOG.log(Level.DEBUG, "match " + folder.id(), e);
      failed(mine, e);
    }
  }

  private synchronized OptionalInt next(int mine) {
    if (mine != generation) {
      return OptionalInt.empty();
    }
    for (int number = 1; number <= request.games(); number++) {
      if (!results.containsKey(number) && inPlay.add(number)) {
        return OptionalInt.of(number);
      }
    }
    return OptionalInt.empty();
  }

  /** Keeps a game; false if it was broken off, or ended only because an engine has left. */
  private synchronized boolean ended(int mine, String game, GameResult result) {
    if (mine != generation || results.containsKey(result.number())) {
      return false;
    }
    if (End.FAULTS.contains(result.end()) && installed.missing(request).isPresent()) {
      return false;
    }
    WholeFile.writePrivate(folder.game(result), game.getBytes(StandardCharsets.UTF_8));
    kept.keep(MatchText.with(kept.text(), result));
    results.put(result.number(), result);
    if (!request.onGrid()) {
      note = LocalizedText.NONE;
    }
    inPlay.remove(result.number());
    if (isDone(request, results.values())) {
      breakOff();
      end(State.FINISHED, LocalizedText.NONE);
    }
    return true;
  }

  /** The numbers of the pairs that are not played yet. */
  synchronized List<Integer> pairsLeft() {
    return IntStream.range(0, request.games() / 2)
        .filter(pair -> !results.containsKey(2 * pair + 1) || !results.containsKey(2 * pair + 2))
        .boxed()
        .toList();
  }

  /** The job of this match on the grid, if it has one. */
  synchronized Optional<String> job() {
    return job;
  }

  /** It becomes a job on the grid; false if the match was broken off. */
  synchronized boolean job(int mine, String id) {
    if (mine == generation) {
      kept.keep(MatchText.withJob(kept.text(), id));
      job = Optional.of(id);
    }
    return mine == generation;
  }

  /** Says how it stands on the grid. */
  void note(int mine, LocalizedText text) {
    synchronized (this) {
      if (mine != generation || text.equals(note)) {
        return;
      }
      note = text;
    }
    news(Optional.empty());
  }

  /** What goes wrong here is no engine's fault: the disk is full, say. */
  private void failed(int mine, Throwable problem) {
    synchronized (this) {
      if (mine != generation) {
        return;
      }
      breakOff();
      end(State.PAUSED, UserMessage.of(problem));
    }
    LOG.log(Level.WARNING, "match {0} is paused: {1}", folder.id(), note);
    news(Optional.empty());
  }

  private void end(State last, LocalizedText why) {
    state = last;
    note = why;
    try {
      lock.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "unlocking", e);
    }
  }

  /** Breaks off what is played, and waits until the engines are closed; nothing if it is over. */
  void pause() {
    halt(State.PAUSED);
    onGrid(Grid::pause);
  }

  /** The same for good. */
  void stop() {
    halt(State.STOPPED);
    onGrid(Grid::remove);
  }

  /** The program ends; what the grid plays it plays on. */
  void leave() {
    halt(State.PAUSED);
  }

  private void onGrid(BiConsumer<Grid, String> change) {
    installed.grid().ifPresent(grid -> job().ifPresent(id -> change.accept(grid, id)));
  }

  private void halt(State last) {
    List<Thread> all;
    synchronized (this) {
      if (state != State.RUNNING && state != State.WAITING) {
        return;
      }
      if (last == State.STOPPED) {
        kept.keep(MatchText.stopped(kept.text()));
      }
      all = List.copyOf(workers);
      breakOff();
      end(last, LocalizedText.NONE);
    }
    all.forEach(MatchRun::join);
    news(Optional.empty());
  }

  private static void join(Thread worker) {
    try {
      worker.join(JOIN);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void news(Optional<GameResult> game) {
    tell.accept(new MatchNews(status(), game));
  }
}
