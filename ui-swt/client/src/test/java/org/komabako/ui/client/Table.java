package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Widget;
import org.komabako.engine.Engine;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.Networks;
import org.komabako.engine.OpeningBooks;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Library;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.matches.Matches;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.internal.RealOpponents;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.session.internal.RealGames;
import org.komabako.ui.board.Box;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.services.Services;

/** A client on the test screen, with the real session and hands to play with. */
public final class Table implements AutoCloseable {
  private final Installed services;
  private final AllOffers offers = new AllOffers();
  private final Client client;

  /** The services, without a framework. */
  private static final class Installed implements Services {
    private final RealGames games;
    private final RealOpponents opponents;
    private final List<Variant> variants = new CopyOnWriteArrayList<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile Optional<VariantBundles> bundles = Optional.empty();
    private volatile Optional<VariantShelf> shelf = Optional.empty();
    private volatile Optional<Extensions> extensions = Optional.empty();
    private volatile Optional<ForeignEngines> foreign = Optional.empty();
    private volatile Optional<Matches> matches = Optional.empty();
    private volatile Optional<Library> library = Optional.empty();
    private volatile Optional<LibraryAnalyses> analyses = Optional.empty();
    private volatile Optional<OpeningBooks> books = Optional.empty();
    private volatile Optional<Networks> networks = Optional.empty();
    private volatile Optional<NetworkTraining> training = Optional.empty();

    Installed(Path data) {
      games = new RealGames(data.resolve("games"));
      opponents = new RealOpponents(games.service());
    }

    @Override
    public Optional<Games> games() {
      return Optional.of(games.service());
    }

    @Override
    public List<Variant> variants() {
      return List.copyOf(variants);
    }

    @Override
    public Optional<VariantBundles> variantBundles() {
      return bundles;
    }

    @Override
    public Optional<VariantShelf> variantShelf() {
      return shelf;
    }

    @Override
    public Optional<Extensions> extensions() {
      return extensions;
    }

    @Override
    public Optional<Features> features() {
      return Optional.empty();
    }

    @Override
    public List<Engine> engines() {
      return opponents.service().engines();
    }

    @Override
    public Optional<Opponents> opponents() {
      return Optional.of(opponents.service());
    }

    @Override
    public Optional<ForeignEngines> foreignEngines() {
      return foreign;
    }

    @Override
    public Optional<Matches> matches() {
      return matches;
    }

    @Override
    public Optional<Library> library() {
      return library;
    }

    @Override
    public Optional<LibraryAnalyses> analyses() {
      return analyses;
    }

    @Override
    public Optional<OpeningBooks> books() {
      return books;
    }

    @Override
    public Optional<Networks> networks() {
      return networks;
    }

    @Override
    public Optional<NetworkTraining> training() {
      return training;
    }

    @Override
    public AutoCloseable listen(Runnable change) {
      listeners.add(change);
      return () -> listeners.remove(change);
    }
  }

  /** Opens the client. */
  public Table(Path data, Variant... variants) {
    this(new Launch(data, "1.2.3", false), variants);
  }

  /** Opens the client as it is told. */
  Table(Launch launch, Variant... variants) {
    Locale.setDefault(Locale.ENGLISH);
    services = new Installed(launch.data());
    for (Variant variant : variants) {
      install(variant);
    }
    client = new Client(Screen.display(), services, offers, launch);
    client.window().shell().forceActive();
    // What is painted does not hang on when it is looked at.
    client.desk().settings().set(BoardSettings.MOTION, false);
  }

  /** The client. */
  public Client client() {
    return client;
  }

  /** What its parts share. */
  public Desk desk() {
    return client.desk();
  }

  /** What bundles offer to the window. */
  AllOffers offers() {
    return offers;
  }

  void install(Variant variant) {
    services.variants.add(variant);
    services.games.add(variant);
    services.listeners.forEach(Runnable::run);
  }

  void uninstall(Variant variant) {
    services.variants.remove(variant);
    services.games.remove(variant);
    services.listeners.forEach(Runnable::run);
  }

