package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.komabako.console.view.words.Spoken;
import org.komabako.grid.JobStatus;
import org.komabako.grid.WorkerStatus;

/**
 * What the machines of the grid do.
 *
 * @param place the address of its database; empty if none was joined
 */
public record GridView(String place, List<JobStatus> jobs, List<WorkerStatus> workers)
    implements View {
  /** Keeps own copies. */
  public GridView {
    jobs = List.copyOf(jobs);
    workers = List.copyOf(workers);
  }

  @Override
  public String id() {
    return place;
  }

  @Override
  public String line() {
    return place.isEmpty()
        ? Spoken.say("gridView.none")
        : Spoken.say("gridView.line", place, jobs.size(), workers.size());
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>(List.of(line()));
    jobs.forEach(job -> lines.add("  " + job(job)));
    workers.forEach(worker -> lines.add("  " + worker(worker)));
    return String.join("\n", lines);
  }

  private static String job(JobStatus job) {
    String state = Spoken.say("gridView." + job.state().name().toLowerCase(Locale.ROOT));
    String left = job.timeLeft()
        .map(time -> Spoken.say("gridView.left", (time.toSeconds() + 59) / 60))
        .orElse(Spoken.of(job.note()));
    return String.format(
        Locale.ROOT,
        "%-14s %-8s %s  %d/%d (%d)  %.1f/min  %s  %s",
        job.id(),
        state,
        job.title(),
        job.done(),
        job.units(),
        job.working(),
        job.perMinute(),
        left,
        job.owner());
  }

  private static String worker(WorkerStatus worker) {
    return String.format(
        Locale.ROOT,
        "%-30s %s  %s",
        worker.name(),
        Spoken.say("gridView.worker", worker.threads(), worker.done(), worker.program()),
        worker.refused());
  }

  @Override
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("place", place);
    fields.put("jobs", jobs.stream().map(GridView::fields).toList());
    fields.put("workers", workers.stream().map(GridView::fields).toList());
    return fields;
  }

  private static Map<String, Object> fields(JobStatus job) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", job.id());
    fields.put("kind", job.kind());
    fields.put("title", job.title());
    fields.put("state", job.state().name().toLowerCase(Locale.ROOT));
    fields.put("units", job.units());
    fields.put("done", job.done());
    fields.put("working", job.working());
    fields.put("perMinute", job.perMinute());
    return fields;
  }

  private static Map<String, Object> fields(WorkerStatus worker) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", worker.name());
    fields.put("program", worker.program());
    fields.put("threads", worker.threads());
    fields.put("seen", worker.seen().toString());
    fields.put("done", worker.done());
    fields.put("refused", worker.refused());
    return fields;
  }

  @Override
  public String toString() {
    return place;
  }
}
