package ${package};

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;

/** Kings, golds and pawns on three by five squares. */
public final class MyGame implements Variant {
  private final VariantTable table = VariantTable.of("${key}", "${key}", "${key}")
      .board(3, 5, 1)
      .start("gkg/ppp/3/PPP/GKG b - 1")
      .piece(row("K", "king", "王", "ō").kanji("王", "王将").abbreviations("K")
          .moves("K").value(0).flags(Flag.ROYAL))
      .piece(row("G", "gold", "金", "kin").kanji("金", "金将").abbreviations("G")
          .moves("WfF").value(6))
      .piece(row("P", "pawn", "歩", "fu").kanji("歩", "歩兵").abbreviations("P")
          .moves("fW").value(1))
      .build();

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of();
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of();
  }

  @Override
  public RuleBook rules(OptionValues options) {
    return RuleBook.PLAIN;
  }
}
