package org.komabako.console.commands;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;

/** A game made up for tests: three files, four ranks, kings, pawns and a rook, with drops. */
final class TinyVariant implements Variant {
  static final String START = "rk1/1p1/1P1/1KR b - 1";

  private static final VariantTable TABLE = VariantTable.of("tiny", "Tiny shogi", "小将棋")
      .board(3, 4, 1)
      .start(START)
      .hand("PR")
      .piece(row("K", "king", "玉将", "gyokushō")
          .kanji("玉", "玉将")
          .moves("K")
          .flags(PieceType.Flag.ROYAL))
      .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(5))
      .piece(row("P", "pawn", "歩兵", "fuhyō")
          .kanji("歩", "歩兵")
          .moves("fW")
          .promotes()
          .value(1))
      .piece(row("+P", "tokin", "と金", "tokin").kanji("と", "と金").moves("WfF").value(4))
      .handicap("rook", "rook", "飛車落ち", "1k1/1p1/1P1/1KR w - 1")
      .build();

  @Override
  public VariantTable table() {
    return TABLE;
  }

  @Override
  public List<RuleOption> options() {
    return List.of(RuleOption.of(
        "drops", "Whether there are drops.", "true", "There are.", "false", "There are none."));
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of(new RuleSet("calm", "Who likes it calm.", Map.of("drops", "false")));
  }

  @Override
  public RuleBook rules(OptionValues values) {
    RuleBook book =
        RuleBook.PLAIN.withImpasse(Impasse.DRAW.declared(new Declaration(true, 2, 1, 1)));
    return values.isTrue("drops") ? book.withDrops(new Drops.Captured()) : book;
  }
}
