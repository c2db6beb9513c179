package org.komabako.libraryanalysis;

import java.time.Duration;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;

/**
 * How far an analysis is.
 *
 * @param id its number
 * @param state what it does
 * @param engine who thinks
 * @param nodes how many positions it looks at for each position
 * @param threads how many games are worked on at once on this machine
 * @param onGrid whether the workers of the grid do it instead
 * @param games how many games it has
 * @param done how many of them are analysed
 * @param working how many are worked on now
 * @param perMinute how many games were done in a minute lately; 0 if that is not known yet
 * @param note a sentence about the state; may be empty
 */
public record LibraryAnalysisStatus(
    String id,
    State state,
    String engine,
    long nodes,
    int threads,
    boolean onGrid,
    int games,
    int done,
    int working,
    double perMinute,
    LocalizedText note) {
  /** What an analysis does. */
  public enum State {
    /** Games are worked on. */
    RUNNING,
    /** It rests until it is resumed; workers of the grid may go on, if nobody has paused it. */
    PAUSED,
    /** All games are analysed, but for those that the note names. */
    DONE,
    /** Somebody has ended it; what was found is kept. */
    CANCELLED
  }

  /** How long it will take still; empty if that is not known. */
  public Optional<Duration> timeLeft() {
    return state != State.RUNNING || perMinute <= 0
        ? Optional.empty()
        : Optional.of(Duration.ofMillis((long) (60_000 * (games - done) / perMinute)));
  }
}
