package org.komabako.ui.newgame;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.control.Scroller;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.game.Folding;

/**
 * Asks what the next game is to be: the variant with its board at the left; the opponent, the time, the
 * handicap at the right; the rules in one line. What is folded is made when it is unfolded. It begins with what was wished the last time. Variants that come and go while it is open are seen in it.
 */
public final class NewGameDialog {
  private static final int BOARD = 210;

  private final Random lot = new Random();
  private final Workbench window;
  private final Desk desk;
  private final String wanted;
  private final Frame frame;
  private final Choice<VariantCard> variant;
  private final Preview preview;
  private final AboutVariant about;
  private final FoldedRules rules;
  private final HandicapPart handicap;
  private final PlayersPart players;
  private final TimePart time;
  private final Scroller scroller;
  private final GridLayout columns;
  private final Composite left;
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
    Look.filled(start);
    Measures measures = desk.look().measures();
    columns = new GridLayout(2, false);
    columns.marginWidth = measures.gap();
    columns.marginHeight = 0;
    columns.horizontalSpacing = measures.of(22);
    frame.body().setLayout(columns);

    left = new Composite(frame.body(), SWT.NONE);
    GridLayout column = new GridLayout(1, false);
    column.marginWidth = 0;
    column.marginHeight = 0;
    left.setLayout(column);
    var unused = Captions.over(left, desk, "new-game.variant");
    variant = new Choice<>(
        left, desk.messages(), card -> desk.messages().title(card.table().name()));
    variant.control().setData("key", "new-game.variant");
    variant.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    variant.onChoice(card -> show(Optional.of(card)));
    preview = new Preview(left, desk, BOARD);
    about = new AboutVariant(left, desk);

    scroller = new Scroller(frame.body());
    scroller.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    Composite right = scroller.content();
    ((GridLayout) right.getLayout()).verticalSpacing = measures.of(10);
    players = new PlayersPart(right, desk, this::fit);
    time = new TimePart(right, desk, this::timeChanged);
    handicap = new HandicapPart(right, desk, this::preview);
    rules = new FoldedRules(right, desk, this::rulesChanged);
    desk.messages().onChange(right, () -> {
      arrange();
      scroller.fit();
    });
    frame.body().addListener(SWT.Resize, e -> arrange());
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

  /** What would not fit beside the board is below the name of the variant, without the board. */
  private void arrange() {
    int beside = columns.horizontalSpacing + BOARD + 2 * columns.marginWidth;
    int fields = Math.max(players.width(), time.width()) + scroller.reserve();
    boolean narrow = frame.body().getClientArea().width < beside + fields;
    columns.numColumns = narrow ? 1 : 2;
    GridData place = new GridData(SWT.FILL, SWT.FILL, narrow, !narrow);
    place.widthHint = BOARD;
    left.setLayoutData(place);
    Folding.show(preview.control(), !narrow);
    about.show(!narrow);
  }

  /** Shows it. */
  public void open() {
    frame.open(820, 540);
    if (!variant.control().setFocus()) {
      // There is but one.
      players.focus();
    }
  }

  /** What was chosen stays so; else it is what was wanted, else the first. */
  private void fill() {
    List<VariantCard> cards = window.cards();
    String key = shown.map(VariantCard::key).orElse(wanted);
    variant.items(cards);
    variant.select(cards.stream().filter(card -> card.key().equals(key)).findFirst());
    show(variant.value());
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
      time.show(wishes.clock());
      rules.show(each, wishes.ruleSet(), wishes.options());
    });
    about.show(card, rules.ruleSet(), rules.changes());
    scroller.control().setVisible(card.isPresent());
    updateStart();
    preview();
    scroller.fit();
  }

  private void rulesChanged() {
    about.show(shown, rules.ruleSet(), rules.changes());
    fit();
  }

  private void timeChanged() {
    updateStart();
    fit();
  }

  /** What was unfolded is seen, if the screen has the room. */
  private void fit() {
    scroller.fit();
    frame.grow(scroller.missing());
  }

  /** A game can begin with a variant and a clock that means something. */
  private void updateStart() {
    start.setEnabled(shown.isPresent() && time.isRight());
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
        time.text(),
        players.players(),
        players.random());
  }

  private void start() {
    shown.map(this::wishes).ifPresent(asked -> {
      asked.remember(desk.settings());
      Wishes wishes = asked.drawn(lot);
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
