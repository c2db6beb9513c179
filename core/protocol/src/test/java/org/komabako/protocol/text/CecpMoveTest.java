package org.komabako.protocol.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.komabako.kernel.model.PieceType.row;

import org.junit.jupiter.api.Test;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Passes, of which programs know one only. */
class CecpMoveTest {
  /** Each side has two lions that may pass. */
  private record TwoLions(VariantTable table) implements Variant {
    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  private final Position start = Rules.of(new TwoLions(VariantTable.of("two", "two", "二")
          .board(5, 5, 1)
          .start("n1k1n/5/5/5/N1K1N b - 1")
          .piece(row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL))
          .piece(row("N", "lion", "獅子", "shishi").moves("KNAD").lionPower(LionPower.AREA))
          .build()))
      .start();

  @Test
  void anyPassIsWrittenByOneWord() {
    Move pass = start.canonical(new Move.Pass(Square.parse("5e"), Square.parse("5d")));
    assertEquals("@@@@", CecpMove.write(start, pass));
    assertEquals("c1c2", CecpMove.write(start, CecpMove.read(start, "c1c2")));
  }

  @Test
  void ofSeveralPassesAnyIsMeant() {
    assertInstanceOf(Move.Pass.class, CecpMove.read(start, "@@@@"));
  }

  @Test
  void whereNobodyCanPassThatIsSaid() {
    Position alone = start.rules().position("2k2/5/5/5/2K2 b - 1");
    assertThrows(TextException.class, () -> CecpMove.read(alone, "@@@@"));
  }
}
