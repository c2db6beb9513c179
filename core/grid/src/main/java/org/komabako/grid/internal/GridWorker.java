package org.komabako.grid.internal;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.grid.JobStatus;
import org.komabako.grid.WorkKind;

/**
 * A worker: looks which jobs there are, and works on the units of those that it can. The queue, its locks and its
 * heartbeats are those of db-scheduler. Units are taken and results are given in {@link Portions}. Where the database cannot be
 * reached it waits, and goes on by itself.
 */
final class GridWorker implements AutoCloseable {
  private static final Duration POLL = Duration.ofSeconds(1);
  private static final Duration STOP = Duration.ofSeconds(3);

  /** A unit that fails is tried again after so long, by whoever takes it. */
  private static final Duration AGAIN = Duration.ofSeconds(5);

  /** A job whose unit fails so often on end is paused. */
  private static final int FAILURES = 5;

  private static final long LONGEST_WAIT = 10_000;

  /** db-scheduler may always ask for more, for how much is taken is for {@link Portions} to say. */
  private static final double NO_LIMIT = 1_000_000;

  private final GridDatabase database;
  private final JobChoice choice;
  private final WorkerOptions options;
  private final String program;
  private final Consumer<LocalizedText> say;
  private final DatabaseClock clock;
  private final Set<UnitAtWork> working = ConcurrentHashMap.newKeySet();
  private final AtomicLong done = new AtomicLong();
  private final Portions portions;
  private final Results results;
  private final Scheduler scheduler;
  private volatile Map<String, Task<byte[]>> known = Map.of();
  private volatile boolean stopping;
  private volatile boolean away;
  private volatile String refused = "";

  /**
   * A worker that has not begun.
   *
   * @param program the version of this program; only jobs of the same are worked on
   * @param machine what this machine takes for the time; it need not be right
   * @param say takes what is to be told, from any thread
   */
  GridWorker(
      GridDatabase database,
      JobChoice choice,
      WorkerOptions options,
      String program,
      InstantSource machine,
      Consumer<LocalizedText> say) {
    clock = new DatabaseClock(machine);
    this.database = database;
    this.choice = choice;
    this.options = options;
    this.program = program;
    this.say = say;
    portions = new Portions(options.threads(), options.heartbeat());
    results = new Results(portions.nanos());
    scheduler = Scheduler.create(database.source())
        .tableName(GridTables.QUEUE)
        .serializer(new UnitBytes())
        .schedulerName(new SchedulerName.Fixed(options.name()))
        .jdbcCustomization(
            new KnownJobs(() -> stopping ? Map.of() : known, portions, options.threads()))
        .threads(options.threads())
        .pollUsingLockAndFetch(0, NO_LIMIT / options.threads())
        .pollingInterval(POLL)
        .heartbeatInterval(options.heartbeat())
        .missedHeartbeatsLimit(6)
        .shutdownMaxWait(STOP)
        .deleteUnresolvedAfter(Duration.ofDays(36_500))
        .failureLogging(LogLevel.OFF, false)
        .clock(clock)
        .build();
  }

  /**
   * Begins.
   *
   * @throws StateException if the database cannot be used
   */
  void start() {
    database.check();
    look();
    scheduler.start();
  }

  /** Looks what there is to do, and says that this worker is there. */
  void look() {
    try {
      WorkerTable.News news = database.ask(connection ->
          WorkerTable.report(connection, options.name(), program, options.threads(), done.get()));
      back();
      clock.set(news.now());
      refused = news.refused();
      Map<String, Task<byte[]>> before = known;
      known = news.jobs().stream()
          .filter(job -> news.refused().isEmpty() && choice.takes(job))
          .collect(Collectors.toMap(
              WorkerTable.Running::id, job -> before.getOrDefault(job.id(), task(job))));
      choice.forgetAllBut(news.jobs());
      portions.forgetAllBut(known.keySet());
      working.stream().filter(unit -> !known.containsKey(unit.job())).forEach(UnitAtWork::stop);
      if (results.areDue()) {
        give(results.take());
      }
      if (!known.keySet().equals(before.keySet())) {
        scheduler.triggerCheckForDueExecutions();
      }
    } catch (StateException e) {
      lost(e);
    }
  }

  private void lost(StateException problem) {
    if (!away && !stopping) {
      away = true;
      say.accept(Sentence.of(GridWorker.class, "gridWorker.lost", problem.text()));
    }
  }

