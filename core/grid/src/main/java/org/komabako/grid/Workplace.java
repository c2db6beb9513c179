package org.komabako.grid;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/** Where jobs are worked on: this machine, or all that have joined the grid. Safe for several threads. */
@ProviderType
public interface Workplace {
  /**
   * Begins a job. One that is there already under that id stays as it is, so asking again after a failure is safe.
   *
   * @throws org.komabako.base.message.StateException if it cannot be reached
   */
  void begin(JobRequest request);

  /**
   * How far a job is.
   *
   * @throws IllegalArgumentException if there is none with that id
   */
  JobStatus status(String id);

  /**
   * Results of a job, in the order in which they came.
   *
   * @param after only those that came later than the one with that order; 0 for all
   * @param most so many at most
   * @throws IllegalArgumentException if there is no job with that id
   */
  List<UnitResult> results(String id, long after, int most);

  /**
   * Takes no results of a worker any more, for one of them was wrong; the unit is worked on again by another.
   *
   * @param why what was wrong with it, for people
   */
  void refuse(String id, UnitResult result, String why);

  /** Lets nobody work on it until it is resumed; units that are worked on are broken off. */
  void pause(String id);

  /** Goes on with it. */
  void resume(String id);

  /** Takes it away with its results, whether it is done or not; nothing if there is none. */
  void remove(String id);
}
