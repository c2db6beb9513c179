package org.komabako.grid.internal;

import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.grid.WorkKind;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The mode {@code worker}: works for a grid until it is told to end, and says a line a minute. Jobs of a kind that leaves
 * are left to others.
 */
@Component(service = Callable.class, property = "komabako.main=worker")
public final class WorkerMain implements Callable<Integer> {
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;
  private static final int USAGE = 2;
  private static final long MINUTE = Duration.ofMinutes(1).toNanos();
  private static final long BUSY_MILLIS = 15_000;
  private static final long IDLE_MILLIS = 2_000;

  private final Supplier<String[]> arguments;
  private final String program;
  private final Map<String, WorkKind> kinds = new ConcurrentHashMap<>();
  private final CountDownLatch told = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean runs;

  /** Works as the command line says. */
  @Activate
  public WorkerMain(
      BundleContext context,
      @Reference(target = "(komabako.args=true)") Supplier<String[]> arguments) {
    this.arguments = arguments;
    this.program = ProgramVersion.of(context);
  }

  /** A kind of work arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addKind(WorkKind kind) {
    kinds.put(kind.name(), kind);
  }

  /** A kind of work leaves. */
  void removeKind(WorkKind kind) {
    kinds.remove(kind.name(), kind);
  }

  /** The program ends: units are put back first. */
  @Deactivate
  void leave() throws InterruptedException {
    told.countDown();
    if (runs) {
      boolean unused = ended.await(8, TimeUnit.SECONDS);
    }
  }

  @Override
  public Integer call() {
    WorkerWords words;
    try {
      words = WorkerWords.of(List.of(arguments.get()), System.getenv());
    } catch (IllegalArgumentException e) {
      say(UserMessage.of(e));
      return USAGE;
    }
    runs = true;
    try (GridDatabase database = new GridDatabase(words.url())) {
      JobChoice choice = new JobChoice(
          database,
          name -> Optional.ofNullable(kinds.get(name)),
          words.options(),
          program,
          WorkerMain::say);
      try (GridWorker worker = new GridWorker(
          database, choice, words.options(), program, InstantSource.system(), WorkerMain::say)) {
        return work(worker, words, database.place());
      }
    } catch (IllegalArgumentException | IllegalStateException e) {
      say(UserMessage.of(e));
      return FAILURE;
    } finally {
      ended.countDown();
    }
  }

  private int work(GridWorker worker, WorkerWords words, String place) {
    worker.start();
    say(Sentence.of(
        WorkerMain.class,
        "workerMain.begins",
        words.options().name(),
        words.options().threads(),
        place,
        program));
    long began = System.nanoTime();
    long spoken = began;
    long before = 0;
    Optional<Duration> hours = words.options().hours();
    while (worker.refused().isEmpty()
        && hours.filter(end -> System.nanoTime() - began >= end.toNanos()).isEmpty()) {
      if (waits(worker.isBusy() ? BUSY_MILLIS : IDLE_MILLIS)) {
        say(Sentence.of(WorkerMain.class, "workerMain.ends", worker.done()));
        return SUCCESS;
      }
      worker.look();
      if (System.nanoTime() - spoken >= MINUTE) {
        say(Sentence.of(
            WorkerMain.class,
            "workerMain.minute",
            worker.done() - before,
            worker.done(),
            worker.jobs()));
        before = worker.done();
        spoken = System.nanoTime();
      }
    }
    if (!worker.refused().isEmpty()) {
      say(Sentence.of(WorkerMain.class, "workerMain.refused", worker.refused()));
      return FAILURE;
    }
    say(Sentence.of(WorkerMain.class, "workerMain.ends", worker.done()));
    return SUCCESS;
  }

  private boolean waits(long millis) {
    try {
      return told.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return true;
    }
  }

  private static void say(@Nullable LocalizedText text) {
    String line = text == null ? "" : text.in(Locale.getDefault(Locale.Category.DISPLAY));
    System.out.println(LocalTime.now().truncatedTo(ChronoUnit.SECONDS) + " " + line);
  }
}
