package org.komabako.ui.install.shelf;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.VariantShelf.Item;
import org.komabako.session.LiveGame;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;

/**
 * What the shelves offer, what of it is installed, and what is being done. Folders are looked at by themselves, addresses
 * only after {@link #look(String)}. While the platform's services are away there is nothing. The methods are for the display
 * thread, and so are all callbacks; all work is done in lanes.
 */
final class ShelfModel implements AutoCloseable {
  private static final Logger LOG = System.getLogger(ShelfModel.class.getName());

  /**
   * What is installed.
   *
   * @param sources the folders and addresses that the user has chosen
   * @param entries the variant bundles
   * @param earlier of which there is a version to go back to, by the name of the variant's bundle or of the extension
   * @param extensions the versions of the extensions, by name
   */
  record Here(
      List<String> sources,
      List<VariantBundles.Entry> entries,
      Map<String, String> earlier,
      Map<String, String> extensions) {
    Optional<VariantBundles.Entry> entry(String name) {
      return entries.stream()
          .filter(each -> each.name().equals(name) && !each.version().isEmpty())
          .findFirst();
    }

    /** The version of an item that is installed; empty if none is. */
    String version(Item item) {
      if (item.kind().equals(VariantShelf.EXTENSION)) {
        return extensions.getOrDefault(item.name(), "");
      }
      return item.isVariant()
          ? entry(item.name()).map(VariantBundles.Entry::version).orElse("")
          : item.installed();
    }

    /** The version of an item that one can go back to; empty if there is none. */
    String earlier(Item item) {
      return item.isVariant() || item.kind().equals(VariantShelf.EXTENSION)
          ? earlier.getOrDefault(item.name(), "")
          : "";
    }
  }

  private final Desk desk;
  private final TaskRunner tasks;
  private final Interrupt interrupt = new Interrupt();
  private final ServiceWatch<Optional<Here>> watch;
  private final Supplier<Optional<VariantBundles>> bundles;
  private final Supplier<Optional<Extensions>> extensions;
  private final Executor looking;
  private final Executor drawing;
  private final Set<String> agreed = new HashSet<>();
  private final Map<String, Snapshot> boards = new ConcurrentHashMap<>();
  private VariantShelf.Seen seen = new VariantShelf.Seen(List.of(), List.of());
  private Runnable change = () -> {};
  private Runnable places = () -> {};
  private int looks;
  private volatile boolean closed;

  /** Follows the platform until closed. */
  ShelfModel(Desk desk) {
    this.desk = desk;
    tasks = new TaskRunner(desk, "shelf.failed");
    watch = new ServiceWatch<>(desk.work(), desk.gate(), Optional.<Here>empty());
    bundles = watch.follow(desk.services()::variantBundles, VariantBundles::listen);
    extensions = watch.follow(desk.services()::extensions, Extensions::listen);
    looking = desk.work().lane();
    drawing = desk.work().lane();
    var unused = watch.listen(this::follow);
    tasks.listen(this::tell);
    watch.begin(desk.services()::listen, this::ask);
  }

  /** Runs something after each change of what this knows, until the model is closed. */
  void listen(Runnable change) {
    this.change = change;
  }

  /** Runs something after each change too, in the place of what was told before: where the places are shown. */
  void listenToPlaces(Runnable shown) {
    places = shown;
  }

  private void tell() {
    if (!closed) {
      change.run();
      places.run();
    }
  }

  /** What is installed; empty while nobody can tell. */
  Optional<Here> here() {
    return watch.seen();
  }

  /** What the sources that were looked at have. */
  VariantShelf.Seen seen() {
    return here().isPresent() ? seen : new VariantShelf.Seen(List.of(), List.of());
  }

  /** The first position of an item; empty while it is not known. */
  Optional<Snapshot> board(Item item) {
    return Optional.ofNullable(boards.get(item.digest()));
  }