  /** An engine comes. */
  public void install(Engine engine) {
    services.opponents.add(engine);
    services.listeners.forEach(Runnable::run);
  }

  /** An engine leaves. */
  public void uninstall(Engine engine) {
    services.opponents.remove(engine);
    services.listeners.forEach(Runnable::run);
  }

  /** The list of foreign engines comes, or leaves. */
  void foreignEngines(Optional<ForeignEngines> service) {
    services.foreign = service;
    services.listeners.forEach(Runnable::run);
  }

  /** The opening books come, or leave. */
  void books(Optional<OpeningBooks> service) {
    services.books = service;
    services.listeners.forEach(Runnable::run);
  }

  /** The networks of our engine and what trains them come, or leave. */
  void networks(Optional<Networks> service, Optional<NetworkTraining> training) {
    services.networks = service;
    services.training = training;
    services.listeners.forEach(Runnable::run);
  }

  /** The matches come, or leave. */
  public void matches(Optional<Matches> service) {
    services.matches = service;
    services.listeners.forEach(Runnable::run);
  }

  /** The analyses of the library come, or leave. */
  public void analyses(Optional<LibraryAnalyses> service) {
    services.analyses = service;
    services.listeners.forEach(Runnable::run);
  }

  /** The library comes, or leaves. */
  public void library(Optional<Library> service) {
    services.library = service;
    services.listeners.forEach(Runnable::run);
  }

  /** What variants are installed with comes, or leaves. */
  void bundles(Optional<VariantBundles> service) {
    services.bundles = service;
    services.listeners.forEach(Runnable::run);
  }

  /** Where more variants can be had comes, or leaves. */
  void shelf(Optional<VariantShelf> service) {
    services.shelf = service;
    services.listeners.forEach(Runnable::run);
  }

  /** What else extends the program comes, or leaves. */
  void extensions(Optional<Extensions> service) {
    services.extensions = service;
    services.listeners.forEach(Runnable::run);
  }

  /** The session. */
  public Games games() {
    return services.games.service();
  }

  /** A game from a position, shown. */
  public GameView game(String variant, String sfen) {
    LiveGame game = games()
        .create(new GameRequest(
            variant, Optional.empty(), java.util.Map.of(), Optional.empty(), Optional.of(sfen)));
    Screen.await(
        "the game is shown",
        () -> current()
            .filter(view -> view.model().live().shared() == game && view.input().isPresent())
            .isPresent());
    Screen.settle();
    return current().orElseThrow();
  }

  Optional<GameView> current() {
    return client.window().current();
  }

  /** The current game. */
  public GameView view() {
    return current().orElseThrow();
  }

  /** The moves that were played, as the session has them. */
  public List<String> moves() {
    return view()
        .model()
        .live()
        .read(game -> game.current().line().stream().map(Move::toString).toList());
  }

  /** Does an action as soon as it can be done: the window hears a little later what has been played. */
  void run(String action) {
    Screen.await(
        action + " can be done",
        () -> desk().actions().find(action).orElseThrow().enabled().getAsBoolean());
    assertTrue(desk().actions().run(action), action);
  }

  /** Clicks on squares, one after the other. */
  public void click(String... squares) {
    for (String square : squares) {
      Point at = view().board().center(Square.parse(square)).orElseThrow();
      mouse(SWT.MouseDown, at, 0);
      mouse(SWT.MouseUp, at, 0);
    }
  }

  /** Drags from a point of the board to a square, with shift held or not. */
  public void drag(Point from, String to, int held) {
    Point target = view().board().center(Square.parse(to)).orElseThrow();
    mouse(SWT.MouseDown, from, held);
    mouse(SWT.MouseMove, target, held);
    mouse(SWT.MouseUp, target, held);
  }

  /** The middle of a square on the board. */
  public Point square(String name) {
    return view().board().center(Square.parse(name)).orElseThrow();
  }

  /** The middle of a place on a stand. */
  public Point slot(Side side, int index) {
    return center(view().board().geometry().orElseThrow().slot(side, index));
  }

