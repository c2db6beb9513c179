package org.komabako.matches;

import java.util.List;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The matches of this data folder. Each game is kept when it ends, and so is how far the match is: one
 * that was interrupted, whatever the reason, is there again as {@link MatchStatus.State#PAUSED}. Safe for
 * several threads.
 */
@ProviderType
public interface Matches {
  /**
   * Begins a match, which goes on until all games are played.
   *
   * @throws IllegalArgumentException if it cannot be played as wanted; the message says why
   * @throws java.io.UncheckedIOException if nothing can be kept
   */
  MatchStatus start(MatchRequest request);

  /** All matches, the oldest first. */
  List<MatchStatus> list();

  /**
   * How far a match is.
   *
   * @throws IllegalArgumentException if there is none with that id
   */
  MatchStatus status(String id);

  /**
   * What a match tells so far.
   *
   * @throws IllegalArgumentException as {@link #status}
   */
  MatchReport report(String id);

  /**
   * Breaks the games off that are played now; they are played again when the match is resumed.
   *
   * @throws IllegalStateException if it does not run
   * @throws IllegalArgumentException as {@link #status}
   */
  MatchStatus pause(String id);

  /**
   * Goes on with a match that is paused.
   *
   * @throws IllegalStateException if it runs, is over, or another process plays it
   * @throws IllegalArgumentException as {@link #status}
   */
  MatchStatus resume(String id);

  /**
   * Ends a match for good; its games and its report stay.
   *
   * @throws IllegalStateException if it is over
   * @throws IllegalArgumentException as {@link #status}
   */
  MatchStatus stop(String id);

  /**
   * Looks for openings that engines find even, in the thread that asks.
   *
   * @param found takes each, as a file of {@link Openings.FromFile} has it in a line
   * @return how many random openings were looked at; after a thousand others in a row it ends with fewer than were wanted
   * @throws InterruptedException if the thread is interrupted; what was found before was told
   * @throws IllegalArgumentException if it cannot be done as wanted, or an engine fails or leaves; the message says why
   */
  int findOpenings(OpeningsRequest request, Consumer<String> found) throws InterruptedException;

  /** Tells of each change until closed; called by any thread. */
  AutoCloseable listen(Consumer<MatchNews> listener);
}
