package org.komabako.libraryanalysis;

import org.komabako.library.GameQuery;

/**
 * What is to be analysed, and how.
 *
 * @param search which games
 * @param all whether all games of the search, or only the part of them that it asks for
 * @param engine the id of who thinks
 * @param nodes how many positions it looks at for each position of a main line
 * @param threads how many games are worked on at once on this machine
 * @param onGrid whether the workers of the grid do it instead
 */
public record LibraryAnalysisRequest(
    GameQuery search, boolean all, String engine, long nodes, int threads, boolean onGrid) {
  /** So many positions are looked at if nothing is said. */
  public static final long USUAL_NODES = 100_000;
}
