package org.komabako.ui.library;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.komabako.engine.Engine;
import org.komabako.library.GameQuery;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;

/**
 * The analyses of games of the library, and what they tell together. It follows the service. All is done in lanes; the methods are
 * for the display thread, and so are all callbacks.
 */
final class AnalysisModel implements AutoCloseable {
  private static final Logger LOG = System.getLogger(AnalysisModel.class.getName());

  /**
   * What is known of the service.
   *
   * @param list the analyses that have not ended; empty while the service is away
   * @param engines the ids of who can think
   */
  record Seen(Optional<List<LibraryAnalysisStatus>> list, List<String> engines) {}

  private final Desk desk;
  private final ServiceWatch<Seen> watch;
  private final Supplier<Optional<LibraryAnalyses>> service;
  private final TaskRunner errands;
  private final Consumer<AnalysisSummary> summed;
  private volatile long asked;

  /** @param summed takes what the analyses of a search tell */
  AnalysisModel(Desk desk, Consumer<AnalysisSummary> summed) {
    this.desk = desk;
    this.summed = summed;
    errands = new TaskRunner(desk, "library.analysis.failed");
    watch = new ServiceWatch<>(desk.work(), desk.gate(), new Seen(Optional.empty(), List.of()));
    service = watch.follow(
        desk.services()::analyses, (analyses, change) -> analyses.listen(status -> change.run()));
    watch.begin(desk.services()::listen, this::ask);
  }

  private Seen ask() {
    return new Seen(
        service.get().map(LibraryAnalyses::list),
        desk.services().engines().stream().map(Engine::id).toList());
  }

  /** Runs something after each change of what this knows, until closed. */
  void listen(Runnable change) {
    var unused = watch.listen(change);
    errands.listen(change);
  }

  Seen seen() {
    return watch.seen();
  }

  /** What is done, and how it ended. */
  TaskRunner errands() {
    return errands;
  }

  private LibraryAnalyses require() {
    return desk.services()
        .analyses()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("library.analysis.away")));
  }

  /** Adds up what is known of the games of a search; only the last one that was asked for is answered. */
  void sum(GameQuery search, int plies) {
    long mine = ++asked;
    watch.lane().execute(() -> {
      try {
        AnalysisSummary summary = require().summary(search, plies, (games, share) -> mine == asked);
        desk.gate().send(() -> {
          if (mine == asked) {
            summed.accept(summary);
          }
        });
      } catch (RuntimeException | Error e) {
        // The service left, or the library cannot be used, which the page of the library tells.
        LOG.log(Level.DEBUG, "a summary", e);
      }
    });
  }

  void start(LibraryAnalysisRequest request) {
    run("library.analysis.begun", analyses -> analyses.start(request));
  }

  void pause(String id) {
    run("library.analysis.paused", analyses -> analyses.pause(id));
  }

  void resume(String id) {
    run("library.analysis.resumed", analyses -> analyses.resume(id));
  }

  void cancel(String id) {
    run("library.analysis.cancelled", analyses -> analyses.cancel(id));
  }

  private void run(String done, Function<LibraryAnalyses, LibraryAnalysisStatus> deed) {
    errands.run("", () -> {
      LibraryAnalysisStatus status = deed.apply(require());
      watch.look();
      return Notification.done(done, status.id(), status.games());
    });
  }

  @Override
  public void close() {
    asked++;
    errands.close();
    watch.close();
  }
}
