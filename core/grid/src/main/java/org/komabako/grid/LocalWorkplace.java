package org.komabako.grid;

import java.util.Optional;
import java.util.function.Function;
import org.osgi.annotation.versioning.ProviderType;

/**
 * This machine as a place where jobs are worked on, with the same kinds of work as the grid. Jobs and results are in memory: they
 * are gone when it is closed, and units that are worked on are broken off.
 */
@ProviderType
public interface LocalWorkplace extends Workplace, AutoCloseable {
  /**
   * A place that has no jobs yet.
   *
   * @param threads how many units are worked on at once
   * @param kinds finds a kind that is there now
   */
  static LocalWorkplace of(int threads, Function<String, Optional<WorkKind>> kinds) {
    return new ThreadedWorkplace(threads, kinds);
  }

  @Override
  void close();
}
