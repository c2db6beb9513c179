package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;

class EmailTest {
  private static final Position POSITION =
      SmallGame.position("k11/12/12/4P7/9p2/5+D6/5p3N2/4g4p2/10g1/12/3GG7/K8R2 b PG 1");

  /** The examples of the rules, on this board. */
  @ParameterizedTest
  @CsvSource({
    "8d8c, P8c",
    "8d8c+, P8c+",
    "8k9j, G8k-9j",
    "P*5e, P*5e",
    "7f7g, +DK7g",
    "3l3h, R3h",
    "3g3h2i, Lnx3hx2i",
    "3g3h3g, Lnx!3h"
  })
  void pieceAndSquare(String usi, String text) {
    var move = POSITION.canonical(Usi.parse(POSITION.rules().table(), usi));
    assertEquals(text, Notation.EMAIL.write(POSITION, move));
    assertEquals(move, MoveText.read(POSITION, text));
  }
}
