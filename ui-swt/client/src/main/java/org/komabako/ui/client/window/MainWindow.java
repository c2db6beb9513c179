package org.komabako.ui.client.window;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabFolder2Listener;
import org.eclipse.swt.custom.CTabFolderEvent;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.MessageBox;
import org.eclipse.swt.widgets.Shell;
import org.komabako.kernel.variant.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.game.GameModel;
import org.komabako.ui.client.game.GameView;

/** The main window: the menu, and a tab for each open game of the process. */
public final class MainWindow {
  private static final Logger LOG = System.getLogger(MainWindow.class.getName());

  private final Desk desk;
  private final Shell shell;
  private final CTabFolder tabs;
  private final Map<String, Tab> views = new LinkedHashMap<>();
  private final Executor lane;
  private final AutoCloseable services;
  private Optional<AutoCloseable> games = Optional.empty();
  private Optional<Games> followed = Optional.empty();
  private List<Variant> variants = List.of();
  private final List<Runnable> variantListeners = new java.util.concurrent.CopyOnWriteArrayList<>();

  private final List<Consumer<GameView>> viewListeners = new java.util.ArrayList<>();

  private record Tab(CTabItem item, GameView view) {}

  /** Makes the window; {@link #open} shows it. */
  public MainWindow(Display display, Desk desk) {
    this.desk = desk;
    lane = desk.work().lane();
    shell = new Shell(display);
    shell.setLayout(new FillLayout());
    tabs = new CTabFolder(shell, SWT.BORDER | SWT.CLOSE | SWT.BOTTOM);
    tabs.addCTabFolder2Listener(CTabFolder2Listener.closeAdapter(this::closeRequested));
    tabs.addListener(SWT.Selection, e -> title());
    Contributions.register(desk, this);
    desk.actions().fill(shell);
    desk.actions().listen(shell);
    desk.messages().onChange(shell, this::title);
    services = desk.services().listen(this::follow);
    shell.addDisposeListener(e -> disposed());
    shell.setSize(1100, 780);
  }

  /** Shows the window, and the games that are open. */
  public void open() {
    follow();
    shell.open();
  }

  private void disposed() {
    stop(services);
    games.ifPresent(MainWindow::stop);
  }

  private static void stop(AutoCloseable subscription) {
    try {
      subscription.close();
    } catch (Exception e) {
      LOG.log(Level.DEBUG, "closing", e);
    }
  }

  /** The window itself. */
  public Shell shell() {
    return shell;
  }

  /** What the parts of the window share. */
  public Desk desk() {
    return desk;
  }

  /** Whether it is closed. */
  public boolean isDisposed() {
    return shell.isDisposed();
  }

  /** Closes it. */
  public void close() {
    if (!shell.isDisposed()) {
      shell.dispose();
    }
  }

  /** The game that is looked at. */
  public Optional<GameView> current() {
    CTabItem item = tabs.isDisposed() ? null : tabs.getSelection();
    return views.values().stream()
        .filter(tab -> tab.item() == item)
        .map(Tab::view)
        .findFirst();
  }

  /** All games of the window, in the order of their tabs. */
  public List<GameView> all() {
    return views.values().stream().map(Tab::view).toList();
  }

  /** The variants that are installed now. */
  public List<Variant> variants() {
    return variants;
  }

  /** Runs something on the display thread whenever variants come or go, until closed. */
  public Runnable listenToVariants(Runnable change) {
    variantListeners.add(change);
    return () -> variantListeners.remove(change);
  }

  /** Tells of each game that is shown from now on, as long as the window is open. */
  public void listenToViews(Consumer<GameView> listener) {
    viewListeners.add(listener);
  }

  /** Services or games have come or gone; for any thread. */
  private void follow() {
    lane.execute(() -> {
      Optional<Games> now = desk.services().games();
      List<Variant> installed = desk.services().variants();
      List<LiveGame> open = now.map(Games::list).orElse(List.of());
      desk.gate().send(this, () -> update(now, installed, open));
    });
  }

