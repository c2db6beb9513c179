package org.komabako.engine.search.training;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.EngineException;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.TrainingPlace;
import org.komabako.engine.search.network.NetworkStore;
import org.komabako.position.Rules;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/** Trainings in the folder {@code training} of the user's data. When it leaves, all of them end soon. */
@Component
public final class TrainingService implements NetworkTraining {
  private final Optional<Path> folder;
  private final NetworkStore store;
  private final TrainingRun.Plan plan;
  private final Set<Job> jobs = ConcurrentHashMap.newKeySet();
  private volatile @Nullable TrainingPlace grid;

  /** In the platform's data folder. */
  @Activate
  public TrainingService(BundleContext context, @Reference NetworkStore store) {
    this(
        DataFolder.find(context::getProperty).map(data -> data.resolve("training")),
        store,
        TrainingRun.Plan.USUAL);
  }

  TrainingService(Optional<Path> folder, NetworkStore store, TrainingRun.Plan plan) {
    this.folder = folder;
    this.store = store;
    this.plan = plan;
  }

  /** The grid is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setPlace(TrainingPlace place) {
    grid = place;
  }

  /** The grid leaves: trainings on it end with what they have; what workers play is there for the next. */
  void unsetPlace(TrainingPlace place) {
    grid = null;
    jobs.stream().filter(job -> job.request.onGrid()).forEach(Job::stop);
  }

  private TrainingPlace place(Request request) {
    TrainingPlace place =
        request.onGrid() ? grid : new LocalGames(new GamesPlayer(), request.threads());
    if (place == null) {
      throw EngineException.of(TrainingService.class, "trainingService.noGrid");
    }
    return place;
  }

  @Override
  public Run start(Request request, Consumer<Progress> told) {
    TrainingPlace place = place(request);
    GivenGames given = GivenGames.usable(request.rules(), request.games().within());
    TrainingFolder open = open(request.rules());
    Job job = new Job(request, System.nanoTime() + request.time().toNanos());
    jobs.add(job);
    Thread thread = new Thread(() -> job.run(given, open, place, told), "komabako-training");
    thread.setDaemon(true);
    thread.start();
    return job;
  }

  private TrainingFolder open(Rules rules) {
    Path trainings = folder.orElseThrow(
        () -> EngineException.of(TrainingService.class, "trainingService.noFolder"));
    return new TrainingFolder(trainings.resolve(rules.table().key()), rules.layout());
  }

  /** The service leaves. */
  @Deactivate
  void leave() {
    jobs.forEach(Job::stop);
  }

  private final class Job implements Run {
    private final Request request;
    private final CompletableFuture<Progress> ended = new CompletableFuture<>();
    private volatile long deadline;
    private volatile boolean stopped;
    private volatile boolean paused;

    Job(Request request, long deadline) {
      this.request = request;
      this.deadline = deadline;
    }

    private boolean isOver() {
      return stopped || System.nanoTime() >= deadline;
    }

    private boolean rests() {
      return paused || isOver();
    }

    void run(GivenGames given, TrainingFolder open, TrainingPlace place, Consumer<Progress> told) {
      Optional<Progress> reached = Optional.empty();
      RuntimeException failure = null;
      try (open) {
        begin(open);
        do {
          int before = reached.map(Progress::kept).orElse(0);
          reached = Optional.of(new TrainingRun(
                  request,
                  given,
                  plan.asked(request.games().nodes()),
                  open,
                  place,
                  this::rests,
                  before,
                  net -> store.put(request.rules(), net),
                  told)
              .run());
        } while (goesOn());
      } catch (RuntimeException | Error e) {
        failure = failed(e);
      }
      jobs.remove(this);
      if (failure != null) {
        ended.completeExceptionally(failure);
      } else {
        ended.complete(reached.orElseThrow());
      }
    }

    /** A training goes on from the network that the engine plays with, so that it makes that one better. */
    private void begin(TrainingFolder open) {
      if (request.anew()) {
        open.forgetAll();
      }
      if (open.best().isEmpty()) {
        store.used(request.rules().layout()).ifPresent(open::beginWith);
      }
    }

    /** Waits while it is paused; false if it is over. */
    private synchronized boolean goesOn() {
      long began = System.nanoTime();
      while (paused && !stopped) {
        try {
          wait();
        } catch (InterruptedException e) {
          stopped = true;
        }
      }
      deadline += System.nanoTime() - began;
      return !isOver();
    }

    private EngineException failed(Throwable cause) {
      return new EngineException(
          cause instanceof UserMessage told
              ? told.text()
              : Sentence.of(TrainingService.class, "trainingService.failed", cause),
          cause);
    }

    @Override
    public synchronized void stop() {
      stopped = true;
      notifyAll();
    }

    @Override
    public synchronized void pause() {
      paused = true;
    }

    @Override
    public synchronized void resume() {
      paused = false;
      notifyAll();
    }

    @Override
    public CompletableFuture<Progress> ended() {
      return ended;
    }
  }
}
