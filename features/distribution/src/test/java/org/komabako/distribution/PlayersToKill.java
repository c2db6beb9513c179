package org.komabako.distribution;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.session.internal.GamesToKill;

/**
 * A process that plays many games at once until it is killed, and writes what was answered, a line each:
 *
 * <pre>
 * opening            the kept games are read from now on
 * found ID MOVES     a game that was there, with its moves
 * opened KEYS        all that were there are told; the variants
 * begun ID           a new game
 * move ID MOVE       a move was made
 * closing ID         a game is about to be closed
 * closed ID          it was
 * changing           a variant is about to be installed or removed
 * changed KEYS       it was; the variants that there are now
 * told MESSAGE       what the user is told
 * wrong MESSAGE      something is not as it must be
 * </pre>
 */
final class PlayersToKill {
  private static final int TABLES = 5;
  private static final int MOVES = 80;

  private final Remote games;
  private volatile List<String> keys;
  private final Queue<Remote> waiting = new ConcurrentLinkedQueue<>();

  private PlayersToKill(Remote games, List<String> keys) {
    this.games = games;
    this.keys = keys;
  }

  /**
   * Plays.
   *
   * @param arguments a seed, the folder of the data, and the jar of a variant that comes and goes in a
   *     framework; without that there is no framework
   */
  public static void main(String[] arguments) throws Exception {
    Random random = new Random(Long.parseLong(arguments[0]));
    Path folder = Path.of(arguments[1]);
    say("opening");
    if (arguments.length == 2) {
      GamesToKill plain = new GamesToKill(folder, Distribution.TREE.resolve("variants"));
      new PlayersToKill(new Remote(plain.service()), plain.keys()).start(random);
    } else {
      RunningPlatform platform = new RunningPlatform(folder);
      PlayersToKill players = new PlayersToKill(platform.games(), platform.keys());
      players.start(random);
      players.comeAndGo(platform, Path.of(arguments[2]), random);
    }
  }

  private static synchronized void say(String line) {
    System.out.println(line);
    System.out.flush();
  }

  private void start(Random random) {
    for (Remote game : games.all("list")) {
      say("found " + game.text("id") + " " + moves(game.text("text")));
      waiting.add(game);
    }
    say("opened " + String.join(" ", keys));
    for (int i = 0; i < TABLES; i++) {
      Random own = new Random(random.nextLong());
      new Thread(() -> play(own)).start();
    }
  }

  /** Each move is followed by what was said about it in the same change. */
  private static String moves(String text) {
    List<String> moves = text.lines()
        .filter(line -> line.startsWith("move "))
        .map(line -> line.substring(5))
        .toList();
    List<String> comments = text.lines()
        .filter(line -> line.startsWith("comment after "))
        .map(line -> line.substring(14))
        .toList();
    if (!moves.equals(comments)) {
      say("wrong " + text.replace('\n', '|'));
    }
    return String.join(" ", moves);
  }

  private void play(Random random) {
    while (true) {
      Remote known = waiting.poll();
      Remote game = known == null ? begin(random) : known;
      if (game != null) {
        finish(game, random);
      }
    }
  }

  private @Nullable Remote begin(Random random) {
    try {
      List<String> there = keys;
      Class<?> request =
          games.target().getClass().getClassLoader().loadClass("org.komabako.session.GameRequest");
      String key = there.get(random.nextInt(there.size()));
      Remote game = games.get("create", request.getMethod("of", String.class).invoke(null, key));
      say("begun " + game.text("id"));
      return game;
    } catch (IllegalArgumentException e) {
      // The variant has just left.
      return null;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void finish(Remote game, Random random) {
    String id = game.text("id");
    try {
      for (int i = 0; i < MOVES; i++) {
        Function<Object, Object> change = live -> move(new Remote(live), random);
        String move = game.text("change", change);
        if (move.isEmpty()) {
          break;
        }
        say("move " + id + " " + move);
      }
    } catch (IllegalStateException e) {
      // Suspended; it waits for a later start.
      return;
    }
    if (random.nextInt(4) > 0) {
      say("closing " + id);
      games.call("close", game.target());
      say("closed " + id);
    }
  }

  private static String move(Remote game, Random random) {
    List<?> moves = (List<?>) game.call("legalMoves");
    if (moves.isEmpty() || ((Optional<?>) game.call("result")).isPresent()) {
      return "";
    }
    Object move = moves.get(random.nextInt(moves.size()));
    Remote place = game.get("play", move);
    String played =
        place.optional("move").map(Remote::target).map(String::valueOf).orElseThrow();
    place.call("comment", "after " + played);
    return played;
  }

  private void comeAndGo(RunningPlatform platform, Path jar, Random random)
      throws InterruptedException {
    while (true) {
      say("changing");
      if (platform.keys().contains(MadeUpVariant.KEY)) {
        platform.bundles().call("uninstall", MadeUpVariant.KEY);
      } else {
        platform.bundles().call("install", jar.toUri());
      }
      keys = platform.keys();
      say("changed " + String.join(" ", keys));
      // At any time while others play.
      Thread.sleep(random.nextInt(200));
    }
  }
}
