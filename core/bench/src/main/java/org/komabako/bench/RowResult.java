package org.komabako.bench;

import java.util.List;
import java.util.Locale;

/**
 * What the rounds of a row gave.
 *
 * @param row which row
 * @param ours our figures, one of each round; at least one
 * @param peer those of the peer; none if there is no peer, or it is missing
 */
record RowResult(Row row, List<Timing> ours, List<Timing> peer) {
  /** Keeps own copies. */
  RowResult {
    ours = List.copyOf(ours);
    peer = List.copyOf(peer);
  }

  /** Leaves in a second, by the measure of the row; the median of the rounds. */
  private double speed(List<Timing> figures) {
    Timing median = Timing.median(figures);
    return median.count()
        / (row.measure() == Row.Measure.CPU ? median.cpuSeconds() : median.wallSeconds());
  }

  /** Our speed in speeds of the peer, or the milliseconds until we are ready. */
  double value() {
    return row.measure() == Row.Measure.READY
        ? Timing.median(ours).cpuSeconds() * 1000
        : speed(ours) / speed(peer);
  }

  /** Whether there is something to judge. */
  boolean compared() {
    return row.measure() == Row.Measure.READY || !peer.isEmpty();
  }

  private boolean reaches(double limit) {
    return row.measure() == Row.Measure.READY ? value() <= limit : value() >= limit;
  }

  /** What is reached: {@code aim}, {@code must}, {@code no}, or {@code ?} if nothing was compared. */
  String reached() {
    if (!compared()) {
      return "?";
    }
    if (reaches(row.aim())) {
      return "aim";
    }
    return reaches(row.must()) ? "must" : "no";
  }

  /** The columns of the table. */
  List<String> cells() {
    boolean ready = row.measure() == Row.Measure.READY;
    return List.of(
        row.name(),
        ready ? String.format(Locale.ROOT, "%.0f ms", value()) : speedText(ours),
        ready ? clockText() : peer.isEmpty() ? "missing" : speedText(peer),
        ready || peer.isEmpty() ? Row.NOBODY : ratioText(value()),
        row.limit(row.must()),
        row.limit(row.aim()),
        reached());
  }

  /** How long it took by the clock, which other programs disturb. */
  private String clockText() {
    double millis = Timing.median(ours).wallSeconds() * 1000;
    return String.format(Locale.ROOT, "(clock %.0f ms)", millis);
  }

  private String speedText(List<Timing> figures) {
    double millions = speed(figures) / 1e6;
    return String.format(Locale.ROOT, millions < 10 ? "%.3f M/s" : "%.1f M/s", millions);
  }

  private static String ratioText(double ratio) {
    return String.format(
        Locale.ROOT, ratio < 10 ? "%.2fx" : ratio < 100 ? "%.1fx" : "%.0fx", ratio);
  }
}
