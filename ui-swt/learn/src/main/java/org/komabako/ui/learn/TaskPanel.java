package org.komabako.ui.learn;

import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.Box;
import org.komabako.ui.learn.lesson.Attempt;
import org.komabako.ui.learn.lesson.Exercise;
import org.komabako.ui.learn.lesson.Lesson;
import org.komabako.ui.learn.paint.VariantPainter;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** What is to be done in an exercise: the piece, how it moves, the task, and how far one has come. */
final class TaskPanel {
  private static final int WIDTH = 320;
  private static final int LARGEST = 260;
  private static final int LABEL = 24;
  /** A smaller diagram tells nothing, in points. */
  private static final int LEAST = 90;

  private static final int DOT_WIDTH = 34;
  private static final int DOT_GAP = 6;
  private static final int DOT_HEIGHT = 6;

  /**
   * What the buttons do.
   *
   * @param hint shows where to go
   * @param demonstrate plays the solution
   * @param again begins again
   * @param next goes on
   */
  record Deeds(Runnable hint, Runnable demonstrate, Runnable again, Runnable next) {}

  private final Messages messages;
  private final Look look;
  private final Composite panel;
  private final Card card;
  private final Label title;
  private final Label number;
  private final Label moves;
  private final Label task;
  private final Label told;
  private final Button next;
  private final Canvas dots;
  private final Canvas diagram;
  private @Nullable Lesson lesson;
  private @Nullable Progress progress;
  private int current;
  private boolean solved;

  TaskPanel(Composite parent, Desk desk, VariantPainter painter, Deeds deeds) {
    messages = desk.messages();
    look = desk.look();
    panel = new Composite(parent, SWT.NONE);
    GridData place = new GridData(SWT.FILL, SWT.FILL, false, true);
    place.widthHint = WIDTH;
    panel.setLayoutData(place);
    GridLayout layout = new GridLayout(1, false);
    layout.verticalSpacing = 12;
    panel.setLayout(layout);
    title = line();
    title.setFont(look.large());
    number = line();
    number.setData("key", "learn.number");
    Look.faint(number);
    moves = line();
    moves.setFont(look.lesson());
    card = new Card(panel, look);
    card.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    task = line(card);
    task.setData("key", "learn.task");
    task.setFont(look.bold());
    told = line(card);
    told.setData("key", "learn.told");
    Composite buttons = new Composite(panel, SWT.NONE);
    buttons.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    RowLayout row = new RowLayout();
    row.marginLeft = 0;
    row.spacing = 8;
    buttons.setLayout(row);
    button(buttons, "learn.hint", deeds.hint());
    button(buttons, "learn.show", deeds.demonstrate());
    button(buttons, "learn.again", deeds.again());
    next = button(buttons, "learn.next", deeds.next());
    Look.link(next);
    dots = new Canvas(panel, SWT.DOUBLE_BUFFERED);
    GridData below = new GridData(SWT.FILL, SWT.TOP, true, false);
    below.heightHint = DOT_HEIGHT + 8;
    dots.setLayoutData(below);
    dots.addListener(SWT.Paint, this::paint);
    look.onChange(dots, () -> {
      colour();
      dots.redraw();
    });
    diagram = new Canvas(panel, SWT.DOUBLE_BUFFERED);
    diagram.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    diagram.addListener(SWT.Paint, event -> paintMoves(event, painter));
  }

  private Label line() {
    return line(panel);
  }

  private static Label line(Composite parent) {
    Label label = new Label(parent, SWT.WRAP);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.widthHint = WIDTH;
    label.setLayoutData(place);
    return label;
  }

