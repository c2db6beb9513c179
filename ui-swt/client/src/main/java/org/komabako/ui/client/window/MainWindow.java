package org.komabako.ui.client.window;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.Listeners;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.game.GameNotes;
import org.komabako.ui.client.game.GameView;
import org.komabako.ui.client.newgame.VariantCard;
import org.komabako.ui.client.text.Problems;
import org.komabako.ui.client.work.Watch;

/** The main window: the menu, and a tab for each open game of the process. */
public final class MainWindow {
  private static final Logger LOG = System.getLogger(MainWindow.class.getName());

  private final Desk desk;
  private final Shell shell;
  private final MessageBar bar;
  private final Composite stage;
  private final StackLayout stack = new StackLayout();
  private final StartPage start;
  private final RecentGames recent;
  private Consumer<Path> opener = file -> {};
  private final GameTabs tabs;
  private final FocusGuard focus;
  private final Executor lane;
  private final AutoCloseable services;
  private Optional<AutoCloseable> games = Optional.empty();
  private Optional<Games> followed = Optional.empty();
  private List<Variant> variants = List.of();
  private List<VariantCard> cards = List.of();
  private final Listeners<Runnable> variantListeners = new Listeners<>();

  /** Only for the lane. */
  private List<Variant> asked = List.of();

  /** Only for the lane. */
  private List<VariantCard> offers = List.of();

  /** Makes the window; {@link #open} shows it. */
  public MainWindow(Display display, Desk desk) {
    this.desk = desk;
    lane = desk.work().lane();
    shell = new Shell(display);
    recent = new RecentGames(desk.data().resolve("recent"));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = 0;
    shell.setLayout(layout);
    bar = new MessageBar(shell, desk);
    stage = new Composite(shell, SWT.NONE);
    stage.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    stage.setLayout(stack);
    start = new StartPage(stage, this, this::reopen);
    tabs = new GameTabs(stage, desk, this::close, this::looked);
    focus = new FocusGuard(shell, this::lookedAt);
    Contributions.register(desk, this);
    desk.actions().fill(shell);
    desk.actions().listen(shell);
    desk.messages().onChange(shell, this::title);
    services = desk.services().listen(this::follow);
    shell.addDisposeListener(e -> disposed());
    WindowState.keep(shell, desk.settings());
    desk.settings()
        .damaged()
        .ifPresent(copy -> say(desk.messages().get("window.settings-damaged", copy)));
  }

  /** Shows the window, and the games that are open. */
  public void open() {
    follow();
    shell.open();
  }

  private void disposed() {
    Watch.stop(services);
    games.ifPresent(Watch::stop);
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
    return tabs.current();
  }

  /** All games of the window, in the order of their tabs. */
  public List<GameView> all() {
    return tabs.all();
  }

  /** The variants that are installed now. */
  public List<Variant> variants() {
    return variants;
  }

  /** What they offer to a new game. */
  public List<VariantCard> cards() {
    return cards;
  }

  /** The name of a variant; its key while it is not installed. */
  public String variantName(String key) {
    return cards.stream()
        .filter(card -> card.key().equals(key))
        .findFirst()
        .map(card -> desk.messages().of(card.table().name()))
        .orElse(key);
  }

  /** Runs something on the display thread whenever variants come or go, until closed. */
  public Runnable listenToVariants(Runnable change) {
    return variantListeners.add(change)::close;
  }

  /** Tells of each game that is shown from now on, as long as the window is open. */
  public void listenToViews(Consumer<GameView> listener) {
    tabs.listen(listener);
  }

  /** Services or games have come or gone; for any thread. */
  private void follow() {
    lane.execute(() -> {
      Optional<Games> now = desk.services().games();
      List<Variant> installed = desk.services().variants();
      List<VariantCard> offered = installed.equals(asked) ? offers : ask(installed);
      List<LiveGame> open = now.map(Games::list).orElse(List.of());
      List<RecentGames.Entry> closed = recent.list();
      desk.gate().send(this, () -> {
        update(now, installed, offered, open);
        start.show(closed);
      });
    });
  }

