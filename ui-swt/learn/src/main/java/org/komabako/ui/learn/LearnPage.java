package org.komabako.ui.learn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Request;
import org.komabako.ui.learn.lesson.Attempt;
import org.komabako.ui.learn.lesson.Lesson;
import org.komabako.ui.learn.lesson.Lessons;
import org.komabako.ui.learn.paint.VariantPainter;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.PageTab;
import org.komabako.ui.workbench.game.BoardSettings;

/**
 * The page on which one learns how pieces move: the pieces of a variant at the left, the board of an exercise, its task at
 * the right. While the variant is away the page is empty.
 */
public final class LearnPage {
  private static final int MARGIN = 14;
  private static final int STEP = 700;

  private final Workbench window;
  private final Desk desk;
  private final PageTab tab;
  private final Composite place;
  private final Combo choice;
  private final PieceList list;
  private final LearnBoard board;
  private final TaskPanel task;
  private final Executor lane;
  private List<Variant> variants = List.of();
  private @Nullable Variant variant;
  private @Nullable Lesson lesson;
  private @Nullable Attempt attempt;
  private int number;

  /** Fills a tab with it. */
  public LearnPage(Workbench window, PageTab tab) {
    this.window = window;
    this.tab = tab;
    desk = window.desk();
    lane = desk.work().lane();
    place = tab.place();
    GridLayout layout = new GridLayout(3, false);
    layout.marginWidth = MARGIN;
    layout.marginHeight = MARGIN;
    layout.horizontalSpacing = MARGIN;
    place.setLayout(layout);
    Card left = new Card(place, desk.look());
    left.setLayoutData(new GridData(SWT.FILL, SWT.FILL, false, true));
    ((GridLayout) left.getLayout()).numColumns = 2;
    choice = new Combo(left, SWT.READ_ONLY);
    choice.setData("key", "learn.variant");
    choice.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    choice.addListener(SWT.Selection, e -> choose(variants.get(choice.getSelectionIndex())));
    VariantPainter painter = new VariantPainter(desk);
    list = new PieceList(left, desk, painter, this::learn);
    board = new LearnBoard(place, desk, this::request);
    board.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    var deeds = new TaskPanel.Deeds(this::hint, this::demonstrate, this::again, this::next);
    task = new TaskPanel(place, desk, painter, deeds);
    place.addListener(SWT.Resize, e -> share(left));
    Runnable stop = window.listenToVariants(this::offer);
    place.addDisposeListener(e -> stop.run());
    desk.messages().onChange(place, this::write);
    offer();
    share(left);
  }

  /** Goes to a variant, if it is installed. */
  public void about(String key) {
    int at = variants.stream().map(Variant::key).toList().indexOf(key);
    if (at >= 0 && variants.get(at) != variant) {
      choice.select(at);
      choose(variants.get(at));
    }
  }

  /** In a small window the board gets more than the columns beside it. */
  private void share(Composite left) {
    Measures measures = desk.look().measures();
    int width = place.getClientArea().width;
    ((GridData) left.getLayoutData()).widthHint =
        Math.max(measures.of(130), Math.min(measures.of(230), width * 9 / 40));
    task.width(Math.max(measures.of(140), Math.min(measures.of(470), width * 3 / 10)));
    place.layout(true, true);
  }

  /** The variants that are installed now; the one that is learned stays while it is. */
  private void offer() {
    variants = window.variants();
    names();
    String known = Optional.ofNullable(variant).map(Variant::key).orElseGet(this::usual);
    int at = variants.stream().map(Variant::key).toList().indexOf(known);
    if (at >= 0) {
      choice.select(at);
      if (variants.get(at) != variant) {
        choose(variants.get(at));
      }
    } else if (variants.isEmpty()) {
      empty();
    } else {
      choice.select(0);
      choose(variants.get(0));
    }
  }

  private void names() {
    int chosen = choice.getSelectionIndex();
    choice.setItems(variants.stream()
        .map(each -> desk.messages().title(each.table().name()))
        .toArray(String[]::new));
    if (chosen >= 0 && chosen < variants.size()) {
      choice.select(chosen);
    }
  }

  /** The variant of the game that is looked at. */
  private String usual() {
    return window
        .current()
        .flatMap(view -> view.model().snapshot())
        .map(known -> known.position().rules().table().key())
        .orElse("");
  }

  private void empty() {
    variant = null;
    lesson = null;
    attempt = null;
    list.clear();
    tab.status("");
    board.clear();
    task.clear();
    write();
  }

