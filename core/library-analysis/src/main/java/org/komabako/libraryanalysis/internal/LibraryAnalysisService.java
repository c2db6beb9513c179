package org.komabako.libraryanalysis.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.engine.Engine;
import org.komabako.grid.Grid;
import org.komabako.grid.LocalWorkplace;
import org.komabako.grid.WorkKind;
import org.komabako.grid.Workplace;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.AnalysedGame;
import org.komabako.library.GameQuery;
import org.komabako.library.Library;
import org.komabako.library.ProgressListener;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;
import org.komabako.platform.Variants;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The analyses in the data folder. Those of this process are held here; all others are read from their files. When this leaves, or
 * the library does, its analyses rest, and can be resumed; what workers of the grid do goes on.
 */
@Component
public final class LibraryAnalysisService implements LibraryAnalyses {
  private static final Logger LOG = System.getLogger(LibraryAnalysisService.class.getName());

  private final Path folder;
  private final Library library;
  private final AnalysisParts installed = new AnalysisParts();
  private final Map<String, WorkKind> kinds = new ConcurrentHashMap<>();
  private final Map<String, AnalysisRun> runs = new ConcurrentHashMap<>();
  private final Listeners<Consumer<LibraryAnalysisStatus>> listeners = new Listeners<>();
  private Registration following = () -> {};
  private volatile @Nullable Grid grid;

  /** The analyses in the data folder of the platform. */
  @Activate
  public LibraryAnalysisService(BundleContext context, @Reference Library library) {
    this(DataFolder.of(context::getProperty).resolve("analyses"), library);
  }

  /** The analyses in a folder. */
  LibraryAnalysisService(Path folder, Library library) {
    this.folder = folder;
    this.library = library;
  }

  /** Has all rest. */
  @Deactivate
  void close() {
    runs.values().parallelStream().forEach(AnalysisRun::leave);
  }

  /** An engine arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEngine(Engine engine) {
    installed.add(engine);
  }

  /** An engine leaves: analyses on this machine pause and say so. */
  void removeEngine(Engine engine) {
    installed.remove(engine);
  }

  /** A kind of work arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addKind(WorkKind kind) {
    kinds.put(kind.name(), kind);
  }

  /** A kind of work leaves: analyses on this machine pause and say so. */
  void removeKind(WorkKind kind) {
    kinds.remove(kind.name(), kind);
  }

  /** The grid is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setGrid(Grid service) {
    grid = service;
  }

  /** The grid leaves: its analyses pause; its workers go on. */
  void unsetGrid(Grid service) {
    grid = null;
    runs.values().stream().filter(run -> run.status().onGrid()).forEach(AnalysisRun::leave);
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    following = installed.follow(service);
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    following.close();
  }

  /** A variant arrives. */
  void addVariant(Variant variant) {
    installed.add(variant);
  }

  @Override
  public LibraryAnalysisStatus start(LibraryAnalysisRequest request) {
    if (installed.engine(request.engine()).isEmpty()) {
      throw new RequestException(installed.noEngine(request.engine()));
    }
    if (request.onGrid()) {
      joined(true);
    }
    List<Long> ids = ids(request);
    if (ids.isEmpty()) {
      throw RequestException.of(LibraryAnalysisService.class, "libraryAnalysis.noGames");
    }
    AnalysisState state = new AnalysisState(
        library.info().place(),
        request.engine(),
        Math.max(1, request.nodes()),
        Math.max(1, request.threads()),
        request.onGrid(),
        ids,
        Optional.empty());
    AnalysisFile file = AnalysisFile.create(folder);
    FileChannel lock = lock(file);
    try {
      file.write(state);
      return run(file, state, lock);
    } catch (RuntimeException | Error e) {
      AnalysisRun.unlock(lock);
      file.delete();
      throw e;
    }
  }

  private List<Long> ids(LibraryAnalysisRequest request) {
    GameQuery search = request.search();
    List<Long> ids = library.ids(search, ProgressListener.NONE);
    if (request.all()) {
      return ids;
    }
    int first = Math.min(search.first(), ids.size());
    return ids.subList(first, (int) Math.min(ids.size(), (long) first + search.most()));
  }

  private LibraryAnalysisStatus run(AnalysisFile file, AnalysisState state, FileChannel lock) {
    Workplace place = place(state);
    AnalysisRun run = new AnalysisRun(file, state, lock, library, installed, place, this::tell);
    runs.put(file.id(), run);
    run.start();
    return run.status();
  }

  private Workplace place(AnalysisState state) {
    return state.onGrid()
        ? joined(false)
        : LocalWorkplace.of(state.threads(), name -> Optional.ofNullable(kinds.get(name)));
  }

  /** @param reached whether its database has to be there now */
  private Grid joined(boolean reached) {
    Grid service = grid;
    if (service == null || service.place().isEmpty()) {
      throw new StateException(Sentence.of(LibraryAnalysisService.class, "libraryAnalysis.noGrid"));
    }
    if (reached) {
      var unused = service.jobs();
    }
    return service;
  }

