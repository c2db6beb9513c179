package org.komabako.matches.internal;

import static org.komabako.kernel.model.PieceType.row;

import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

/** Two kings on three by six squares, and golds where a test puts them. */
final class SmallGame implements Variant {
  private final VariantTable table;
  private final RuleBook rules;

  SmallGame() {
    this("1k1/3/3/3/3/1K1 b - 1");
  }

  /** The same with another start. */
  SmallGame(String start) {
    this(start, RuleBook.PLAIN);
  }

  /** The same with other rules. */
  SmallGame(String start, RuleBook rules) {
    this.rules = rules;
    table = VariantTable.of("small", "small", "小")
        .board(3, 6, 1)
        .start(start)
        .piece(row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL))
        .piece(row("G", "gold", "金将", "kinshō").moves("WfF").value(6))
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
