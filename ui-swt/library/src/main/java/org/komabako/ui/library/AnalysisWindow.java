package org.komabako.ui.library;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.komabako.library.GameQuery;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.AnalysisSummary.Row;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.opponents.Engines;

/**
 * What engines think of the games of a search: analyses that are begun, paused and cancelled, a histogram of what moves lost, and
 * the same by player, opening and phase. An analysis goes on when it is closed.
 */
public final class AnalysisWindow {
  private static final int FULL = 1000;
  private static final int PLIES = 4;
  private static final int SPAN = 2;
  private static final List<Listing.Column> ANALYSES = List.of(
      new Listing.Column("library.analysis.number", 60),
      new Listing.Column("library.analysis.state", 420),
      new Listing.Column("library.analysis.progress", 160),
      new Listing.Column("library.analysis.left", 170));
  private static final List<Listing.Column> ROWS = List.of(
      new Listing.Column("library.analysis.name", 300),
      new Listing.Column("library.games", 70),
      new Listing.Column("library.plies", 80),
      new Listing.Column("library.analysis.lost", 90),
      new Listing.Column("library.analysis.centipawns", 110),
      new Listing.Column("library.analysis.dubious", 60),
      new Listing.Column("library.analysis.mistakes", 60),
      new Listing.Column("library.analysis.blunders", 60));

  /** What the rows are about. */
  private enum By {
    PLAYER,
    OPENING,
    PHASE
  }

  private final Workbench window;
  private final Engines engines;
  private final Messages messages;
  private final GameQuery search;
  private final AnalysisModel model;
  private final Shell shell;
  private final Spinner nodes;
  private final Choice<String> engine;
  private final Button grid;
  private final Button begin;
  private final Button pause;
  private final Button resume;
  private final Button cancel;
  private final Listing<LibraryAnalysisStatus> analyses;
  private final ProgressBar bar;
  private final Text told;
  private final LossHistogram histogram;
  private final Choice<By> by;
  private final Listing<Row> rows;
  private Optional<AnalysisSummary> summary = Optional.empty();
  private int summedDone = -1;

