package org.komabako.ui.library;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.SafeText;
import org.komabako.base.message.UserMessage;
import org.komabako.library.Found;
import org.komabako.library.GameEntry;
import org.komabako.ui.newgame.RuleWords;
import org.komabako.ui.widgets.action.ContextMenu;
import org.komabako.ui.widgets.control.ColumnWidths;
import org.komabako.ui.widgets.control.CutCells;
import org.komabako.ui.widgets.control.FileDrop;
import org.komabako.ui.widgets.look.LowField;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.OutcomeWords;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.game.SmallBoard;

/**
 * The library: fields to search by, what was found, and the board of a game. Files and folders that are dropped on it are
 * imported.
 */
public final class LibraryWindow {
  private static final int[] WIDTHS = {86, 110, 130, 130, 86, 56, 160};

  private static final int DAY = 0;
  private static final int RESULT = 4;

  private final Workbench window;
  private final Desk desk;
  private final Messages messages;
  private final LibraryModel model;
  private final Shell shell;
  private final SearchForm form;
  private final Button find;
  private final Button cancel;
  private final Table table;
  private final SmallBoard board;
  private final Text detail;
  private final Text told;
  private final Button open;
  private final Button files;
  private final Button folder;
  private final Button add;
  private final Button duplicates;
  private final Button merge;
  private final Button remove;
  private final Button analyse;
  private List<Found.Hit> shown = List.of();
  private String wrong = "";

