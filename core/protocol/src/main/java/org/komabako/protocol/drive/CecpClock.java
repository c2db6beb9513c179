package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;

/** Tells a CECP engine how long it may think: {@code sd}, {@code st}, {@code level}, and what clocks show. */
final class CecpClock {
  private static final int UNLIMITED_DEPTH = 99;
  private static final Duration LONG_TIME = Duration.ofDays(1);

  private final Consumer<String> out;
  private Limits last = Limits.NONE;

  CecpClock(Consumer<String> out) {
    this.out = out;
  }

  /** Says all of it. */
  void tell(Limits limits) {
    last = limits;
    out.accept("sd " + limits.depth().orElse(UNLIMITED_DEPTH));
    Optional<TimeLeft> main = limits.own().filter(own -> hasLevel(limits));
    main.ifPresentOrElse(
        own -> level(own),
        () -> out.accept("st " + Math.max(1, (own(limits).toMillis() + 999) / 1000)));
    show(limits);
  }

  private static boolean hasLevel(Limits limits) {
    return limits.time().isEmpty()
        && limits.own().filter(own -> !own.main().isZero()).isPresent();
  }

  private void level(TimeLeft own) {
    long increment = own.limit().increment().plus(own.limit().period()).toSeconds();
    long main = Math.max(1, own.limit().main().toSeconds());
    out.accept("level 0 " + main / 60 + String.format(":%02d", main % 60) + " " + increment);
  }

  /** Whether nothing but the clocks has changed since all was said. */
  boolean knows(Limits limits) {
    return !limits.ponder()
        && !limits.equals(Limits.NONE)
        && limits.time().equals(last.time())
        && limits.depth().equals(last.depth())
        && hasLevel(limits) == hasLevel(last);
  }

  /** What the clocks show; also where each move has its own time, for some engines go by them even then. */
  void show(Limits limits) {
    Duration own = own(limits);
    Duration opponent =
        limits.opponent().filter(left -> hasLevel(limits)).map(TimeLeft::total).orElse(own);
    out.accept("time " + own.toMillis() / 10);
    out.accept("otim " + opponent.toMillis() / 10);
  }

  private static Duration own(Limits limits) {
    return limits
        .time()
        .or(() -> limits.own().map(own -> hasLevel(limits) ? own.main() : own.period()))
        .orElse(LONG_TIME);
  }
}
