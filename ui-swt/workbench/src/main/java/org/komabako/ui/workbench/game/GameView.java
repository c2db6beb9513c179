package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Widget;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.game.clock.ClockFace;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;
import org.komabako.position.Position;
import org.komabako.ui.board.Advice;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Spot;
import org.komabako.ui.board.Zoom;
import org.komabako.ui.widgets.control.FootLine;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;

/** One game in the window: the board, the line below it, and the panels beside it. */
public final class GameView {
  private final GameModel model;
  private final Desk desk;
  private final Composite form;
  private final GameArea area;
  private final BoardCanvas board;
  private final StepBar steps;
  private final MoveField typing;
  private final Listeners<Consumer<ClockFace>> clockListeners = new Listeners<>();
  private final Advisers advisers = new Advisers(this);
  private final GameParts parts;
  private final GameRequests requests;
  private List<Move> premoves = List.of();
  private Optional<Side> premove = Optional.empty();
  private final Listeners<Runnable> premoveListeners = new Listeners<>();
  private int announced;
  private Optional<Preview> preview = Optional.empty();
  private Optional<Note> note = Optional.empty();

  /** A position that is shown in place of another, only to be looked at. */
  private record Preview(Position from, Snapshot shown) {}

  /** A word about a position. */
  private record Note(Optional<Position> about, String words) {}

