package org.komabako.ui.matches;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.Player;
import org.komabako.matches.Sprt;
import org.komabako.ui.newgame.RulesPart;
import org.komabako.ui.newgame.VariantList;
import org.komabako.ui.widgets.control.Scroller;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;

/**
 * Asks what the next match is to be: the variant and its rules at the left, all else at the right. What
 * is written wrongly is said where it is written; what only the engines can tell, like that there is too
 * little memory, is said below, and the dialog stays. It begins with what another match was.
 */
final class NewMatchDialog {
  private final Workbench window;
  private final MatchList matches;
  private final Desk desk;
  private final Frame frame;
  private final VariantList variants;
  private final Scroller ruleScroller;
  private final RulesPart rules;
  private final Scroller scroller;
  private final PlayerPart first;
  private final PlayerPart second;
  private final TimesPart times;
  private final GamesPart games;
  private final OpeningsPart openings;
  private final EndsPart ends;
  private final SprtField sprt;
  private final Text told;
  private final Button start;
  private final TaskRunner errands;
  private Optional<VariantCard> shown = Optional.empty();

  /** The least width of the games and their rules, in points. */
  private static final int LEAST = 200;

  /** The most that they get. */
  private static final int MOST = 410;

  /**
   * A dialog; {@link #open} shows it.
   *
   * @param like a match whose choices it begins with; empty for the usual ones
   * @param begun takes the id of the match that was begun, and the word about it
   */
  NewMatchDialog(
      Shell parent,
      Workbench window,
      MatchList matches,
      Optional<MatchRequest> like,
      BiConsumer<String, Notification> begun) {
    this.window = window;
    this.matches = matches;
    desk = window.desk();
    errands = new TaskRunner(desk, "match.failed");
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "match.new.title");
    frame.button("ask.cancel", frame.shell()::close);
    start = frame.button("match.new.start", this::start);
    start.setData("answer", "yes");
    Look.filled(start);
    Composite body = frame.body();
    GridLayout columns = new GridLayout(2, false);
    columns.marginWidth = 0;
    columns.marginHeight = 0;
    columns.horizontalSpacing = 16;
    body.setLayout(columns);

    Composite left = new Composite(body, SWT.NONE);
    GridData narrow = new GridData(SWT.FILL, SWT.FILL, false, true);
    left.setLayoutData(narrow);
    Measures measures = desk.look().measures();
    // In a small window what is chosen at the right has to be read, too.
    narrow.widthHint = MOST;
    body.addListener(SWT.Resize, e -> {
      int share = body.getClientArea().width * 2 / 5;
      narrow.widthHint = Math.max(measures.of(LEAST), Math.min(MOST, share));
      left.requestLayout();
    });
    GridLayout column = new GridLayout(1, false);
    column.marginWidth = 0;
    column.marginHeight = 0;
    // As the parts at the right have it, so that the heads stand in one line.
    column.marginTop = new GridLayout().marginHeight;
    left.setLayout(column);
    variants = new VariantList(left, desk, this::show);
    ((GridData) variants.control().getLayoutData()).grabExcessVerticalSpace = false;
    ruleScroller = new Scroller(left);
    ruleScroller.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    new Labels(desk).head(ruleScroller.content(), 1, "new-game.rules");
    rules = new RulesPart(ruleScroller.content(), desk, ruleScroller::fit);

    scroller = new Scroller(body);
    scroller.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    Composite right = scroller.content();
    Labels labels = new Labels(desk);
    Composite players = grid(right, 3);
    labels.head(players, 3, "match.new.players");
    first = new PlayerPart(players, desk, "match.first", this::changed);
    second = new PlayerPart(players, desk, "match.second", this::changed);
    times = new TimesPart(right, desk, this::changed);
    games = new GamesPart(right, desk, this::changed);
    openings = new OpeningsPart(right, desk, this::changed);
    ends = new EndsPart(right, desk, scroller::fit);
    Composite question = grid(right, 2);
    labels.head(question, 2, "match.new.sprt");
    sprt = new SprtField(
        question,
        desk,
        "match.new.sprt.field",
        "match.new.sprt.blank",
        new MatchWords(desk)::asked);
    sprt.onChange(this::changed);
    told = ListWindow.words(body, "told", 56);
    desk.messages().onChange(right, scroller::fit);
    frame.shell().setDefaultButton(start);
    errands.listen(() -> say(begun));
    Runnable stop = window.listenToVariants(this::fill);
    Runnable stopEngines = desk.engines().listen(this::offer);
    Runnable stopMatches = matches.listen(this::changed);
    frame.shell().addDisposeListener(e -> {
      stop.run();
      stopEngines.run();
      stopMatches.run();
      errands.close();
    });
    fill();
    like.ifPresent(this::begin);
  }

  private static Composite grid(Composite parent, int columns) {
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(columns, false));
    return grid;
  }

  /** Shows it. */
  void open() {
    frame.open(1000, 720);
    variants.control().setFocus();
  }

  private void begin(MatchRequest like) {
    variants.show(window.cards(), like.variant());
    shown
        .filter(card -> card.key().equals(like.variant()))
        .ifPresent(card -> rules.show(card, like.ruleSet().orElse(""), like.options()));
    first.show(like.first());
    second.show(like.second());
    times.show(like.first().pace(), like.second().pace());
    games.show(like.games(), like.concurrency(), like.onGrid());
    openings.show(like.openings());
    ends.show(like.adjudication());
    sprt.show(like.sprt().map(Sprt::toString).orElse(""));
  }

  private void fill() {
    variants.show(window.cards(), shown.map(VariantCard::key).orElse(""));
  }

  /** Another variant is chosen, or the same has come back. */
  private void show(Optional<VariantCard> card) {
    if (!card.equals(shown)) {
      shown = card;
      card.ifPresent(each -> rules.show(each, "", Map.of()));
      offer();
    }
  }

  private void offer() {
    String variant = shown.map(VariantCard::key).orElse("");
    first.offer(variant);
    second.offer(variant);
    changed();
  }

  private void changed() {
    start.setEnabled(request().isPresent() && matches.isThere() && !errands.busy());
    scroller.fit();
  }

  /** What is asked for; empty while something is missing or written wrongly. */
  private Optional<MatchRequest> request() {
    Optional<Player> one = times.first().flatMap(first::value);
    Optional<Player> two = times.second().flatMap(second::value);
    boolean right = shown.isPresent()
        && one.isPresent()
        && two.isPresent()
        && openings.value().isPresent()
        && games.isRight()
        && sprt.isRight();
    return right
        ? Optional.of(new MatchRequest(
            shown.get().key(),
            Optional.of(rules.ruleSet()).filter(name -> !name.isEmpty()),
            rules.changes(),
            one.get(),
            two.get(),
            games.games(),
            openings.value().get(),
            ends.value(),
            games.atOnce(),
            sprt.value(),
            games.onGrid()))
        : Optional.empty();
  }

  private void start() {
    request()
        .ifPresent(request -> errands.run(desk.messages().get("match.what.new"), () -> {
          MatchStatus status = MatchWindow.require(desk).start(request);
          return Notification.done("match.started", status.id());
        }));
  }

  private void say(BiConsumer<String, Notification> begun) {
    if (frame.shell().isDisposed()) {
      return;
    }
    changed();
    Optional<Notification> news = errands.news();
    told.setText(
        errands.busy()
            ? desk.messages().get("match.new.checking")
            : news.map(each -> each.say(desk.messages())).orElse(""));
    news.filter(each -> !each.failed()).ifPresent(each -> {
      frame.shell().close();
      begun.accept(String.valueOf(each.parts().get(0)), each);
    });
  }
}
