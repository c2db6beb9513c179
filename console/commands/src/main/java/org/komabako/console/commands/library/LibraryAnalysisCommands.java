package org.komabako.console.commands.library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.WorkPlace;
import org.komabako.console.commands.analysis.AnalysisWatch;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.AnalysisSummaryView;
import org.komabako.console.view.LibraryAnalysisView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.notation.Notation;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Engines look at the games of the library. */
@Component(
    service = LibraryAnalysisCommands.class,
    property = {
      "osgi.command.scope=library",
      "osgi.command.function=analyse",
      "osgi.command.function=summary"
    })
public final class LibraryAnalysisCommands {
  private static final String ANALYSE = "library:analyse";
  private static final String SUMMARY = "library:summary";
  private static final String ENGINE = "komabako";
  private static final int USUAL_PLIES = 4;
  private static final int USUAL_ROWS = 10;

  private final Core core;

  /** Works on the library. */
  @Activate
  public LibraryAnalysisCommands(@Reference Core core) {
    this.core = core;
  }

  private static GameQuery search(Arguments arguments) {
    String name = String.join(" ", arguments.words());
    GameQuery search = LibraryWords.search(arguments, arguments.value("--variant"));
    return name.isEmpty() ? search : search.by(name);
  }

  /** Has an engine look at all games that are found. */
  public @Nullable LibraryAnalysisView analyse(@Descriptor(ANALYSE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(ANALYSE, words);
      boolean part =
          arguments.value("--first").isPresent() || arguments.value("--most").isPresent();
      LibraryAnalysisRequest request = new LibraryAnalysisRequest(
          search(arguments),
          !part,
          arguments.value("--engine").orElse(ENGINE),
          arguments.number("--nodes", 1, (int) LibraryAnalysisRequest.USUAL_NODES),
          arguments.number(
              "--threads", 1, Core.MOST_THREADS, Runtime.getRuntime().availableProcessors()),
          arguments.value("--on").map(WorkPlace::isGrid).orElse(false));
      LibraryAnalyses analyses = core.analyses();
      return AnalysisWatch.follow(
          analyses, () -> analyses.start(request), arguments.has("--background"));
    });
  }

  /** What the analyses tell together. */
  public @Nullable AnalysisSummaryView summary(@Descriptor(SUMMARY) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SUMMARY, words);
      AnalysisSummary summary = core.analyses()
          .summary(
              search(arguments),
              arguments.number("--plies", 1, USUAL_PLIES),
              new LibraryWatch("summary"));
      if (!summary.complete()) {
        throw new StateException(Spoken.text("librarySearch.interrupted"));
      }
      int most = arguments.number("--rows", 1, USUAL_ROWS);
      Notation notation = Notation.parse(arguments.value("--notation").orElse("hodges"));
      Map<String, String> openings = new HashMap<>();
      summary.openings().stream()
          .limit(most)
          .forEach(row -> openings.put(row.name(), told(row.name(), notation)));
      return new AnalysisSummaryView(summary, openings, most);
    });
  }

  /** The moves of an opening in a notation; as they are where the variant has left or is another now. */
  private String told(String opening, Notation notation) {
    String[] words = opening.split(" ");
    Optional<Variant> variant = core.variants().find(words[0]);
    if (variant.isEmpty()) {
      return opening;
    }
    StringBuilder told = new StringBuilder(words[0]).append(": ");
    Position position = Rules.of(variant.get()).start();
    try {
      for (String word : List.of(words).subList(1, words.length)) {
        Move move = position.canonical(Usi.parse(position.rules().table(), word));
        told.append(position.number() > 1 ? " " : "").append(notation.write(position, move));
        position = position.play(move);
      }
      return told.toString();
    } catch (IllegalArgumentException e) {
      return opening;
    }
  }
}
