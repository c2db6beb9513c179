package org.komabako.opponents.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Limits;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.position.Rules;

class SeatTagTest {
  private final Game game = new Game(Rules.of(new SmallGame()));

  @Test
  void itIsKeptWithTheGame() {
    Limits limits = Limits.time(Duration.ofMillis(1500)).toDepth(4).toNodes(9_000_000_000L);
    SeatTag place = new SeatTag(
        "fox", Map.of("Level", "3", "EvalFile", "/a folder/ä=%1.bin", "Book", ""), limits);
    place.keep(game, Side.WHITE);
    assertEquals(Optional.of(place), SeatTag.of(game, Side.WHITE));
    assertEquals(Optional.empty(), SeatTag.of(game, Side.BLACK));
    SeatTag.clear(game, Side.WHITE);
    assertEquals(Map.of(), game.tags());
  }

  @ParameterizedTest
  @ValueSource(strings = {"fox time=soon", "fox depth", "fox x=1", "fox option.A=%zz", " "})
  void aDamagedTagSeatsNobody(String tag) {
    game.tag("BlackEngine", tag);
    assertEquals(Optional.empty(), SeatTag.of(game, Side.BLACK));
  }
}
