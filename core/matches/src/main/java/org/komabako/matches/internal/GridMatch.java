package org.komabako.matches.internal;

import java.time.Duration;
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
import org.komabako.grid.ResultPoll;
import org.komabako.grid.UnitResult;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * A match that the workers of the grid play: makes the job, takes its games as they come, and looks at each of them before
 * it counts. The job goes on while this program does not run; whoever resumes the match takes what was played meanwhile.
 */
final class GridMatch {
  private static final int AT_ONCE = 100;

  /** A database that is away is asked again after so long. */
  private static final long AGAIN_MILLIS = 1000;

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
    ResultPoll poll = new ResultPoll();
    long seen = 0;
    while (!run.isOver()) {
      try {
        if (poll.isStatusDue()) {
          JobStatus status = grid.status(job);
          poll.status(status);
          run.note(mine, told(status));
        }
        List<UnitResult> results = grid.results(job, seen, AT_ONCE);
        for (UnitResult result : results) {
          take(job, result);
          seen = result.order();
          poll.came();
        }
        if (results.isEmpty()) {
          poll.await();
        }
      } catch (RequestException e) {
        // Somebody has taken the job away.
        job = begin();
        seen = 0;
      } catch (StateException e) {
        run.note(mine, UserMessage.of(e));
        Thread.sleep(AGAIN_MILLIS);
      }
    }
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
        Thread.sleep(AGAIN_MILLIS);
      }
    }
    return begin();
  }

  /** Makes a job of the pairs that are left. */
  private String begin() throws InterruptedException {
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
        run.pairsLeft().stream().map(pair -> new PairUnit(pair).bytes()).toList(),
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
        Thread.sleep(AGAIN_MILLIS);
      }
    }
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