  /** The addresses that nobody has asked yet, and those that can be asked again because they have given nothing. */
  List<String> unseen() {
    return here().map(Here::sources).orElse(List.of()).stream()
        .filter(each -> !isLookedAt(each) || hasFailed(each))
        .toList();
  }

  private boolean hasFailed(String source) {
    return agreed.contains(source)
        && !looking()
        && seen.sources().stream()
            .filter(each -> each.address().toString().startsWith(source))
            .anyMatch(each -> !each.problems().isEmpty()
                && seen.items().stream().noneMatch(item -> item.source().equals(each)));
  }

  private boolean isLookedAt(String source) {
    return source.startsWith("file:") || agreed.contains(source);
  }

  /** How the last thing ended that was asked for here. */
  Optional<Notification> news() {
    return tasks.news();
  }

  /** Whether something is being installed or removed. */
  boolean busy() {
    return tasks.busy();
  }

  /** Whether sources are being looked at. */
  boolean looking() {
    return looks > 0;
  }

  /** In the lane of the watch. */
  private Optional<Here> ask() {
    Optional<VariantBundles> there = bundles.get();
    Optional<VariantShelf> shelf = desk.services().variantShelf();
    if (there.isEmpty() || shelf.isEmpty()) {
      return Optional.empty();
    }
    List<VariantBundles.Entry> entries = there.get().list();
    Map<String, String> earlier = new HashMap<>();
    entries.forEach(entry ->
        there.get().earlier(entry.name()).ifPresent(version -> earlier.put(entry.name(), version)));
    Map<String, String> extending = new HashMap<>();
    extensions
        .get()
        .ifPresent(service -> service.list().forEach(each -> {
          extending.put(each.name(), each.version());
          service.earlier(each.name()).ifPresent(version -> earlier.put(each.name(), version));
        }));
    return Optional.of(
        new Here(shelf.get().sources(), entries, Map.copyOf(earlier), Map.copyOf(extending)));
  }

  /** What is installed may be what something else needs, so the shelves are looked at again. */
  private void follow() {
    tell();
    if (here().isPresent()) {
      lookAgain();
    }
  }

  /** The user agrees that an address is asked. */
  void look(String source) {
    agreed.add(source);
    lookAgain();
  }

  private void lookAgain() {
    List<String> wanted = here().map(Here::sources).orElse(List.of()).stream()
        .filter(this::isLookedAt)
        .toList();
    looks++;
    tell();
    looking.execute(() -> {
      VariantShelf.Seen found = found(wanted);
      desk.gate().send(() -> {
        looks--;
        seen = found;
        tell();
      });
      found.items().forEach(item -> drawing.execute(() -> draw(item)));
    });
  }

  private VariantShelf.Seen found(List<String> wanted) {
    VariantShelf.Seen nothing = new VariantShelf.Seen(List.of(), List.of());
    try {
      return closed
          ? nothing
          : interrupt.allow(() ->
              desk.services().variantShelf().map(shelf -> shelf.look(wanted)).orElse(nothing));
    } catch (Exception | Error e) {
      // A service that left while it was asked comes again with a new look.
      LOG.log(Level.DEBUG, "no look", e);
      return nothing;
    }
  }

  /** In the lane: what it is like at the beginning. A variant is foreign code, and may fail. */
  private void draw(Item item) {
    if (closed
        || !item.isVariant()
        || boards.containsKey(item.digest())
        || !item.problem().isEmpty()) {
      return;
    }
    try {
      interrupt.allow(() -> variant(item)).map(VariantCard::of).ifPresent(card -> {
        Snapshot start = card.start(Optional.empty());
        desk.gate().send(() -> {
          boards.put(item.digest(), start);
          tell();
        });
      });
    } catch (Exception | Error e) {
      LOG.log(Level.DEBUG, "no board of " + item.name(), e);
    }
  }

