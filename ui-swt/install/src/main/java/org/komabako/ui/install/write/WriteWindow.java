package org.komabako.ui.install.write;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.WholeFile;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.widgets.control.FileDrop;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.dialog.TaskRunner;
import org.komabako.ui.workbench.game.PieceSheet;
import org.komabako.ui.workbench.game.SmallBoard;
import org.komabako.varianttext.Fault;
import org.komabako.varianttext.VariantTexts;

/**
 * The page on which a variant is written as a text: the board follows while one types, what is wrong is marked and
 * listed. The text is read in a lane, and again when variants come or go, because it may extend one.
 */
public final class WriteWindow {
  /** After the last letter, in thousandths of a second. */
  private static final int PAUSE = 250;

  /** A longer one would hold up the display. */
  private static final int LONGEST_LINE = 10_000;

  private static final String ENDING = ".variant";

  private final Workbench window;
  private final Desk desk;
  private final Messages messages;
  private final Consumer<Path> installer;
  private final TaskRunner errands;
  private final Executor lane;
  private final Shell shell;
  private final TextPane pane;
  private final SmallBoard board;
  private final PieceSheet piece;
  private final Label name;
  private final Listing<Fault> faults;
  private final Text told;
  private final Button install;
  private final Runnable reading = this::read;
  private Draft draft = Draft.NONE;
  private Optional<VariantTable> shown = Optional.empty();
  private volatile long asked;
  private @Nullable Path file;
  private long edits;
  private long kept;

  /**
   * Opens the page with a text that is like the variant of the game that is looked at.
   *
   * @param installer offers a file to be installed
   */
  public WriteWindow(Workbench window, Consumer<Path> installer) {
    this.window = window;
    this.installer = installer;
    desk = window.desk();
    messages = desk.messages();
    lane = desk.work().lane();
    errands = new TaskRunner(desk, "write.failed");
    ListWindow frame = new ListWindow(window.shell(), desk, "write.title", 1);
    shell = frame.shell();
    Composite bar = new Composite(shell, SWT.NONE);
    GridLayout row = new GridLayout(5, false);
    row.marginWidth = 0;
    row.marginHeight = 0;
    bar.setLayout(row);
    bar.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    place(frame.button(bar, "write.new", () -> unlessLost(this::askToBegin)));
    place(frame.button(bar, "write.open", () -> unlessLost(this::chooseToOpen)));
    place(frame.button(bar, "write.save", () -> save(() -> {})));
    place(frame.button(bar, "write.save-as", () -> chooseToSave(() -> {})));
    install = frame.button(bar, "write.install", this::install);
    install.setLayoutData(new GridData(SWT.END, SWT.CENTER, true, false));
    Look.filled(install);
    SashForm halves = new SashForm(shell, SWT.HORIZONTAL);
    halves.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    halves.setSashWidth(8);
    pane = new TextPane(halves, desk);
    Composite right = new Composite(halves, SWT.NONE);
    GridLayout column = new GridLayout(1, false);
    column.marginWidth = 0;
    column.marginHeight = 0;
    right.setLayout(column);
    name = new Label(right, SWT.NONE);
    name.setData("key", "write.name");
    name.setFont(desk.look().bold());
    name.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    SashForm looks = new SashForm(right, SWT.VERTICAL);
    looks.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    board = new SmallBoard(looks, desk);
    board.control().setData("key", "write.board");
    piece = new PieceSheet(looks, desk, "write.piece", board::scene);
    looks.setWeights(62, 38);
    halves.setWeights(58, 42);
    faults = new Listing<>(
        shell,
        messages,
        each -> each,
        List.of(new Listing.Column("write.place", 90), new Listing.Column("write.fault", 780)));
    GridData list = new GridData(SWT.FILL, SWT.END, true, false);
    list.heightHint = 76;
    faults.control().setLayoutData(list);
    faults.control().addListener(SWT.Selection, e -> faults.chosen().ifPresent(pane::goTo));
    told = ListWindow.words(shell, "toldFault", 38);
    pane.text().addListener(SWT.Modify, e -> typed());
    pane.text().addCaretListener(e -> desk.gate().send(this, this::moved));
    pane.text().addListener(SWT.KeyDown, this::key);
    FileDrop.on(shell, files -> files.stream().findFirst().ifPresent(this::open));
    shell.addListener(SWT.Close, this::closing);
    shell.addDisposeListener(e -> errands.close());
    Runnable stop = window.listenToVariants(this::read);
    shell.addDisposeListener(e -> stop.run());
    errands.listen(this::say);
    messages.onChange(shell, this::show);
    frame.open(1120, 720);
    pane.text().setFocus();
    window
        .current()
        .flatMap(view -> window.card(view.model().live().variant()))
        .or(() -> window.cards().stream().findFirst())
        .ifPresent(card -> begin(card, BeginDialog.suggested(card), true));
  }

