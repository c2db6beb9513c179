package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;

/** Clocks of open games: they decide games by themselves, and stop while a game is away. */
class ClocksOfGamesTest {
  @TempDir
  Path data;

  private final MadeUpGame variant = new MadeUpGame();
  private OpenGames games;

  @BeforeEach
  void start() {
    games = new OpenGames(data);
    games.addVariant(variant);
  }

  @AfterEach
  void stop() {
    games.close();
  }

  private LiveGame create(String clock) {
    return games.create(GameRequest.of(MadeUpGame.KEY).with(Optional.of(TimeControl.parse(clock))));
  }

  private static void play(LiveGame game) {
    var unused = game.change(g -> g.play(g.legalMoves().get(0)).ply());
  }

  private static ClockFace face(LiveGame game) {
    return game.read(g -> g.clock().orElseThrow().face());
  }

  private static Void start(Game game) {
    game.startClock();
    return null;
  }

  @Test
  void aFlagFallsByItselfAndAllAreTold() throws Exception {
    LiveGame game = create("0.2s");
    CountDownLatch ended = new CountDownLatch(1);
    var unused = game.listen(g -> {
      if (g.read(Game::result).isPresent()) {
        ended.countDown();
      }
    });
    play(game);
    assertTrue(ended.await(20, TimeUnit.SECONDS));
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.TIME)), game.read(Game::result));
    assertThrows(
        IllegalMoveException.class,
        () -> game.change(g -> g.play(g.position().legalMoves().get(0))));
    assertTrue(game.text().contains("end black time"), game.text());
  }

  @Test
  void aGameIsAdjournedByARestartWithItsExactTime() {
    LiveGame game = create("10m+30s*3");
    play(game);
    games.close();
    String text = game.text();
    games = new OpenGames(data);
    games.addVariant(variant);
    LiveGame again = games.find("1").orElseThrow();
    assertTrue(again.read(Game::isAdjourned));
    assertTrue(text.contains("time white " + face(again).white()), text);
    Duration left = face(again).white().total();
    assertTrue(left.compareTo(Duration.ofSeconds(690)) < 0, left.toString());
    again.change(ClocksOfGamesTest::start);
    assertEquals(Optional.of(Side.WHITE), face(again).running());
  }

  @Test
  void aSealedMoveSurvivesARestart() {
    LiveGame game = create("10m+30s*3");
    play(game);
    Move next = game.read(g -> g.legalMoves().get(0));
    game.change(g -> {
      g.seal(next);
      return true;
    });
    games.close();
    games = new OpenGames(data);
    games.addVariant(variant);
    LiveGame again = games.find("1").orElseThrow();
    assertTrue(again.read(Game::isAdjourned));
    again.change(ClocksOfGamesTest::start);
    assertEquals(Optional.of(next), again.read(g -> g.current().move()));
    assertEquals(Optional.of(Side.BLACK), face(again).running());
  }

  @Test
  void aVariantThatLeavesStopsTheClock() {
    LiveGame game = create("10m");
    play(game);
    games.removeVariant(variant);
    games.addVariant(variant);
    assertTrue(game.read(Game::isAdjourned));
    assertTrue(face(game).white().total().compareTo(Duration.ofMinutes(9)) > 0);
  }

  @Test
  void withoutABeginningNothingRuns() {
    LiveGame game = create("0.001s");
    assertFalse(game.read(Game::result).isPresent());
    assertEquals(ClockFace.State.READY, face(game).state());
    games.removeVariant(variant);
    games.addVariant(variant);
    assertEquals(ClockFace.State.READY, face(game).state());
  }
}