  private void update(Optional<Games> now, List<Variant> installed, List<LiveGame> open) {
    if (shell.isDisposed()) {
      return;
    }
    if (!now.equals(followed)) {
      games.ifPresent(MainWindow::stop);
      followed = now;
      games = now.map(service -> service.listen(list -> follow()));
      // A game that came between the look and this was not told.
      follow();
    }
    if (!installed.equals(variants)) {
      variants = installed;
      variantListeners.forEach(Runnable::run);
    }
    show(open);
  }

  private void show(List<LiveGame> open) {
    for (Tab tab : List.copyOf(views.values())) {
      if (!open.contains(tab.view().model().live())) {
        views.remove(tab.view().model().live().id());
        tab.item().dispose();
        tab.view().control().dispose();
      }
    }
    CTabItem newest = null;
    for (LiveGame game : open) {
      if (!views.containsKey(game.id())) {
        newest = add(game);
      }
    }
    if (newest != null) {
      tabs.setSelection(newest);
    } else if (tabs.getSelection() == null && tabs.getItemCount() > 0) {
      tabs.setSelection(0);
    }
    title();
  }

  private CTabItem add(LiveGame game) {
    GameModel model = new GameModel(game, desk.work(), desk.gate());
    GameView view = new GameView(tabs, model, desk);
    CTabItem item = new CTabItem(tabs, SWT.NONE);
    item.setControl(view.control());
    views.put(game.id(), new Tab(item, view));
    model.listen(() -> label(item, model));
    desk.messages().onChange(item, () -> label(item, model));
    viewListeners.forEach(each -> each.accept(view));
    return item;
  }

  private void label(CTabItem item, GameModel model) {
    if (item.isDisposed()) {
      return;
    }
    String name = model
        .snapshot()
        .map(s -> desk.messages().of(s.position().rules().table().name()))
        .orElse(model.live().variant());
    String key = model.suspended().isPresent() ? "window.tab.suspended" : "window.tab";
    item.setText(desk.messages().get(key, model.live().id(), name).replace("&", "&&"));
    title();
  }

  private void title() {
    String program = desk.messages().get("window.title");
    CTabItem item = tabs.getSelection();
    shell.setText(item == null ? program : item.getText().replace("&&", "&") + " — " + program);
  }

  private void closeRequested(CTabFolderEvent event) {
    // The tab goes when the game is closed, by whomever.
    event.doit = false;
    views.values().stream()
        .filter(tab -> tab.item() == event.item)
        .findFirst()
        .ifPresent(tab -> close(tab.view()));
  }

  /** Closes a game; it is gone from the console too. */
  public void close(GameView view) {
    withGames(service -> service.close(view.model().live()));
  }

  /** Opens a new game. */
  public void create(GameRequest request) {
    withGames(service -> {
      var unused = service.create(request);
    });
  }

  /** Does something with the games, on another thread; what goes wrong is told. */
  public void withGames(Consumer<Games> task) {
    background(() -> task.accept(desk.services()
        .games()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("window.games-away")))));
  }

  /** Does something on another thread; what goes wrong is told. */
  public void background(Runnable task) {
    lane.execute(() -> {
      try {
        task.run();
      } catch (RuntimeException | LinkageError e) {
        desk.gate().send(() -> tell(e));
      }
    });
  }

  private void tell(Throwable problem) {
    if (!shell.isDisposed()) {
      MessageBox box = new MessageBox(shell, SWT.ICON_WARNING | SWT.OK);
      box.setText(desk.messages().get("window.problem"));
      String message = problem.getMessage();
      boolean sentence = problem instanceof IllegalArgumentException
          || problem instanceof IllegalStateException
          || problem instanceof java.io.UncheckedIOException;
      box.setMessage(sentence && message != null ? message : problem.toString());
      var unused = box.open();
    }
  }

  /** Something failed in the window that should not; it is told, and the window goes on. */
  public void problem(Throwable problem) {
    LOG.log(Level.WARNING, "a fault in the window: {0}", problem.toString());
    LOG.log(Level.DEBUG, "a fault in the window", problem);
  }
}