  /** What the variants offer; one that cannot say is told of and left out. Runs in the lane. */
  private List<VariantCard> ask(List<Variant> installed) {
    List<VariantCard> asking = new ArrayList<>();
    for (Variant variant : installed) {
      try {
        asking.add(VariantCard.of(variant));
      } catch (RuntimeException | LinkageError e) {
        LOG.log(Level.WARNING, "a variant cannot be asked: {0}", e.toString());
        desk.gate()
            .send(() -> say(desk.messages()
                .get("window.variant-broken", variant.getClass().getName(), e.toString())));
      }
    }
    asked = installed;
    offers = List.copyOf(asking);
    return offers;
  }

  private void update(
      Optional<Games> now,
      List<Variant> installed,
      List<VariantCard> offered,
      List<LiveGame> open) {
    if (shell.isDisposed()) {
      return;
    }
    if (!now.equals(followed)) {
      games.ifPresent(Watch::stop);
      followed = now;
      games = now.map(service -> service.listen(list -> follow()));
      // A game that came between the look and this was not told.
      follow();
    }
    if (!installed.equals(variants)) {
      variants = installed;
      cards = offered;
      start.fill();
      variantListeners.tell(Runnable::run);
    }
    show(open);
    if (now.isPresent()) {
      GameNotes.keepOnly(
          desk.settings(), open.stream().map(LiveGame::id).collect(Collectors.toSet()));
    }
  }

  private void show(List<LiveGame> open) {
    tabs.show(open);
    stack.topControl = tabs.isEmpty() ? start.control() : tabs.control();
    stage.layout();
    focus.check();
  }

  /** Another game is looked at, or it is called otherwise. */
  private void looked() {
    title();
    focus.check();
  }

  /** What the keyboard is for: the board, else the button that begins a game. */
  private Control lookedAt() {
    return current().map(GameView::focus).orElseGet(start::begin);
  }

  private void title() {
    String program = desk.messages().get("window.title");
    shell.setText(tabs.title().map(title -> title + " — " + program).orElse(program));
  }

  /** Closes a game; it is gone from the console too, and found among the recent ones. */
  public void close(GameView view) {
    withGames(service -> {
      LiveGame game = view.model().live();
      recent.keep(service, game);
      service.close(game);
    });
  }

  private void reopen(RecentGames.Entry entry) {
    withGames(service -> recent.open(service, entry));
  }

  /** Who opens files. */
  void opener(Consumer<Path> opener) {
    this.opener = opener;
  }

  /** Opens a file that was dropped or named at the start: a game, or the jar of a variant. */
  public void open(Path file) {
    opener.accept(file);
  }

  /** Opens a new game. */
  public void create(GameRequest request) {
    create(request, game -> {});
  }

  /**
   * Opens a new game.
   *
   * @param made takes it, in a lane, before it is shown
   */
  public void create(GameRequest request, Consumer<LiveGame> made) {
    withGames(service -> made.accept(service.create(request)));
  }

  /** Opens a second game that is the same as another one now. */
  void duplicate(GameView view) {
    LiveGame game = view.model().live();
    withGames(service -> {
      LiveGame second = recent.copy(service, game);
      GameNotes.copy(desk.settings(), game.id(), second.id());
    });
  }

  /** Puts the chosen tab before or behind its neighbour. */
  void move(int by) {
    tabs.move(by);
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
    say(desk.messages().get("window.problem", Problems.of(problem)));
  }

  /** Says something in the line above the games. */
  public void say(String message) {
    bar.say(message);
  }

  /** Takes back what was said, if it is still there: it holds no more. */
  public void unsay(String message) {
    bar.unsay(message);
  }

  /** Says what a file tells and a game does not hold; from any thread. */
  public void remark(List<Text> remarks) {
    if (!remarks.isEmpty()) {
      desk.gate()
          .send(() ->
              say(remarks.stream().map(desk.messages()::of).collect(Collectors.joining("\n"))));
    }
  }

  /** Something failed in the window that should not; it is told, and the window goes on. */
  public void problem(Throwable problem) {
    LOG.log(Level.WARNING, "a fault in the window: {0}", problem.toString());
    LOG.log(Level.DEBUG, "a fault in the window", problem);
    if (!shell.isDisposed()) {
      say(desk.messages().get("window.fault", problem.toString()));
    }
  }
}
