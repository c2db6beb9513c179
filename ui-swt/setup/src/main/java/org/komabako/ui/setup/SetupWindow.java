package org.komabako.ui.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.session.GameRequest;
import org.komabako.ui.board.SetupBoard;
import org.komabako.ui.board.SetupCheck;
import org.komabako.ui.board.SetupInput;
import org.komabako.ui.widgets.control.Scroller;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;

/**
 * The set-up editor. It edits the position of a game, or the start of a variant; both are plain data, so
 * a variant that leaves takes nothing away but the button that plays on.
 */
public final class SetupWindow {
  private static final int COMBO_WIDTH = 140;
  private static final int MOST_MOVES = 9999;

  private final Desk desk;
  private final Messages messages;
  private final SetupWords words;
  private final Consumer<GameRequest> opener;
  private final Executor lane;
  private final Shell shell;
  private final Combo variantChoice;
  private final SetupCanvas canvas;
  private final Button blackToMove;
  private final Button whiteToMove;
  private final Spinner number;
  private final Combo handicap;
  private final Combo mirror;
  private final List<Button> rests = new ArrayList<>();
  private final Text counts;
  private final Text sfen;
  private final Scroller scroller;
  private final Text findings;
  private final Button play;
  private List<Variant> variants = List.of();
  private Optional<Rules> rules = Optional.empty();
  private Optional<SetupInput> input = Optional.empty();
  private boolean showing;
  private boolean impossible;
  private Optional<org.komabako.base.message.LocalizedText> unreadable = Optional.empty();
  private List<SetupCheck.Finding> found = List.of();

