package org.komabako.libraryanalysis.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.LocalWorkplace;
import org.komabako.grid.ResultPoll;
import org.komabako.grid.UnitResult;
import org.komabako.grid.Workplace;
import org.komabako.library.Library;
import org.komabako.library.PositionScore;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;
import org.komabako.libraryanalysis.internal.AnalysisGames.Plan;

/**
 * An analysis that goes on, in a thread of its own: makes jobs of the games, gives them to the workplace, takes what comes back, looks
 * at it and keeps it. Where the library or the grid is away it waits and says so.
 */
final class AnalysisRun {
  private static final Logger LOG = System.getLogger(AnalysisRun.class.getName());
  private static final int AT_ONCE = 100;
  private static final long LOCAL_POLL_MILLIS = 50;
  private static final long AGAIN_MILLIS = 1000;
  private static final long TELL_NANOS = 1_000_000_000;

  private final AnalysisFile file;
  private final FileChannel lock;
  private final Library library;
  private final AnalysisParts installed;
  private final Workplace place;
  private final Consumer<LibraryAnalysisStatus> told;
  private final Rate rate = new Rate();
  private final Thread thread;
  private volatile AnalysisState state;
  private volatile State now = State.RUNNING;
  private volatile LocalizedText note = LocalizedText.NONE;
  private volatile int done;
  private volatile int working;
  private volatile boolean leaving;
  private long lastTold;

