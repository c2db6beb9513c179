package org.komabako.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLimit;

class PlayerTest {
  private static final Pace USUAL = Pace.parse("move=1s");

  @ParameterizedTest
  @ValueSource(
      strings = {"a@move=0.5s", "a@nodes=20000", "a@depth=6", "a@1m+1s", "a,Level=3@10m+30s*3"})
  void textsReadBack(String text) {
    assertEquals(text, Player.parse(text, USUAL).toString());
  }

  @Test
  void aPlayerHasTheUsualPaceAndOptionsWithAnything() {
    Player player = Player.parse("a,Book=x,y z.bin,Skill Level=3", USUAL);
    assertEquals(USUAL, player.pace());
    assertEquals(Map.of("Book", "x,y z.bin", "Skill Level", "3"), player.values());
    assertEquals("a,Book=x,y z.bin,Skill Level=3", player.name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a@move=0s | a move takes some time, like move=0.5s",
        "a@nodes=0 | behind nodes= stands a number from 1 on, not '0'",
        "a@depth=1234567890 | behind depth= stands a number from 1 on, not '1234567890'",
        "a@x=3 | 'x=3' is no time: write a clock like 1m+1s, or move=0.5s, nodes=20000 or depth=6",
        "a b | 'a b' is no player: write ENGINE,NAME=VALUE,...@TIME, like komabako,Level=3@nodes=500"
      })
  void whatIsWrongIsSaid(String text, String message) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> Player.parse(text, USUAL))
            .getMessage());
  }

  @Test
  void aPaceIsALimitOfEachMoveOrAClock() {
    assertEquals(Limits.time(Duration.ofMillis(500)), Pace.parse("move=0.5s").move());
    assertEquals(Limits.NONE.toNodes(999_999_999), Pace.parse("nodes=999999999").move());
    assertEquals(Limits.NONE.toDepth(6), Pace.parse("depth=6").move());
    Pace clock = Pace.parse("1m+1s");
    assertEquals(Limits.NONE, clock.move());
    assertEquals(TimeLimit.parse("1m+1s"), clock.clock().orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", ",a=b", "a b", "a@", "a@move=0s", "a@nodes=0", "a@depth=x", "a@5", "a@x=3"})
  void whatIsNoPlayerIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Player.parse(text, USUAL));
  }
}
