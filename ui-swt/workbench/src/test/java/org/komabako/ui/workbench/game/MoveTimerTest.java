package org.komabako.ui.workbench.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Toy;

class MoveTimerTest {
  private final Game game = new Game(Toy.position(new Toy().table().start()));
  private long now;
  private final MoveTimer timer = new MoveTimer(() -> now);

  private void pass(long millis) {
    now += millis * 1_000_000;
  }

  private GameNode play(String usi) {
    return timer.time(game, each -> each.play(Usi.parse(each.rules().table(), usi)));
  }

  @Test
  void aMoveHasTheTimeSinceTheMoveBefore() {
    timer.see(game);
    pass(2500);
    assertEquals(Optional.of(Duration.ofMillis(2500)), play("4f4e").spent());
    pass(1000);
    timer.see(game);
    pass(500);
    assertEquals(Optional.of(Duration.ofMillis(1500)), play("4c4d").spent());
  }

  @Test
  void aMoveOfOthersBeginsTheTimeWhenItIsSeen() {
    timer.see(game);
    var unused = game.play(Usi.parse(game.rules().table(), "4f4e"));
    pass(9000);
    timer.see(game);
    pass(300);
    assertEquals(Optional.of(Duration.ofMillis(300)), play("4c4d").spent());
  }

  @Test
  void ofAGameThatWasOpenedAgainTheFirstMoveHasNone() {
    var unused = game.play(Usi.parse(game.rules().table(), "4f4e"));
    timer.see(game);
    pass(1000);
    assertTrue(play("4c4d").spent().isEmpty());
    pass(700);
    assertEquals(Optional.of(Duration.ofMillis(700)), play("4e4d").spent());
  }

  @Test
  void whatIsPlayedAgainKeepsItsTime() {
    timer.see(game);
    pass(1000);
    var unused = play("4f4e");
    assertTrue(game.undo());
    pass(5000);
    assertEquals(Optional.of(Duration.ofSeconds(1)), play("4f4e").spent());
  }

  @Test
  void whereAClockIsItTellsTheTimes() {
    game.clock(
        Optional.of(new GameClock(ClockFace.of(TimeControl.parse("10m"), Side.BLACK), () -> now)));
    timer.see(game);
    pass(1000);
    assertTrue(play("4f4e").spent().isEmpty());
  }
}
