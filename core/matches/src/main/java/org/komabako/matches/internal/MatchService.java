package org.komabako.matches.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.engine.Engine;
import org.komabako.grid.Grid;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.MatchNews;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.Matches;
import org.komabako.matches.OpeningsRequest;
import org.komabako.platform.Variants;
import org.komabako.position.Rules;
import org.komabako.session.KeptText;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The matches in the data folder. Those that this process plays are held here; all others are read from
 * their files whenever somebody asks, so that what another process plays is seen too. When this leaves,
 * its matches are paused.
 */
@Component
public final class MatchService implements Matches {
  private static final Logger LOG = System.getLogger(MatchService.class.getName());

  private final Path all;
  private final MoveTimeouts patience;
  private final BooleanSupplier ending;
  private final InstalledParts installed = new InstalledParts();
  private Registration following = () -> {};
  private final Map<String, MatchRun> runs = new ConcurrentHashMap<>();

  /** Why those are paused that were played here; a file does not tell. */
  private final Map<String, LocalizedText> pauses = new ConcurrentHashMap<>();

  private final Listeners<Consumer<MatchNews>> listeners = new Listeners<>();

  /** The matches in the data folder of the platform. */
  @Activate
  public MatchService(BundleContext context) {
    this(
        DataFolder.of(context::getProperty).resolve("matches"),
        MoveTimeouts.USUAL,
        () -> context.getBundle(0).getState() == Bundle.STOPPING);
  }

  /**
   * The matches in a folder.
   *
   * @param ending whether the whole platform ends, so that services that leave tell nothing
   */
  MatchService(Path all, MoveTimeouts patience, BooleanSupplier ending) {
    this.all = all;
    this.patience = patience;
    this.ending = ending;
  }

  /** Pauses what is played. */
  @Deactivate
  void close() {
    runs.values().parallelStream().forEach(MatchRun::leave);
  }

  /** An engine arrives: matches that wait for it go on. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEngine(Engine engine) {
    installed.add(engine);
    look();
  }

  /** An engine leaves: its matches wait. */
  void removeEngine(Engine engine) {
    installed.remove(engine);
    look();
  }

  /** The grid is there: matches on it go on. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setGrid(Grid grid) {
    installed.grid(grid);
    look();
  }

  /** The grid leaves: its workers play on, but what they find waits until it is back. */
  void unsetGrid(Grid grid) {
    installed.grid(null);
    look();
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    following = service.follow(Variants.Follower.of(this::addVariant, this::removeVariant));
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    following.close();
  }

  /** A variant arrives: matches that wait for it go on. */
  void addVariant(Variant variant) {
    installed.add(variant);
    look();
  }

  /** A variant leaves: its matches wait. */
  void removeVariant(Variant variant) {
    installed.remove(variant);
    look();
  }

  private void look() {
    if (!ending.getAsBoolean()) {
      runs.values().forEach(MatchRun::look);
    }
  }

  @Override
  public MatchStatus start(MatchRequest request) {
    Preparation prepared = Preparation.of(request, installed);
    MatchFolder folder = MatchFolder.create(all);
    FileChannel lock = lock(folder);
    try {
      KeptText kept = KeptText.create(folder.journal());
      kept.keep(MatchText.begin(prepared.request(), prepared.openings()));
      return play(folder, kept, lock);
    } catch (RuntimeException | Error e) {
      unlock(lock);
      folder.discard();
      throw e;
    }
  }

  private MatchStatus play(MatchFolder folder, KeptText kept, FileChannel lock) {
    MatchRun run = new MatchRun(folder, kept, lock, installed, patience, this::tell);
    pauses.remove(folder.id());
    runs.put(folder.id(), run);
    run.look();
    return run.status();
  }

  private static FileChannel lock(MatchFolder folder) {
    return folder
        .lock()
        .orElseThrow(() -> new StateException(Sentence.of(
            MatchService.class, "matchService.matchPlayedAnotherProcess", folder.id())));
  }

