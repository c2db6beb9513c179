package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.DeclarationCount;
import org.komabako.position.Position;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.InputState;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Target;
import org.komabako.ui.widgets.action.Actions;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.OutcomeWords;

/**
 * The line below the board: whose turn it is, how far a move has come, why a try was refused, and the
 * buttons of a move that is under way, or of a game that waits for its variant.
 */
final class StepBar {
  /** Where a variant is found that a game waits for. */
  private static final String SHELF = "tools.shelf";

  private static final List<String> BUTTONS = List.of(
      "move.stop", "move.back", "move.pass", "move.promote", "move.decline", "move.cancel", SHELF);

  /** Below this a reason may need two lines. */
  private static final int NARROW = 1000;

  private final Messages messages;
  private final Label text;
  private final List<Button> buttons;
  private final Actions actions;
  private final Announcer announcer;
  private String shown = "";
  private String note = "";

  StepBar(Composite parent, Messages messages, Actions actions) {
    this.messages = messages;
    this.actions = actions;
    Composite bar = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(1 + BUTTONS.size(), false);
    layout.marginHeight = 0;
    layout.marginWidth = 0;
    bar.setLayout(layout);
    bar.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    text = new Label(bar, SWT.WRAP);
    text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, true));
    int twoLines = twoLines();
    announcer = new Announcer(bar);
    buttons = BUTTONS.stream().map(id -> button(bar, id)).toList();
    // The same height whatever stands in it, or the board would change its size with that.
    GridData place = (GridData) bar.getLayoutData();
    int button = buttons.get(0).computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
    place.heightHint = button;
    bar.addListener(SWT.Resize, e -> {
      int needed = Math.max(button, bar.getSize().x < NARROW ? twoLines : 0);
      if (place.heightHint != needed) {
        place.heightHint = needed;
        bar.requestLayout();
      }
    });
  }

  /** What a reason takes that does not fit on one line. */
  private int twoLines() {
    text.setText("1\n2");
    int height = text.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
    text.setText("");
    return height;
  }

  private Button button(Composite bar, String id) {
    Button button = new Button(bar, SWT.PUSH | SWT.FLAT);
    Look.low(button);
    button.setData("action", id);
    messages.bind(button, button::setText, "step." + id.substring(id.indexOf('.') + 1));
    actions.find(id).ifPresent(action -> button.setToolTipText(action.keys().text()));
    button.setLayoutData(new GridData());
    button.addListener(SWT.Selection, e -> {
      var unused = actions.run(id);
    });
    return button;
  }

  /**
   * Says what is to be said now.
   *
   * @param note what is told instead of whose turn it is; may be empty
   */
  void update(
      GameModel model,
      Optional<BoardInput> input,
      Optional<BoardPainter.Fault> fault,
      String note) {
    this.note = note;
    if (text.isDisposed()) {
      return;
    }
    String now = fault
        .map(f -> messages.get("step.fault", f.layer(), reason(f.cause())))
        .orElseGet(() -> say(model, input));
    boolean moved = !now.equals(shown);
    if (moved) {
      shown = now;
      text.setText(now.replace("&", "&&"));
      text.setToolTipText(now.replace("&", "&&"));
      announcer.say(now);
    }
    for (Button button : buttons) {
      boolean show = shows(String.valueOf(button.getData("action")), model, input);
      GridData data = (GridData) button.getLayoutData();
      moved |= data.exclude == show;
      data.exclude = !show;
      button.setVisible(show);
    }
    if (moved) {
      text.getParent().layout(new Control[] {text});
    }
  }

  /** Says something to a screen reader. */
  void announce(String words) {
    announcer.say(words);
  }

  /** What was said last. */
  String announced() {
    return announcer.said();
  }

  private static String reason(Throwable cause) {
    String message = cause.getMessage();
    return message == null ? cause.toString() : message;
  }

  private boolean shows(String id, GameModel model, Optional<BoardInput> input) {
    return id.equals(SHELF)
        ? model.suspended().isPresent() && actions.find(id).isPresent()
        : input.filter(each -> shows(id, each)).isPresent();
  }

  private static boolean shows(String id, BoardInput input) {
    InputState state = input.state();
    var targets = input.targets().of(state).values();
    return switch (id) {
      case "move.stop" -> targets.stream().anyMatch(t -> t.kind() == Target.Kind.STOP);
      case "move.back" -> targets.stream().anyMatch(t -> t.kind() == Target.Kind.BACK);
      case "move.pass" -> state instanceof InputState.Selected && input.passes().size() == 1;
      case "move.promote", "move.decline" -> state instanceof InputState.Asking;
      default -> state instanceof InputState.Midway || state instanceof InputState.Asking;
    };
  }

  private String say(GameModel model, Optional<BoardInput> input) {
    if (model.suspended().isPresent()) {
      return messages.get("step.suspended", model.suspended().get());
    }
    if (model.problem().isPresent()) {
      return messages.get("step.problem", model.problem().get());
    }
    if (model.seals() && input.flatMap(BoardInput::refusal).isEmpty()) {
      return messages.get("step.seals");
    }
    if (input.isEmpty()) {
      return messages.get("step.wait");
    }
    return input
        .get()
        .refusal()
        .map(refusal -> messages.get("step.refused", messages.of(refusal.text())))
        .orElseGet(() -> model
            .unkept()
            .map(why -> messages.get("step.unkept", say(input.get()), why))
            .orElseGet(() -> say(input.get())));
  }

  private String say(BoardInput input) {
    Snapshot snapshot = input.snapshot();
    InputState state = input.state();
    Position position = snapshot.position();
    if (input.waiting().isPresent()) {
      return messages.get("step.premove");
    }
    if (input.drawnBack().isPresent()) {
      String key = input.showsPromoted() ? "step.sweep.promote" : "step.sweep.decline";
      return messages.get(key, input.drawnBack().get());
    }
    if (state instanceof InputState.Midway midway) {
      boolean captures = position.piece(midway.mid()).isPresent();
      return messages.get(
          captures ? "step.midway.capture" : "step.midway", name(position, midway), midway.mid());
    }
    if (state instanceof InputState.Asking) {
      return messages.get("step.asking");
    }
    if (state instanceof InputState.Looking looking) {
      return position.piece(looking.at()).map(this::describe).orElse("");
    }
    if (state instanceof InputState.Selected selected) {
      return position.piece(selected.from()).map(this::describe).orElse("");
    }
    if (state instanceof InputState.Dropping dropping) {
      return messages.get("step.drop", messages.of(dropping.type().name()));
    }
    return note.isEmpty()
        ? snapshot
            .outcome()
            .map(end -> OutcomeWords.of(messages, end, Optional.of(position)))
            .orElseGet(() -> turn(snapshot))
        : note;
  }

  private String name(Position position, InputState.Midway midway) {
    return position
        .piece(midway.from())
        .map(piece -> messages.of(piece.type().name()))
        .orElse("");
  }

  private String describe(Piece piece) {
    return messages.get(
        "step.piece",
        messages.title(piece.type().name()),
        piece.type().kanjiPair(),
        piece.type().romaji());
  }

  private String turn(Snapshot snapshot) {
    Position position = snapshot.position();
    String key = position.inCheck(position.side()) ? "step.check." : "step.turn.";
    String move = messages.get(key + position.side().text(), position.number());
    String turn = snapshot
        .reserveClosed()
        .map(side -> messages.get("step.reserve." + side.text(), move))
        .orElse(move);
    int occurrence = snapshot.occurrence();
    String again = occurrence == 1 ? turn : messages.get("step.again", turn, occurrence);
    List<DeclarationCount> counts = Stream.of(Side.values())
        .flatMap(side -> position.declaration(side).stream())
        .toList();
    return counts.stream().anyMatch(DeclarationCount::entered)
        ? messages.get("step.points", again, points(counts.get(0)), points(counts.get(1)))
        : again;
  }

  private String points(DeclarationCount count) {
    return messages.get(
        "step.points." + count.side().text(), count.points(), count.rule().winning(count.side()));
  }
}
