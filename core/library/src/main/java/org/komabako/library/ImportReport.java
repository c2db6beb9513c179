package org.komabako.library;

import java.time.Duration;
import java.util.List;
import org.komabako.base.message.LocalizedText;

/**
 * What became of an import.
 *
 * @param added games that came in
 * @param known games that were there already
 * @param refused how many could not be read
 * @param problems what was wrong with them, the first {@link #TOLD} of them
 * @param cancelled whether it was stopped before the end; what came in stays
 * @param took how long
 */
public record ImportReport(
    long added,
    long known,
    long refused,
    List<LocalizedText> problems,
    boolean cancelled,
    Duration took) {
  /** More problems are counted and not told. */
  public static final int TOLD = 100;

  /** Keeps an own copy. */
  public ImportReport {
    problems = List.copyOf(problems);
  }
}
