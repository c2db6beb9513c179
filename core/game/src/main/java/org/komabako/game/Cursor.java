package org.komabako.game;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;

/**
 * Where one viewer looks in a game: a tab of the window, a shell session, an analyser. It is no part of the
 * game and is written nowhere. Who looks at the place where the game stands follows the game; who looks
 * at another stays there, and where that is cut off goes to the place before it.
 *
 * <p>Between uses it is known by moves alone, so that it holds nothing of a game that is closed, suspended or
 * replayed. Not safe for several threads; it is guarded as the game is.
 */
public final class Cursor {
  /** The moves to the place; null while it follows the game. */
  private @Nullable List<Move> moves;
  /** The moves to the end of the line; null while that is the line of the game. */
  private @Nullable List<Move> line;

  private boolean isNew = true;
  private @Nullable Game inUse;

  /** Looks at the place that a game looks at, when it is first used. */
  public Cursor() {}

  /**
   * Does something with a game as it is seen from here: its current place is that of this cursor. Going to
   * other places there moves this cursor only; moves, take-backs and declarations are the game's.
   *
   * @param game the game itself, not one that is seen from a cursor
   */
  public <T> T use(Game game, Function<Game, T> use) {
    Game outer = inUse;
    if (outer != null) {
      return use.apply(outer);
    }
    Game seen = game.seenFrom(place(game));
    inUse = seen;
    try {
      return use.apply(seen);
    } finally {
      inUse = null;
      remember(seen, game);
    }
  }

  private LinePlace place(Game game) {
    GameTree tree = game.tree();
    List<Move> known = moves;
    List<Move> ahead = line;
    GameNode tip = ahead == null ? game.tip() : tree.nearest(ahead);
    if (known == null) {
      return new LinePlace(isNew ? game.current() : game.reached(), tip);
    }
    return new LinePlace(tree.nearest(known), tip);
  }

  private void remember(Game seen, Game game) {
    isNew = false;
    moves = seen.current() == seen.reached() ? null : seen.current().line();
    line = seen.tip() == game.tip() ? null : seen.tip().line();
  }
}
