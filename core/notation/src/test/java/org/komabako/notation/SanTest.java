package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;

class SanTest {
  private static final Position POSITION =
      SmallGame.position("k11/12/12/4P7/9p2/5+D6/5p3N2/4g4p2/10g1/12/3GG7/K8R2 b PG 1");

  @ParameterizedTest
  @CsvSource({
    "8d8c, Pe10=",
    "8d8c+, Pe10+",
    "8k9j, Ge2-d3",
    "P*5e, P@h8",
    "7f7g, +Dxf6",
    "3l3h, Rxj5",
    "3g3h2i, Nj6xj5xk4",
    "3g3h2h, Nj6xj5-k5",
    "3g3h3g, Nj6xj5-j6",
    "7f6e7f, +Df7--"
  })
  void asWinBoardDoes(String usi, String text) {
    var move = POSITION.canonical(Usi.parse(POSITION.rules().table(), usi));
    assertEquals(text, Notation.SAN.write(POSITION, move));
    assertEquals(move, MoveText.read(POSITION, text));
  }
}
