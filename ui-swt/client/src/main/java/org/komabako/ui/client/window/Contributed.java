package org.komabako.ui.client.window;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Composite;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.ui.client.window.Offers.Offer;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.game.GameParts;

/** All that bundles have put into the window; it follows what they offer. For the display thread. */
final class Contributed {
  private static final Logger LOG = System.getLogger(Contributed.class.getName());

  private final MainWindow window;
  private final Desk desk;
  private final Offers offers;
  private final AutoCloseable following;
  private final Map<Contribution, PluggedParts> plugged = new IdentityHashMap<>();
  /** Those that failed, as long as their services stay. */
  private final Set<Contribution> aside = Collections.newSetFromMap(new IdentityHashMap<>());

  private final GameParts games = new GameParts();
  private final List<Page> pages = new ArrayList<>();
  private final List<Opener> openers = new ArrayList<>();
  private final List<StartPart> startParts = new ArrayList<>();
  private final List<Supplier<Optional<String>>> concerns = new ArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private boolean menusStale = true;

  private record Page(int place, PreferencePage page) {}

  private record StartPart(int place, Consumer<Composite> maker, Consumer<Throwable> failed) {}

  private record Opener(int ranking, Predicate<Path> wanted, Consumer<Path> opener) {}

  Contributed(MainWindow window, Offers offers) {
    this.window = window;
    this.offers = offers;
    desk = window.desk();
    following = offers.listen(() -> desk.gate().send(this, this::follow));
  }

  /** Has just what is offered now. */
  void follow() {
    if (window.isDisposed()) {
      return;
    }
    List<Offer> now = offers.contributions();
    Set<Contribution> there = Collections.newSetFromMap(new IdentityHashMap<>());
    now.forEach(offer -> there.add(offer.contribution()));
    aside.retainAll(there);
    for (Contribution each : List.copyOf(plugged.keySet())) {
      if (!there.contains(each)) {
        unplug(each);
      }
    }
    for (Offer offer : now) {
      if (!plugged.containsKey(offer.contribution()) && !aside.contains(offer.contribution())) {
        plug(offer);
      }
    }
    changed();
  }

  private void plug(Offer offer) {
    PluggedParts parts = new PluggedParts(this, window, offer);
    plugged.put(offer.contribution(), parts);
    try (Registration running = running(offer.bundle())) {
      offer.contribution().contribute(window, parts);
    } catch (RuntimeException | Error e) {
      setAside(offer, e);
    }
  }

  /** What hangs here takes the window with it; by this it is known at the next start which one it was. */
  private Registration running(String bundle) {
    return desk.services().extensions().map(each -> each.running(bundle)).orElse(() -> {});
  }

  private void unplug(Contribution contribution) {
    PluggedParts parts = plugged.remove(contribution);
    if (parts != null) {
      parts.leave();
    }
  }

  /** It failed: what it added goes, and it is not asked again before its service comes anew. */
  void failed(Offer offer, Throwable problem) {
    desk.gate().send(() -> {
      if (plugged.containsKey(offer.contribution())) {
        setAside(offer, problem);
        changed();
      }
    });
  }

  private void setAside(Offer offer, Throwable problem) {
    LOG.log(Level.WARNING, "{0} is set aside: {1}", offer.bundle(), problem.toString());
    LOG.log(Level.DEBUG, "a contribution failed", problem);
    aside.add(offer.contribution());
    unplug(offer.contribution());
    window.say(desk.messages().get("window.set-aside", offer.bundle(), Problems.of(problem)));
  }

  private void changed() {
    fillMenus();
    tell();
  }

  /** Tells that something that was contributed has come or gone. */
  void tell() {
    listeners.tell(Runnable::run);
  }

  private void fillMenus() {
    if (menusStale && !window.isDisposed()) {
      menusStale = false;
      desk.actions().fill(window.shell());
    }
  }

  /** Actions have come or gone; the menus follow soon. */
  void actionsChanged() {
    menusStale = true;
    desk.gate().send(concerns, this::fillMenus);
  }

  /** What comes to each game. */
  GameParts games() {
    return games;
  }

  /** The pages of the preferences, from above. */
  List<PreferencePage> pages() {
    return pages.stream()
        .sorted(Comparator.comparingInt(Page::place))
        .map(Page::page)
        .toList();
  }

  Registration page(int place, PreferencePage page) {
    return add(pages, new Page(place, page));
  }

  Registration startPart(int place, Consumer<Composite> maker, Consumer<Throwable> failed) {
    return add(startParts, new StartPart(place, maker, failed));
  }

  /** How many parts the start page has from contributions. */
  int startParts() {
    return startParts.size();
  }

  /** Makes a part of the start page, by its number from above. */
  void makeStartPart(int number, Composite parent) {
    StartPart part = startParts.stream()
        .sorted(Comparator.comparingInt(StartPart::place))
        .toList()
        .get(number);
    try {
      part.maker().accept(parent);
    } catch (RuntimeException | Error e) {
      part.failed().accept(e);
    }
  }

  /** Opens a file; false if nobody wants it. */
  boolean open(Path file) {
    Optional<Opener> wanting = openers.stream()
        .sorted(Comparator.comparingInt(Opener::ranking).reversed())
        .filter(each -> each.wanted().test(file))
        .findFirst();
    wanting.ifPresent(each -> each.opener().accept(file));
    return wanting.isPresent();
  }

  Registration opener(int ranking, Predicate<Path> wanted, Consumer<Path> opener) {
    return add(openers, new Opener(ranking, wanted, opener));
  }

  /** What would be lost if the window were closed. */
  List<String> concerns() {
    return concerns.stream().flatMap(each -> each.get().stream()).toList();
  }

  Registration concern(Supplier<Optional<String>> concern) {
    return add(concerns, concern);
  }

  private static <T> Registration add(List<T> list, T element) {
    list.add(element);
    return () -> list.remove(element);
  }

  /** Runs something whenever contributions have come or gone. */
  Registration listen(Runnable change) {
    return listeners.add(change);
  }

  /** The window closes: all leave. */
  void close() {
    ServiceWatch.stop(following);
    listeners.clear();
    games.close();
    List.copyOf(plugged.keySet()).forEach(this::unplug);
  }
}
