package org.komabako.grid;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;

/** The {@link LocalWorkplace}: threads that take the first unit that nobody works on. */
final class ThreadedWorkplace implements LocalWorkplace {
  /** What the results name as who found them. */
  private static final String WORKER = "local";

  private final Function<String, Optional<WorkKind>> kinds;
  private final Map<String, Job> jobs = new LinkedHashMap<>();
  private final List<Thread> threads = new ArrayList<>();
  private boolean closed;

  /** A job; guarded by the workplace. */
  private static final class Job {
    final JobRequest request;
    final Map<String, byte[]> parts = new HashMap<>();
    final Instant began = Instant.now();
    final TreeSet<Integer> waiting = new TreeSet<>();
    final Map<Thread, Integer> working = new HashMap<>();
    final List<UnitResult> results = new ArrayList<>();
    boolean paused;
    LocalizedText note = LocalizedText.NONE;
    long order;

    Job(JobRequest request) {
      this.request = request;
      request.parts().forEach(part -> parts.put(PartSource.digest(part), part));
      for (int unit = 0; unit < request.units().size(); unit++) {
        waiting.add(unit);
      }
    }

    JobStatus.State state() {
      if (results.size() == request.units().size()) {
        return JobStatus.State.DONE;
      }
      return paused ? JobStatus.State.PAUSED : JobStatus.State.RUNNING;
    }
  }

  /** A unit that a thread has taken. */
  private record Taken(Job job, int unit) {}

  ThreadedWorkplace(int count, Function<String, Optional<WorkKind>> kinds) {
    this.kinds = kinds;
    for (int i = 0; i < count; i++) {
      Thread thread = new Thread(this::work, "komabako-local-worker-" + i);
      thread.setDaemon(true);
      thread.setPriority(Thread.MIN_PRIORITY);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  private void work() {
    for (Taken taken = take(); taken != null; taken = take()) {
      try {
        work(taken);
      } catch (InterruptedException e) {
        putBack(taken, Optional.empty());
      } catch (RuntimeException | Error e) {
        putBack(taken, Optional.of(UserMessage.of(e)));
      }
    }
  }

  private void work(Taken taken) throws InterruptedException {
    long began = System.nanoTime();
    JobRequest request = taken.job().request;
    WorkKind kind = kinds
        .apply(request.kind())
        .orElseThrow(() ->
            RequestException.of(LocalWorkplace.class, "localWorkplace.noKind", request.kind()));
    PartSource parts = digest -> Optional.ofNullable(taken.job().parts.get(digest));
    Optional<LocalizedText> refusal = kind.refusal(request.spec(), parts);
    if (refusal.isPresent()) {
      putBack(taken, refusal);
      return;
    }
    byte[] content = kind.work(request.spec(), request.units().get(taken.unit()), parts);
    give(taken, Duration.ofNanos(System.nanoTime() - began), content);
  }

  /** Waits for a unit; null when the workplace is closed. */
  private synchronized @Nullable Taken take() {
    boolean unused = Thread.interrupted();
    while (!closed) {
      for (Job job : jobs.values()) {
        Integer unit = job.paused ? null : job.waiting.pollFirst();
        if (unit != null) {
          job.working.put(Thread.currentThread(), unit);
          return new Taken(job, unit);
        }
      }
      try {
        wait();
      } catch (InterruptedException e) {
        // The unit that was to be broken off had just ended.
      }
    }
    return null;
  }

  private synchronized void give(Taken taken, Duration time, byte[] content) {
    Job job = taken.job();
    job.working.remove(Thread.currentThread());
    job.results.add(new UnitResult(++job.order, taken.unit(), WORKER, time, content));
  }

  /** @param why the job is paused for; empty if the unit was broken off */
  private synchronized void putBack(Taken taken, Optional<LocalizedText> why) {
    Job job = taken.job();
    job.working.remove(Thread.currentThread());
    job.waiting.add(taken.unit());
    why.ifPresent(note -> pause(job, note));
    notifyAll();
  }

  private static void pause(Job job, LocalizedText note) {
    job.paused = true;
    job.note = note;
    job.working.keySet().stream()
        .filter(thread -> thread != Thread.currentThread())
        .forEach(Thread::interrupt);
  }

  private Job job(String id) {
    return Optional.ofNullable(jobs.get(id))
        .orElseThrow(() -> RequestException.of(
            LocalWorkplace.class, "localWorkplace.noJob", id, String.join(", ", jobs.keySet())));
  }

  @Override
  public synchronized void begin(JobRequest request) {
    jobs.computeIfAbsent(request.id(), id -> new Job(request));
    notifyAll();
  }

  @Override
  public synchronized JobStatus status(String id) {
    Job job = job(id);
    double minutes = Duration.between(job.began, Instant.now()).toNanos() / 60e9;
    return new JobStatus(
        id,
        job.request.kind(),
        job.request.title(),
        "",
        "",
        job.state(),
        job.request.units().size(),
        job.results.size(),
        job.working.size(),
        job.began,
        minutes > 0 ? job.order / minutes : 0,
        job.note);
  }

  @Override
  public synchronized List<UnitResult> results(String id, long after, int most) {
    return job(id).results.stream()
        .filter(each -> each.order() > after)
        .limit(most)
        .toList();
  }

  @Override
  public synchronized void refuse(String id, UnitResult result, String why) {
    Job job = job(id);
    if (job.results.remove(result)) {
      job.waiting.add(result.unit());
      // The same code would find the same again.
      pause(job, Sentence.of(LocalWorkplace.class, "localWorkplace.refused", why));
    }
  }

  @Override
  public synchronized void pause(String id) {
    pause(job(id), LocalizedText.NONE);
  }

  @Override
  public synchronized void resume(String id) {
    Job job = job(id);
    job.paused = false;
    job.note = LocalizedText.NONE;
    notifyAll();
  }

  @Override
  public synchronized void remove(String id) {
    Job job = jobs.remove(id);
    if (job != null) {
      pause(job, LocalizedText.NONE);
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      jobs.values().forEach(job -> pause(job, LocalizedText.NONE));
      notifyAll();
    }
  }
}
