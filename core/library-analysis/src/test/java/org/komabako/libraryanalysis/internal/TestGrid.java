package org.komabako.libraryanalysis.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.StateException;
import org.komabako.grid.Grid;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.UnitResult;
import org.komabako.grid.WorkerStatus;
import org.komabako.grid.Workplace;

/** A grid for tests: a workplace that outlives whoever asks it, and that may be away. */
final class TestGrid implements Grid {
  final List<String> begun = new ArrayList<>();
  final List<String> refused = new ArrayList<>();
  volatile boolean away;
  private final Workplace place;

  TestGrid(Workplace place) {
    this.place = place;
  }

  private Workplace place(String what) {
    if (away) {
      throw new StateException(LocalizedText.same("the grid is away: " + what));
    }
    return place;
  }

  @Override
  public Optional<String> place() {
    return Optional.of("test");
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
  public List<JobStatus> jobs() {
    return begun.stream().map(place("jobs")::status).toList();
  }

  @Override
  public List<WorkerStatus> workers() {
    return List.of();
  }

  @Override
  public void begin(JobRequest request) {
    place("begin").begin(request);
    begun.add(request.id());
  }

  @Override
  public JobStatus status(String id) {
    return place("status").status(id);
  }

  @Override
  public List<UnitResult> results(String id, long after, int most) {
    return place("results").results(id, after, most);
  }

  @Override
  public void refuse(String id, UnitResult result, String why) {
    refused.add(why);
    place("refuse").refuse(id, result, why);
    place.resume(id);
  }

  @Override
  public void pause(String id) {
    place("pause").pause(id);
  }

  @Override
  public void resume(String id) {
    place("resume").resume(id);
  }

  @Override
  public void remove(String id) {
    place("remove").remove(id);
    begun.remove(id);
  }
}