  private static void place(Button button) {
    button.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** What would be lost if the window closed now. */
  public Optional<String> concern() {
    return !shell.isDisposed() && edits != kept
        ? Optional.of(messages.get("write.lost", named()))
        : Optional.empty();
  }

  /** Shows a file; asks before what was written here is lost. */
  public void open(Path next) {
    unlessLost(() -> load(next));
  }

  private void load(Path next) {
    errands.run(next.toString(), () -> {
      String text = VariantTexts.text(next);
      if (text.lines().anyMatch(line -> line.length() > LONGEST_LINE)) {
        throw new IllegalStateException(messages.get("write.long-line", LONGEST_LINE));
      }
      desk.gate().send(() -> begin(text, next));
      return Notification.done("write.opened", next);
    });
  }

  /** Shows an installed variant as a text; asks before what was written here is lost. */
  public void about(String key) {
    unlessLost(() -> window
        .card(key)
        .ifPresent(card -> errands.run(key, () -> {
          String text = VariantTexts.write(card.variant());
          desk.gate().send(() -> begin(text, null));
          return Notification.done("write.begun", key);
        })));
  }

  private void askToBegin() {
    BeginDialog.ask(shell, desk, window.cards(), this::begin);
  }

  private void begin(VariantCard from, String key, boolean whole) {
    errands.run(key, () -> {
      String text = VariantTexts.begin(key, from.variant(), whole, messages.language());
      desk.gate().send(() -> begin(text, null));
      return Notification.done("write.begun", from.table().name());
    });
  }

  private void begin(String text, @Nullable Path from) {
    if (!shell.isDisposed()) {
      file = from;
      pane.begin(text);
      kept = edits;
      read();
      show();
    }
  }

  private void typed() {
    edits++;
    title();
    shell.getDisplay().timerExec(PAUSE, reading);
  }

  private void read() {
    if (shell.isDisposed()) {
      return;
    }
    String text = pane.text().getText();
    long number = ++asked;
    lane.execute(() -> {
      if (number == asked) {
        Draft next = Draft.read(
            text,
            key -> desk.services().variants().stream()
                .filter(each -> each.key().equals(key))
                .findFirst());
        desk.gate().send(reading, () -> {
          if (number == asked && !shell.isDisposed()) {
            draft = next;
            show();
          }
        });
      }
    });
  }

  private void show() {
    pane.mark(draft.faults());
    faults.show(
        draft.faults(),
        each -> List.of(each.line() + ":" + each.column(), messages.of(each.text())));
    if (draft.isRight()) {
      shown = draft.table();
      board.show(draft.start());
    }
    install.setEnabled(draft.isRight());
    Labels.write(name, shown.map(each -> messages.title(each.name())).orElse(""));
    title();
    moved();
  }

  private void title() {
    shell.setText(
        messages.get("write.title.of", edits == kept ? "" : "• ", SafeText.line(named())));
  }

  private String named() {
    return file == null ? messages.get("write.unnamed") : String.valueOf(file.getFileName());
  }

  /** The cursor is elsewhere. */
  private void moved() {
    if (!shell.isDisposed()) {
      pane.pieceHere()
          .flatMap(id -> shown.flatMap(table -> table.piece(id)))
          .ifPresent(type -> piece.show(new Piece(type, Side.BLACK)));
      say();
    }
  }

  /** The fault at the cursor, else how the last thing ended that was done, else what was written. */
  private void say() {
    if (shell.isDisposed()) {
      return;
    }
    String words = pane.faultHere()
        .map(fault -> messages.of(fault.text()))
        .or(() -> errands.news().map(news -> news.say(messages)))
        .orElse("");
    String state = draft
        .card()
        .map(card -> messages.get(
            "write.right",
            card.table().files(),
            card.table().ranks(),
            card.table().pieces().size()))
        .orElseGet(() -> draft.faults().isEmpty()
            ? ""
            : messages.get("write.wrong", draft.faults().size()));
    String all = (state + "\n" + words).strip();
    if (!told.getText().equals(all)) {
      told.setText(all);
    }
  }

  private void key(Event event) {
    if ((event.stateMask & SWT.MODIFIER_MASK) == SWT.MOD1) {
      if (event.keyCode == 's') {
        save(() -> {});
      } else if (event.keyCode == 'o') {
        unlessLost(this::chooseToOpen);
      } else if (event.keyCode == 'n') {
        unlessLost(this::askToBegin);
      }
    }
  }

  private void chooseToOpen() {
    FileDialog dialog = dialog(SWT.OPEN, "write.open.title");
    Optional.ofNullable(dialog.open()).map(Path::of).ifPresent(this::load);
  }

  private FileDialog dialog(int style, String title) {
    FileDialog dialog = new FileDialog(shell, style);
    dialog.setText(messages.get(title));
    dialog.setFilterExtensions(new String[] {"*" + ENDING, "*"});
    dialog.setFilterNames(
        new String[] {messages.get("write.filter"), messages.get("install.filter.all")});
    return dialog;
  }

  private void save(Runnable after) {
    Path target = file;
    if (target == null) {
      chooseToSave(after);
    } else {
      save(target, after);
    }
  }

  private void chooseToSave(Runnable after) {
    FileDialog dialog = dialog(SWT.SAVE, "write.save.title");
    dialog.setOverwrite(true);
    dialog.setFileName(draft.table().map(VariantTable::key).orElse("new") + ENDING);
    String name = dialog.open();
    while (name != null && !name.endsWith(ENDING)) {
      // Asked again with the ending, so that no file is written over unasked.
      dialog.setFileName(name + ENDING);
      name = dialog.open();
    }
    if (name != null) {
      save(Path.of(name), after);
    }
  }

  private void save(Path target, Runnable after) {
    byte[] content = pane.text().getText().getBytes(StandardCharsets.UTF_8);
    long number = edits;
    errands.run(target.toString(), () -> {
      WholeFile.write(target, content);
      desk.gate().send(() -> {
        kept = number;
        file = target;
        if (!shell.isDisposed()) {
          title();
          after.run();
        }
      });
      return Notification.done("write.saved", target);
    });
  }

  /** What is installed is what the file holds. */
  private void install() {
    Runnable offer = () -> Optional.ofNullable(file).ifPresent(installer);
    if (edits == kept && file != null) {
      offer.run();
    } else {
      save(offer);
    }
  }

  private void unlessLost(Runnable task) {
    concern().ifPresentOrElse(question -> Question.ask(shell, desk, "lose", question, task), task);
  }

  private void closing(Event event) {
    if (edits != kept) {
      event.doit = false;
      unlessLost(shell::dispose);
    }
  }
}
