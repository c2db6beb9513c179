package org.komabako.matches.internal;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.grid.Grid;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.PartSource;
import org.komabako.grid.UnitResult;
import org.komabako.grid.WorkKind;
import org.komabako.grid.WorkerStatus;

/** A grid for tests, whose one worker works when it is told to. */
final class MemoryGrid implements Grid {
  final List<String> refused = new ArrayList<>();
  private final WorkKind work;
  private final Map<String, JobRequest> jobs = new TreeMap<>();
  private final Map<String, JobStatus.State> states = new TreeMap<>();
  private final Map<String, List<UnitResult>> results = new TreeMap<>();
  private long order;

  MemoryGrid(WorkKind work) {
    this.work = work;
  }

  /** Works through all that is there. */
  void workThrough() {
    workThrough(UnaryOperator.identity());
  }

  /** The same, and changes the results. */
  void workThrough(UnaryOperator<byte[]> change) {
    org.awaitility.Awaitility.await().until(() -> !jobs().isEmpty());
    List<JobRequest> all;
    synchronized (this) {
      all = List.copyOf(jobs.values());
    }
    for (JobRequest job : all) {
      for (int unit = 0; unit < job.units().size(); unit++) {
        int number = unit;
        synchronized (this) {
          List<UnitResult> there = results.getOrDefault(job.id(), List.of());
          if (!jobs.containsKey(job.id())
              || there.stream().anyMatch(each -> each.unit() == number)) {
            continue;
          }
        }
        byte[] content;
        try {
          content = change.apply(work.work(job.spec(), job.units().get(unit), PartSource.NONE));
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        synchronized (this) {
          // One whose job has gone meanwhile is not taken.
          if (jobs.containsKey(job.id())) {
            results
                .get(job.id())
                .add(new UnitResult(++order, unit, "worker", Duration.ZERO, content));
          }
        }
      }
    }
  }

  @Override
  public Optional<String> place() {
    return Optional.of("memory");
  }

  @Override
  public void use(Optional<String> url) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void signWith(Optional<Path> key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public synchronized void begin(JobRequest request) {
    jobs.putIfAbsent(request.id(), request);
    states.putIfAbsent(request.id(), JobStatus.State.RUNNING);
    results.putIfAbsent(request.id(), new ArrayList<>());
  }

  @Override
  public synchronized List<JobStatus> jobs() {
    return jobs.keySet().stream().map(this::status).toList();
  }

  @Override
  public List<WorkerStatus> workers() {
    return List.of();
  }

  @Override
  public synchronized JobStatus status(String id) {
    JobRequest job = jobs.get(id);
    if (job == null) {
      throw new RequestException(LocalizedText.same("no job " + id));
    }
    return new JobStatus(
        id,
        job.kind(),
        job.title(),
        "1",
        "me",
        states.get(id),
        job.units().size(),
        results.get(id).size(),
        0,
        Instant.now(),
        0,
        LocalizedText.NONE);
  }

  @Override
  public synchronized List<UnitResult> results(String id, long after, int most) {
    return results.get(status(id).id()).stream()
        .filter(each -> each.order() > after)
        .limit(most)
        .toList();
  }

  @Override
  public synchronized void refuse(String id, UnitResult result, String why) {
    refused.add(why);
    results.get(id).removeIf(each -> each.unit() == result.unit());
  }

  @Override
  public synchronized void pause(String id) {
    states.replace(status(id).id(), JobStatus.State.PAUSED);
  }

  @Override
  public synchronized void resume(String id) {
    states.replace(status(id).id(), JobStatus.State.RUNNING);
  }

  @Override
  public synchronized void remove(String id) {
    jobs.remove(id);
    states.remove(id);
    results.remove(id);
  }
}