  private static FileChannel lock(AnalysisFile file) {
    return file.lock()
        .orElseThrow(() -> new StateException(
            Sentence.of(LibraryAnalysisService.class, "libraryAnalysis.otherProcess", file.id())));
  }

  private void tell(LibraryAnalysisStatus status) {
    if (status.state() != State.RUNNING) {
      runs.remove(status.id());
    }
    listeners.tell(listener -> listener.accept(status));
  }

  @Override
  public List<LibraryAnalysisStatus> list() {
    List<LibraryAnalysisStatus> list = new ArrayList<>();
    for (String id : AnalysisFile.ids(folder)) {
      try {
        list.add(status(id));
      } catch (IllegalArgumentException | IllegalStateException e) {
        LOG.log(Level.WARNING, "analysis {0} is not listed: {1}", id, e.getMessage());
      }
    }
    return list;
  }

  @Override
  public LibraryAnalysisStatus status(String id) {
    AnalysisRun run = runs.get(id);
    return run != null ? run.status() : resting(file(id));
  }

  private LibraryAnalysisStatus resting(AnalysisFile file) {
    AnalysisState state = file.read();
    Optional<FileChannel> free = file.lock();
    free.ifPresent(AnalysisRun::unlock);
    LocalizedText note = free.isPresent()
        ? LocalizedText.NONE
        : Sentence.of(LibraryAnalysisService.class, "libraryAnalysis.otherProcess", file.id());
    int done = library
        .analyses()
        .analysed(state.games(), state.engine(), state.nodes())
        .size();
    return new LibraryAnalysisStatus(
        file.id(),
        free.isPresent() ? State.PAUSED : State.RUNNING,
        state.engine(),
        state.nodes(),
        state.threads(),
        state.onGrid(),
        state.games().size(),
        done,
        0,
        0,
        note);
  }

  private AnalysisFile file(String id) {
    AnalysisFile file = new AnalysisFile(folder, id);
    List<String> ids = AnalysisFile.ids(folder);
    if (!ids.contains(id)) {
      throw RequestException.of(
          LibraryAnalysisService.class,
          ids.isEmpty() ? "libraryAnalysis.none" : "libraryAnalysis.noAnalysis",
          id,
          String.join(", ", ids));
    }
    return file;
  }

  @Override
  public LibraryAnalysisStatus pause(String id) {
    AnalysisRun run = Optional.ofNullable(runs.get(id)).orElseThrow(() -> {
      LibraryAnalysisStatus status = status(id);
      return new StateException(Sentence.of(
          LibraryAnalysisService.class,
          status.state() == State.PAUSED
              ? "libraryAnalysis.pausedAlready"
              : "libraryAnalysis.otherProcess",
          id));
    });
    run.end(State.PAUSED);
    return run.status();
  }

  @Override
  public LibraryAnalysisStatus resume(String id) {
    AnalysisFile file = file(id);
    if (runs.containsKey(id)) {
      throw new StateException(
          Sentence.of(LibraryAnalysisService.class, "libraryAnalysis.running", id));
    }
    FileChannel lock = lock(file);
    try {
      return run(file, file.read(), lock);
    } catch (RuntimeException | Error e) {
      AnalysisRun.unlock(lock);
      throw e;
    }
  }

  @Override
  public LibraryAnalysisStatus cancel(String id) {
    AnalysisRun run = runs.get(id);
    if (run != null) {
      run.end(State.CANCELLED);
      return run.status();
    }
    AnalysisFile file = file(id);
    LibraryAnalysisStatus before = status(id);
    FileChannel lock = lock(file);
    try {
      file.read()
          .job()
          .filter(job -> before.onGrid())
          .ifPresent(job -> joined(false).remove(job.id()));
      file.delete();
    } finally {
      AnalysisRun.unlock(lock);
    }
    LibraryAnalysisStatus status = new LibraryAnalysisStatus(
        id,
        State.CANCELLED,
        before.engine(),
        before.nodes(),
        before.threads(),
        before.onGrid(),
        before.games(),
        before.done(),
        0,
        0,
        LocalizedText.NONE);
    tell(status);
    return status;
  }

  @Override
  public AutoCloseable listen(Consumer<LibraryAnalysisStatus> listener) {
    return listeners.add(listener);
  }

  @Override
  public AnalysisSummary summary(GameQuery search, int plies, ProgressListener watch) {
    return new Summaries(library, installed, plies).of(search, watch);
  }

  @Override
  public String text(long id) {
    String text = library.text(id);
    List<AnalysedGame> analysed = library.analyses().games(List.of(id));
    return analysed.isEmpty()
        ? text
        : ScoredText.of(text, installed, analysed.get(0)).orElse(text);
  }
}
