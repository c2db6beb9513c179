package org.komabako.ui.engines;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Step;
import org.komabako.engine.Networks.Listed;
import org.komabako.engine.Networks.Source;
import org.komabako.position.Rules;
import org.komabako.ui.engines.NetworkModel.Row;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.dialog.Question;

/** The networks that our own engine evaluates positions with, and how they are trained. A training goes on when it is closed. */
public final class NetworkWindow {
  private static final int FULL = 1_000;
  private static final List<Listing.Column> COLUMNS = List.of(
      new Listing.Column("networks.variant", 170),
      new Listing.Column("networks.used", 160),
      new Listing.Column("networks.size", 80),
      new Listing.Column("networks.origin", 400));

  private final Desk desk;
  private final Messages messages;
  private final NetworkModel model;
  private final TrainingControl training;
  private final Shell shell;
  private final Listing<Row> list;
  private final Choice<Optional<Source>> use;
  private final Button train;
  private final Button pause;
  private final Button stop;
  private final Button take;
  private final Button write;
  private final Button remove;
  private final ProgressBar bar;
  private final Text detail;
  private final Text told;
  private int kept;

  /** Opens it. */
  NetworkWindow(Workbench window, TrainingControl training) {
    desk = window.desk();
    messages = desk.messages();
    this.training = training;
    model = new NetworkModel(desk);
    ListWindow frame = new ListWindow(window.shell(), desk, "networks.title", 2);
    shell = frame.shell();
    list = new Listing<>(shell, messages, Row::key, COLUMNS);
    Composite column = ListWindow.column(shell);
    train = frame.button(column, "networks.train", this::askTraining);
    pause = frame.button(column, "networks.pause", training::pauseOrGoOn);
    stop = frame.button(column, "networks.stop", training::stop);
    take = frame.button(column, "networks.import", this::takeFile);
    write = frame.button(column, "networks.export", this::writeFile);
    remove = frame.button(column, "networks.remove", this::askRemoval);
    use = choice();
    detail = ListWindow.words(shell, "detail", 40);
    bar = new ProgressBar(shell, SWT.SMOOTH);
    bar.setMaximum(FULL);
    bar.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    told = ListWindow.words(shell, "told", 72);
    list.control().addListener(SWT.Selection, e -> enable());
    model.listen(this::show);
    messages.onChange(shell, this::show);
    Runnable quiet = training.listen(this::trained);
    shell.addDisposeListener(e -> {
      quiet.run();
      model.close();
    });
    frame.open(1_000, 520);
  }

  private Choice<Optional<Source>> choice() {
    Composite line = new Composite(shell, SWT.NONE);
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    line.setLayout(layout);
    line.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    new Labels(desk).name(line, "networks.use");
    Choice<Optional<Source>> choice = new Choice<>(
        line,
        messages,
        source -> messages.get(source.map(NetworkWindow::key).orElse("networks.source.best")));
    GridData place = new GridData(SWT.BEGINNING, SWT.CENTER, true, false);
    place.widthHint = 260;
    choice.control().setLayoutData(place);
    choice.control().setData("key", "networks.use");
    return choice.onChoice(source -> list.chosen().ifPresent(row -> model.use(row, source)));
  }

  private static String key(Source source) {
    return "networks.source." + source.name().toLowerCase(Locale.ROOT);
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    list.show(model.rows().orElse(List.of()), this::row);
    if (list.chosen().isEmpty()) {
      model.rows().orElse(List.of()).stream().findFirst().map(Row::key).ifPresent(list::choose);
    }
    enable();
  }

  private List<String> row(Row row) {
    Listed used = row.used();
    return List.of(
        messages.title(row.rules().table().name()),
        messages.get(key(used.source())),
        used.source() == Source.NONE
            ? "–"
            : messages.get("networks.kilobytes", (used.bytes() + 1023) / 1024),
        new NetworkWords(messages).of(used.origin()));
  }

