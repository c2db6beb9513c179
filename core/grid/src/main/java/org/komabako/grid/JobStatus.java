package org.komabako.grid;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;

/**
 * How far a job is.
 *
 * @param id its name
 * @param kind its kind
 * @param title what it is, for people
 * @param program the version of the program that it was made by; only workers of that version work on it
 * @param owner who made it: a user and a machine
 * @param state what it does
 * @param units how many units it has
 * @param done how many of them have a result
 * @param working how many are worked on now
 * @param began when it was made
 * @param perMinute how many units were done in a minute lately; 0 if none
 * @param note a sentence about the state; may be empty
 */
public record JobStatus(
    String id,
    String kind,
    String title,
    String program,
    String owner,
    State state,
    int units,
    int done,
    int working,
    Instant began,
    double perMinute,
    LocalizedText note) {
  /** What a job does. */
  public enum State {
    /** Its units are worked on, or wait for workers. */
    RUNNING,
    /** Nobody works on it until it is resumed. */
    PAUSED,
    /** All units have results. */
    DONE
  }

  /** How long it will take still; empty if that is not known. */
  public Optional<Duration> timeLeft() {
    return perMinute <= 0 || state != State.RUNNING
        ? Optional.empty()
        : Optional.of(Duration.ofMillis((long) (60_000 * (units - done) / perMinute)));
  }
}
