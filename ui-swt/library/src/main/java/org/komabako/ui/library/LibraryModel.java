package org.komabako.ui.library;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.komabako.base.Listeners;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.library.Found;
import org.komabako.library.GameEntry;
import org.komabako.library.GameQuery;
import org.komabako.library.ImportReport;
import org.komabako.library.Library;
import org.komabako.library.LibraryInfo;
import org.komabako.library.ProgressListener;
import org.komabako.notation.GameText;
import org.komabako.session.LiveGame;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;

/**
 * The library as its page knows it: what was found, and what is being done. It follows the service, which may leave at
 * any time. All is done in lanes; the methods are for the display thread, and so are all callbacks.
 */
final class LibraryModel implements AutoCloseable {
  private static final Logger LOG = System.getLogger(LibraryModel.class.getName());

  /**
   * What is known of the service.
   *
   * @param info where the library is; empty while it is away or cannot be used
   * @param trouble why it cannot be used
   */
  private record Seen(Optional<LibraryInfo> info, Optional<LocalizedText> trouble) {}

  private final Desk desk;
  private final Executor searching;
  private final org.komabako.ui.widgets.work.ServiceWatch<Seen> service;
  private final TaskRunner errands;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Optional<LocalizedText> complaint = Optional.empty();
  private List<Found.Hit> hits = List.of();
  private List<List<GameEntry>> groups = List.of();
  private long all;
  private boolean searches;
  private String progress = "";
  private volatile long search;
  private volatile boolean cancelled;
  private long previewed;

  LibraryModel(Desk desk) {
    this.desk = desk;
    searching = desk.work().lane();
    errands = new TaskRunner(desk, "library.failed");
    service = new org.komabako.ui.widgets.work.ServiceWatch<>(
        desk.work(), desk.gate(), new Seen(Optional.empty(), Optional.empty()));
    service.begin(desk.services()::listen, this::ask);
  }

  /** Runs something after each change of what this knows, until closed. */
  void listen(Runnable change) {
    var unusedRegistration = listeners.add(change);
    errands.listen(change);
    var unusedToo = service.listen(change);
  }

  private void tell() {
    listeners.tell(Runnable::run);
  }

  TaskRunner errands() {
    return errands;
  }

  /** Where the library is; empty while it is away or cannot be used. */
  Optional<LibraryInfo> info() {
    return service.seen().info();
  }

  /** Why it cannot be used, or what the last search complains of. */
  Optional<LocalizedText> trouble() {
    return service.seen().trouble().or(() -> complaint);
  }

  /** What was found last. */
  List<Found.Hit> hits() {
    return hits;
  }

  /** How many games there are of what was found. */
  long all() {
    return all;
  }

  /** Whether what is shown are duplicates. */
  boolean showsDuplicates() {
    return !groups.isEmpty();
  }

  boolean searches() {
    return searches;
  }

  /** How far it is; empty if nothing is to be told. */
  String progress() {
    return progress;
  }

  private Seen ask() {
    try {
      return new Seen(desk.services().library().map(Library::info), Optional.empty());
    } catch (RuntimeException | Error e) {
      return new Seen(Optional.empty(), Optional.of(Problems.of(e)));
    }
  }

