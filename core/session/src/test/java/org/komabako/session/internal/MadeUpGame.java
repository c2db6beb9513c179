package org.komabako.session.internal;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;

/** A tiny game for tests: two kings and a gold each on three by five squares, and one option. */
class MadeUpGame implements Variant {
  static final String KEY = "made-up";

  private final VariantTable table = VariantTable.of(KEY, "made-up game", "試")
      .board(3, 5, 1)
      .start("1k1/1g1/3/1G1/1K1 b - 1")
      .piece(row("K", "king", "王", "ō")
          .kanji("王", "王将")
          .abbreviations("K")
          .moves("K")
          .value(0)
          .flags(Flag.ROYAL))
      .piece(row("G", "gold", "金", "kin")
          .kanji("金", "金将")
          .abbreviations("G")
          .moves("WfF")
          .value(6))
      .handicap("gold", "gold", "金落ち", "1k1/3/3/1G1/1K1 w - 1")
      .build();
  private final List<RuleOption> options;

  /** With an option of that name. */
  MadeUpGame(String option) {
    options = List.of(RuleOption.of(option, "Nothing.", "low", "No.", "high", "No either."));
  }

  MadeUpGame() {
    this("fence");
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return options;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN;
  }
}
