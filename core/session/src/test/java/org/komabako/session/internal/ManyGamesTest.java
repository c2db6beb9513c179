package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.GameSummary;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;

/**
 * Many games are opened, played, closed, suspended, resumed and started again in any order; each is always
 * as it was left. With {@code komabako.deep} there are 10,000.
 */
@Tag("slow")
class ManyGamesTest {
  private static final int GAMES = Boolean.getBoolean("komabako.deep") ? 10_000 : 150;
  private static final long SEED = Long.getLong("komabako.seed", System.nanoTime());
  private static final GameRequest NEW = GameRequest.of(MadeUpGame.KEY);

  /** So few bytes of text are held replayed that most games rest most of the time. */
  private static final long HELD = 10_000;

  @TempDir
  Path folder;

  private final Random random = new Random(SEED);
  private final List<String> told = new CopyOnWriteArrayList<>();
  private final Map<String, String> texts = new HashMap<>();
  private MadeUpGame variant = new MadeUpGame();
  private boolean there = true;
  private OpenGames games;

  private OpenGames open() {
    MemoryReserve memory = new MemoryReserve();
    return new OpenGames(folder, GameFiles.SLACK, told::add, memory, new Replayed(memory, HELD));
  }

  @Test
  void eachGameIsAlwaysAsItWasLeft() {
    System.out.println("ManyGamesTest: -Dkomabako.seed=" + SEED);
    games = open();
    games.addVariant(variant);
    while (texts.size() < GAMES) {
      there();
      create();
    }
    for (int i = 0; i < 4 * GAMES; i++) {
      act(i);
    }
    there();
    check();
    assertEquals(List.of(), told);
    games.close();
  }

  private void act(int i) {
    if (i % (GAMES / 3) == GAMES / 6) {
      replaceOrRestart();
    }
    LiveGame game = any();
    switch (random.nextInt(8)) {
      case 0 -> {
        if (there) {
          create();
        }
      }
      case 1 -> {
        games.close(game);
        texts.remove(game.id());
      }
      case 2, 3 -> {
        if (there) {
          play(game);
        }
      }
      default -> assertAsLeft(game);
    }
  }

  private void replaceOrRestart() {
    switch (random.nextInt(3)) {
      case 0 -> {
        games.removeVariant(variant);
        there = false;
      }
      case 1 -> there();
      default -> {
        games.close();
        games = open();
        games.addVariant(variant);
        there = true;
        check();
      }
    }
  }

  private void there() {
    if (!there) {
      variant = new MadeUpGame();
      games.addVariant(variant);
      there = true;
    }
  }

  private LiveGame any() {
    List<LiveGame> open = games.list();
    return open.get(random.nextInt(open.size()));
  }

  private void create() {
    LiveGame game = games.create(NEW);
    texts.put(game.id(), game.text());
  }

  private void play(LiveGame game) {
    var unused = game.change(g -> {
      var moves = g.legalMoves();
      return moves.isEmpty()
          ? g.undo()
          : g.play(moves.get(random.nextInt(moves.size()))).ply() > 0;
    });
    texts.put(game.id(), game.text());
  }

  private void assertAsLeft(LiveGame game) {
    String where = "game " + game.id() + ", seed " + SEED;
    assertEquals(texts.get(game.id()), game.text(), where);
    assertEquals(there, game.suspended().isEmpty(), where);
    if (there) {
      assertEquals(Optional.of(game.read(GameSummary::of)), game.summary(), where);
    }
  }

  private void check() {
    List<LiveGame> open = games.list();
    assertEquals(texts.size(), open.size(), "seed " + SEED);
    open.forEach(game -> assertEquals(texts.get(game.id()), game.text(), "seed " + SEED));
    assertTrue(open.stream().allMatch(game -> game.suspended().isEmpty()), "seed " + SEED);
  }
}
