package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.TextException;
import org.komabako.position.Position;

class MoveTextTest {
  private static final Position FULL =
      SmallGame.position("k11/12/12/4P7/9p2/5+D6/5p3N2/4g4p2/10g1/12/3GG7/K8R2 b PG 1");

  @ParameterizedTest
  @CsvSource({
    "8d8c+, 8d8c+",
    "8d8c=, 8d8c",
    "' 8d8c ', 8d8c",
    "'j6j5,j5k4', 3g3h2i",
    "P-8c+, 8d8c+",
    "P8c+, 8d8c+",
    "P-8c, 8d8c",
    "P*5e, P*5e",
    "P'5e, P*5e",
    "P@h8, P*5e",
    "P@5e, P*5e",
    "G9k-10j, 9k10j",
    "G8k9j, 8k9j",
    "N3gx3hx2i, 3g3h2i",
    "Lnx3hx2i, 3g3h2i",
    "Nj6xj5-k4, 3g3h2i",
    "Nj6xj5xk4, 3g3h2i",
    "Nj6xj5-j6, 3g3h3g",
    "Nx!3h, 3g3h3g",
    "Ln!3h, 3g3h3g",
    "j6j5, 3g3h",
    "j6xj5, 3g3h",
    "Nxj5, 3g3h",
    "j6j7, 3g3f",
    "'j6i7,i7j8', 3g3e",
    "3g4f3e, 3g3e",
    "3g4g3g, 3g2f3g",
    "'j6i6,i6j6', 3g2f3g",
    "Ln--, 3g2f3g",
    "+DK--, 7f6e7f",
    "R:3h, 3l3h"
  })
  void reads(String text, String usi) {
    assertEquals(usi, MoveText.read(FULL, text).toString());
    assertTrue(FULL.isLegal(MoveText.read(FULL, text)));
  }

  @Test
  void eagleTakesAndGoesOn() {
    Position eagle = SmallGame.position("k11/12/12/12/6p5/5+D6/12/12/12/12/12/K11 b - 1");
    assertEquals("7f6e5d", MoveText.read(eagle, "+Dxg8-h9").toString());
    assertEquals("7f6e5d", MoveText.read(eagle, "+DKx6e-5d").toString());
    assertEquals("7f6e7f", MoveText.read(eagle, "+Dx!6e").toString());
  }

  /** What is clear but not legal is read, so that it can be explained. */
  @ParameterizedTest
  @CsvSource({
    "3g3b, 3g3b, movement",
    "Rx3c, 3l3c, blocked",
    "R-5e, 3l5e, movement",
    "j1j10, 3l3c, blocked",
    "P-8b, 8d8b, movement",
    "P@e9, P*8d, occupied",
    "P'8f, P*8f, nifu",
    "Lnx3gx2i, 3g3g2i, movement",
    "Lnx3hx3j, 3g3h3j, movement",
    "Rx3hx2i, 3l3h2i, movement",
    "R--, 3l3k3l, movement",
    "G5e-5d, 5e5d, no-piece",
    "P-7g+, 8d7g+, movement",
    "R*5e, R*5e, no-piece",
    "G8h-8g, 8h8g, not-yours",
    "P-8c+, 8d8c+, ''"
  })
  void whatIsClearCanBeExplained(String text, String usi, String rule) {
    var move = MoveText.read(FULL, text);
    assertEquals(usi, move.toString());
    assertEquals(rule, FULL.why(move).map(refusal -> refusal.rule()).orElse(""));
  }

  @Test
  void aProtectedLionIsExplained() {
    Position lions = SmallGame.position("k4r6/12/12/12/12/5n6/12/5N6/12/12/12/K11 b - 1");
    var move = MoveText.read(lions, "Lnx7f");
    assertEquals("lion-protected", lions.why(move).orElseThrow().rule());
    Position withPawn = SmallGame.position("k4r6/12/12/12/12/5n6/5p6/5N6/12/12/12/K11 b - 1");
    var twice = MoveText.read(withPawn, "Lnx7gx7f");
    assertEquals("7h7g7f", twice.toString());
    assertEquals("lion-protected", withPawn.why(twice).orElseThrow().rule());
  }

  @ParameterizedTest
  @CsvSource({
    "'', no move",
    "hello, no move",
    "Z-5e, has no piece 'Z'; it has K P G R DK Ln",
    "7z7y, no move in USI",
    "13a12a, 13a is not on the board",
    "P-13a, 13a is not on the board",
    "e4e99, e99 is not on the board",
    "m4m5, m4 is not on the board",
    "G-9j, '8k9j or 9k9j'",
    "--, '7f6e7f or 3g2f3g'",
    "@@@@, '7f6e7f or 3g2f3g'",
    "P8k-8j, 'stands your gold general, no pawn'",
    "+R-5e, you have no dragon king on the board",
    "Rx5l, nothing stands on 5l",
    "Lnx!3f, nothing stands on 3f",
    "+P*5e, names the unpromoted piece",
    "K*5e5, no move in USI",
    "'j6j5,k5k4', must start on j5",
    "R*99z, no move in USI",
    "G-1a, no gold general of yours moves so"
  })
  void refusesWithWhatWouldBeRight(String text, String part) {
    TextException e = assertThrows(TextException.class, () -> MoveText.read(FULL, text));
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertFalse(e.getMessage().contains("\n"));
  }
}
