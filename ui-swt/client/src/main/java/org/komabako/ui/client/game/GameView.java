package org.komabako.ui.client.game;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.komabako.kernel.Refusal;
import org.komabako.kernel.Side;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Request;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.settings.Setting;
import org.komabako.ui.client.text.Messages;

/** One game in the window: the board, the line below it, and the panels beside it. */
public final class GameView {
  private static final Setting<Integer> SASH = Setting.number("window.sash", 780);

  private final GameModel model;
  private final Desk desk;
  private final SashForm form;
  private final BoardCanvas board;
  private final StepBar steps;

  /** Shows a game; closes the model when the widget is disposed. */
  public GameView(Composite parent, GameModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    form = new SashForm(parent, SWT.HORIZONTAL);
    Composite left = new Composite(form, SWT.NONE);
    left.setLayout(tight());
    board = new BoardCanvas(
        left,
        desk.pictures(),
        new BoardPainter(List.of()),
        BoardSettings.style(desk, model.live().variant()),
        this::handle);
    board.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    steps = new StepBar(left, desk.messages(), desk.actions());
    panels(form);
    KeptSash.keep(form, desk.settings(), SASH);
    board.bottom(desk.settings().get(GameNotes.bottom(model.live().id())));
    board.onChange(this::updateSteps);
    model.listen(this::update);
    desk.messages().onChange(form, this::updateSteps);
    update();
    Runnable stop = desk.settings()
        .listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::restyle));
    form.addDisposeListener(e -> {
      stop.run();
      model.close();
    });
    desk.look().onChange(form, this::restyle);
  }

  private static GridLayout tight() {
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = 0;
    return layout;
  }

  private void panels(Composite parent) {
    Composite right = new Composite(parent, SWT.NONE);
    right.setLayout(new GridLayout(1, false));
    for (SidePanel panel : SidePanels.create()) {
      Group group = new Group(right, SWT.NONE);
      group.setLayout(new org.eclipse.swt.layout.FillLayout());
      group.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
      desk.messages().bind(group, group::setText, panel.title());
      panel.create(group, this);
    }
  }

  /** The widget. */
  public Control control() {
    return form;
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

  /** The input to the board; empty until there is a game to show. */
  public Optional<BoardInput> input() {
    return board.input();
  }

  /** Looks as the settings say now. */
  public void restyle() {
    if (form.isDisposed()) {
      return;
    }
    board.style(BoardSettings.style(desk, model.live().variant()));
    update();
  }

  private void update() {
    if (form.isDisposed()) {
      return;
    }
    model.snapshot().ifPresent(s -> board.show(s, desk.settings().get(BoardSettings.GESTURE)));
    board
        .input()
        .ifPresent(input -> input.players(
            GameNotes.here(desk.settings(), model.live().id())));
    board.control().setEnabled(model.suspended().isEmpty());
    board.control().redraw();
    updateSteps();
  }

  /** Turns the board; it stays so. */
  public void turn() {
    Side next = board.bottom().opponent();
    board.bottom(next);
    desk.settings().set(GameNotes.bottom(model.live().id()), next);
  }

  private void updateSteps() {
    steps.update(model, board.input());
  }

  /** Does what a gesture or a key asks of the game. */
  public void handle(Request request) {
    if (request instanceof Request.Play play) {
      model.play(play.move(), this::refused);
    } else if (request instanceof Request.Explain explain) {
      model.explain(explain.move(), this::refused);
    } else if (request instanceof Request.Touch touch) {
      model.touch(touch.square());
    }
  }

  private void refused(Refusal why) {
    if (!form.isDisposed()) {
      board.input().ifPresent(input -> input.refused(why));
      board.refresh();
    }
  }
}
