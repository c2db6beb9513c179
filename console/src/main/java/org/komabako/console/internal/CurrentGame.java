package org.komabako.console.internal;

import java.util.List;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.komabako.console.view.GameStatus;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;

/**
 * The game that a shell's commands are about when none is named: the variable {@code game}, which
 * holds an id; a script may put a game there itself.
 */
final class CurrentGame {
  private static final String VARIABLE = "game";

  private CurrentGame() {}

  static void set(CommandSession session, LiveGame game) {
    session.put(VARIABLE, game.id());
  }

  /** No game is current any more if it was this one. */
  static void forget(CommandSession session, LiveGame game) {
    if (id(session).filter(game.id()::equals).isPresent()) {
      session.put(VARIABLE, null);
    }
  }

  private static Optional<String> id(CommandSession session) {
    Object current = session.get(VARIABLE);
    if (current instanceof GameStatus view) {
      return Optional.of(view.id());
    }
    return current instanceof CharSequence || current instanceof Number
        ? Optional.of(current.toString())
        : Optional.empty();
  }

  /** The game that {@code -g} names, else the current one, else the only one. */
  static LiveGame of(CommandSession session, Games games, Arguments arguments) {
    return of(session, games, arguments.game());
  }

  /** The game with an id, else the current one, else the only one. */
  static LiveGame of(CommandSession session, Games games, Optional<String> named) {
    if (named.isPresent()) {
      String id = named.get();
      return games
          .find(id)
          .orElseThrow(() ->
              new IllegalArgumentException("there is no open game " + id + "; see game:list"));
    }
    return id(session).flatMap(games::find).orElseGet(() -> only(games.list()));
  }

  private static LiveGame only(List<LiveGame> open) {
    if (open.isEmpty()) {
      throw new IllegalArgumentException("no game is open; begin one with game:new VARIANT");
    }
    if (open.size() > 1) {
      throw new IllegalArgumentException(
          open.size() + " games are open; choose one with game:show ID, or name it with -g ID");
    }
    return open.get(0);
  }
}
