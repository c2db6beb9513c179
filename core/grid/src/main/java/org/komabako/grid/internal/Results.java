package org.komabako.grid.internal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.komabako.grid.internal.ResultTable.Done;

/** Results that are ready and not given yet: those of quick units are given together. Safe for several threads. */
final class Results {
  private static final int MOST_BYTES = 4 << 20;

  private final long nanos;
  private final List<Done> ready = new ArrayList<>();
  private long bytes;
  private long since;

  /** @param nanos the first one waits no longer for others than so many nanoseconds */
  Results(long nanos) {
    this.nanos = nanos;
  }

  /** A unit is done. */
  synchronized void add(String job, int unit, Duration time, byte[] content) {
    if (ready.isEmpty()) {
      since = System.nanoTime();
    }
    ready.add(new Done(job, unit, time, content));
    bytes += content.length;
  }

  /** Whether they are to be given now. */
  synchronized boolean areDue() {
    return !ready.isEmpty() && (bytes >= MOST_BYTES || System.nanoTime() - since >= nanos);
  }

  /** Takes all of them. */
  synchronized List<Done> take() {
    List<Done> all = List.copyOf(ready);
    ready.clear();
    bytes = 0;
    return all;
  }

  /** Puts back what could not be given. */
  synchronized void back(List<Done> all) {
    all.forEach(done -> add(done.job(), done.unit(), done.time(), done.content()));
  }
}