  /** Shows a game; closes the model when the widget is disposed. */
  public GameView(Composite parent, GameModel model, Desk desk, GameParts parts) {
    this.model = model;
    this.desk = desk;
    this.parts = parts;
    form = new Composite(parent, SWT.NONE);
    form.setLayout(tight());
    area = new GameArea(form, this, this::board);
    area.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    board = area.board();
    requests = new GameRequests(this);
    Composite foot = new FootLine(form, desk.look(), 2);
    foot.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    steps = new StepBar(foot, desk.messages(), desk.actions());
    typing = new MoveField(foot, this, desk.messages());
    follow();
    board.bottom(desk.settings().get(GameNotes.bottom(model.live().id())));
    board.zoom(desk.settings().get(BoardSettings.ZOOM));
    board.onChange(this::updateSteps);
    board.onZoom(percent -> {
      desk.settings().set(BoardSettings.ZOOM, percent);
      area.arrange();
    });
    board.control().addListener(SWT.MouseVerticalWheel, this::walk);
    model.follow(form, EngineSides::premoves, moves -> premoves = moves);
    model.listen(this::update);
    desk.messages().onChange(form, this::updateSteps);
    update();
    Runnable stop =
        desk.settings().listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::restyle));
    Runnable stopMoves = desk.settings().listen(MoveSettings.GROUP, model::refresh);
    Runnable stopNotes = desk.settings()
        .listen(GameNotes.group(model.live().id()), () -> desk.gate().send(steps, this::noted));
    Runnable stopSeats = desk.engines().listen(this::update);
    Registration following = parts.listen(() -> {
      follow();
      update();
    });
    form.addDisposeListener(e -> {
      stop.run();
      following.close();
      stopSeats.run();
      stopNotes.run();
      stopMoves.run();
      advisers.close();
      model.close();
    });
    form.addListener(SWT.Hide, e -> {
      board.rest();
      advisers.seen(false);
    });
    form.addListener(SWT.Show, e -> advisers.seen(true));
    board.control().addListener(SWT.MouseDown, e -> endPreview());
    desk.look().onChange(form, this::restyle);
  }

  private BoardCanvas board(Composite parent) {
    return new BoardCanvas(
        parent,
        desk.pictures(),
        new BoardPainter(List.of()),
        BoardSettings.style(desk, model.live().variant()),
        BoardSettings.use(desk.settings()),
        desk.messages(),
        this::handle);
  }

  /** The wheel goes through the game; with a key held, or on a board to be scrolled, it is for others. */
  private void walk(Event wheel) {
    boolean scrolls = desk.settings().get(BoardSettings.ZOOM) > Zoom.LEAST;
    if (!scrolls && (wheel.stateMask & SWT.MODIFIER_MASK) == 0 && wheel.count != 0) {
      var unused = desk.actions().run(wheel.count > 0 ? "tree.back" : "tree.forward");
    }
  }

  private static GridLayout tight() {
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = 0;
    return layout;
  }

  /** Has just the advisers and panels that there are now. */
  private void follow() {
    advisers.show(parts.advisers());
    area.panels().show(parts.panels());
  }

  /** Offers to close tools and to show them again. */
  public void choosePanels() {
    area.panels().choose();
  }

  /** Shows a tool that may be closed, by its {@linkplain SidePanel#id id}. */
  public void open(String panel) {
    area.panels().open(panel);
  }

  /** The widget. */
  public Control control() {
    return form;
  }

  /** What the keyboard is for: the board while it can be played on, else what stands beside it. */
  public Control focus() {
    return board.control().isEnabled() ? board.control() : form;
  }

  /** The game. */
  public GameModel model() {
    return model;
  }

  /** The board. */
  public BoardCanvas board() {
    return board;
  }

  /** The texts. */
  public Messages messages() {
    return desk.messages();
  }

  /** What the parts of the window share. */
  public Desk desk() {
    return desk;
  }

  /** What proposes moves here, of a kind; empty if the window has none. */
  public <T extends Adviser> Optional<T> adviser(Class<T> kind) {
    return advisers.find(kind);
  }

  private Optional<Position> position() {
    return model.snapshot().map(Snapshot::position);
  }

  /** Says something below the board, until another place is looked at. */
  public void note(String words) {
    note = Optional.of(new Note(position(), words));
    update();
  }

  /** Shows what is proposed now. */
  public void advise(List<Advice> proposed) {
    if (!form.isDisposed() && preview.isEmpty()) {
      board.advice(proposed);
      area.chance(advisers.chance());
    }
  }

  /**
   * Shows a position some moves further, only to be looked at, until another place is looked at or the
   * board is clicked on.
   *
   * @param from the position that is looked at; else nothing is shown
   */
  public void preview(Position from, List<Move> moves) {
    model.ask(
        game -> game.position().equals(from)
            ? Optional.of(new Preview(from, Snapshot.of(game).after(moves)))
            : Optional.<Preview>empty(),
        found -> {
          preview = found;
          update();
        });
  }

  /** Shows the game itself again. */
  public void endPreview() {
    if (preview.isPresent()) {
      preview = Optional.empty();
      update();
    }
  }

  /** Whether a position is shown that is not that of the game. */
  public boolean isPreview() {
    return preview.isPresent();
  }

  /** The input to the board; empty until there is a game to show. */
  public Optional<BoardInput> input() {
    return board.input();
  }

  /** Tells of the clock, if there is one, several times a second while it runs, until a widget is disposed. */
  public void listenToClock(Widget owner, Consumer<ClockFace> listener) {
    Registration listening = clockListeners.add(listener);
    owner.addDisposeListener(e -> listening.close());
  }

  /** Whose move waits until the engine at the other side has moved. */
  Optional<Side> premove() {
    return premove;
  }

  /** Tells when a move waits, or waits no more, until a widget is disposed. */
  void listenToPremove(Widget owner, Runnable change) {
    Registration listening = premoveListeners.add(change);
    owner.addDisposeListener(e -> listening.close());
  }

  /** The clock is shown so now. */
  void clockShown(ClockFace face) {
    clockListeners.tell(listener -> listener.accept(face));
  }

  /** Looks as the settings say now. */
  public void restyle() {
    if (form.isDisposed()) {
      return;
    }
    board.style(BoardSettings.style(desk, model.live().variant()));
    board.use(BoardSettings.use(desk.settings()));
    board.zoom(desk.settings().get(BoardSettings.ZOOM));
    update();
  }

  private void update() {
    if (form.isDisposed()) {
      return;
    }
    Optional<Position> now = position();
    preview = preview.filter(each -> now.filter(each.from()::equals).isPresent());
    note = note.filter(each -> each.about().equals(now));
    preview.map(Preview::shown).or(model::snapshot).ifPresent(this::show);
    area.arrange();
    board.advice(preview.isPresent() ? List.of() : advisers.advice());
    area.chance(advisers.chance());
    board.input().ifPresent(input -> {
      input.players(here());
      boolean may = preview.isEmpty() && desk.settings().get(BoardSettings.PREMOVES);
      input.premoves(may ? premoves : List.of());
      input.due().ifPresent(this::handle);
    });
    boolean plays = model.suspended().isEmpty();
    if (board.control().getEnabled() != plays) {
      board.control().setEnabled(plays);
      typing.control().setEnabled(plays);
      board.control().redraw();
    }
    board.refresh();
  }

  /** Something was noted about the game: who sits where, or which side is below. */
  private void noted() {
    if (!form.isDisposed()) {
      Side bottom = desk.settings().get(GameNotes.bottom(model.live().id()));
      if (bottom != board.bottom()) {
        board.bottom(bottom);
      }
      update();
    }
  }

  /** The sides that are moved at this window: nobody moves for an engine. */
  private Set<Side> here() {
    Set<Side> sides = GameNotes.here(desk.settings(), model.live().id());
    desk.engines().seats(model.live()).forEach(seat -> sides.remove(seat.side()));
    return sides;
  }

  /** Turns the board; it stays so. */
  public void turn() {
    Side next = board.bottom().opponent();
    board.bottom(next);
    area.arrange();
    desk.settings().set(GameNotes.bottom(model.live().id()), next);
  }

  private void show(Snapshot snapshot) {
    board.show(snapshot);
    if (preview.isEmpty() && snapshot.ply() == announced + 1) {
      steps.announce(new BoardWords(desk.messages()).move(snapshot.line().get(announced)));
    }
    announced = snapshot.ply();
  }

  private void updateSteps() {
    String words = preview.isPresent()
        ? desk.messages().get("analysis.preview")
        : note.map(Note::words).orElse("");
    steps.update(model, board.input(), board.fault(), words);
    Optional<Side> waits = board
        .input()
        .filter(input -> input.waiting().isPresent())
        .map(input -> input.snapshot().position().side().opponent());
    if (!waits.equals(premove)) {
      premove = waits;
      premoveListeners.tell(Runnable::run);
    }
  }

  /** What was told to screen readers last. */
  public String announced() {
    return steps.announced();
  }

  /** Lets the player type a move. */
  public void startTyping() {
    typing.open();
  }

  /**
   * Plays a move that was typed, in any notation; a square alone puts the cursor there.
   *
   * @param done runs when it was understood and played
   */
  void type(String text, Runnable done) {
    Optional<Square> square = square(text);
    if (square.isPresent()) {
      board.control().setFocus();
      board.cursor().put(new Spot.Cell(square.get()));
      done.run();
    } else {
      model.type(text, done, this::refused);
    }
  }

  private Optional<Square> square(String text) {
    return model
        .snapshot()
        .flatMap(known -> known.position().rules().squares().stream()
            .filter(each -> each.toString().equalsIgnoreCase(text))
            .findFirst());
  }

  /** Does what a gesture or a key asks of the game. */
  public void handle(Request request) {
    requests.handle(request);
  }

  /** A move that was wanted is not possible, for this reason. */
  void refused(Refusal why) {
    if (!form.isDisposed()) {
      board.input().ifPresent(input -> input.refused(why));
      board.refresh();
    }
  }
}
