package org.komabako.opponents.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/**
 * Tells of each game once it is open and can be read, in a thread of its own: one that is suspended is
 * told of when its variant is there.
 */
final class Arrivals implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Arrivals.class.getName());

  private final Consumer<LiveGame> arrived;
  private final Steps steps = new Steps(
      "komabako-opponents-arrive",
      problem ->
          LOG.log(Level.WARNING, "the engines of a game are not seated: {0}", problem.toString()));

  /** In place of what listens to a game that has been told of. */
  private static final AutoCloseable TOLD = () -> {};

  /** The open games, and how to listen to one no more that cannot be read yet. Only for the steps. */
  private final Map<LiveGame, AutoCloseable> known = new HashMap<>();

  Arrivals(Consumer<LiveGame> arrived) {
    this.arrived = arrived;
  }

  /** These are the open games now. */
  void open(List<LiveGame> games) {
    steps.run(() -> {
      Set<LiveGame> open = Set.copyOf(games);
      List.copyOf(known.keySet()).stream()
          .filter(game -> !open.contains(game))
          .forEach(game -> stop(known.remove(game)));
      games.stream().filter(game -> !known.containsKey(game)).forEach(this::meet);
    });
  }

  /** It is listened to before it is read: its variant may come in between. */
  private void meet(LiveGame game) {
    known.put(game, game.listen(any -> steps.run(() -> again(game))));
    again(game);
  }

  private void again(LiveGame game) {
    AutoCloseable waiting = known.get(game);
    if (waiting != null && waiting != TOLD && tell(game)) {
      known.put(game, TOLD);
      stop(waiting);
    }
  }

  /** Whether the game could be read. */
  private boolean tell(LiveGame game) {
    try {
      arrived.accept(game);
      return true;
    } catch (GameSuspendedException e) {
      return false;
    }
  }

  private static void stop(AutoCloseable listening) {
    try {
      listening.close();
    } catch (Exception e) {
      LOG.log(Level.DEBUG, "to listen no more", e);
    }
  }

  @Override
  public void close() {
    steps.run(() -> known.values().forEach(Arrivals::stop));
    steps.close();
  }
}
