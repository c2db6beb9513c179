package org.komabako.ui.newgame;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.ClockPart;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Scroller;

/**
 * Asks what the next game is to be: the variant at the left with its board, all else at the right. It
 * begins with what was wished the last time. Variants that come and go while it is open are seen in it.
 */
public final class NewGameDialog {
  private final Workbench window;
  private final Desk desk;
  private final String wanted;
  private final Frame frame;
  private final VariantList variants;
  private final Preview preview;
  private final RulesPart rules;
  private final HandicapPart handicap;
  private final PlayersPart players;
  private final ClockPart clock;
  private final Scroller scroller;
  private final Button start;
  private Optional<VariantCard> shown = Optional.empty();

  /** A dialog of a window that begins with the variant of the last game; {@link #open} shows it. */
  public NewGameDialog(Workbench window) {
    this(window, window.desk().settings().get(Wishes.LAST));
  }

  /**
   * A dialog of a window; {@link #open} shows it.
   *
   * @param wanted the key of the variant that it begins with
   */
  public NewGameDialog(Workbench window, String wanted) {
    this.window = window;
    this.wanted = wanted;
    desk = window.desk();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "new-game.title");
    frame.button("new-game.cancel", frame.shell()::close);
    start = frame.button("new-game.start", this::start);
    Composite body = frame.body();
    GridLayout columns = new GridLayout(2, false);
    columns.marginWidth = 0;
    columns.marginHeight = 0;
    columns.horizontalSpacing = 16;
    body.setLayout(columns);

    Composite left = column(body);
    GridData narrow = new GridData(SWT.FILL, SWT.FILL, false, true);
    narrow.widthHint = 320;
    left.setLayoutData(narrow);
    variants = new VariantList(left, desk, this::show);
    preview = new Preview(left, desk);

    scroller = new Scroller(body);
    scroller.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    Composite right = scroller.content();
    handicap = new HandicapPart(right, desk, this::preview);
    players = new PlayersPart(right, desk, scroller::fit);
    clock = new ClockPart(right, desk);
    clock.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    clock.onChange(this::clockChanged);
    rules = new RulesPart(right, desk, scroller::fit);
    desk.messages().onChange(right, scroller::fit);
    frame.shell().setDefaultButton(start);
    Runnable stop = window.listenToVariants(this::fill);
    Runnable stopEngines = desk.engines().listen(() -> {
      shown.ifPresent(players::offer);
      scroller.fit();
    });
    frame.shell().addDisposeListener(e -> {
      stop.run();
      stopEngines.run();
    });
    fill();
  }

  private static Composite column(Composite parent) {
    Composite column = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    column.setLayout(layout);
    return column;
  }

  /** Shows it. */
  public void open() {
    frame.open(940, 720);
    variants.control().setFocus();
  }

  private void fill() {
    List<VariantCard> cards = window.cards();
    variants.show(cards, shown.map(VariantCard::key).orElse(wanted));
  }

  /** Another variant is chosen, or the same has come back. */
  private void show(Optional<VariantCard> card) {
    if (card.equals(shown)) {
      return;
    }
    boolean same = card.map(VariantCard::key).equals(shown.map(VariantCard::key));
    Optional<Wishes> begun = same ? shown.map(this::wishes) : Optional.empty();
    shown = card;
    card.ifPresent(each -> {
      Wishes wishes = begun.orElseGet(() -> Wishes.last(desk.settings(), each.key()));
      handicap.show(each, wishes);
      players.show(each, wishes);
      clock.show(wishes.clock());
      rules.show(each, wishes.ruleSet(), wishes.options());
    });
    scroller.control().setVisible(card.isPresent());
    updateStart();
    preview();
    scroller.fit();
  }

  private void clockChanged() {
    updateStart();
    scroller.fit();
  }

  /** A game can begin with a variant and a clock that means something. */
  private void updateStart() {
    start.setEnabled(shown.isPresent() && clock.isRight());
  }

  private void preview() {
    preview.show(shown, handicap.chosen());
  }

  private Wishes wishes(VariantCard card) {
    return new Wishes(
        card.key(),
        rules.ruleSet(),
        rules.changes(),
        handicap.key(),
        clock.text(),
        players.players());
  }

  private void start() {
    shown.map(this::wishes).ifPresent(wishes -> {
      wishes.remember(desk.settings());
      window.create(wishes.request(), game -> {
        wishes.note(desk.settings(), game.id());
        wishes
            .engines()
            .forEach((side, opponent) -> desk.engines()
                .play(game, side, opponent, why -> window.say(desk.messages().of(why))));
      });
      frame.shell().close();
    });
  }
}
