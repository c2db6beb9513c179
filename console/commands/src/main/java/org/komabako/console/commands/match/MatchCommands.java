package org.komabako.console.commands.match;

import java.util.List;
import java.util.Locale;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.MatchReportView;
import org.komabako.console.view.MatchView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.View;
import org.komabako.console.view.words.Spoken;
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
  private static final String STATUS = "match:status";
  private static final String REPORT = "match:report";
  private static final String SPRT = "match:sprt";
  private static final String PAUSE = "match:pause";
  private static final String RESUME = "match:resume";
  private static final String STOP = "match:stop";

  private final Core core;

  /** Works on the matches. */
  @Activate
  public MatchCommands(@Reference Core core) {
    this.core = core;
  }

  /** Begins a match. */
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
  public @Nullable List<MatchView> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.matches().list().stream().map(MatchView::new).toList();
    });
  }

  /** How far a match is. */
  public @Nullable MatchView status(@Descriptor(STATUS) CharSequence... words) {
    return Command.run(
        () -> new MatchView(core.matches().status(Arguments.of(STATUS, words).only())));
  }

  /** What a match tells. */
  public @Nullable MatchReportView report(@Descriptor(REPORT) CharSequence... words) {
    return Command.run(() ->
        new MatchReportView(core.matches().report(Arguments.of(REPORT, words).only())));
  }

  /** What a test says. */
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
              .orElseThrow(
                  () -> new RequestException(Spoken.text("matchCommands.noTest", given.get(0))));
      return new TextView(
          given.get(0),
          Spoken.say(
              "matchCommands.sprt",
              String.format(Locale.ROOT, "%.1f", test.elo0()),
              String.format(Locale.ROOT, "%.1f", test.elo1()),
              report.pairs().count(),
              report.pairs(),
              MatchReportView.test("sprt.brief", test, report.pairs())));
    });
  }

  /** Pauses a match. */
  public @Nullable MatchView pause(@Descriptor(PAUSE) CharSequence... words) {
    return Command.run(
        () -> new MatchView(core.matches().pause(Arguments.of(PAUSE, words).only())));
  }

  /** Goes on with a match. */
  public @Nullable View resume(@Descriptor(RESUME) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RESUME, words);
      String id = arguments.only();
      Matches matches = core.matches();
      return MatchWatch.follow(matches, () -> matches.resume(id), arguments.has("--background"));
    });
  }

  /** Ends a match. */
  public @Nullable MatchView stop(@Descriptor(STOP) CharSequence... words) {
    return Command.run(
        () -> new MatchView(core.matches().stop(Arguments.of(STOP, words).only())));
  }
}
