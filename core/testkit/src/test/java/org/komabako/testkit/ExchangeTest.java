package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.StaticExchange;
import org.komabako.position.board.VariantLayout;

/** What captures win, in pawns: rook 8, lion 15, gold 4, king 100. */
class ExchangeTest {
  @ParameterizedTest
  @CsvSource({
    // a rook takes a pawn: alone, protected, protected by one that a second rook would take
    "4k2/7/7/3p3/7/7/3R3/4K2, 4g4d, 1",
    "4k2/7/3g3/3p3/7/7/3R3/4K2, 4g4d, -7",
    "4k2/7/3g3/3p3/7/3R3/3R3/4K2, 4f4d, -3",
    // the king takes back only if nobody takes him there
    "7/7/3k3/3p3/7/7/3R3/4K2, 4g4d, -7",
    "7/7/3k3/3p3/7/3R3/3R3/4K2, 4f4d, 1",
    // a lion takes a gold on its way to a pawn that is protected
    "4k2/3r3/3p3/3g3/3N3/7/7/4K2, 4e4d4c, -10",
    // and it goes back
    "4k2/3r3/3p3/3g3/3N3/7/7/4K2, 4e4d4e, 4",
    // a lion beside the pawn takes the rook and is gone: the second rook finds nothing
    "4k2/7/4n2/3p3/7/3R3/3R3/4K2, 4f4d, -7",
    // a lion two squares away stays there, and is taken
    "4k2/5n1/7/3p3/7/3R3/3R3/4K2, 4f4d, 1"
  })
  void aMoveWinsWhatIsLeftWhenAllHaveTaken(String board, String text, int pawns) {
    Position position = Toy.position(board + " b - 1");
    VariantLayout layout = position.rules().layout();
    int[] values = new int[layout.codes()];
    for (int code = 2; code < values.length; code++) {
      values[code] = layout.isRoyal(code) ? 10_000 : layout.piece(code).type().value();
    }
    int move = PackedMove.pack(Usi.parse(position.rules().table(), text), layout);
    StaticExchange exchange = new StaticExchange(position.board(), values);
    assertEquals(100 * pawns, exchange.value(move));
    assertEquals(pawns >= 0, exchange.pays(move));
  }
}
