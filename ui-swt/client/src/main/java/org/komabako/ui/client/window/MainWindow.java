package org.komabako.ui.client.window;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.action.ToolStrip;
import org.komabako.ui.widgets.control.FileDrop;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.extension.PageTab;
import org.komabako.ui.workbench.game.GameView;

/** The main window: the menu, and a tab for each open game of the process. */
public final class MainWindow implements Workbench {
  private static final Logger LOG = System.getLogger(MainWindow.class.getName());

  private final Desk desk;
  private final Shell shell;
  private final MessageBar bar;
  private final MessageBar notices;
  private final ToolStrip tools;
  private final StartTab start;
  private final ClosedGames closedGames;
  private final OfferedVariants offered = new OfferedVariants(this);
  private final Contributed contributed;
  private final GameTabs tabs;
  private final FocusGuard focus;
  private final Executor lane;
  private final AutoCloseable services;
  private Optional<AutoCloseable> games = Optional.empty();
  private Optional<Games> followed = Optional.empty();
  private boolean starting;
  private final NotedGames noted;

  /**
   * Makes the window; {@link #open} shows it.
   *
   * @param offers what bundles add to it
   * @param starting whether services and variants are still to come, until {@link #started}
   */
  public MainWindow(Display display, Desk desk, Offers offers, boolean starting) {
    this.desk = desk;
    this.starting = starting;
    lane = desk.work().lane();
    noted = new NotedGames(desk.settings());
    shell = new Shell(display);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = 0;
    shell.setLayout(layout);
    tools = new ToolStrip(shell, desk.actions(), desk.messages(), desk.look());
    bar = new MessageBar(shell, desk, true);
    notices = new MessageBar(shell, desk, false);
    closedGames = new ClosedGames(this, notices);
    contributed = new Contributed(this, offers);
    UsualPanels.in(contributed.games(), this::problem);
    tabs = new GameTabs(
        shell, desk, contributed.games(), closedGames::close, this::looked, this::isStarting);
    tabs.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    start = new StartTab(tabs.control(), this, contributed);
    tabs.start(start.control());
    var unusedOffers = offered.listen(start::fill);
    focus = new FocusGuard(shell, this::lookedAt);
    ActionAreas.register(desk, this);
    contributed.follow();
    desk.actions().listen(shell);
    desk.messages().onChange(shell, this::title);
    services = desk.services().listen(this::follow);
    shell.addDisposeListener(e -> disposed());
    shell.addListener(SWT.Close, this::quit);
    var unused = contributed.concern(new UnkeptGames(this)::warning);
    FileDrop.on(shell, files -> files.forEach(this::open));
    WindowState.keep(shell, desk.settings());
    desk.settings()
        .damaged()
        .ifPresent(copy -> say(desk.messages().get("window.settings-damaged", copy)));
  }

  /** Shows the window, and the games that are open. */
  public void open() {
    if (!starting) {
      WindowIcon.on(shell);
    }
    follow();
    shell.open();
  }

  /** All that starts by itself is there: what is missing now is not installed. */
  public void started() {
    starting = false;
    WindowIcon.on(shell);
    start.fill();
    tabs.started();
    follow();
  }

  /** Whether services and variants are still to come. */
  boolean isStarting() {
    return starting;
  }

  private void disposed() {
    contributed.close();
    ServiceWatch.stop(services);
    games.ifPresent(ServiceWatch::stop);
  }

  @Override
  public Shell shell() {
    return shell;
  }

  @Override
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

  /** Comes to the front: somebody has started the program again. */
  public void raise() {
    if (!shell.isDisposed()) {
      shell.setMinimized(false);
      shell.forceActive();
    }
  }

  private void quit(Event event) {
    List<String> asked = contributed.concerns();
    if (!asked.isEmpty()) {
      event.doit = false;
      Question.ask(shell, desk, "quit", String.join("\n\n", asked), this::close);
    }
  }

  @Override
  public Optional<GameView> current() {
    return tabs.current();
  }

  /** All games of the window, in the order of their tabs. */
  public List<GameView> all() {
    return tabs.all();
  }

  @Override
  public List<Variant> variants() {
    return offered.variants();
  }

  @Override
  public List<VariantCard> cards() {
    return offered.cards();
  }

  @Override
  public Optional<VariantCard> card(String key) {
    return cards().stream().filter(card -> card.key().equals(key)).findFirst();
  }

  @Override
  public String variantName(String key) {
    return card(key).map(card -> desk.messages().title(card.table().name())).orElse(key);
  }

