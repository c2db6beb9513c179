package org.komabako.grid.internal;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * How a worker works.
 *
 * @param name what it is called in the tables
 * @param threads how many units it works on at once
 * @param only the kinds of work that it does; empty for all
 * @param trust whether variants and networks that others send are used
 * @param signers the SHA-256 digests of keys; the same is used if it was signed with one of them
 * @param hours when it ends by itself; empty for never
 * @param heartbeat how often it says that it is alive; one that was silent for six of them counts as dead
 */
record WorkerOptions(
    String name,
    int threads,
    Set<String> only,
    boolean trust,
    Set<String> signers,
    Optional<Duration> hours,
    Duration heartbeat) {
  /** What db-scheduler can write. */
  static final int LONGEST_NAME = 50;

  /** Keeps own sets. */
  WorkerOptions {
    only = Set.copyOf(only);
    signers = Set.copyOf(signers);
  }
}
