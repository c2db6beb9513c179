package org.komabako.console.internal;

import java.util.List;
import java.util.Locale;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.view.MatchReportView;
import org.komabako.console.view.MatchView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.View;
import org.komabako.matches.MatchReport;
import org.komabako.matches.Matches;
import org.komabako.matches.Sprt;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Matches between engines. */
@Component(
    service = MatchCommands.class,
    property = {
      "osgi.command.scope=match",
      "osgi.command.function=run",
      "osgi.command.function=list",
      "osgi.command.function=status",
      "osgi.command.function=report",
      "osgi.command.function=sprt",
      "osgi.command.function=pause",
      "osgi.command.function=resume",
      "osgi.command.function=stop"
    })
public final class MatchCommands {
  private static final String LIST = "match:list";
  private static final String STATUS = "match:status MATCH";
  private static final String REPORT = """
      match:report MATCH
      Wins and losses are of the first player. Elo and its error, with 95% certainty, are reckoned from pairs
      of games with the same opening.
      """;
  private static final String SPRT = """
      match:sprt MATCH [TEST]
      TEST is elo0,elo1 or elo0,elo1,alpha,beta; without one, that of the match. Is the first player elo1
      better, rather than elo0? alpha and beta, else 0.05, say how often the answer may be wrong.
      """;
  private static final String PAUSE = """
      match:pause MATCH
      Games that have not ended are played again from their openings by match:resume.
      """;
  private static final String RESUME = """
      match:resume MATCH
        --background  return at once; else wait for the end, Ctrl+C pauses the match
      """;
  private static final String STOP = """
      match:stop MATCH
      Its games and its report stay.
      """;

  private final Core core;

  /** Works on the matches. */
  @Activate
  public MatchCommands(@Reference Core core) {
    this.core = core;
  }

  /** Begins a match. */
  @Descriptor("plays games between two engines and tells who is better")
  public @Nullable View run(
      CommandSession session, @Descriptor(MatchRunWords.RUN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(MatchRunWords.RUN, words);
      Matches matches = core.matches();
      return MatchWatch.follow(
          matches,
          () -> matches.start(MatchRunWords.request(session, arguments)),
          arguments.has("--background"));
    });
  }

  /** All matches. */
  @Descriptor("the matches, the oldest first")
  public @Nullable List<MatchView> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.matches().list().stream().map(MatchView::new).toList();
    });
  }

  /** How far a match is. */
  @Descriptor("what is played, and how far it is")
  public @Nullable MatchView status(@Descriptor(STATUS) CharSequence... words) {
    return Command.run(
        () -> new MatchView(core.matches().status(Arguments.of(STATUS, words).only())));
  }

  /** What a match tells. */
  @Descriptor("who is better, and all that the games tell")
  public @Nullable MatchReportView report(@Descriptor(REPORT) CharSequence... words) {
    return Command.run(() ->
        new MatchReportView(core.matches().report(Arguments.of(REPORT, words).only())));
  }

  /** What a test says. */
  @Descriptor("a sequential probability ratio test of a match's games")
  public @Nullable TextView sprt(@Descriptor(SPRT) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(SPRT, words).words(1, 2);
      MatchReport report = core.matches().report(given.get(0));
      Sprt test = given.size() > 1
          ? Sprt.parse(given.get(1))
          : report
              .status()
              .request()
              .sprt()
              .orElseThrow(() -> new IllegalArgumentException("match " + given.get(0)
                  + " has no test of its own; write one behind it, like 0,10"));
      String verdict = switch (test.verdict(report.pairs())) {
        case OPEN -> "not decided";
        case ELO0 -> "elo0 is accepted";
        case ELO1 -> "elo1 is accepted";
      };
      return new TextView(
          given.get(0),
          String.format(
              Locale.ROOT,
              "elo0 %.1f, elo1 %.1f, %d pairs %s: LLR %.2f between %.2f and %.2f, %s",
              test.elo0(),
              test.elo1(),
              report.pairs().count(),
              report.pairs(),
              test.ratio(report.pairs()),
              test.lower(),
              test.upper(),
              verdict));
    });
  }

  /** Pauses a match. */
  @Descriptor("breaks a match off, to be resumed")
  public @Nullable MatchView pause(@Descriptor(PAUSE) CharSequence... words) {
    return Command.run(
        () -> new MatchView(core.matches().pause(Arguments.of(PAUSE, words).only())));
  }

  /** Goes on with a match. */
  @Descriptor("goes on with a match that is paused, or was killed")
  public @Nullable View resume(@Descriptor(RESUME) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RESUME, words);
      String id = arguments.only();
      Matches matches = core.matches();
      return MatchWatch.follow(matches, () -> matches.resume(id), arguments.has("--background"));
    });
  }

  /** Ends a match. */
  @Descriptor("ends a match for good")
  public @Nullable MatchView stop(@Descriptor(STOP) CharSequence... words) {
    return Command.run(
        () -> new MatchView(core.matches().stop(Arguments.of(STOP, words).only())));
  }
}