  /**
   * Opens an editor.
   *
   * @param variants those that can be chosen
   * @param opener opens the game that is to be played from here
   */
  public SetupWindow(
      Shell parent, Desk desk, List<Variant> variants, Consumer<GameRequest> opener) {
    this.desk = desk;
    this.opener = opener;
    messages = desk.messages();
    words = new SetupWords(messages);
    lane = desk.work().lane();
    shell = new Shell(parent, SWT.SHELL_TRIM);
    messages.bind(shell, shell::setText, "setup.title");
    shell.setLayout(new GridLayout(2, false));
    canvas = new SetupCanvas(shell, desk, this::show);
    canvas.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    Composite side = new Composite(shell, SWT.NONE);
    side.setLayout(new GridLayout(2, true));
    side.setLayoutData(new GridData(SWT.FILL, SWT.FILL, false, true));
    // In a small window all but the two buttons that end it is scrolled.
    scroller = new Scroller(side);
    scroller.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
    Composite column = new Composite(scroller.content(), SWT.NONE);
    GridLayout fields = new GridLayout(2, true);
    fields.marginWidth = 0;
    fields.marginHeight = 0;
    column.setLayout(fields);
    column.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    variantChoice = combo(column, "setup.variant", this::chooseVariant);
    blackToMove = radio(column, "setup.turn.black", Side.BLACK);
    whiteToMove = radio(column, "setup.turn.white", Side.WHITE);
    label(column, "setup.number");
    number = new Spinner(column, SWT.BORDER);
    number.setValues(1, 1, MOST_MOVES, 0, 1, 10);
    number.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    number.addListener(SWT.Selection, e -> edit(board -> board.number(number.getSelection())));
    button(column, "setup.start", () -> start(0));
    button(column, "setup.clear", () -> edit(SetupBoard::clear));
    handicap = combo(column, "setup.handicap", this::chooseStart);
    mirror = combo(column, "setup.mirror", this::chooseMirror);
    rests.add(
        button(column, "setup.rest.black", () -> edit(board -> board.restToHand(Side.BLACK))));
    rests.add(
        button(column, "setup.rest.white", () -> edit(board -> board.restToHand(Side.WHITE))));
    button(column, "setup.undo", () -> edit(SetupBoard::undo));
    button(column, "setup.redo", () -> edit(SetupBoard::redo));
    counts = readOnly(column, true);
    play = button(side, "setup.play", this::play);
    Look.filled(play);
    button(side, "setup.close", shell::close);
    sfen = new Text(shell, SWT.BORDER | SWT.SINGLE);
    sfen.setData("key", "sfen");
    sfen.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    sfen.addListener(SWT.Modify, e -> typed());
    findings = readOnly(shell, false);
    findings.setData("key", "findings");
    messages.onChange(shell, this::translate);
    Frame.place(shell, 1060, 740);
    variants(variants);
    shell.open();
    canvas.control().setFocus();
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** Edits a position of a game. */
  public void edit(Rules of, Setup setup) {
    rules = Optional.of(of);
    SetupBoard board = new SetupBoard(of.table(), setup);
    input = Optional.of(new SetupInput(board));
    canvas.input(input.get());
    rests.forEach(each -> {
      each.setVisible(of.table().hasHands());
      ((GridData) each.getLayoutData()).exclude = !of.table().hasHands();
    });
    translate();
    selectVariant();
  }

  /** The variants that are there now. */
  public void variants(List<Variant> installed) {
    variants = installed;
    lane.execute(() -> {
      List<VariantTable> tables = installed.stream().map(Variant::table).toList();
      desk.gate().send(variantChoice, () -> {
        if (!shell.isDisposed()) {
          variantChoice.setItems(
              tables.stream().map(each -> messages.title(each.name())).toArray(String[]::new));
          selectVariant();
          room();
          show();
          if (rules.isEmpty() && !installed.isEmpty()) {
            begin(installed.get(0));
          }
        }
      });
    });
  }

  /** A list that was empty is lower on GTK than one with words. */
  private void room() {
    shell.layout(true, true);
    scroller.fit();
  }

  private void selectVariant() {
    List<String> keys = variants.stream().map(Variant::key).toList();
    int index = keys.indexOf(rules.map(each -> each.table().key()).orElse(""));
    variantChoice.deselectAll();
    if (index >= 0 && index < variantChoice.getItemCount()) {
      variantChoice.select(index);
    }
  }

  private void chooseVariant() {
    int index = variantChoice.getSelectionIndex();
    if (index >= 0 && index < variants.size()) {
      begin(variants.get(index));
    }
  }

  /** The rules are made in the lane: a variant is foreign code. */
  private void begin(Variant variant) {
    lane.execute(() -> {
      try {
        Rules made = Rules.of(variant);
        Setup start = new SetupStarts(made.table()).usual();
        desk.gate().send(this, () -> {
          if (!shell.isDisposed()) {
            edit(made, start);
          }
        });
      } catch (RuntimeException | Error e) {
        desk.gate().send(this, () -> {
          if (!shell.isDisposed()) {
            findings.setText(e.toString());
          }
        });
      }
    });
  }

  private Combo combo(Composite column, String key, Runnable chosen) {
    label(column, key);
    Combo combo = new Combo(column, SWT.DROP_DOWN | SWT.READ_ONLY);
    combo.setData("key", key);
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.widthHint = COMBO_WIDTH;
    combo.setLayoutData(place);
    combo.addListener(SWT.Selection, e -> chosen.run());
    return combo;
  }

  private void label(Composite column, String key) {
    Label label = new Label(column, SWT.NONE);
    messages.bind(label, label::setText, key);
  }

  private Button radio(Composite column, String key, Side side) {
    Button button = new Button(column, SWT.RADIO);
    messages.bind(button, button::setText, key);
    button.setData("key", key);
    button.addListener(SWT.Selection, e -> {
      if (button.getSelection()) {
        edit(board -> board.side(side));
      }
    });
    return button;
  }

  private Button button(Composite column, String key, Runnable task) {
    Button button = new Button(column, SWT.PUSH);
    messages.bind(button, button::setText, key);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    button.addListener(SWT.Selection, e -> task.run());
    return button;
  }

  private Text readOnly(Composite parent, boolean fill) {
    Text text = new Text(parent, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, fill, 2, 1);
    place.heightHint = desk.look().measures().of(56);
    place.widthHint = 100;
    text.setLayoutData(place);
    return text;
  }

  private void chooseStart() {
    start(handicap.getSelectionIndex());
  }

  private void start(int number) {
    edit(board -> new SetupStarts(board.table()).of(number).ifPresent(board::load));
  }

  private void chooseMirror() {
    edit(
        board -> board.mirror(SetupBoard.Mirror.values()[Math.max(0, mirror.getSelectionIndex())]));
  }

  private void edit(Consumer<SetupBoard> change) {
    input.map(SetupInput::board).ifPresent(change);
    show();
  }

  /** The text was changed: by the user, or to show what he did on the board. */
  private void typed() {
    if (!showing && input.isPresent()) {
      try {
        input.get().board().sfen(sfen.getText());
        unreadable = Optional.empty();
        showAllBut(sfen);
      } catch (TextException e) {
        unreadable = Optional.of(e.text());
        say();
      }
    }
  }

  private void show() {
    unreadable = Optional.empty();
    showAllBut(null);
  }

  /** Shows the position everywhere but in the field that it is being typed in. */
  private void showAllBut(@org.jspecify.annotations.Nullable Text typedIn) {
    if (shell.isDisposed() || input.isEmpty()) {
      return;
    }
    SetupBoard board = input.get().board();
    showing = true;
    String text = board.sfen();
    if (typedIn == null && !sfen.getText().equals(text)) {
      sfen.setText(text);
    }
    blackToMove.setSelection(board.setup().side() == Side.BLACK);
    whiteToMove.setSelection(board.setup().side() == Side.WHITE);
    number.setSelection(board.setup().number());
    handicap.select(new SetupStarts(board.table()).number(board.setup()));
    counts.setText(words.counts(board));
    showing = false;
    canvas.control().redraw();
    check(board.setup());
  }

  private void check(Setup setup) {
    Optional<Rules> asked = rules;
    asked.ifPresent(known -> lane.execute(() -> {
      List<SetupCheck.Finding> answer = SetupCheck.of(known, setup);
      desk.gate().send(findings, () -> {
        boolean current =
            input.filter(each -> each.board().setup().equals(setup)).isPresent();
        if (!shell.isDisposed() && current && asked.equals(rules)) {
          found = answer;
          impossible = answer.stream().anyMatch(SetupCheck.Impossible.class::isInstance);
          canvas.odd(answer.stream().flatMap(each -> each.squares().stream()).toList());
          say();
        }
      });
    }));
  }

  private boolean installed() {
    String key = rules.map(each -> each.table().key()).orElse("");
    return variants.stream().anyMatch(variant -> variant.key().equals(key));
  }

  private void say() {
    List<String> lines = new ArrayList<>();
    unreadable.ifPresent(reason -> lines.add(messages.get("setup.unreadable", reason)));
    if (!installed() && rules.isPresent()) {
      lines.add(messages.get("setup.away", rules.get().table().key()));
    }
    found.forEach(finding -> lines.add(words.say(finding)));
    play.setEnabled(installed() && !impossible && unreadable.isEmpty());
    findings.setText(lines.isEmpty() ? messages.get("setup.help") : String.join("\n", lines));
  }

  private void translate() {
    mirror.setItems(
        messages.get("setup.mirror.none"),
        messages.get("setup.mirror.point"),
        messages.get("setup.mirror.line"));
    mirror.select(
        input.map(each -> each.board().mirror()).orElse(SetupBoard.Mirror.NONE).ordinal());
    rules.ifPresent(known -> handicap.setItems(new SetupStarts(known.table()).names(messages)));
    handicap.setEnabled(
        rules.filter(known -> !known.table().handicaps().isEmpty()).isPresent());
    room();
    variants(variants);
    show();
  }

  private void play() {
    rules.ifPresent(known -> input.ifPresent(each -> {
      opener.accept(new GameRequest(
          known.table().key(),
          Optional.of(RuleSet.BASE),
          known.options().asMap(),
          Optional.empty(),
          Optional.of(each.board().start())));
      shell.close();
    }));
  }
}