  private Button button(Composite parent, String key, Runnable deed) {
    Button button = new Button(parent, SWT.PUSH);
    button.setData("key", key);
    messages.bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> deed.run());
    return button;
  }

  /** So wide from now on. */
  void width(int width) {
    ((GridData) panel.getLayoutData()).widthHint = width;
    int inner = width - 2 * look.measures().air();
    for (Label label : new Label[] {title, number, moves, task, told}) {
      boolean inside = label.getParent() == card;
      ((GridData) label.getLayoutData()).widthHint = inside ? inner : width;
    }
  }

  void clear() {
    lesson = null;
    for (Label label : new Label[] {title, number, moves, task, told}) {
      label.setText("");
    }
    card.setVisible(false);
    dots.redraw();
    diagram.redraw();
  }

  /** Says something below the task. */
  void say(String text) {
    Labels.write(told, text);
    panel.layout(true, true);
  }

  /** A piece that there is no exercise for, as one that never moves. */
  void showNone(Lesson known) {
    about(known);
    Labels.write(number, names(known.type()));
    Labels.write(task, messages.get("learn.none"));
    say("");
    dots.redraw();
    diagram.redraw();
  }

  private void about(Lesson known) {
    card.setVisible(true);
    lesson = known;
    Labels.write(title, messages.title(known.type().name()));
    Labels.write(moves, messages.get("learn.moves", messages.of(known.moves())));
  }

  private String names(PieceType type) {
    boolean reads = messages.language().equals(Locale.JAPANESE);
    return reads ? type.kanjiPair() : type.kanjiPair() + " " + type.romaji();
  }

  /** Where the title is what is on the piece, that is not said again. */
  private String number(PieceType type, int which, int all) {
    String exercise = messages.get("learn.exercise", which, all);
    String names = names(type);
    return names.equals(messages.title(type.name())) ? exercise : names + " · " + exercise;
  }

  void show(Lesson known, int which, Attempt attempt, Progress kept) {
    about(known);
    current = which;
    progress = kept;
    PieceType type = known.type();
    Labels.write(number, number(type, which + 1, known.exercises().size()));
    Exercise exercise = attempt.exercise();
    String key = "learn.task." + exercise.task().name().toLowerCase(Locale.ROOT).replace('_', '-');
    Labels.write(
        task,
        messages.get(
            key, messages.of(type.name()), exercise.moves(), exercise.goals().size()));
    say(
        switch (attempt.state()) {
          case OPEN -> messages.get("learn.left", attempt.left());
          case SOLVED -> messages.get("learn.solved");
          case FAILED -> messages.get("learn.failed");
        });
    solved = attempt.state() == Attempt.State.SOLVED;
    colour();
    if (solved) {
      next.setFocus();
    }
    dots.redraw();
    diagram.redraw();
  }

  private void colour() {
    Ink ink = solved ? look.palette().success() : look.palette().muted();
    told.setForeground(Look.color(ink));
  }

  private void paintMoves(Event event, VariantPainter painter) {
    Rectangle area = diagram.getClientArea();
    Lesson known = lesson;
    event.gc.setBackground(Look.color(look.palette().ground()));
    event.gc.fillRectangle(area);
    int size = Math.min(LARGEST, Math.min(area.width, area.height - LABEL));
    if (known != null && size >= look.measures().of(LEAST)) {
      Piece piece = new Piece(known.type(), Side.BLACK);
      painter.moves(event.gc, piece, new Box(0, area.height - size - LABEL, size, size + LABEL));
    }
  }

  private void paint(Event event) {
    Rectangle area = dots.getClientArea();
    event.gc.setBackground(Look.color(look.palette().ground()));
    event.gc.fillRectangle(area);
    Lesson known = lesson;
    Progress kept = progress;
    if (known == null || kept == null) {
      return;
    }
    for (int at = 0; at < known.exercises().size(); at++) {
      Ink ink = kept.isSolved(known.type(), at)
          ? look.palette().success()
          : at == current ? look.palette().accent() : look.palette().line();
      event.gc.setBackground(Look.color(ink));
      event.gc.fillRoundRectangle(
          at * (DOT_WIDTH + DOT_GAP), 4, DOT_WIDTH, DOT_HEIGHT, DOT_HEIGHT, DOT_HEIGHT);
    }
  }
}