  /** What is installed is there to be asked; a text can be read, a jar is not run for a picture. */
  private Optional<Variant> variant(Item item) {
    List<String> keys = desk.services().variantBundles().stream()
        .flatMap(each -> each.list().stream())
        .filter(entry -> entry.name().equals(item.name()))
        .flatMap(entry -> entry.variants().stream())
        .toList();
    return desk.services().variants().stream()
        .filter(each -> keys.contains(each.key()) && item.version().equals(item.installed()))
        .findFirst()
        .or(() -> desk.services().variantShelf().flatMap(shelf -> shelf.read(item)));
  }

  /** Installs an item, or the newer version of what is there; the user has agreed where it is asked. */
  void install(Item item) {
    String old = here().map(each -> each.version(item)).orElse("");
    run(item.name(), () -> {
      VariantBundles.Entry entry =
          desk.services().variantShelf().orElseThrow(this::away).install(item, true);
      if (!item.isVariant()) {
        // What is installed of other kinds is told by the shelf alone.
        desk.gate().send(this::lookAgain);
      }
      return old.isEmpty()
          ? Notification.done("shelf.installed", title(item), entry.version())
          : Notification.done("install.updated", title(item), old, entry.version());
    });
  }

  private String title(Item item) {
    return item.title().isEmpty() ? item.name() : desk.messages().of(item.title());
  }

  /** Goes back to the version before. */
  void rollback(Item item) {
    run(item.name(), () -> {
      String version = item.kind().equals(VariantShelf.EXTENSION)
          ? requireExtensions().rollback(item.name()).version()
          : requireBundles().rollback(item.name()).version();
      return Notification.done("shelf.rolled-back", title(item), version);
    });
  }

  /** Removes what is installed. */
  void remove(Item item) {
    run(item.name(), () -> {
      if (item.kind().equals(VariantShelf.EXTENSION)) {
        requireExtensions().uninstall(item.name());
      } else {
        requireBundles().uninstall(item.name());
      }
      return Notification.done("install.removed", title(item));
    });
  }

  private Extensions requireExtensions() {
    return desk.services().extensions().orElseThrow(this::away);
  }

  /** Looks at one more address from now on, as soon as the user asks for it; a folder at once. */
  void addSource(String address) {
    changeSources(address, sources -> {
      if (!sources.contains(address)) {
        sources.add(address);
      }
    });
  }

  /** Looks there no more; what came from there stays. */
  void removeSource(String address) {
    changeSources(address, sources -> sources.remove(address));
  }

  private void changeSources(String address, Consumer<List<String>> change) {
    run(address, () -> {
      VariantShelf shelf = desk.services().variantShelf().orElseThrow(this::away);
      List<String> sources = new ArrayList<>(shelf.sources());
      change.accept(sources);
      shelf.use(sources);
      watch.look();
      return Notification.done("shelf.places.changed", address);
    });
  }

  private void run(String what, TaskRunner.Task task) {
    tasks.run(what, () -> interrupt.allow(task::run));
  }

  /** Stops what is being fetched; what is installed already stays as it is. */
  void cancel() {
    interrupt.now();
  }

  /** Tells the open games that are played with a bundle. */
  void games(VariantBundles.Entry entry, Consumer<List<LiveGame>> answer) {
    watch.lane().execute(() -> {
      List<LiveGame> open = new ArrayList<>();
      desk.services().games().ifPresent(service -> open.addAll(service.list()));
      open.removeIf(game -> !entry.variants().contains(game.variant()));
      desk.gate().send(() -> answer.accept(open));
    });
  }

  private VariantBundles requireBundles() {
    return desk.services().variantBundles().orElseThrow(this::away);
  }

  private IllegalStateException away() {
    return new IllegalStateException(desk.messages().get("install.away"));
  }

  /** Whether this page can remove it; a network is removed on the page of networks. */
  static boolean isRemovable(Item item) {
    return item.isVariant() || item.kind().equals(VariantShelf.EXTENSION);
  }

  /** Where an item lies, for people: an address, or a folder without its scheme. */
  static String told(URI source) {
    return "file".equals(source.getScheme()) ? source.getPath() : source.toString();
  }

  @Override
  public void close() {
    closed = true;
    interrupt.now();
    watch.close();
    tasks.close();
  }
}