  /** Opens it. */
  public LibraryWindow(Workbench window) {
    this.window = window;
    desk = window.desk();
    messages = desk.messages();
    model = new LibraryModel(desk);
    shell = new Shell(window.shell(), SWT.SHELL_TRIM);
    messages.bind(shell, shell::setText, "library.title");
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 10;
    layout.marginHeight = 10;
    shell.setLayout(layout);
    form = new SearchForm(shell, window, this::find);
    Composite searches = row();
    find = button(searches, "library.find", this::find);
    cancel = button(searches, "library.cancel", model::cancel);
    SashForm sash = new SashForm(shell, SWT.HORIZONTAL);
    sash.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    table = table(sash);
    Composite side = new Composite(sash, SWT.NONE);
    GridLayout column = new GridLayout(1, false);
    column.marginHeight = 0;
    side.setLayout(column);
    board = new SmallBoard(side, desk);
    board.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    detail = text(side, "detail", 96);
    sash.setWeights(7, 3);
    Composite deeds = row();
    open = button(deeds, "library.open", this::open);
    files = button(deeds, "library.import-files", this::chooseFiles);
    folder = button(deeds, "library.import-folder", this::chooseFolder);
    add = button(deeds, "library.add", this::add);
    duplicates = button(deeds, "library.duplicates", model::duplicates);
    merge = button(deeds, "library.merge", () -> model.merge(chosen(), model::duplicates));
    remove = button(deeds, "library.remove", this::askRemoval);
    analyse = button(deeds, "library.analyse", this::analyse);
    told = text(shell, "told", 44);
    table.addListener(SWT.Selection, e -> choose());
    var unused = new ContextMenu(
        table,
        messages,
        desk.actions(),
        menu -> List.of(open, merge, remove)
            .forEach(each -> menu.item(
                    String.valueOf(each.getData("key")),
                    () -> each.notifyListeners(SWT.Selection, new Event()))
                .setEnabled(each.getEnabled())));
    table.addListener(SWT.DefaultSelection, e -> open());
    FileDrop.on(shell, this::read);
    model.listen(this::show);
    messages.onChange(shell, this::show);
    Runnable stop = window.listenToVariants(form::variants);
    shell.addDisposeListener(e -> {
      stop.run();
      model.close();
    });
    shell.setDefaultButton(find);
    Frame.place(shell, 1180, 680);
    shell.open();
    search();
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** Searches for the position on the screen. */
  public void searchPosition() {
    form.position();
    find();
  }

  /** Searches for the games of somebody; for all if the name is empty. */
  public void searchPlayer(String name) {
    form.player(name);
    find();
  }

  /** Imports files and folders, unless something else is being done. */
  public void read(List<Path> paths) {
    if (model.info().isPresent() && !model.errands().busy() && !paths.isEmpty()) {
      model.read(paths, this::search);
    }
  }

  private Composite row() {
    Composite row = new Composite(shell, SWT.NONE);
    RowLayout layout = new RowLayout(SWT.HORIZONTAL);
    layout.marginLeft = 0;
    layout.marginTop = 0;
    layout.marginBottom = 0;
    row.setLayout(layout);
    row.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    return row;
  }

  private Button button(Composite row, String key, Runnable task) {
    Button button = new Button(row, SWT.PUSH);
    messages.bind(button, button::setText, key);
    button.setData("key", key);
    button.addListener(SWT.Selection, e -> task.run());
    return button;
  }

  private Table table(Composite parent) {
    Table made = new Table(parent, SWT.MULTI | SWT.FULL_SELECTION | SWT.BORDER | SWT.VIRTUAL);
    made.setHeaderVisible(true);
    made.setData("key", "library.list");
    CutCells.tell(made);
    String[] titles = {
      "library.day",
      "library.variant",
      "library.black",
      "library.white",
      "library.result",
      "library.plies",
      "library.event"
    };
    for (int i = 0; i < titles.length; i++) {
      TableColumn each = new TableColumn(made, SWT.LEFT);
      each.setWidth(desk.look().measures().of(WIDTHS[i]));
      messages.bind(each, each::setText, titles[i]);
    }
    ColumnWidths.keep(made, DAY, RESULT);
    made.addListener(SWT.SetData, e -> {
      if (e.item instanceof TableItem item && e.index < shown.size()) {
        item.setText(
            Stream.of(row(shown.get(e.index).game())).map(SafeText::line).toArray(String[]::new));
      }
    });
    return made;
  }

  private String[] row(GameEntry game) {
    return new String[] {
      game.day(),
      window.variantName(game.variant()),
      name(game.black(), game.blackRating()),
      name(game.white(), game.whiteRating()),
      messages.get("library.result." + game.result().name().toLowerCase(Locale.ROOT)),
      String.valueOf(game.plies()),
      game.event()
    };
  }

  private static String name(String player, OptionalInt rating) {
    return rating.isPresent() ? player + " (" + rating.getAsInt() + ")" : player;
  }

  private Text text(Composite parent, String key, int height) {
    Text text = new Text(parent, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI | SWT.V_SCROLL);
    text.setData("key", key);
    GridData place = new GridData(SWT.FILL, SWT.END, true, false);
    place.heightHint = Math.max(height, 2 * text.getLineHeight());
    place.widthHint = 200;
    text.setLayoutData(place);
    LowField.watch(text);
    return text;
  }

  /** What was done before is no news any more. */
  private void find() {
    model.errands().forget();
    search();
  }

  private void search() {
    if (shell.isDisposed()) {
      return;
    }
    try {
      wrong = "";
      model.search(form.search());
    } catch (IllegalArgumentException e) {
      wrong = messages.of(UserMessage.of(e));
      show();
    }
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    if (!model.hits().equals(shown)) {
      shown = model.hits();
      table.deselectAll();
      table.setItemCount(shown.size());
      table.setTopIndex(0);
      if (!shown.isEmpty()) {
        table.select(0);
      }
      choose();
    }
    table.clearAll();
    boolean there = model.info().isPresent();
    boolean free = there && !model.errands().busy();
    find.setEnabled(there);
    cancel.setEnabled(model.searches() || model.errands().busy());
    files.setEnabled(free);
    folder.setEnabled(free);
    add.setEnabled(free && window.current().isPresent());
    duplicates.setEnabled(free);
    analyse.setEnabled(there);
    enable();
    told.setText(say());
  }

  private void enable() {
    boolean free = model.info().isPresent() && !model.errands().busy();
    open.setEnabled(free && table.getSelectionCount() == 1);
    merge.setEnabled(free && model.showsDuplicates() && table.getSelectionCount() > 0);
    remove.setEnabled(free && table.getSelectionCount() > 0);
  }

  private String say() {
    if (model.errands().busy() || model.searches()) {
      return messages.get("library.busy", model.progress());
    }
    if (!wrong.isEmpty()) {
      return wrong;
    }
    String news = model.errands().news().map(each -> each.say(messages) + "\n").orElse("");
    return news
        + model
            .trouble()
            .map(messages::of)
            .or(() -> model
                .info()
                .map(info -> info.games() == 0
                    ? messages.get("library.empty", info.place())
                    : messages.get(
                        "library.found", model.all(), shown.size(), info.games(), info.place())))
            .orElseGet(() -> messages.get("library.away"));
  }

  private List<Long> chosen() {
    return Arrays.stream(table.getSelectionIndices())
        .filter(index -> index < shown.size())
        .mapToObj(index -> shown.get(index).game().id())
        .toList();
  }

  private Optional<Found.Hit> first() {
    int index = table.getSelectionIndex();
    return index < 0 || index >= shown.size() ? Optional.empty() : Optional.of(shown.get(index));
  }

  private void choose() {
    enable();
    detail.setText(first().map(this::about).orElse(""));
    if (first().isEmpty()) {
      board.show(Optional.empty());
    } else {
      model.preview(first().get(), snapshot -> {
        if (!shell.isDisposed()) {
          board.show(snapshot);
        }
      });
    }
  }

  private String about(Found.Hit hit) {
    GameEntry game = hit.game();
    String where = hit.ply() == 0 ? "" : messages.get("library.there", hit.ply());
    return messages.get(
        "library.detail",
        window.variantName(game.variant()),
        new RuleWords(messages).say(window.card(game.variant()), game.rules()),
        game.outcome().map(end -> OutcomeWords.of(messages, end)).orElse("–"),
        game.source(),
        where);
  }

  private void open() {
    first().ifPresent(model::open);
  }

  private void add() {
    window.current().ifPresent(view -> model.add(view.model().live(), this::search));
  }

  private void chooseFiles() {
    FileDialog dialog = new FileDialog(shell, SWT.OPEN | SWT.MULTI);
    dialog.setText(messages.get("library.choose"));
    if (dialog.open() != null) {
      read(Arrays.stream(dialog.getFileNames())
          .map(name -> Path.of(dialog.getFilterPath(), name))
          .toList());
    }
  }

  private void chooseFolder() {
    DirectoryDialog dialog = new DirectoryDialog(shell, SWT.OPEN);
    dialog.setText(messages.get("library.choose"));
    String chosen = dialog.open();
    if (chosen != null) {
      read(List.of(Path.of(chosen)));
    }
  }

  /** What engines think of the games that the fields search for. */
  private void analyse() {
    try {
      var unused = new AnalysisWindow(window, shell, form.search());
    } catch (IllegalArgumentException e) {
      wrong = messages.of(UserMessage.of(e));
      show();
    }
  }

  private void askRemoval() {
    List<Long> ids = chosen();
    Question.ask(
        shell,
        desk,
        "remove",
        messages.get("library.remove.ask", ids.size()),
        () -> model.remove(ids, this::search));
  }
}