  private void enable() {
    boolean free = !model.errands().busy();
    boolean trains = training.trained().isPresent();
    Optional<Row> row = list.chosen();
    train.setEnabled(row.isPresent() && !trains);
    pause.setEnabled(trains && !training.stops());
    pause.setText(messages.get(training.isPaused() ? "networks.resume" : "networks.pause"));
    stop.setEnabled(trains && !training.stops());
    take.setEnabled(free && row.isPresent());
    write.setEnabled(
        free && row.filter(each -> each.used().source() != Source.NONE).isPresent());
    remove.setEnabled(free
        && row.filter(each -> each.has(Source.OWN) || each.has(Source.SHELF)).isPresent());
    List<Optional<Source>> sources = new ArrayList<>();
    row.ifPresent(each -> {
      sources.add(Optional.empty());
      each.listed().forEach(listed -> sources.add(Optional.of(listed.source())));
    });
    use.items(sources);
    use.select(row.map(each -> Optional.of(each.used().source())));
    use.control().setEnabled(free && sources.size() > 2);
    detail.setText(
        row.map(each -> new NetworkWords(messages).of(each.used().origin())).orElse(""));
    Optional<Progress> reached = training.progress().filter(each -> trains);
    bar.setSelection(reached
        .map(each -> (int) (FULL * each.done() / Math.max(1, each.all())))
        .orElse(0));
    String words = say();
    if (!told.getText().equals(words)) {
      told.setText(words);
    }
  }

  /** A network that was kept is in the list. */
  private void trained() {
    int now = training.progress().map(Progress::kept).orElse(0);
    if (now != kept || training.trained().isEmpty()) {
      kept = now;
      model.look();
    }
    if (!shell.isDisposed()) {
      enable();
    }
  }

  private String say() {
    if (model.rows().isEmpty()) {
      return messages.get("networks.away");
    }
    String done = model.errands().news().map(news -> news.say(messages)).orElse("");
    String trains = training
        .trained()
        .map(this::progress)
        .orElseGet(() -> training.news().map(news -> news.say(messages)).orElse(""));
    return done.isEmpty() || trains.isEmpty() ? done + trains : done + "\n" + trains;
  }

  private String progress(Rules rules) {
    String name = messages.of(rules.table().name());
    if (training.stops()) {
      return messages.get("networks.stops", name);
    }
    String step = training
        .progress()
        .map(reached -> step(name, reached))
        .orElseGet(() -> messages.get("networks.begins", name));
    return training.isPaused() ? messages.get("networks.paused", name, step) : step;
  }

  private String step(String name, Progress reached) {
    String step = messages.get(
        "networks.step." + reached.step().name().toLowerCase(Locale.ROOT),
        name,
        reached.round(),
        reached.done(),
        reached.all(),
        points(reached),
        reached.kept());
    return reached
        .timeLeft()
        .map(left -> messages.get(
            "networks.left",
            step,
            Math.round(reached.perMinute()),
            Math.max(1, (left.toSeconds() + 59) / 60)))
        .orElse(step);
  }

  private static String points(Progress reached) {
    return reached.step() == Step.MATCH ? String.format(Locale.ROOT, "%.1f", reached.points()) : "";
  }

  private void askTraining() {
    list.chosen().ifPresent(row -> new TrainingDialog(shell, desk, training, row.rules()).open());
  }

  private Optional<Path> file(int style, Row row) {
    FileDialog dialog = new FileDialog(shell, style);
    dialog.setFilterExtensions(new String[] {"*.net"});
    dialog.setFileName(row.key() + ".net");
    dialog.setOverwrite(true);
    return Optional.ofNullable(dialog.open()).map(Path::of);
  }

  private void takeFile() {
    list.chosen()
        .ifPresent(row -> file(SWT.OPEN, row).ifPresent(file -> model.importFrom(row, file)));
  }

  private void writeFile() {
    list.chosen().ifPresent(row -> file(SWT.SAVE, row).ifPresent(file -> model.export(row, file)));
  }

  private void askRemoval() {
    list.chosen()
        .ifPresent(row -> Question.ask(
            shell,
            desk,
            "remove",
            messages.get("networks.remove.ask", row.rules().table().name()),
            () -> model.remove(row)));
  }
}
