package org.komabako.ui.client.window;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabFolder2Listener;
import org.eclipse.swt.custom.CTabFolderEvent;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.komabako.base.Listeners;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.action.ContextMenu;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.PageTab;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameNotes;
import org.komabako.ui.workbench.game.GameParts;
import org.komabako.ui.workbench.game.GameView;

/** A tab for the start page, one for each open game, and those of pages. The games' order and the one that is looked at are kept for the next start. */
final class GameTabs {
  private static final Setting<String> CHOSEN = Setting.text("window.game", "");
  private static final Setting<String> ORDER = Setting.text("window.games", "");

  /** Between the edge of a tab and its words. */
  static final String AIR = "  ";

  private final Desk desk;
  private final GameParts parts;
  private final CTabFolder folder;
  private final Consumer<GameView> closer;
  private final Runnable titled;
  private final BooleanSupplier starting;
  private final Map<String, Tab> tabs = new LinkedHashMap<>();
  private final Listeners<Consumer<GameView>> listeners = new Listeners<>();
  private final CTabItem start;
  private final List<OwnTab> pages = new ArrayList<>();
  private boolean known;

  private record Tab(CTabItem item, GameView view) {}

  /**
   * Without games.
   *
   * @param parts what comes to each game
   * @param closer closes a game when the user closes its tab, which goes when the game is closed, by whomever
   * @param titled run when {@link #title} may be another
   * @param starting whether variants are still to come, until {@link #started}
   */
  GameTabs(
      Composite parent,
      Desk desk,
      GameParts parts,
      Consumer<GameView> closer,
      Runnable titled,
      BooleanSupplier starting) {
    this.starting = starting;
    this.desk = desk;
    this.parts = parts;
    this.closer = closer;
    this.titled = titled;
    folder = new CTabFolder(parent, SWT.TOP | SWT.FLAT);
    folder.setRenderer(new TabRenderer(folder));
    folder.setData("part", "tabs");
    folder.setTabHeight(desk.look().measures().of(34));
    folder.setSelectionBarThickness(0);
    start = new CTabItem(folder, SWT.NONE);
    desk.messages().bind(start, text -> start.setText(AIR + text + AIR), "window.start");
    folder.setSelection(start);
    folder.addCTabFolder2Listener(CTabFolder2Listener.closeAdapter(this::closeRequested));
    folder.addListener(SWT.Selection, e -> selected());
    folder.addListener(SWT.MenuDetect, this::pointed);
    var unused = new ContextMenu(folder, desk.messages(), desk.actions(), this::fill);
  }

  /** The menu is about the tab under the mouse, which is chosen first. */
  private void pointed(Event event) {
    if (event.detail == SWT.MENU_KEYBOARD) {
      Rectangle tab = folder.getSelection().getBounds();
      Point at = folder.toDisplay(tab.x, tab.y + tab.height);
      event.x = at.x;
      event.y = at.y;
      return;
    }
    CTabItem item = folder.getItem(folder.toControl(event.x, event.y));
    event.doit = item != null;
    if (item != null && item != folder.getSelection()) {
      folder.setSelection(item);
      selected();
    }
  }

  private void fill(ContextMenu menu) {
    if (isStart()) {
      List.of("game.new", "game.open", "game.reopen", "game.closed").forEach(menu::action);
      return;
    }
    if (chosenPage().isPresent()) {
      menu.action("game.close");
      return;
    }
    List.of("game.info", "game.duplicate", "game.move-left", "game.move-right")
        .forEach(menu::action);
    menu.line();
    menu.action("game.close");
    menu.item(
            "context.close-others",
            () -> all().stream()
                .filter(view -> !current().equals(Optional.of(view)))
                .forEach(closer))
        .setEnabled(tabs.size() > 1);
    menu.action("game.reopen");
  }

  /** All variants that start by themselves are there: a game without one is suspended. */
  void started() {
    all().forEach(view -> view.model().refresh());
  }

  /** The widget. */
  Composite control() {
    return folder;
  }

  /** What the tab before the games shows; it is a child of {@link #control}. */
  void start(Control page) {
    start.setControl(page);
  }

  /** Whether the start page is looked at. */
  boolean isStart() {
    return folder.getSelection() == start;
  }

  /** A new tab for a page, behind the others. */
  PageTab page() {
    OwnTab page = new OwnTab(folder, desk, this::selected);
    pages.add(page);
    page.place().addDisposeListener(e -> pages.remove(page));
    return page;
  }

  /** The page that is looked at. */
  Optional<PageTab> chosenPage() {
    return pages.stream().filter(OwnTab::isChosen).map(PageTab.class::cast).findFirst();
  }

  /** The game that is looked at. */
  Optional<GameView> current() {
    return folder.isDisposed()
        ? Optional.empty()
        : of(folder.getSelection()).map(each -> each.getValue().view());
  }

  /** All games, in the order of their tabs. */
  List<GameView> all() {
    return inOrder().stream().map(each -> each.getValue().view()).toList();
  }

  /** What stands on the chosen tab; empty on the start page. */
  Optional<String> title() {
    return Optional.ofNullable(folder.getSelection())
        .filter(item -> item != start)
        .map(item -> item.getText().strip().replace("&&", "&"));
  }

  /** Looks at a game; nothing happens if it is not open any more. */
  void choose(String id) {
    Tab tab = tabs.get(id);
    if (tab != null) {
      folder.setSelection(tab.item());
      selected();
    }
  }

