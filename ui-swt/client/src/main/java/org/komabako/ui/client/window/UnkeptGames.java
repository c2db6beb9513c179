package org.komabako.ui.client.window;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameView;

/**
 * The games that are in memory only: because another process keeps those of this folder, or because the
 * disk takes nothing. It is told once above the games, and asked before the window closes.
 */
final class UnkeptGames {
  private final MainWindow window;
  private Optional<LocalizedText> told = Optional.empty();

  UnkeptGames(MainWindow window) {
    this.window = window;
    window.listenToViews(view -> view.model().listen(() -> tell(view.model())));
  }

  /** Each reason once, until all is kept. */
  private void tell(GameModel model) {
    if (model.unkept().isPresent() && !model.unkept().equals(told)) {
      told = model.unkept();
      window.say(window.desk().messages().get("window.unkept", told.get()));
    } else if (told.isPresent()
        && window.all().stream().allMatch(view -> view.model().unkept().isEmpty())) {
      window.unsay(window.desk().messages().get("window.unkept", told.get()));
      told = Optional.empty();
    }
  }

  /** What is lost with the window; empty if nothing is. */
  Optional<String> warning() {
    List<String> lost = window.all().stream()
        .map(GameView::model)
        .filter(model -> model.unkept().isPresent())
        .filter(model -> model.snapshot().filter(UnkeptGames::isWorth).isPresent())
        .map(model -> GameTitles.of(window.desk(), model))
        .toList();
    return lost.isEmpty()
        ? Optional.empty()
        : Optional.of(window
            .desk()
            .messages()
            .get("window.quit-unkept", lost.size(), String.join(", ", lost)));
  }

  /** Something was played or set up. */
  private static boolean isWorth(Snapshot game) {
    return game.ply() > 0
        || !game.later().isEmpty()
        || !game.position().equals(game.position().rules().start());
  }
}
