package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.session.GameRequest;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

/** Versions of a variant come and go in the middle of other things; in the end games play with the one there. */
class VariantRacesTest {
  private static final GameRequest NEW = GameRequest.of(MadeUpGame.KEY);
  private static final long SEED = Long.getLong("komabako.seed", System.nanoTime());
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");

  @TempDir
  Path data;

  private OpenGames games;

  @BeforeEach
  void start() {
    games = new OpenGames(data.resolve("games"));
  }

  @AfterEach
  void stop() {
    games.close();
  }

  private static void assertPlays(LiveGame game) {
    assertEquals(Optional.empty(), game.suspended());
    assertEquals(0, game.read(g -> g.current().ply()).intValue());
  }

  @Test
  void aGameThatIsMadeDuringAReplacementPlaysWithTheNewVersion() {
    MadeUpGame next = new MadeUpGame();
    MadeUpGame former = new MadeUpGame() {
      private boolean replaced;

      @Override
      public RuleBook rules(OptionValues values) {
        if (!replaced) {
          replaced = true;
          games.removeVariant(this);
          games.addVariant(next);
        }
        return super.rules(values);
      }
    };
    games.addVariant(former);
    assertPlays(games.create(NEW));
  }

  @Test
  void aGameThatIsMadeWhileTheNewVersionIsNotThereYetGoesOnWhenItIs() {
    MadeUpGame former = new MadeUpGame() {
      @Override
      public RuleBook rules(OptionValues values) {
        games.removeVariant(this);
        return super.rules(values);
      }
    };
    games.addVariant(former);
    LiveGame game = games.create(NEW);
    assertTrue(game.suspended().orElseThrow().in(Locale.ENGLISH).contains("is not installed"));
    games.addVariant(new MadeUpGame());
    assertPlays(game);
  }

  @Test
  void aGameThatTheNewVersionHasResumedIsNotSuspendedByTheOldOnesLeaving() {
    MadeUpGame former = new MadeUpGame();
    MadeUpGame next = new MadeUpGame();
    games.addVariant(former);
    LiveGame first = games.create(NEW);
    LiveGame second = games.create(NEW);
    // Between the suspension of the first and that of the second game.
    var unused = first.listen(game -> {
      if (game.suspended().isPresent()) {
        games.addVariant(next);
      }
    });
    games.removeVariant(former);
    assertPlays(first);
    assertPlays(second);
  }

  @Test
  void anOldVersionThatLeavesLateTakesNothingWithIt() {
    MadeUpGame former = new MadeUpGame();
    MadeUpGame next = new MadeUpGame("wall");
    games.addVariant(former);
    LiveGame game = games.create(NEW);
    games.addVariant(next);
    assertTrue(
        game.suspended().orElseThrow().in(Locale.ENGLISH).contains("fence"),
        "it plays by the new one");
    games.removeVariant(next);
    games.addVariant(former);
    games.addVariant(new MadeUpGame());
    games.removeVariant(former);
    assertPlays(game);
  }

  /** Three threads replace the variant, make games and look at them, in any order. */
  @Test
  @Tag("slow")
  void whoeverComesAndGoesAllGamesPlayInTheEnd() throws Exception {
    System.out.println("VariantRacesTest: -Dkomabako.seed=" + SEED);
    int rounds = DEEP ? 20_000 : 300;
    MadeUpGame present = new MadeUpGame();
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      List<Future<?>> tasks = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Random random = new Random(SEED + i);
        tasks.add(threads.submit(() -> act(random, rounds)));
      }
      for (Future<?> task : tasks) {
        task.get(10, TimeUnit.MINUTES);
      }
    } finally {
      threads.shutdownNow();
    }
    games.addVariant(present);
    assertTrue(games.list().size() > 10, games.list().size() + " games");
    games.list().forEach(game -> {
      assertEquals(Optional.empty(), game.suspended(), "game " + game.id() + ", seed " + SEED);
      assertTrue(game.read(g -> g.current().ply()) >= 0);
    });
  }

  private void act(Random random, int rounds) {
    MadeUpGame mine = new MadeUpGame();
    for (int i = 0; i < rounds; i++) {
      List<LiveGame> open = games.list();
      try {
        switch (random.nextInt(6)) {
          case 0 -> games.addVariant(mine);
          case 1 -> games.removeVariant(mine);
          case 2 -> games.create(NEW);
          case 3 -> {
            if (open.size() > 30) {
              games.close(open.get(random.nextInt(open.size())));
            }
          }
          default -> {
            if (!open.isEmpty()) {
              var unused = open.get(random.nextInt(open.size()))
                  .change(g -> g.legalMoves().isEmpty()
                      ? g.undo()
                      : g.play(g.legalMoves().get(0)).ply() > 0);
            }
          }
        }
      } catch (GameSuspendedException | IllegalArgumentException e) {
        // The variant is away at the moment, or another thread has closed the game.
        assertTrue(e.getMessage() != null);
      }
    }
    games.removeVariant(mine);
  }
}