  /** Tells of each game that is shown from now on. */
  void listen(Consumer<GameView> listener) {
    var unused = listeners.add(listener);
  }

  private Optional<Map.Entry<String, Tab>> of(CTabItem item) {
    return tabs.entrySet().stream()
        .filter(each -> each.getValue().item() == item)
        .findFirst();
  }

  private List<Map.Entry<String, Tab>> inOrder() {
    return tabs.entrySet().stream()
        .sorted(Comparator.comparingInt(each -> folder.indexOf(each.getValue().item())))
        .toList();
  }

  /** Shows just these games. */
  void show(List<LiveGame> open) {
    boolean wasGame = !isStart();
    for (Tab tab : List.copyOf(tabs.values())) {
      if (!open.contains(tab.view().model().live().shared())) {
        tabs.remove(tab.view().model().live().id());
        tab.item().dispose();
        tab.view().control().dispose();
      }
    }
    CTabItem newest = null;
    for (LiveGame game : asKept(open)) {
      if (!tabs.containsKey(game.id())) {
        newest = add(game);
      }
    }
    if (newest != null) {
      // The first look shows what was looked at last; later, what is new is to be seen.
      Tab before = known ? null : tabs.get(desk.settings().get(CHOSEN));
      folder.setSelection(before == null ? newest : before.item());
    } else if (wasGame && isStart() && !tabs.isEmpty()) {
      // Who closes a game goes on with another one.
      folder.setSelection(folder.getItemCount() - 1);
    }
    known |= !open.isEmpty();
    if (known) {
      keepOrder();
    }
    selected();
  }

  private void selected() {
    if (folder.isDisposed()) {
      return;
    }
    for (CTabItem item : folder.getItems()) {
      item.setFont(item == folder.getSelection() ? desk.look().bold() : null);
    }
    current().ifPresent(view -> desk.settings().set(CHOSEN, view.model().live().id()));
    titled.run();
  }

  private CTabItem add(LiveGame game) {
    GameModel model = new GameModel(game, desk.work(), desk.gate(), starting);
    GameView view = new GameView(folder, model, desk, parts);
    CTabItem item = item(view, folder.getItemCount());
    tabs.put(game.id(), new Tab(item, view));
    model.listen(() -> label(game.id()));
    desk.messages().onChange(view.control(), () -> label(game.id()));
    Runnable stop = desk.settings()
        .listen(GameNotes.group(game.id()), () -> desk.gate().send(view, () -> label(game.id())));
    view.control().addDisposeListener(e -> stop.run());
    listeners.tell(each -> each.accept(view));
    return item;
  }

  private CTabItem item(GameView view, int place) {
    CTabItem item = new CTabItem(folder, SWT.CLOSE, place);
    item.setControl(view.control());
    return item;
  }

  /** By the order that the tabs had; those that were not there come last. */
  private List<LiveGame> asKept(List<LiveGame> open) {
    List<String> order = List.of(desk.settings().get(ORDER).split(" ", -1));
    return open.stream()
        .sorted(Comparator.comparingInt(game -> {
          int place = order.indexOf(game.id());
          return place < 0 ? Integer.MAX_VALUE : place;
        }))
        .toList();
  }

  private void keepOrder() {
    List<String> ids = inOrder().stream().map(Map.Entry::getKey).toList();
    desk.settings().set(ORDER, String.join(" ", ids));
  }

  private void label(String id) {
    Tab tab = tabs.get(id);
    if (tab == null || tab.item().isDisposed()) {
      return;
    }
    GameModel model = tab.view().model();
    String numbered = desk.messages().get("window.tab", id, GameTitles.variant(desk, model));
    String title = GameTitles.tab(desk, model)
        .map(name -> isTaken(name, tab) ? desk.messages().get("window.tab.again", id, name) : name)
        .orElse(numbered);
    if (model.suspended().isPresent()) {
      title = desk.messages().get("window.tab.suspended", title);
    } else if (model.unkept().isPresent()) {
      title = desk.messages().get("window.tab.unkept", title);
    }
    tab.item().setText(AIR + title.replace("&", "&&"));
    tab.item().setToolTipText(desk.messages().get("window.tab.number", id, title));
    titled.run();
  }

  /** Whether another game, which came earlier, is called so too. */
  private boolean isTaken(String name, Tab tab) {
    return tabs.values().stream()
        .takeWhile(each -> each != tab)
        .anyMatch(each ->
            GameTitles.tab(desk, each.view().model()).filter(name::equals).isPresent());
  }

  private void closeRequested(CTabFolderEvent event) {
    event.doit = false;
    CTabItem item = (CTabItem) event.item;
    List.copyOf(pages).stream().filter(page -> page.is(item)).forEach(OwnTab::close);
    of(item).ifPresent(each -> closer.accept(each.getValue().view()));
  }

  /** Puts the chosen tab before or behind its neighbour. */
  void move(int by) {
    CTabItem item = folder.getSelection();
    int place = item == null ? -1 : folder.indexOf(item) + by;
    if (item == null || item == start || place < 1 || place >= folder.getItemCount()) {
      return;
    }
    of(item).ifPresent(each -> {
      GameView view = each.getValue().view();
      item.setControl(null);
      item.dispose();
      CTabItem moved = item(view, place);
      each.setValue(new Tab(moved, view));
      label(each.getKey());
      folder.setSelection(moved);
    });
    selected();
    keepOrder();
  }
}
