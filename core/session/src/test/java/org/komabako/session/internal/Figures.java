package org.komabako.session.internal;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;

/** How long a change takes with and without a disk; run by name, see core/docs/performance.md. */
class Figures {
  private static final int MOVES = 2000;

  /** Moves in a line, after which the game goes back to the start: a long game, and then a tree. */
  private static final int LINE = 300;

  @TempDir
  Path folder;

  @Test
  void aMoveOnTheDisk() {
    run("on the disk", folder);
    run("in memory", Path.of("/dev/null"));
  }

  private static void run(String name, Path folder) {
    OpenGames games = new OpenGames(folder, GameFiles.SLACK, System.out::println);
    games.addVariant(new MadeUpGame());
    LiveGame game = games.create(GameRequest.of(MadeUpGame.KEY));
    long[] nanos = new long[MOVES];
    long begin = System.nanoTime();
    for (int i = 0; i < MOVES; i++) {
      int ply = i % LINE;
      long before = System.nanoTime();
      game.change(g -> {
        if (ply == 0) {
          g.goTo(g.root());
        }
        var moves = g.legalMoves();
        return moves.isEmpty()
            ? g.undo()
            : g.play(moves.get(ply % moves.size())).ply() > 0;
      });
      nanos[i] = System.nanoTime() - before;
    }
    double seconds = (System.nanoTime() - begin) / 1e9;
    Arrays.sort(nanos);
    System.out.printf(
        "%s: %.0f moves/s, median %.2f ms, 99 of 100 below %.2f ms, worst %.2f ms%n",
        name,
        MOVES / seconds,
        nanos[MOVES / 2] / 1e6,
        nanos[MOVES * 99 / 100] / 1e6,
        nanos[MOVES - 1] / 1e6);
    games.close();
  }
}
