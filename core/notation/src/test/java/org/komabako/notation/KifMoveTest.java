package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;

class KifMoveTest {
  private static final Position POSITION =
      SmallGame.position("k11/12/12/4P7/9p2/5+D6/5p3N2/4g4p2/10g1/12/3GG7/K8R2 b PG 1");

  @ParameterizedTest
  @CsvSource({
    "8d8c+, 8三歩兵成 （←8四）",
    "8k9j, 9十金将 （←8十一）",
    "P*5e, 5五歩兵打",
    "3g3h2i, 一歩目 3八獅子 （←3七） 二歩目 2九獅子 （←3八）",
    "3g3h3g, 一歩目 3八獅子 （←3七） 二歩目 3七獅子 （←3八）"
  })
  void onLargeBoards(String usi, String text) {
    var move = POSITION.canonical(Usi.parse(POSITION.rules().table(), usi));
    assertEquals(text, Notation.KIF.write(POSITION, move));
    assertEquals(move, MoveText.read(POSITION, text));
  }

  @Test
  void theSameSquare() {
    var move = Usi.parse(POSITION.rules().table(), "3l3h");
    assertEquals(
        List.of("仝飛車 （←3十二）"), KifMove.steps(POSITION, move, Optional.of(Square.parse("3h"))));
  }
}