  /** Opens it for the games of a search. */
  AnalysisWindow(Workbench window, Shell parent, GameQuery search) {
    this.window = window;
    this.search = search;
    Desk desk = window.desk();
    engines = desk.engines();
    messages = desk.messages();
    model = new AnalysisModel(desk, this::summed);
    ListWindow frame = new ListWindow(parent, desk, "library.analysis.title", SPAN);
    shell = frame.shell();
    Labels labels = new Labels(desk);
    Composite wishes = line(shell, 5);
    labels.name(wishes, "library.analysis.nodes");
    nodes = new Spinner(wishes, SWT.BORDER);
    nodes.setData("key", "library.analysis.nodes");
    nodes.setValues((int) LibraryAnalysisRequest.USUAL_NODES, 100, 100_000_000, 0, 10_000, 100_000);
    labels.name(wishes, "library.analysis.engine");
    engine = new Choice<>(wishes, messages, id -> messages.of(desk.engines().name(id)));
    engine.control().setData("key", "library.analysis.engine");
    GridData wide = new GridData(SWT.BEGINNING, SWT.CENTER, false, false);
    wide.widthHint = 170;
    engine.control().setLayoutData(wide);
    grid = new Button(wishes, SWT.CHECK);
    grid.setData("key", "library.analysis.grid");
    messages.bind(grid, grid::setText, "library.analysis.grid");
    analyses = new Listing<>(shell, messages, LibraryAnalysisStatus::id, ANALYSES);
    ((GridData) analyses.control().getLayoutData()).grabExcessVerticalSpace = false;
    Composite column = ListWindow.column(shell);
    begin = frame.button(column, "library.analysis.begin", this::begin);
    pause = frame.button(column, "library.analysis.pause", () -> chosen(model::pause));
    resume = frame.button(column, "library.analysis.resume", () -> chosen(model::resume));
    cancel = frame.button(column, "library.analysis.cancel", () -> chosen(model::cancel));
    bar = new ProgressBar(shell, SWT.SMOOTH);
    bar.setMaximum(FULL);
    bar.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, SPAN, 1));
    told = ListWindow.words(shell, "told", 44);
    histogram = new LossHistogram(shell, desk);
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true, SPAN, 1);
    place.heightHint = 200;
    histogram.control().setLayoutData(place);
    Composite what = line(shell, 2);
    labels.name(what, "library.analysis.by");
    by = new Choice<>(what, messages, each -> messages.get("library.analysis.by." + small(each)));
    by.control().setData("key", "library.analysis.by");
    by.items(List.of(By.values()));
    Choice<By> unused = by.onChoice(each -> showRows());
    Composite table = new Composite(shell, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    table.setLayout(layout);
    GridData below = new GridData(SWT.FILL, SWT.FILL, true, true, SPAN, 1);
    below.heightHint = 170;
    table.setLayoutData(below);
    rows = new Listing<>(table, messages, Row::name, ROWS);
    analyses.control().addListener(SWT.Selection, e -> show());
    model.listen(this::show);
    messages.onChange(shell, () -> {
      show();
      showSummary();
    });
    shell.addDisposeListener(e -> model.close());
    frame.open(940, 720);
    model.sum(search, PLIES);
  }

  private static Composite line(Composite parent, int columns) {
    Composite line = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(columns, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    line.setLayout(layout);
    line.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, SPAN, 1));
    return line;
  }

  private static String small(Enum<?> each) {
    return each.name().toLowerCase(Locale.ROOT);
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  private void begin() {
    engine
        .value()
        .ifPresent(id -> model.start(new LibraryAnalysisRequest(
            search,
            true,
            id,
            nodes.getSelection(),
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            grid.getSelection())));
  }

  private void chosen(Consumer<String> deed) {
    analyses.chosen().map(LibraryAnalysisStatus::id).ifPresent(deed);
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    List<LibraryAnalysisStatus> list = model.seen().list().orElse(List.of());
    engine.items(model.seen().engines());
    analyses.show(list, this::row);
    if (analyses.chosen().isEmpty() && !list.isEmpty()) {
      analyses.choose(list.get(list.size() - 1).id());
    }
    Optional<LibraryAnalysisStatus> one = analyses.chosen();
    boolean free = model.seen().list().isPresent() && !model.errands().busy();
    boolean runs = one.filter(each -> each.state() == State.RUNNING).isPresent();
    begin.setEnabled(free && !model.seen().engines().isEmpty());
    pause.setEnabled(free && runs);
    resume.setEnabled(free && one.isPresent() && !runs);
    cancel.setEnabled(free && one.isPresent());
    bar.setSelection(one.map(each -> (int) ((long) FULL * each.done() / Math.max(1, each.games())))
        .orElse(0));
    told.setText(say());
    int done = list.stream().mapToInt(LibraryAnalysisStatus::done).sum() + 31 * list.size();
    if (done != summedDone) {
      summedDone = done;
      model.sum(search, PLIES);
    }
  }

  private List<String> row(LibraryAnalysisStatus status) {
    String note = messages.of(status.note());
    String state = messages.get(
        "library.analysis.state." + small(status.state()),
        messages.of(engines.name(status.engine())),
        status.nodes(),
        messages.get(status.onGrid() ? "library.analysis.on.grid" : "library.analysis.on.here"));
    return List.of(
        status.id(),
        note.isEmpty() ? state : state + " " + note,
        messages.get("library.analysis.done", status.done(), status.games()),
        status
            .timeLeft()
            .map(left -> messages.get(
                "library.analysis.minutes",
                Math.round(status.perMinute() * 10) / 10.0,
                (left.toSeconds() + 59) / 60))
            .orElse(""));
  }

  private String say() {
    if (model.seen().list().isEmpty()) {
      return messages.get("library.analysis.away");
    }
    String news = model.errands().news().map(each -> each.say(messages) + "\n").orElse("");
    return news
        + summary
            .map(each -> messages.get(
                "library.analysis.summary",
                each.analysed(),
                each.found(),
                each.all().moves(),
                percent(each.all().lost()),
                each.all().blunders()))
            .orElse("");
  }

  private void summed(AnalysisSummary next) {
    if (!shell.isDisposed() && next.complete()) {
      summary = Optional.of(next);
      showSummary();
    }
  }

  private void showSummary() {
    histogram.show(summary.map(AnalysisSummary::histogram).orElse(List.of()));
    told.setText(say());
    showRows();
  }

  private void showRows() {
    rows.show(
        summary.map(each -> rows(each, by.value().orElse(By.PLAYER))).orElse(List.of()),
        this::cells);
  }

  private static List<Row> rows(AnalysisSummary summary, By by) {
    List<Row> rows = switch (by) {
      case PLAYER -> summary.players();
      case OPENING -> summary.openings();
      case PHASE -> summary.phases();
    };
    return rows.subList(0, Math.min(200, rows.size()));
  }

  private List<String> cells(Row row) {
    return List.of(
        name(row.name()),
        String.valueOf(row.games()),
        String.valueOf(row.moves()),
        percent(row.lost()),
        String.valueOf(Math.round(row.centipawns())),
        String.valueOf(row.dubious()),
        String.valueOf(row.mistakes()),
        String.valueOf(row.blunders()));
  }

  private String name(String name) {
    return switch (by.value().orElse(By.PLAYER)) {
      case PLAYER -> name.isEmpty() ? messages.get("library.analysis.unnamed") : name;
      case PHASE -> messages.get("library.analysis.phase." + name);
      case OPENING -> {
        String key = name.substring(0, name.indexOf(' '));
        yield window.variantName(key) + ": " + name.substring(key.length() + 1);
      }
    };
  }

  private String percent(double value) {
    return String.format(messages.language(), "%.1f %%", value);
  }
}
