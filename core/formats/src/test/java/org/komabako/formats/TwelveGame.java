package org.komabako.formats;

import java.util.List;
import org.komabako.kernel.model.Odds;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.lionfamily.LionFamilyPieces;
import org.komabako.lionfamily.LionFamilyRules;

/** A made-up game of twelve by twelve squares, without hands and with lions, that files need not name. */
final class TwelveGame implements Variant {
  static final String START = "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12"
      + "/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1";

  private final VariantTable table;

  TwelveGame() {
    VariantTable.Builder builder = VariantTable.of("twelve-game", "twelve game", "十二路将棋")
        .board(12, 12, 4)
        .start(START)
        .handicap("queen", "queen", "奔王落ち", Odds.of(START).without("7c").whiteFirst())
        .spelling("kif", "", "", "十二路", "twelvegame")
        .spelling("kif", "queen", "奔王落ち")
        .spelling("kif", "+P", "杏")
        .spelling("cecp", "", "twelve")
        .spelling("pgn", "", "Twelve Game");
    LionFamilyPieces.rows().forEach(builder::piece);
    table = builder.build();
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return LionFamilyRules.OPTIONS;
  }

  @Override
  public List<RuleSet> ruleSets() {
    return LionFamilyRules.RULE_SETS;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return LionFamilyRules.rules(values, false);
  }
}
