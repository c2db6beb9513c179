package org.komabako.ui.matches;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.komabako.base.message.LocalizedText;
import org.komabako.matches.MatchNews;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Matches;
import org.komabako.ui.widgets.work.DisplayGate;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.widgets.work.Work;
import org.komabako.ui.workbench.services.Services;

/**
 * The matches as the window knows them, and the report of the one that is looked at: whoever begins,
 * pauses or ends them, here or in the console. While the service is away nobody can tell. Only what
 * another process plays is not told; {@link #read} looks for that. All methods are for the display
 * thread.
 */
public final class MatchList implements AutoCloseable {
  /**
   * What there is.
   *
   * @param matches all, the oldest first; empty while nobody can tell
   * @param report of the one that is looked at
   */
  private record Seen(Optional<List<MatchStatus>> matches, Optional<MatchReport> report) {
    static final Seen NOTHING = new Seen(Optional.empty(), Optional.empty());
  }

  private final ServiceWatch<Seen> watch;
  private final Supplier<Optional<Matches>> service;

  /** The matches that have news which were not asked for yet. */
  private final Set<String> changed = ConcurrentHashMap.newKeySet();

  /** Why matches were paused that nobody has paused; their files do not tell. */
  private final Map<String, LocalizedText> reasons = new ConcurrentHashMap<>();

  private volatile Optional<String> wanted = Optional.empty();
  private volatile boolean readAll;

  // These three belong to the lane.
  private Optional<Matches> asked = Optional.empty();
  private Optional<MatchReport> report = Optional.empty();
  private final Map<String, MatchStatus> known =
      new TreeMap<>(Comparator.comparingInt(Integer::parseInt));

  /** Follows the service until closed. */
  public MatchList(Services services, Work work, DisplayGate gate) {
    watch = new ServiceWatch<>(work, gate, Seen.NOTHING);
    service = watch.follow(
        services::matches,
        (matches, change) -> matches.listen(news -> {
          hear(news);
          change.run();
        }));
    watch.begin(services::listen, this::look);
  }

  /** What games tell at the same moment comes in any order: only that there are news is taken from them. */
  private void hear(MatchNews news) {
    MatchStatus status = news.status();
    if (status.state() == State.PAUSED && !status.note().isEmpty()) {
      reasons.put(status.id(), status.note());
    } else {
      reasons.remove(status.id());
    }
    changed.add(status.id());
  }

  private Seen look() {
    Optional<Matches> now = service.get();
    boolean all = readAll || !now.equals(asked);
    readAll = false;
    asked = Optional.empty();
    if (now.isEmpty()) {
      return Seen.NOTHING;
    }
    Matches matches = now.get();
    List<String> fresh = List.copyOf(changed);
    fresh.forEach(changed::remove);
    if (all) {
      known.clear();
      matches.list().forEach(status -> known.put(status.id(), status));
    } else {
      fresh.forEach(id -> known.put(id, matches.status(id)));
    }
    Optional<String> id = wanted.filter(known::containsKey);
    if (all
        || !report.map(each -> each.status().id()).equals(id)
        || id.filter(fresh::contains).isPresent()) {
      report = id.map(matches::report);
    }
    // Not sooner: after a question that failed, all is asked again.
    asked = now;
    return new Seen(Optional.of(List.copyOf(known.values())), report);
  }

  /** Whether anybody can tell. */
  boolean isThere() {
    return watch.seen().matches().isPresent();
  }

  /** All matches, the oldest first. */
  List<MatchStatus> matches() {
    return watch.seen().matches().orElse(List.of());
  }

  /** The matches that end with this process if nobody pauses them. */
  public List<MatchStatus> played() {
    return matches().stream().filter(MatchList::isPlayedHere).toList();
  }

  /** Of a match that another process plays the note says so. */
  private static boolean isPlayedHere(MatchStatus status) {
    return status.state() == State.WAITING
        || (status.state() == State.RUNNING && status.note().isEmpty());
  }

  /** More about the state of a match; may be empty. */
  LocalizedText note(MatchStatus status) {
    return status.state() == State.PAUSED
        ? reasons.getOrDefault(status.id(), LocalizedText.NONE)
        : status.note();
  }

  /** The report of the match that is looked at. */
  Optional<MatchReport> report() {
    return watch
        .seen()
        .report()
        .filter(each -> wanted.equals(Optional.of(each.status().id())));
  }

  /** Looks at another match, or at none. */
  void lookAt(Optional<String> id) {
    if (!id.equals(wanted)) {
      wanted = id;
      watch.look();
    }
  }

  /** Reads all matches again. */
  void read() {
    readAll = true;
    watch.look();
  }

  /** Runs something after each change of what this knows, until the answer is run. */
  public Runnable listen(Runnable change) {
    return watch.listen(change);
  }

  @Override
  public void close() {
    watch.close();
  }
}