  @Override
  public Runnable listenToVariants(Runnable change) {
    return offered.listen(change);
  }

  /** An empty tab beside the games, for a page. */
  PageTab tab() {
    return tabs.page();
  }

  /** Whether there is a tab that can be closed and is looked at. */
  boolean canClose() {
    return !tabs.isStart();
  }

  /** Closes the game or the page that is looked at. */
  void closeTab() {
    current()
        .ifPresentOrElse(closedGames::close, () -> tabs.chosenPage().ifPresent(PageTab::close));
  }

  /** Looks at an open game. */
  void look(String id) {
    tabs.choose(id);
  }

  /** Tells of each game that is shown from now on, as long as the window is open. */
  public void listenToViews(Consumer<GameView> listener) {
    tabs.listen(listener);
  }

  /** Services or games have come or gone; for any thread. */
  void follow() {
    lane.execute(() -> {
      Optional<Games> now = desk.services().games();
      List<Variant> installed = desk.services().variants();
      List<VariantCard> offers = offered.ask(installed);
      List<LiveGame> open = now.map(Games::list).orElse(List.of());
      List<RecentGames.Entry> recently = closedGames.look();
      desk.gate().send(this, () -> {
        update(now, installed, offers, open);
        closedGames.show(recently);
        start.show(recently);
      });
    });
  }

  private void update(
      Optional<Games> now, List<Variant> installed, List<VariantCard> offers, List<LiveGame> open) {
    if (shell.isDisposed()) {
      return;
    }
    if (!now.equals(followed)) {
      games.ifPresent(ServiceWatch::stop);
      followed = now;
      games = now.map(service -> service.listen(list -> follow()));
      // A game that came between the look and this was not told.
      follow();
    }
    offered.show(installed, offers);
    show(open, now.isPresent() || !starting);
    if (now.isPresent() && !starting) {
      noted.now(open.stream().map(LiveGame::id).collect(Collectors.toSet()));
    }
  }

  /** @param all whether these are all: while the program starts, games may still come */
  private void show(List<LiveGame> open, boolean all) {
    int before = all().size();
    tabs.show(open);
    if (all && tabs.isStart()) {
      start.look();
    }
    if (all().size() > before) {
      focus.begin();
    } else {
      focus.check();
    }
  }

  /** Another game is looked at, or it is called otherwise. */
  private void looked() {
    title();
    tools.update();
    focus.check();
  }

  /** What the keyboard is for: the board, a page, else the button that begins a game. */
  private Control lookedAt() {
    return current()
        .map(GameView::focus)
        .or(() -> tabs.chosenPage().map(PageTab::place))
        .orElseGet(start::begin);
  }

  private void title() {
    String program = desk.messages().get("window.title");
    shell.setText(tabs.title().map(title -> title + " — " + program).orElse(program));
  }

  /** The games that were closed last, and how games are closed. */
  ClosedGames closedGames() {
    return closedGames;
  }

  @Override
  public void open(Path file) {
    bar.another();
    if (!contributed.open(file)) {
      say(desk.messages().get("window.no-opener", file));
    }
  }

  /** Themes or piece sets have come or gone. */
  void looksChanged() {
    contributed.actionsChanged();
    contributed.tell();
  }

  @Override
  public List<PreferencePage> preferencePages() {
    return contributed.pages();
  }

  @Override
  public Runnable listenToContributions(Runnable change) {
    return contributed.listen(change)::close;
  }

  @Override
  public void create(GameRequest request) {
    create(request, game -> {});
  }

  @Override
  public void create(GameRequest request, Consumer<LiveGame> made) {
    withGames(service -> {
      made.accept(service.create(request));
      StartGames.played(desk.settings(), request.variant());
    });
  }

  /** Puts the chosen tab before or behind its neighbour. */
  void move(int by) {
    tabs.move(by);
  }

  @Override
  public void withGames(Consumer<Games> task) {
    background(() -> task.accept(desk.services()
        .games()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("window.games-away")))));
  }

  @Override
  public void background(Runnable task) {
    lane.execute(() -> {
      try {
        task.run();
      } catch (RuntimeException | Error e) {
        desk.gate().send(() -> tell(e));
      }
    });
  }

  private void tell(Throwable problem) {
    bar.problem(desk.messages().get("window.problem", Problems.of(problem)));
  }

  @Override
  public void say(String message) {
    bar.say(message);
  }

  @Override
  public void tell(String message) {
    notices.say(message);
  }

  @Override
  public void unsay(String message) {
    bar.unsay(message);
  }

  @Override
  public void remark(List<LocalizedText> remarks) {
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
