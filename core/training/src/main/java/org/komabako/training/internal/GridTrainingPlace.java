package org.komabako.training.internal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.komabako.base.SafeText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.EngineException;
import org.komabako.engine.TrainingPlace;
import org.komabako.grid.Grid;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.ResultPoll;
import org.komabako.grid.UnitResult;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The grid as a place where games of trainings are played. Where its database is away it waits. A training that is stopped lets its
 * job rest; one that is killed leaves it to the workers, and takes what they have played when it is begun again.
 */
@Component
public final class GridTrainingPlace implements TrainingPlace {
  private static final int AT_ONCE = 20;

  /** A database that is away is asked again after so long. */
  private static final long AGAIN_MILLIS = 500;

  private final Grid grid;
  private final Variants variants;

  /** On the grid that the user has joined. */
  @Activate
  public GridTrainingPlace(@Reference Grid grid, @Reference Variants variants) {
    this.grid = grid;
    this.variants = variants;
  }

  @Override
  public void play(Job job, Taker taker, BooleanSupplier stopped) {
    if (grid.place().isEmpty()) {
      throw new EngineException(Sentence.of(GridTrainingPlace.class, "gridTraining.noGrid"));
    }
    Variant variant = variants.require(job.rules().table().key());
    List<byte[]> parts = new ArrayList<>(List.of(TrainingSpec.table(variant)));
    parts.addAll(job.data());
    JobRequest request = new JobRequest(
        job.id(),
        TrainingWork.NAME,
        SafeText.line(variant.key() + ": training", 200),
        TrainingSpec.of(variant, job.rules(), job.data(), job.spec()).bytes(),
        job.units(),
        parts,
        0);
    try {
      patiently(stopped, () -> {
        grid.begin(request);
        grid.resume(job.id());
      });
      collect(job, taker, stopped);
    } catch (InterruptedException e) {
      // The training was stopped while its database was away; the job goes on, and is there for the
      // next.
      return;
    }
  }

  private void collect(Job job, Taker taker, BooleanSupplier stopped) throws InterruptedException {
    BitSet taken = new BitSet();
    long[] seen = {0};
    ResultPoll poll = new ResultPoll();
    while (taken.cardinality() < job.units().size()) {
      if (stopped.getAsBoolean()) {
        patiently(() -> false, () -> grid.pause(job.id()));
        return;
      }
      int before = taken.cardinality();
      patiently(stopped, () -> {
        if (poll.isStatusDue()) {
          requireRunning(poll.status(grid.status(job.id())));
        }
        for (UnitResult result : grid.results(job.id(), seen[0], AT_ONCE)) {
          take(job, taker, result, taken);
          seen[0] = result.order();
          poll.came();
        }
      });
      if (taken.cardinality() == before) {
        poll.await();
      }
    }
    patiently(stopped, () -> grid.remove(job.id()));
  }

  /** A job that the workers have given up is told with what they say. */
  private static void requireRunning(JobStatus status) {
    if (status.state() == JobStatus.State.PAUSED
        && !status.note().in(Locale.ENGLISH).isEmpty()) {
      throw new EngineException(
          Sentence.of(GridTrainingPlace.class, "gridTraining.paused", status.id(), status.note()));
    }
  }

  private void take(Job job, Taker taker, UnitResult result, BitSet taken) {
    if (result.unit() < 0 || result.unit() >= job.units().size()) {
      return;
    }
    try {
      taker.take(result.unit(), result.content());
      taken.set(result.unit());
    } catch (IllegalArgumentException e) {
      String why = SafeText.line(UserMessage.of(e).in(Locale.ENGLISH), 300);
      grid.refuse(job.id(), result, why);
    }
  }

  /** Tries until the database is there. */
  private static void patiently(BooleanSupplier stopped, Runnable work)
      throws InterruptedException {
    while (true) {
      try {
        work.run();
        return;
      } catch (StateException e) {
        if (stopped.getAsBoolean()) {
          throw new InterruptedException();
        }
        Thread.sleep(AGAIN_MILLIS);
      }
    }
  }
}
