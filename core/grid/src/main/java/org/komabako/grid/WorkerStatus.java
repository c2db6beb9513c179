package org.komabako.grid;

import java.time.Instant;

/**
 * A process that works for the grid.
 *
 * @param name its name: the machine, the process and a few letters
 * @param program the version of its program
 * @param threads how many units it works on at once
 * @param since when it joined
 * @param seen when it was heard of last
 * @param done how many units it has done
 * @param refused why its results are not taken any more; empty if they are
 */
public record WorkerStatus(
    String name,
    String program,
    int threads,
    Instant since,
    Instant seen,
    long done,
    String refused) {}
