package org.komabako.console.commands.analysis;

import java.util.List;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.LibraryAnalysisView;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The analyses of games of the library that have not ended. */
@Component(
    service = AnalysisCommands.class,
    property = {
      "osgi.command.scope=analysis",
      "osgi.command.function=list",
      "osgi.command.function=status",
      "osgi.command.function=pause",
      "osgi.command.function=resume",
      "osgi.command.function=cancel"
    })
public final class AnalysisCommands {
  private static final String LIST = "analysis:list";
  private static final String STATUS = "analysis:status";
  private static final String PAUSE = "analysis:pause";
  private static final String RESUME = "analysis:resume";
  private static final String CANCEL = "analysis:cancel";

  private final Core core;

  /** Works on the analyses. */
  @Activate
  public AnalysisCommands(@Reference Core core) {
    this.core = core;
  }

  /** All that have not ended. */
  public @Nullable List<LibraryAnalysisView> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.analyses().list().stream().map(LibraryAnalysisView::new).toList();
    });
  }

  /** How far one is. */
  public @Nullable LibraryAnalysisView status(@Descriptor(STATUS) CharSequence... words) {
    return Command.run(() -> new LibraryAnalysisView(
        core.analyses().status(Arguments.of(STATUS, words).only())));
  }

  /** Has one rest. */
  public @Nullable LibraryAnalysisView pause(@Descriptor(PAUSE) CharSequence... words) {
    return Command.run(() ->
        new LibraryAnalysisView(core.analyses().pause(Arguments.of(PAUSE, words).only())));
  }

  /** Goes on with one. */
  public @Nullable LibraryAnalysisView resume(@Descriptor(RESUME) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RESUME, words);
      String id = arguments.only();
      LibraryAnalyses analyses = core.analyses();
      return AnalysisWatch.follow(
          analyses, () -> analyses.resume(id), arguments.has("--background"));
    });
  }

  /** Ends one. */
  public @Nullable LibraryAnalysisView cancel(@Descriptor(CANCEL) CharSequence... words) {
    return Command.run(() -> new LibraryAnalysisView(
        core.analyses().cancel(Arguments.of(CANCEL, words).only())));
  }
}
