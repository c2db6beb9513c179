package org.komabako.variant.shogi;

import static org.komabako.kernel.model.PieceType.row;

import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

/** A made-up game on 12 by 12 squares that comes first by its key, and that nobody names in his files. */
final class TwelveFiles implements Variant {
  private final VariantTable table = VariantTable.of("aaa", "twelve files", "十二筋")
      .board(12, 12, 4)
      .start("5k6/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/5K6 b - 1")
      .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
      .piece(row("P", "pawn", "歩兵", "fuhyō").kanji("歩", "歩兵").moves("fW"))
      .spelling("kif", "", "", "十二筋")
      .build();

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN;
  }
}