  private void tell(MatchNews news) {
    MatchStatus.State state = news.status().state();
    if (state == MatchStatus.State.PAUSED) {
      pauses.put(news.status().id(), news.status().note());
    }
    if (state.isOver() || state == MatchStatus.State.PAUSED) {
      runs.remove(news.status().id());
    }
    listeners.tell(listener -> listener.accept(news));
  }

  @Override
  public List<MatchStatus> list() {
    List<MatchStatus> list = new ArrayList<>();
    for (String id : MatchFolder.ids(all)) {
      try {
        list.add(status(id));
      } catch (IllegalArgumentException | UncheckedIOException e) {
        LOG.log(Level.WARNING, "match {0} is not listed: {1}", id, e.getMessage());
      }
    }
    return list;
  }

  @Override
  public MatchStatus status(String id) {
    return report(id).status();
  }

  @Override
  public MatchReport report(String id) {
    MatchRun run = runs.get(id);
    MatchReport report = run == null ? kept(id) : run.report();
    // One that has just ended is about to leave; what its file has is what counts.
    return run != null && report.status().state().isOver() ? kept(id) : report;
  }

  private MatchReport kept(String id) {
    MatchReport report = Kept.read(folder(id));
    LocalizedText pause = pauses.getOrDefault(id, LocalizedText.NONE);
    return report.status().state() == MatchStatus.State.PAUSED && !pause.isEmpty()
        ? new MatchReport(report.status().withNote(pause), report.games())
        : report;
  }

  private MatchFolder folder(String id) {
    List<String> ids = MatchFolder.ids(all);
    if (!ids.contains(id)) {
      throw RequestException.of(
          MatchService.class,
          "matchService.noMatch",
          id,
          ids.isEmpty() ? "none" : String.join(", ", ids));
    }
    return MatchFolder.of(all, id);
  }

  @Override
  public MatchStatus pause(String id) {
    MatchRun run = Optional.ofNullable(runs.get(id)).orElseThrow(() -> {
      MatchStatus status = status(id);
      return new StateException(Sentence.of(
          MatchService.class, "matchService.matchNotPlayedProcess", id, Words.of(status.state())));
    });
    run.pause();
    return run.status();
  }

  @Override
  public MatchStatus resume(String id) {
    MatchFolder folder = goesOn(id);
    FileChannel lock = lock(folder);
    try {
      KeptText kept = KeptText.open(folder.journal());
      check(MatchText.parse(kept.text()).request());
      return play(folder, kept, lock);
    } catch (RuntimeException e) {
      unlock(lock);
      throw e;
    }
  }

  /** Of a match for which all is there, both engines are opened once; another waits. */
  private void check(MatchRequest request) {
    if (installed.missing(request).isEmpty()) {
      Variant variant = installed.variant(request.variant()).orElseThrow();
      Rules rules = Rules.of(variant, OptionValues.base(variant).with(request.options()));
      Preparation.engines(installed, request, rules);
    }
  }

  /** The folder of a match that can go on here. */
  private MatchFolder goesOn(String id) {
    MatchFolder folder = folder(id);
    MatchStatus status = status(id);
    if (status.state() != MatchStatus.State.PAUSED) {
      throw new StateException(
          Sentence.of(MatchService.class, "matchService.match", id, Words.of(status.state())));
    }
    return folder;
  }

  private static void unlock(FileChannel lock) {
    try {
      lock.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "unlocking", e);
    }
  }

  @Override
  public MatchStatus stop(String id) {
    MatchRun run = runs.get(id);
    if (run != null) {
      run.stop();
      return run.status();
    }
    MatchFolder folder = goesOn(id);
    FileChannel lock = lock(folder);
    try {
      KeptText kept = KeptText.open(folder.journal());
      kept.keep(MatchText.stopped(kept.text()));
    } finally {
      unlock(lock);
    }
    MatchStatus status = status(id);
    tell(new MatchNews(status, Optional.empty()));
    return status;
  }

  @Override
  public int findOpenings(OpeningsRequest request, Consumer<String> found)
      throws InterruptedException {
    return new EvenOpenings(request, installed, patience).find(found);
  }

  @Override
  public AutoCloseable listen(Consumer<MatchNews> listener) {
    return listeners.add(listener);
  }
}