  private void back() {
    if (away) {
      away = false;
      say.accept(Sentence.of(GridWorker.class, "gridWorker.back"));
    }
  }

  /** Why the results of this worker are not taken any more; empty if they are. */
  String refused() {
    return refused;
  }

  /** Whether it has a unit to work on. */
  boolean isBusy() {
    return !working.isEmpty();
  }

  /** How many jobs it could work on. */
  int jobs() {
    return known.size();
  }

  /** How many units it has done. */
  long done() {
    return done.get();
  }

  private Task<byte[]> task(WorkerTable.Running job) {
    return Tasks.custom(job.id(), byte[].class)
        .onFailure((complete, operations) -> failed(job, complete, operations))
        .onDeadExecutionRevive()
        .execute((instance, context) -> execute(job, instance));
  }

  private CompletionHandler<byte[]> execute(
      WorkerTable.Running job, TaskInstance<byte[]> instance) {
    UnitAtWork unit = new UnitAtWork(job.id());
    working.add(unit);
    portions.begun();
    try {
      if (stopping) {
        // All that is left is put back at once.
        return GridWorker::nothing;
      }
      if (!known.containsKey(job.id())) {
        return GridWorker::putBack;
      }
      if (portions.isEmpty()) {
        scheduler.triggerCheckForDueExecutions();
      }
      long began = System.nanoTime();
      WorkKind kind = choice.kind(job.kind()).orElseThrow(InterruptedException::new);
      JobChoice.Taken taken = choice.taken(job.id());
      byte[] content = kind.work(taken.spec(), instance.getData(), taken.parts());
      unit.end();
      long took = System.nanoTime() - began;
      portions.measured(job.id(), took);
      results.add(job.id(), Integer.parseInt(instance.getId()), Duration.ofNanos(took), content);
      if (portions.isEmpty() || results.areDue()) {
        give();
      }
      return GridWorker::nothing;
    } catch (InterruptedException e) {
      unit.end();
      return stopping ? GridWorker::nothing : GridWorker::putBack;
    } finally {
      unit.end();
      working.remove(unit);
      portions.ended();
      if (portions.isEmpty()) {
        scheduler.triggerCheckForDueExecutions();
      }
    }
  }

  private static void nothing(ExecutionComplete complete, ExecutionOperations<byte[]> operations) {}

  /** Another may have it, at once. */
  private static void putBack(ExecutionComplete complete, ExecutionOperations<byte[]> operations) {
    operations.reschedule(complete, complete.getExecution().executionTime);
  }

  /** Gives what is ready, and waits for the database if it is away; a worker that is told to stop tries once more. */
  private void give() throws InterruptedException {
    for (long wait = 250; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
      try {
        give(results.take());
        return;
      } catch (StateException e) {
        lost(e);
        if (stopping) {
          return;
        }
        Thread.sleep(wait);
      }
    }
  }

  /** Gives these, or keeps them where that fails. */
  private void give(List<ResultTable.Done> ready) {
    if (ready.isEmpty()) {
      return;
    }
    try {
      boolean unused = database.ask(connection -> {
        ResultTable.give(connection, options.name(), ready);
        return true;
      });
    } catch (RuntimeException e) {
      results.back(ready);
      throw e;
    }
    done.addAndGet(ready.size());
    back();
  }

  private void failed(
      WorkerTable.Running job, ExecutionComplete complete, ExecutionOperations<byte[]> operations) {
    Throwable cause = complete.getCause().orElseGet(() -> new IllegalStateException("it failed"));
    LocalizedText why = UserMessage.of(cause);
    say.accept(Sentence.of(GridWorker.class, "gridWorker.failed", job.title(), why));
    if (complete.getExecution().consecutiveFailures + 1 >= FAILURES) {
      boolean unused = database.ask(connection -> JobTable.state(
          connection,
          job.id(),
          JobStatus.State.PAUSED,
          org.komabako.base.SafeText.line(why.in(java.util.Locale.ENGLISH), 300)));
    }
    operations.reschedule(complete, clock.now().plus(AGAIN));
  }

  /** What is ready is given; what was begun is broken off and put back, so that others have it at once. */
  @Override
  public void close() {
    stopping = true;
    working.forEach(UnitAtWork::stop);
    scheduler.stop();
    try {
      give(results.take());
      boolean unused = database.change(connection -> {
        WorkerTable.leave(connection, options.name());
        return true;
      });
    } catch (StateException e) {
      Optional.of(e).filter(each -> !away).ifPresent(each -> lost(each));
    }
  }
}