  /** @param place closed when it ends, if it is of this machine alone */
  AnalysisRun(
      AnalysisFile file,
      AnalysisState state,
      FileChannel lock,
      Library library,
      AnalysisParts installed,
      Workplace place,
      Consumer<LibraryAnalysisStatus> told) {
    this.file = file;
    this.state = state;
    this.lock = lock;
    this.library = library;
    this.installed = installed;
    this.place = place;
    this.told = told;
    thread = new Thread(this::run, "komabako-library-analysis-" + file.id());
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  LibraryAnalysisStatus status() {
    return new LibraryAnalysisStatus(
        file.id(),
        now,
        state.engine(),
        state.nodes(),
        state.threads(),
        state.onGrid(),
        state.games().size(),
        done,
        working,
        rate.perMinute(),
        note);
  }

  /** Ends it with a state; on the grid its job rests, or is gone. */
  void end(State wanted) {
    now = wanted;
    stop();
  }

  /** The service leaves: what workers of the grid do goes on. */
  void leave() {
    leaving = true;
    end(State.PAUSED);
  }

  private void stop() {
    thread.interrupt();
    try {
      thread.join(5000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try {
      go();
    } catch (InterruptedException e) {
      LOG.log(Level.DEBUG, "analysis {0} is interrupted", file.id());
    } catch (RuntimeException | Error e) {
      note = UserMessage.of(e);
      now = now == State.RUNNING ? State.PAUSED : now;
    }
    try {
      letGo();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "analysis {0}: {1}", file.id(), e.getMessage());
    }
    if (!leaving) {
      told.accept(status());
    }
  }

  private void letGo() {
    boolean unused = Thread.interrupted();
    try {
      if (place instanceof LocalWorkplace own) {
        own.close();
      } else {
        state.job().ifPresent(job -> letGo(job.id()));
      }
    } catch (RuntimeException e) {
      note = UserMessage.of(e);
    }
    if (now == State.DONE || now == State.CANCELLED) {
      file.delete();
    }
    unlock(lock);
  }

  /** What the workers of the grid are to do with the job when nobody here waits for it any more. */
  private void letGo(String job) {
    if (now == State.CANCELLED) {
      place.remove(job);
    } else if (now == State.PAUSED && !leaving) {
      try {
        place.pause(job);
      } catch (RequestException e) {
        LOG.log(Level.DEBUG, "the job has gone", e);
      }
    }
  }

  /** Lets another process have it. */
  static void unlock(FileChannel lock) {
    try {
      lock.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "unlocking", e);
    }
  }

  private void go() throws InterruptedException {
    AnalysisGames games = new AnalysisGames(library, installed, state);
    Optional<AnalysisState.Job> known = state.job();
    if (known.isPresent()) {
      Plan plan = patiently(() -> {
        check();
        return games.again(known.get());
      });
      if (resumed(known.get().id())) {
        boolean unused = collect(games, plan, known.get().id());
      }
      games.rewind();
    }
    boolean more = true;
    while (more) {
      Optional<Plan> plan = patiently(() -> {
        check();
        return games.plan();
      });
      done = games.done();
      tell();
      more = plan.isPresent();
      if (plan.isPresent() && !work(games, plan.get())) {
        games.rewind();
      }
    }
    note = left(games);
    now = State.DONE;
  }

  private static LocalizedText left(AnalysisGames games) {
    if (games.left() == 0) {
      return LocalizedText.NONE;
    }
    return games.missing().isEmpty()
        ? Sentence.of(AnalysisRun.class, "analysisRun.left", games.left())
        : Sentence.of(
            AnalysisRun.class,
            "analysisRun.missing",
            games.left(),
            String.join(", ", games.missing()));
  }

  /** Numbers of games mean nothing in another library. */
  private void check() {
    String here = library.info().place();
    if (!here.equals(state.library())) {
      throw new StateException(
          Sentence.of(AnalysisRun.class, "analysisRun.otherLibrary", state.library(), here));
    }
  }

  private boolean work(AnalysisGames games, Plan plan) throws InterruptedException {
    AnalysisState.Job job = plan.job();
    AnalysisSpec.Whole whole = AnalysisSpec.of(
        installed.variant(job.variant()).orElseThrow(() -> gone(job.variant())),
        installed
            .engine(state.engine())
            .orElseThrow(() -> new StateException(installed.noEngine(state.engine()))),
        state.nodes());
    List<byte[]> units = job.units().stream()
        .map(unit -> AnalysisUnit.bytes(line(plan, unit).orElseThrow(), unit.plies()))
        .toList();
    JobRequest request = new JobRequest(
        job.id(),
        AnalysisWork.NAME,
        SafeText.line(job.variant() + ": " + state.engine() + ", " + state.nodes(), 200),
        whole.spec(),
        units,
        whole.parts(),
        0);
    keep(Optional.of(job));
    boolean unused = patiently(() -> {
      place.begin(request);
      return true;
    });
    return collect(games, plan, job.id());
  }

  /** The game of a unit; empty if it was taken out while this program did not run. */
  private static Optional<GameLine> line(Plan plan, AnalysisState.Unit unit) {
    return Optional.ofNullable(plan.lines().get(unit.game()));
  }

  private static StateException gone(String variant) {
    return new StateException(Sentence.of(AnalysisRun.class, "analysisRun.noVariant", variant));
  }

  private synchronized void keep(Optional<AnalysisState.Job> job) {
    state = state.with(job);
    file.write(state);
  }

  /** Goes on with a job that was begun earlier; false if it is not there. */
  private boolean resumed(String job) throws InterruptedException {
    return patiently(() -> {
      try {
        place.resume(job);
        return true;
      } catch (RequestException e) {
        return false;
      }
    });
  }

  /** Takes the results of a job; false if somebody has taken it away. */
  private boolean collect(AnalysisGames games, Plan plan, String job) throws InterruptedException {
    BitSet taken = new BitSet();
    int before = games.done();
    long seen = 0;
    ResultPoll poll = new ResultPoll();
    while (taken.cardinality() < plan.job().units().size()) {
      long after = seen;
      JobStatus status;
      List<UnitResult> results;
      try {
        status = state.onGrid() && !poll.isStatusDue()
            ? poll.status()
            : poll.status(patiently(() -> place.status(job)));
        results = patiently(() -> place.results(job, after, AT_ONCE));
      } catch (RequestException e) {
        return false;
      }
      working = status.working();
      for (UnitResult result : results) {
        seen = result.order();
        poll.came();
        if (take(games, plan, job, result)) {
          taken.set(result.unit());
          rate.count();
        }
        done = before + taken.cardinality();
        tell();
      }
      if (results.isEmpty()) {
        rest(status, poll);
      }
    }
    boolean unused = patiently(() -> {
      games.finish(plan);
      place.remove(job);
      return true;
    });
    done = games.done();
    working = 0;
    keep(Optional.empty());
    return true;
  }

  private void rest(JobStatus status, ResultPoll poll) throws InterruptedException {
    boolean paused = status.state() == JobStatus.State.PAUSED;
    if (paused && !state.onGrid()) {
      throw new StateException(status.note());
    }
    note = !paused
        ? LocalizedText.NONE
        : Sentence.of(AnalysisRun.class, "analysisRun.jobPaused", status.id(), status.note());
    if (System.nanoTime() - lastTold >= TELL_NANOS) {
      tell();
    }
    if (state.onGrid()) {
      poll.await();
    } else {
      Thread.sleep(LOCAL_POLL_MILLIS);
    }
  }

  /** Looks at a result and keeps it; false if it is refused. */
  private boolean take(AnalysisGames games, Plan plan, String job, UnitResult result)
      throws InterruptedException {
    if (result.unit() < 0 || result.unit() >= plan.job().units().size()) {
      return false;
    }
    AnalysisState.Unit unit = plan.job().units().get(result.unit());
    Optional<GameLine> line = line(plan, unit);
    if (line.isEmpty()) {
      return true;
    }
    GameLine game = line.get();
    Map<Integer, PositionScore> found;
    try {
      found = UnitScores.read(result.content(), game.positions(), unit.plies());
    } catch (IllegalArgumentException e) {
      String why = SafeText.line(UserMessage.of(e).in(Locale.ENGLISH), 300);
      return patiently(() -> {
        place.refuse(job, result, why);
        return false;
      });
    }
    return patiently(() -> {
      try {
        games.keep(game, found);
      } catch (RequestException e) {
        LOG.log(Level.DEBUG, "the game has gone", e);
      }
      return true;
    });
  }

  private void tell() {
    lastTold = System.nanoTime();
    if (now == State.RUNNING) {
      told.accept(status());
    }
  }

  /** Tries something until the library and the grid are there. */
  private <T> T patiently(Supplier<T> work) throws InterruptedException {
    while (true) {
      if (now != State.RUNNING) {
        throw new InterruptedException();
      }
      try {
        return work.get();
      } catch (StateException e) {
        note = UserMessage.of(e);
        tell();
        Thread.sleep(AGAIN_MILLIS);
      }
    }
  }
}
