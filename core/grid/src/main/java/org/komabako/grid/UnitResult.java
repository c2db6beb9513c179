package org.komabako.grid;

import java.time.Duration;

/**
 * What a worker found for a unit. Nothing in it is checked.
 *
 * @param order grows from result to result of a job
 * @param unit which unit, from 0
 * @param worker who did it
 * @param time how long that took
 * @param content what the kind wrote
 */
public record UnitResult(long order, int unit, String worker, Duration time, byte[] content) {}
