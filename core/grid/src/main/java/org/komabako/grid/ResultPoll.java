package org.komabako.grid;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ProviderType;

/**
 * How often whoever began a job asks for its results: often while one is to be expected, for who waits is to have the
 * last one soon, and seldom in long jobs or where each result takes long. Not safe for several threads.
 */
@ProviderType
public final class ResultPoll {
  private static final Duration SHORTEST = Duration.ofMillis(250);
  private static final Duration LONGEST = Duration.ofSeconds(5);
  private static final Duration STATUS = Duration.ofSeconds(5);

  /** So late it is known that somebody else has paused or cancelled the job. */
  private static final Duration LATEST_STATUS = Duration.ofSeconds(15);

  /** A twentieth of what there is to wait for may be waited in vain. */
  private static final int PART = 20;

  /** So often it is asked for results, and once how far the job is, from one result to the next. */
  private static final int BETWEEN = 3;

  private long came;
  private long asked;
  private @Nullable JobStatus last;

  /** Nothing is known of the job yet. */
  public ResultPoll() {
    came = System.nanoTime();
  }

  /** Whether to ask how far the job is. */
  public boolean isStatusDue() {
    long pause = Math.min(LATEST_STATUS.toNanos(), Math.max(STATUS.toNanos(), interval()));
    return last == null || System.nanoTime() - asked >= pause;
  }

  /** From one result to the next, in nanoseconds; as long as none has come so far, if that is not known. */
  private long interval() {
    double perMinute = last == null ? 0 : last.perMinute();
    return perMinute > 0
        ? (long) (Duration.ofMinutes(1).toNanos() / perMinute)
        : System.nanoTime() - came;
  }

  /** The job is so far; answers the same. */
  public JobStatus status(JobStatus status) {
    last = status;
    asked = System.nanoTime();
    return status;
  }

  /** How far it was when that was asked last; it must have been. */
  public JobStatus status() {
    return Objects.requireNonNull(last);
  }

  /** Results have come. */
  public void came() {
    came = System.nanoTime();
  }

  /** How long to wait until results are asked for again. */
  public Duration pause() {
    long now = System.nanoTime();
    long silent = now - came;
    long rest = Optional.ofNullable(last)
        .flatMap(JobStatus::timeLeft)
        .map(left -> left.toNanos() - (now - asked))
        .orElse(0L);
    long nanos = Math.max(Math.max(silent, rest) / PART, interval() / BETWEEN);
    return Duration.ofNanos(Math.max(SHORTEST.toNanos(), Math.min(LONGEST.toNanos(), nanos)));
  }

  /** Waits so long. */
  public void await() throws InterruptedException {
    Thread.sleep(pause().toMillis());
  }
}
