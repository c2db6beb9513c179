package org.komabako.ui.matches;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Matches;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.dialog.TaskRunner;

/**
 * The matches between engines: how far each is, what its games tell so far, and the games, which are
 * opened on the board. It shows what the console does too; while the service is away, it says so.
 */
public final class MatchWindow {
  private static final List<Listing.Column> COLUMNS = List.of(
      new Listing.Column("match.number", 46),
      new Listing.Column("match.variant", 120),
      new Listing.Column("match.first", 170),
      new Listing.Column("match.second", 170),
      new Listing.Column("match.played", 90),
      new Listing.Column("match.score", 110),
      new Listing.Column("match.state", 160));

  private final Workbench window;
  private final Desk desk;
  private final Messages messages;
  private final MatchList matches;
  private final MatchWords words;
  private final ReportWords reportWords;
  private final TaskRunner errands;
  private final Shell shell;
  private final Listing<MatchStatus> list;
  private final MatchGames games;
  private final Text report;
  private final Text told;
  private final Button begin;
  private final Button pause;
  private final Button resume;
  private final Button stop;
  private final Button test;
  private Optional<String> begun = Optional.empty();
  private Optional<Notification> news = Optional.empty();

  /** Opens it. */
  public MatchWindow(Workbench window, MatchList matches) {
    this.window = window;
    desk = window.desk();
    messages = desk.messages();
    this.matches = matches;
    words = new MatchWords(desk);
    reportWords = new ReportWords(messages, words);
    errands = new TaskRunner(desk, "match.failed");
    ListWindow frame = new ListWindow(window.shell(), desk, "match.title", 1);
    shell = frame.shell();
    Group all = frame.group(shell, "match.list", 240);
    ((GridData) all.getLayoutData()).grabExcessVerticalSpace = false;
    list = new Listing<>(all, messages, MatchStatus::id, COLUMNS);
    Composite column = ListWindow.column(all);
    begin = frame.button(column, "match.new", this::askForNew);
    pause = frame.button(column, "match.pause", () -> change(Matches::pause, "match.paused"));
    resume = frame.button(column, "match.resume", () -> change(Matches::resume, "match.resumed"));
    stop = frame.button(column, "match.stop", this::askToStop);
    test = frame.button(column, "match.test", () -> new SprtDialog(shell, desk, matches).open());
    SashForm halves = new SashForm(shell, SWT.HORIZONTAL | SWT.SMOOTH);
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 215;
    halves.setLayoutData(place);
    Group left = frame.group(halves, "match.report", 200);
    report = ListWindow.words(left, "match.report", 200);
    report.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
    games = new MatchGames(halves, frame, desk, words, errands, this::stepAside);
    halves.setWeights(50, 50);
    told = ListWindow.words(shell, "told", 56);
    list.control().addListener(SWT.Selection, e -> show());
    errands.listen(() -> {
      news = errands.news();
      show();
    });
    messages.onChange(shell, this::show);
    Runnable stopMatches = matches.listen(this::show);
    Runnable stopVariants = window.listenToVariants(this::show);
    Runnable stopEngines = desk.engines().listen(this::show);
    shell.addListener(SWT.Activate, e -> matches.read());
    shell.addDisposeListener(e -> {
      stopMatches.run();
      stopVariants.run();
      stopEngines.run();
      errands.close();
      matches.lookAt(Optional.empty());
    });
    frame.open(1010, 680);
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** The service, for an errand. */
  static Matches require(Desk desk) {
    return desk.services()
        .matches()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("match.away")));
  }

  private void askForNew() {
    var like = list.chosen().map(MatchStatus::request);
    new NewMatchDialog(shell, window, matches, like, this::begun).open();
  }

  private void begun(String id, Notification word) {
    begun = Optional.of(id);
    news = Optional.of(word);
    show();
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    list.show(matches.matches(), this::row);
    chooseSomething();
    matches.lookAt(list.chosen().map(MatchStatus::id));
    Optional<MatchReport> seen = matches.report();
    games.show(seen);
    write(
        report,
        seen.map(each -> String.join("\n", reportWords.lines(each, matches.note(each.status()))))
            .orElseGet(() -> messages.get("match.report.none")));
    write(told, say());
    enable();
  }

  /** What was begun here a moment ago; else the newest if nothing is chosen. */
  private void chooseSomething() {
    List<String> ids = matches.matches().stream().map(MatchStatus::id).toList();
    if (begun.filter(ids::contains).isPresent()) {
      begun.ifPresent(list::choose);
      begun = Optional.empty();
    } else if (list.chosen().isEmpty() && !ids.isEmpty()) {
      list.choose(ids.get(ids.size() - 1));
    }
  }

  /** Whoever reads or copies is not thrown back to the first line by what has not changed. */
  private static void write(Text text, String words) {
    if (!text.getText().equals(words)) {
      int top = text.getTopIndex();
      text.setText(words);
      text.setTopIndex(top);
    }
  }

  private List<String> row(MatchStatus status) {
    MatchRequest request = status.request();
    return List.of(
        status.id(),
        window.variantName(request.variant()),
        words.player(request.first()),
        words.player(request.second()),
        words.progress(status),
        words.score(status.tally()),
        words.state(status, matches.note(status)));
  }

  private void enable() {
    boolean free = matches.isThere() && !errands.busy();
    Optional<State> state = list.chosen().map(MatchStatus::state);
    begin.setEnabled(matches.isThere());
    pause.setEnabled(free
        && state.filter(each -> each == State.RUNNING || each == State.WAITING).isPresent());
    resume.setEnabled(free && state.equals(Optional.of(State.PAUSED)));
    stop.setEnabled(free && state.filter(each -> !each.isOver()).isPresent());
    test.setEnabled(matches.report().isPresent());
  }

  private String say() {
    if (errands.busy()) {
      return messages.get("match.busy", errands.underWay().orElse(""));
    }
    return matches.isThere()
        ? news.map(each -> each.say(messages)).orElse("")
        : messages.get("match.away");
  }

  /** What is done to a match, by its id. */
  private interface Deed {
    MatchStatus to(Matches service, String id);
  }

  private void change(Deed deed, String done) {
    list.chosen()
        .map(MatchStatus::id)
        .ifPresent(id -> errands.run(messages.get("match.what", id), () -> {
          var unused = deed.to(require(desk), id);
          return Notification.done(done, id);
        }));
  }

  private void askToStop() {
    list.chosen()
        .ifPresent(status -> Question.ask(
            shell,
            desk,
            "stop-match",
            messages.get("match.stop.ask", status.id()),
            () -> change(Matches::stop, "match.stopped")));
  }

  /** The board lies below this window; the shortcut brings it back as it is. */
  private void stepAside(String word) {
    if (!shell.isDisposed()) {
      shell.setVisible(false);
      window.tell(word);
    }
  }
}
