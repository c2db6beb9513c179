package org.komabako.ui.client.window;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.DeclarationCount;
import org.komabako.position.Position;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.EngineSides;
import org.komabako.ui.workbench.game.GameView;

/** How both sides stand by the rule for entered kings, and the declaration of the one who may make it. */
final class DeclareDialog {
  private static final int WIDTH = 460;

  /**
   * What is known of the game.
   *
   * @param speaker who would declare
   * @param turn whether it is his turn
   * @param counts of both sides; none where the rules know no declaration
   */
  private record State(Side speaker, boolean turn, List<DeclarationCount> counts) {
    static State of(Game game) {
      Position position = game.reached().position();
      Side speaker = EngineSides.speaker(game);
      return new State(
          speaker,
          position.side() == speaker,
          Stream.of(Side.values())
              .flatMap(side -> position.declaration(side).stream())
              .toList());
    }

    DeclarationCount own() {
      return counts.get(speaker.ordinal());
    }

    boolean allows() {
      return turn && (own().missing().isEmpty() || own().rule().falseLoses());
    }

    /** What comes of it, or why it cannot be. */
    String verdict(Messages messages) {
      if (!turn) {
        return messages.get("ask.declare.turn");
      }
      Optional<String> missing = own().missing().map(messages::of);
      if (missing.isPresent()) {
        String lacks = messages.get("ask.declare.missing", missing.get());
        return own().rule().falseLoses() ? lacks + "\n" + messages.get("ask.declare.loses") : lacks;
      }
      boolean wins = own().outcome().flatMap(end -> end.winner()).isPresent();
      return messages.get(wins ? "ask.declare.win" : "ask.declare.draw");
    }
  }

  private DeclareDialog() {}

  /** Shows the count, as soon as it is known. */
  static void open(MainWindow window, GameView view) {
    view.model().ask(State::of, state -> {
      if (!state.counts().isEmpty()) {
        show(window, view, state);
      }
    });
  }

  private static void show(MainWindow window, GameView view, State state) {
    Desk desk = window.desk();
    Frame frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "ask.declare.title");
    frame.body().setLayout(new GridLayout(1, false));
    Labels labels = new Labels(desk);
    for (DeclarationCount count : state.counts()) {
      labels.head(frame.body(), 1, "window." + count.side().text());
      labels.sentence(frame.body(), 1, () -> desk.messages().of(count.text()));
    }
    labels.sentence(frame.body(), 1, () -> state.verdict(desk.messages()));
    Frame.Answers answers = frame.answers(
        "ask.declare.yes",
        () -> view.model().change(game -> {
          var unused = game.declareEntered(state.speaker());
        }));
    answers.yes().setEnabled(state.allows());
    frame.shell().setDefaultButton(answers.no());
    frame.open(WIDTH);
  }
}
