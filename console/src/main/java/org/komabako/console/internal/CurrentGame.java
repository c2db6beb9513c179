package org.komabako.console.internal;

import org.apache.felix.service.command.CommandSession;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;

/** The game that a shell's commands are about when none is named: the variable {@code game}. */
final class CurrentGame {
  private static final String VARIABLE = "game";

  private CurrentGame() {}

  static void set(CommandSession session, LiveGame game) {
    session.put(VARIABLE, game.id());
  }

  /** The game that {@code -g} names, else the current one, else the only one. */
  static LiveGame of(CommandSession session, Games games, Arguments arguments) {
    Object current = session.get(VARIABLE);
    String id = arguments.value("-g").orElse(current == null ? "" : current.toString());
    if (id.isEmpty() && games.list().size() == 1) {
      return games.list().get(0);
    }
    if (id.isEmpty()) {
      throw new IllegalArgumentException(
          games.list().isEmpty()
              ? "no game is open; begin one with game:new VARIANT"
              : "name a game with -g ID, or choose one with game:show ID");
    }
    return games
        .find(id)
        .orElseThrow(
            () -> new IllegalArgumentException("there is no open game " + id + "; see game:list"));
  }
}
