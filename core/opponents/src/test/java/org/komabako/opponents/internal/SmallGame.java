package org.komabako.opponents.internal;

import static org.komabako.kernel.model.PieceType.row;

import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

/** Two kings on three by six squares. */
final class SmallGame implements Variant {
  private final VariantTable table = VariantTable.of("small", "small", "小")
      .board(3, 6, 1)
      .start("1k1/3/3/3/3/1K1 b - 1")
      .piece(row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL))
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