  private Library require() {
    return desk.services()
        .library()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("library.away")));
  }

  /** Tells how far something is, a few times a second, and ends it when it is cancelled. */
  private ProgressListener watch(long mine) {
    return (games, share) -> {
      desk.gate().send(progressKey(), () -> {
        progress = desk.messages().get("library.progress", games, Math.round(100 * share));
        tell();
      });
      return mine < 0 ? !cancelled : mine == search;
    };
  }

  private Object progressKey() {
    return errands;
  }

  private interface Query {
    void run(Library library, ProgressListener watch, long mine);
  }

  private void query(Query query) {
    long mine = ++search;
    searches = true;
    complaint = Optional.empty();
    progress = "";
    tell();
    searching.execute(() -> {
      try {
        query.run(require(), watch(mine), mine);
      } catch (RuntimeException | Error e) {
        LOG.log(Level.DEBUG, "a search", e);
        answer(mine, () -> {
          hits = List.of();
          groups = List.of();
          all = 0;
          complaint = Optional.of(Problems.of(e));
        });
      }
    });
  }

  private void answer(long mine, Runnable update) {
    desk.gate().send(() -> {
      if (mine == search) {
        update.run();
        searches = false;
        progress = "";
        tell();
      }
    });
  }

  /** Finds games, instead of what is being searched for now. */
  void search(GameQuery wanted) {
    query((library, watch, mine) -> {
      Found found = library.find(wanted, watch);
      answer(mine, () -> {
        hits = found.hits();
        groups = List.of();
        all = found.all();
      });
    });
  }

  /** Finds what is there twice. */
  void duplicates() {
    query((library, watch, mine) -> {
      List<List<GameEntry>> found = library.duplicates(watch);
      answer(mine, () -> {
        groups = found;
        hits = found.stream()
            .flatMap(List::stream)
            .map(game -> new Found.Hit(game, 0))
            .toList();
        all = hits.size();
        complaint = found.isEmpty()
            ? Optional.of(LocalizedText.same(desk.messages().get("library.no-duplicates")))
            : Optional.empty();
      });
    });
  }

  /** Ends what is being done; what came in stays. */
  void cancel() {
    cancelled = true;
    search++;
    searches = false;
    progress = "";
    tell();
  }

  /** @param done run when games may have come in */
  void read(List<Path> paths, Runnable done) {
    cancelled = false;
    errands.run(String.valueOf(paths.get(0)), () -> {
      ImportReport report = require().read(paths, watch(-1));
      service.look();
      desk.gate().send(done);
      String problems = report.problems().stream()
          .map(each -> "\n" + desk.messages().of(each))
          .collect(Collectors.joining());
      return Notification.done(
          report.cancelled() ? "library.import-cancelled" : "library.imported",
          report.added(),
          report.known(),
          report.refused(),
          problems);
    });
  }

  /** @param done run when it is in */
  void add(LiveGame game, Runnable done) {
    errands.run(game.id(), () -> {
      Library.Added added = require().add(game.text(), game.id());
      service.look();
      desk.gate().send(done);
      return Notification.done(
          added.fresh() ? "library.added" : "library.known", added.entry().id());
    });
  }

  void remove(List<Long> ids, Runnable done) {
    errands.run(String.valueOf(ids.size()), () -> {
      require().remove(ids);
      service.look();
      desk.gate().send(done);
      return Notification.done("library.removed", ids.size());
    });
  }

  /** Makes one game of each group that one of these is in. */
  void merge(List<Long> ids, Runnable done) {
    List<List<Long>> wanted = new ArrayList<>();
    for (List<GameEntry> group : groups) {
      List<Long> games = group.stream().map(GameEntry::id).toList();
      if (games.stream().anyMatch(ids::contains)) {
        wanted.add(games);
      }
    }
    errands.run(String.valueOf(wanted.size()), () -> {
      for (List<Long> games : wanted) {
        var unused = require().merge(games);
      }
      service.look();
      desk.gate().send(done);
      return Notification.done("library.merged", wanted.size());
    });
  }

  /** Asks for the board of a game; only the last one that was asked for is answered. */
  void preview(Found.Hit hit, Consumer<Optional<Snapshot>> answer) {
    long mine = ++previewed;
    service.lane().execute(() -> {
      Optional<Snapshot> board;
      try {
        board = Optional.of(board(require().text(hit.game().id()), hit.ply()));
      } catch (RuntimeException | Error e) {
        // Its variant is away, or it was removed meanwhile.
        LOG.log(Level.DEBUG, "a preview", e);
        board = Optional.empty();
      }
      Optional<Snapshot> shown = board;
      desk.gate().send(() -> {
        if (mine == previewed) {
          answer.accept(shown);
        }
      });
    });
  }

  private Snapshot board(String text, int ply) {
    String key = GameText.header(text).variant();
    return desk.services().variants().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .map(variant -> {
          Game game = GameText.read(variant, text);
          game.goTo(game.root().last());
          game.goTo(ply == 0 ? game.line().size() - 1 : ply);
          return Snapshot.of(game);
        })
        .orElseThrow(() -> new IllegalStateException(key));
  }

  /** A game with the scores of its analysis, where there is one. */
  private String text(long id) {
    return desk.services()
        .analyses()
        .map(analyses -> analyses.text(id))
        .orElseGet(() -> require().text(id));
  }

  /** Opens a game on a board of its own. */
  void open(Found.Hit hit) {
    errands.run(String.valueOf(hit.game().id()), () -> {
      LiveGame game = desk.services()
          .games()
          .orElseThrow(() -> new IllegalStateException(desk.messages().get("window.games-away")))
          .openText(text(hit.game().id()))
          .game();
      var unused = game.change(each -> {
        each.goTo(each.root().last());
        each.goTo(hit.ply());
        return hit.ply();
      });
      return Notification.done("library.opened", hit.game().id());
    });
  }

  @Override
  public void close() {
    listeners.clear();
    cancelled = true;
    search++;
    errands.close();
    service.close();
  }
}
