package org.komabako.opponents.internal;

import static org.komabako.kernel.model.PieceType.row;

import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

/** Two kings on three by six squares, and gold generals where a start has them. */
final class SmallGame implements Variant {
  private final VariantTable table;
  private final RuleBook rules;

  SmallGame() {
    this("1k1/3/3/3/3/1K1 b - 1", RuleBook.PLAIN);
  }

  /** The same with another start and other rules. */
  SmallGame(String start, RuleBook rules) {
    this.rules = rules;
    table = VariantTable.of("small", "small", "小")
        .board(3, 6, 1)
        .start(start)
        .piece(row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL))
        .piece(row("G", "gold", "金将", "kinshō").moves("WfF"))
        .build();
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return rules;
  }
}
