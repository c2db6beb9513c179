package org.komabako.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
  @ValueSource(
      strings = {"", ",a=b", "a b", "a@", "a@move=0s", "a@nodes=0", "a@depth=x", "a@5", "a@x=3"})
  void whatIsNoPlayerIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Player.parse(text, USUAL));
  }
}
