package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

/** Texts at and beyond what a position can hold. */
class SfenLimitsTest {
  private static final Rules RULES = Rules.of(new Small());

  private static final class Small implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("small", "small", "小")
          .board(3, 3, 1)
          .start("1k1/3/1K1 b - 1")
          .hand("P")
          .piece(row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL))
          .piece(row("P", "pawn", "歩兵", "fuhyō").moves("fW"))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withDrops(new Drops.Captured());
    }
  }

  @Test
  void aFullHandIsPlayedOn() {
    Position position = RULES.position("1k1/1P1/1K1 w 62p 1");
    Position after = position.play(Usi.parse(RULES.table(), "2a2b"));
    assertEquals("3/1k1/1K1 b 63p 2", after.sfen());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1k1/3/1K1 b 63P63P 1",
        "1k1/3/1K1 b 63Pp 1",
        "1k1/1P1/1K1 w 63p 1",
        "1k1/3/1K1 b 64P 1"
      })
  void moreThanAHandHoldsIsRefused(String sfen) {
    var e = assertThrows(IllegalArgumentException.class, () -> RULES.position(sfen));
    assertTrue(e.getMessage().contains("63"), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0661k1/3/1K1 b - 1", "1k1/3/1K1 b \u0662P 1"})
  void digitsOfOtherScriptsAreNone(String sfen) {
    assertThrows(TextException.class, () -> RULES.position(sfen));
    assertThrows(TextException.class, () -> Square.parse("\u0667f"));
  }
}
