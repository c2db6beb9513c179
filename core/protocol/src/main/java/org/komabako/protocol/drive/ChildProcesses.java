package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * The child processes that an engine has started, so that they end with it. Whose parent has ended is nobody's
 * child any more, so they are looked for while it runs: from time to time, and before it is told to quit.
 * What an engine starts and leaves between two looks is not known.
 */
final class ChildProcesses {
  private static final long BETWEEN_LOOKS = Duration.ofMillis(200).toNanos();

  private final ProcessHandle engine;
  private final LongSupplier nanos;
  private final Set<ProcessHandle> known = ConcurrentHashMap.newKeySet();
  private volatile long looked;
  private volatile boolean ended;

  /** @param engine whose children they are */
  ChildProcesses(ProcessHandle engine) {
    this(engine, System::nanoTime);
  }

  /** By another clock. */
  ChildProcesses(ProcessHandle engine, LongSupplier nanos) {
    this.engine = engine;
    this.nanos = nanos;
    looked = nanos.getAsLong() - BETWEEN_LOOKS;
  }

  /** Looks for new ones, if that was not done a moment ago. */
  void look() {
    if (nanos.getAsLong() - looked >= BETWEEN_LOOKS) {
      lookNow();
    }
  }

  /** Looks for new ones. */
  void lookNow() {
    looked = nanos.getAsLong();
    engine.descendants().forEach(known::add);
    known.removeIf(child -> !child.isAlive());
    known.forEach(child -> child.descendants().forEach(known::add));
    if (ended) {
      end();
    }
  }

  /** Ends all that are known. A number that another process has by now is not theirs. */
  void end() {
    ended = true;
    known.forEach(ProcessHandle::destroyForcibly);
    known.clear();
  }
}
