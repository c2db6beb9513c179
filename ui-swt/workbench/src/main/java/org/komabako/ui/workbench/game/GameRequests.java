package org.komabako.ui.workbench.game;

import org.komabako.ui.board.Request;

/** What gestures and keys on a board ask of the game. */
final class GameRequests {
  private final GameView view;
  private final BoardMenu menu;

  GameRequests(GameView view) {
    this.view = view;
    menu = new BoardMenu(view);
  }

  /** Does what a gesture or a key asks of the game. */
  void handle(Request request) {
    if (request instanceof Request.Play play) {
      view.model().play(play.move(), view::refused);
    } else if (request instanceof Request.Lapsed) {
      view.note(view.messages().get("step.premove.lapsed"));
    } else if (request instanceof Request.Explain explain) {
      view.model().explain(explain.move(), view::refused);
    } else if (request instanceof Request.Touch touch) {
      view.model().touch(touch.square());
    } else if (request instanceof Request.Draw draw) {
      view.model().change(game -> game.current().draw(draw.mark()));
    } else if (request instanceof Request.Wipe) {
      view.model().change(game -> game.current().clearMarks());
    } else if (request instanceof Request.Menu asked) {
      menu.open(asked.square());
    }
  }
}
