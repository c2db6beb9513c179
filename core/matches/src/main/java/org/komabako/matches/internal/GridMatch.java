package org.komabako.matches.internal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Engine;
import org.komabako.grid.Grid;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.UnitResult;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * A match that the workers of the grid play: makes the job, takes its games as they come, and looks at each of them before
 * it counts. The job goes on while this program does not run; whoever resumes the match takes what was played meanwhile.
 */
final class GridMatch {
  /** A unit is to take so long at least, so that nobody waits for the database. */
  private static final Duration UNIT = Duration.ofSeconds(5);

  /** And there are to be so many at least, so that nobody waits for the last. */
  private static final int FEWEST_UNITS = 50;

  private static final int AT_ONCE = 100;
  private static final long POLL_MILLIS = 1000;
  private static final long LONGEST_WAIT = 5000;

  /** So often it is asked how far the job is. */
  private static final long STATUS_NANOS = Duration.ofSeconds(10).toNanos();

  private final MatchRun run;
  private final int mine;
  private final MatchText match;
  private final Variant variant;
  private final Rules rules;
  private final Engine first;
  private final Engine second;
  private final Grid grid;
  private final GameCheck check;

  /** @param mine the generation of the run; an older one has nothing more to say */
  GridMatch(
      MatchRun run,
      int mine,
      MatchText match,
      Variant variant,
      Rules rules,
      Engine first,
      Engine second,
      Grid grid) {
    this.run = run;
    this.mine = mine;
    this.match = match;
    this.variant = variant;
    this.rules = rules;
    this.first = first;
    this.second = second;
    this.grid = grid;
    check = new GameCheck(match, variant, rules);
  }

  /** Plays until the match is over, or the thread is interrupted. */
  void run() throws InterruptedException {
    String job = job();
    long seen = 0;
    long asked = System.nanoTime() - STATUS_NANOS;
    long wait = POLL_MILLIS;
    while (!run.isOver()) {
      try {
        if (System.nanoTime() - asked >= STATUS_NANOS) {
          JobStatus status = grid.status(job);
          asked = System.nanoTime();
          wait = wait(status);
          run.note(mine, told(status));
        }
        List<UnitResult> results = grid.results(job, seen, AT_ONCE);
        for (UnitResult result : results) {
          take(job, result);
          seen = result.order();
        }
        if (results.isEmpty()) {
          Thread.sleep(wait);
        }
      } catch (RequestException e) {
        // Somebody has taken the job away.
        job = begin();
        seen = 0;
      } catch (StateException e) {
        run.note(mine, UserMessage.of(e));
        Thread.sleep(POLL_MILLIS);
      }
    }
  }

  /** Half as long as until the next result, so that the database is not asked in vain. */
  private static long wait(JobStatus status) {
    return status.perMinute() <= 0
        ? POLL_MILLIS
        : Math.max(POLL_MILLIS, Math.min(LONGEST_WAIT, (long) (30_000 / status.perMinute())));
  }

  private static LocalizedText told(JobStatus status) {
    if (!status.note().equals(LocalizedText.NONE) && status.state() == JobStatus.State.PAUSED) {
      return status.note();
    }
    long left = status.timeLeft().map(Duration::toSeconds).orElse(-1L);
    return Sentence.of(
        GridMatch.class,
        left < 0 ? "gridMatch.working" : "gridMatch.timeLeft",
        status.working(),
        Math.max(1, (left + 30) / 60));
  }

  private String job() throws InterruptedException {
    Optional<String> known = run.job();
    while (known.isPresent()) {
      try {
        grid.resume(known.get());
        return known.get();
      } catch (RequestException e) {
        known = Optional.empty();
      } catch (StateException e) {
        run.note(mine, UserMessage.of(e));
        Thread.sleep(POLL_MILLIS);
      }
    }
    return begin();
  }

  /** Plays the first pair here, which tells how many are to be played in one go, and makes a job of the others. */
  private String begin() throws InterruptedException {
    int one = run.pairsLeft().get(0);
    long began = System.nanoTime();
    for (int number : new PairUnit(one, 1).games()) {
      run.take(mine, run.play(mine, number, rules, first, second));
    }
    Duration pair = Duration.ofNanos(System.nanoTime() - began);
    String id = UUID.randomUUID().toString().substring(0, 13);
    PairSpec.Whole whole =
        PairSpec.of(match.request(), match.openings(), variant, rules, first, second);
    JobRequest request = new JobRequest(
        id,
        MatchWork.NAME,
        SafeText.line(
            match.request().variant() + ": " + match.request().first().name() + " - "
                + match.request().second().name(),
            200),
        whole.spec(),
        units(run.pairsLeft(), pair).stream().map(PairUnit::bytes).toList(),
        whole.parts(),
        0);
    while (true) {
      try {
        grid.begin(request);
        if (!run.job(mine, id)) {
          throw new InterruptedException();
        }
        return id;
      } catch (StateException e) {
        run.note(mine, UserMessage.of(e));
        Thread.sleep(POLL_MILLIS);
      }
    }
  }

  /** Cuts pairs into units. */
  static List<PairUnit> units(List<Integer> pairs, Duration each) {
    long fitting = UNIT.toMillis() / Math.max(1, each.toMillis());
    int size = (int) Math.max(1, Math.min(fitting, pairs.size() / FEWEST_UNITS));
    List<PairUnit> units = new ArrayList<>();
    for (int pair : pairs) {
      PairUnit last = units.isEmpty() ? null : units.get(units.size() - 1);
      if (last != null && last.count() < size && last.first() + last.count() == pair) {
        units.set(units.size() - 1, new PairUnit(last.first(), last.count() + 1));
      } else {
        units.add(new PairUnit(pair, 1));
      }
    }
    return units;
  }

  private void take(String job, UnitResult result) {
    List<PlayedGames.Played> games;
    try {
      games = check.games(result.content());
    } catch (IllegalArgumentException e) {
      grid.refuse(job, result, SafeText.line(UserMessage.of(e).in(java.util.Locale.ENGLISH), 300));
      return;
    }
    games.forEach(game -> run.take(mine, game));
  }
}
