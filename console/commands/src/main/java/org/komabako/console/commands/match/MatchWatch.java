package org.komabako.console.commands.match;

import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.komabako.base.message.StateException;
import org.komabako.console.shell.command.Answering;
import org.komabako.console.view.MatchReportView;
import org.komabako.console.view.MatchView;
import org.komabako.console.view.View;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.Side;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchNews;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Matches;
import org.komabako.matches.Tally;

/** Waits with a command until a match is over, and prints a line for each game. */
final class MatchWatch {
  private MatchWatch() {}

  /**
   * Begins a match, or goes on with one.
   *
   * @param background whether to return at once
   * @return its report; in the background how far it is
   * @throws IllegalStateException if it was paused, also by an interrupt; the message says why
   */
  static View follow(Matches matches, Supplier<MatchStatus> begin, boolean background) {
    BlockingQueue<MatchNews> news = new LinkedBlockingQueue<>();
    AutoCloseable listening = matches.listen(news::add);
    try (listening) {
      MatchStatus begun = begin.get();
      if (background) {
        return new MatchView(begun);
      }
      Answering.say(new MatchView(begun).full());
      return toTheEnd(matches, begun.id(), news);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static View toTheEnd(Matches matches, String id, BlockingQueue<MatchNews> news) {
    MatchStatus status;
    try {
      // Not what it is now: a short match may be over already, and its games are still to be told.
      do {
        status = next(news, id);
      } while (status.state() == State.RUNNING || status.state() == State.WAITING);
      // Of games that ended at once, the last may be told before another.
      news.stream().filter(rest -> rest.status().id().equals(id)).forEach(MatchWatch::print);
    } catch (InterruptedException e) {
      status = matches.pause(id);
    }
    if (status.state() == State.PAUSED) {
      throw new StateException(Spoken.text("matchWatch.paused", id, new MatchView(status).note()));
    }
    return new MatchReportView(matches.report(id));
  }

  private static MatchStatus next(BlockingQueue<MatchNews> news, String id)
      throws InterruptedException {
    MatchNews next = news.take();
    while (!next.status().id().equals(id)) {
      next = news.take();
    }
    print(next);
    return next.status();
  }

  private static void print(MatchNews news) {
    MatchStatus status = news.status();
    if (news.game().isPresent()) {
      Answering.say(line(status, news.game().get()));
    } else if (status.state() == State.WAITING) {
      Answering.say(Spoken.say("matchWatch.waits", status.id(), status.note()));
    }
  }

  private static String line(MatchStatus status, GameResult game) {
    Tally tally = status.tally();
    String first = status.request().first().name();
    String second = status.request().second().name();
    boolean firstIsBlack = game.firstSide() == Side.BLACK;
    String winner = game.winner()
        .map(side -> Spoken.say("matchWatch.wins", side == game.firstSide() ? first : second))
        .orElseGet(() -> Spoken.say("matchWatch.drawn"));
    return Spoken.say(
            "matchWatch.game",
            status.played(),
            status.request().games(),
            game.number(),
            firstIsBlack ? first : second,
            firstIsBlack ? second : first,
            winner,
            game.end(),
            game.plies(),
            String.format(Locale.ROOT, "%.1f", game.time().toMillis() / 1000.0),
            String.format(
                Locale.ROOT,
                "+%d =%d -%d  %.1f%%",
                tally.wins(),
                tally.draws(),
                tally.losses(),
                100 * tally.share()))
        + (game.note().isEmpty() ? "" : "\n  " + game.note());
  }
}
