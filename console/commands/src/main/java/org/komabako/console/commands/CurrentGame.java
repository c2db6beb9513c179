package org.komabako.console.commands;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.felix.service.command.CommandSession;
import org.komabako.base.message.RequestException;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.words.Spoken;
import org.komabako.session.GameViewer;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;

/**
 * The game that a shell's commands are about when none is named: the variable {@code game}, which
 * holds an id; a script may put a game there itself. Each shell looks at a game with a cursor of its own.
 */
public final class CurrentGame {
  private static final String VARIABLE = "game";
  private static final String VIEWERS = ".viewers";

  private CurrentGame() {}

  /** Makes a game the current one; answers it as this shell sees it. */
  public static GameViewer set(CommandSession session, LiveGame game) {
    session.put(VARIABLE, game.id());
    return viewer(session, game);
  }

  /** No game is current any more if it was this one. */
  public static void forget(CommandSession session, LiveGame game) {
    if (id(session).filter(game.id()::equals).isPresent()) {
      session.put(VARIABLE, null);
    }
    viewers(session).remove(game.id());
  }

  private static GameViewer viewer(CommandSession session, LiveGame game) {
    return viewers(session)
        .compute(
            game.id(),
            (id, known) ->
                known != null && known.shared() == game.shared() ? known : GameViewer.of(game));
  }

  @SuppressWarnings("unchecked") // Only this class puts something there.
  private static Map<String, GameViewer> viewers(CommandSession session) {
    synchronized (session) {
      if (!(session.get(VIEWERS) instanceof Map)) {
        session.put(VIEWERS, new ConcurrentHashMap<String, GameViewer>());
      }
      return (Map<String, GameViewer>) session.get(VIEWERS);
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
  public static GameViewer of(CommandSession session, Games games, Arguments arguments) {
    return of(session, games, arguments.game());
  }

  /** The game with an id, else the current one, else the only one. */
  public static GameViewer of(CommandSession session, Games games, Optional<String> named) {
    return viewer(session, find(session, games, named));
  }

  private static LiveGame find(CommandSession session, Games games, Optional<String> named) {
    if (named.isPresent()) {
      String id = named.get();
      return games
          .find(id)
          .orElseThrow(() -> new RequestException(Spoken.text("currentGame.noGame", id)));
    }
    return id(session).flatMap(games::find).orElseGet(() -> only(games.list()));
  }

  private static LiveGame only(List<LiveGame> open) {
    if (open.isEmpty()) {
      throw new RequestException(Spoken.text("currentGame.none"));
    }
    if (open.size() > 1) {
      throw new RequestException(Spoken.text("currentGame.several", open.size()));
    }
    return open.get(0);
  }
}