  private void choose(Variant next) {
    variant = next;
    lesson = null;
    attempt = null;
    task.clear();
    lane.execute(() -> {
      Rules rules = Rules.of(next);
      Lessons lessons = new Lessons(rules);
      List<PieceType> pieces = lessons.pieces();
      desk.gate().send(() -> {
        if (!place.isDisposed() && variant == next) {
          list.show(rules, lessons, pieces, new Progress(desk.settings(), next.key()));
          write();
        }
      });
    });
  }

  /** A piece was chosen. */
  private void learn(Lessons lessons, PieceType type) {
    Variant asked = variant;
    lane.execute(() -> {
      Lesson made = lessons.about(type);
      desk.gate().send(this, () -> {
        // Another variant may have been chosen meanwhile, or this one has left.
        if (!place.isDisposed() && variant == asked) {
          lesson = made;
          begin(firstOpen(made));
        }
      });
    });
  }

  private int firstOpen(Lesson known) {
    for (int at = 0; at < known.exercises().size(); at++) {
      if (!list.progress().isSolved(known.type(), at)) {
        return at;
      }
    }
    return 0;
  }

  private void begin(int which) {
    Lesson known = lesson;
    if (known == null) {
      return;
    }
    number = which;
    if (known.exercises().isEmpty()) {
      attempt = null;
      board.clear();
      list.finish(known);
    } else {
      attempt = new Attempt(known.exercises().get(which));
    }
    show(Set.of());
    write();
  }

  private void show(Set<Square> hint) {
    Attempt now = attempt;
    Lesson known = lesson;
    Variant learned = variant;
    if (known == null || learned == null) {
      return;
    }
    tab.status(desk.messages()
        .get(
            "learn.status",
            desk.messages().title(learned.table().name()),
            desk.messages().title(known.type().name())));
    if (now == null) {
      task.showNone(known);
    } else {
      board.show(now, hint);
      task.show(known, number, now, list.progress());
    }
  }

  private void request(Request request) {
    Attempt now = attempt;
    if (now == null) {
      return;
    }
    if (request instanceof Request.Play play && now.moves().contains(play.move())) {
      play(now, play.move(), true);
    } else if (request instanceof Request.Explain explain) {
      now.position()
          .why(explain.move())
          .ifPresent(why -> task.say(desk.messages().of(why.text())));
    }
  }

  private void play(Attempt now, Move move, boolean counts) {
    now.play(move);
    Lesson known = lesson;
    if (counts && known != null && now.state() == Attempt.State.SOLVED) {
      list.solve(known, number);
    }
    show(Set.of());
  }

  /** Marks where the next move of the solution goes, and says it; from the beginning, if another way was taken. */
  private void hint() {
    Attempt now = attempt;
    if (now != null) {
      if (now.rest().isEmpty()) {
        now.restart();
      }
      now.rest().stream().findFirst().ifPresent(move -> {
        show(Set.of(move.to()));
        task.say(words(now.position(), move));
      });
    }
  }

  /** Squares are named as the edge of the board has them. */
  private String words(Position position, Move move) {
    VariantTable table = position.rules().table();
    Coordinates coordinates = desk.settings().get(BoardSettings.COORDINATES);
    Function<Square, String> square =
        each -> coordinates.square(each, table.files(), table.ranks());
    String to = square.apply(move.to());
    if (move instanceof Move.TwoStep two) {
      return desk.messages()
          .get("learn.hint.two-steps", square.apply(two.from()), square.apply(two.mid()), to);
    }
    return move.origin()
        .map(from -> desk.messages().get("learn.hint.move", square.apply(from), to))
        .orElseGet(() -> desk.messages().get("learn.hint.drop", to));
  }

  /** Plays the solution, a move at a time; that does not count. */
  private void demonstrate() {
    Attempt now = attempt;
    if (now != null) {
      now.restart();
      show(Set.of());
      step(now);
    }
  }

  private void step(Attempt now) {
    place.getDisplay().timerExec(STEP, () -> {
      if (!place.isDisposed() && attempt == now) {
        now.rest().stream().findFirst().ifPresent(move -> {
          play(now, move, false);
          step(now);
        });
      }
    });
  }

  private void again() {
    Attempt now = attempt;
    if (now != null) {
      now.restart();
      show(Set.of());
    }
  }

  /** The next exercise, after the last one the next piece. */
  private void next() {
    Lesson known = lesson;
    if (known != null && number + 1 < known.exercises().size()) {
      begin(number + 1);
    } else {
      list.next();
    }
  }

  private void write() {
    if (!place.isDisposed()) {
      names();
      Variant now = variant;
      tab.title(desk.messages()
          .get(
              "learn.title",
              now == null ? "" : desk.messages().title(now.table().name())));
      list.write();
      show(Set.of());
    }
  }
}