  /** The middle of a box. */
  public static Point center(Box box) {
    return new Point((int) box.centerX(), (int) box.centerY());
  }

  /** Does something with the mouse on the board while shift is held, {@code SWT.MOD2}, or not, 0. */
  void mouse(int type, Point at, int held) {
    Control board = view().board().control();
    if (type == SWT.MouseMove) {
      Mouse.move(board, at);
      return;
    }
    if (held == SWT.MOD2) {
      Mouse.shift(SWT.KeyDown);
    }
    Mouse.button(type, board, at, 1);
    if (held == SWT.MOD2) {
      Mouse.shift(SWT.KeyUp);
    }
  }

  /** Presses and releases a key, by way of the X server. */
  public void key(char character) {
    Event event = new Event();
    event.character = character;
    event.keyCode = character;
    event.type = SWT.KeyDown;
    var unused = Screen.display().post(event);
    event.type = SWT.KeyUp;
    unused = Screen.display().post(event);
  }

  /** Waits until these moves were played, and are seen. */
  public void awaitMoves(String... moves) {
    Screen.await(
        "the moves are " + List.of(moves),
        () -> moves().equals(List.of(moves))
            && view()
                .input()
                .filter(input -> input.snapshot().ply() == moves.length)
                .isPresent());
  }

  /** The texts of all visible labels and buttons of the current game. */
  public List<String> texts() {
    return texts(client.window().shell());
  }

  /** The texts of all visible labels and buttons of a window. */
  public static List<String> texts(Shell shell) {
    List<String> texts = new ArrayList<>();
    collect(shell, texts);
    return texts;
  }

  /** Whether a visible label or button has this in its text. */
  public boolean says(String part) {
    return texts().stream().anyMatch(text -> text.contains(part));
  }

  private static void collect(Control control, List<String> texts) {
    if (!control.getVisible()) {
      return;
    }
    if (control instanceof org.eclipse.swt.widgets.Label label) {
      texts.add(label.getText());
    } else if (control instanceof Button button) {
      texts.add(button.getText());
    } else if (control instanceof Composite composite) {
      for (Control child : composite.getChildren()) {
        collect(child, texts);
      }
    }
  }

  /** The widget below a shell that was given a datum, as {@code action}. */
  public static <W extends Widget> Optional<W> find(
      Composite root, Class<W> type, String key, Object datum) {
    for (Control child : root.getChildren()) {
      if (type.isInstance(child) && datum.equals(child.getData(key))) {
        return Optional.of(type.cast(child));
      }
      if (child instanceof Composite composite) {
        Optional<W> found = find(composite, type, key, datum);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** All widgets below a shell that were given a datum. */
  public static <W extends Widget> List<W> findAll(
      Composite root, Class<W> type, String key, Object datum) {
    List<W> found = new ArrayList<>();
    for (Control child : root.getChildren()) {
      if (type.isInstance(child) && datum.equals(child.getData(key))) {
        found.add(type.cast(child));
      }
      if (child instanceof Composite composite) {
        found.addAll(findAll(composite, type, key, datum));
      }
    }
    return found;
  }

  /** Presses a button of the window. */
  void press(String action) {
    Button button =
        find((Composite) view().control(), Button.class, "action", action).orElseThrow();
    if (!button.isVisible()) {
      throw new AssertionError("the button " + action + " is not shown");
    }
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  /** The dialog that is open. */
  Shell dialog() {
    Shell[] shells = client.window().shell().getShells();
    if (shells.length == 0) {
      throw new AssertionError("no dialog is open");
    }
    return shells[shells.length - 1];
  }

  @Override
  public void close() {
    client.close();
    Screen.settle();
    services.opponents.close();
    services.games.close();
  }

  /** Waits for a question and answers it. */
  public void answer(String answer) {
    Screen.await("a question is asked", () -> client().window().shell().getShells().length > 0);
    Button button = find(dialog(), Button.class, "answer", answer).orElseThrow();
    button.notifyListeners(SWT.Selection, new Event());
    Screen.await("it is answered", () -> client().window().shell().getShells().length == 0);
  }
}
