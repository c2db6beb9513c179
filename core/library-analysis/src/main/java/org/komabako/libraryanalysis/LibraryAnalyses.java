package org.komabako.libraryanalysis;

import java.util.List;
import java.util.function.Consumer;
import org.komabako.library.GameQuery;
import org.komabako.library.ProgressListener;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Analyses of many games of the library: a score for each position of their main lines, for the side to move there, and the best
 * line. What is found is kept with the games ({@link org.komabako.library.KeptAnalyses}); positions that are known are not
 * thought about again. An analysis that has not ended is kept with the user's data, and can be resumed after anybody's death.
 *
 * <p>Safe for several threads. Every call may wait for a disk or a network, so none belongs on a display's thread.
 */
@ProviderType
public interface LibraryAnalyses {
  /**
   * Begins.
   *
   * @throws IllegalArgumentException if no game is found, or there is no such engine
   * @throws org.komabako.base.message.StateException if no grid was joined and it is asked for, or the library cannot be used
   */
  LibraryAnalysisStatus start(LibraryAnalysisRequest request);

  /** The analyses that have not ended, the oldest first. */
  List<LibraryAnalysisStatus> list();

  /**
   * How far one is.
   *
   * @throws IllegalArgumentException if there is none with that number, or it has ended
   */
  LibraryAnalysisStatus status(String id);

  /**
   * Has one rest, on the grid too.
   *
   * @throws IllegalArgumentException as {@link #status}
   * @throws org.komabako.base.message.StateException if it does not run in this process
   */
  LibraryAnalysisStatus pause(String id);

  /**
   * Goes on with one.
   *
   * @throws IllegalArgumentException as {@link #status}
   * @throws org.komabako.base.message.StateException if it runs already, here or in another process
   */
  LibraryAnalysisStatus resume(String id);

  /**
   * Ends one; what was found is kept.
   *
   * @throws IllegalArgumentException as {@link #status}
   * @throws org.komabako.base.message.StateException if it runs in another process
   */
  LibraryAnalysisStatus cancel(String id);

  /** Follows what the analyses of this process do, in their threads, until closed. */
  AutoCloseable listen(Consumer<LibraryAnalysisStatus> listener);

  /**
   * What the analyses of the games of a search tell together.
   *
   * @param plies how many moves make an opening
   * @param watch told of progress; may cancel
   */
  AnalysisSummary summary(GameQuery search, int plies, ProgressListener watch);

  /**
   * A game of the library in our own format, with the scores of its analysis if it has one.
   *
   * @throws IllegalArgumentException if there is no such game
   */
  String text(long id);
}
