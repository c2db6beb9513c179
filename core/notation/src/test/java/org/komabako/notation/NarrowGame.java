package org.komabako.notation;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * A made-up game on a board so small that two digits name a square. Its silver has the letter that its lion is
 * abbreviated to.
 */
final class NarrowGame implements Variant {
  static final Rules RULES = Rules.of(new NarrowGame());

  private final VariantTable table = VariantTable.of("narrow-game", "narrow game", "狭将棋")
      .board(7, 7, 2)
      .start("gnknglr/7/7/7/7/7/RLGNKNG b - 1")
      .hand("PGN")
      .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
      .piece(row("P", "pawn", "歩兵", "fuhyō")
          .kanji("歩", "歩兵")
          .moves("fW")
          .promotes()
          .perFile(1)
          .flags(Flag.PAWN_CLASS))
      .piece(row("+P", "tokin", "と金", "tokin").kanji("と", "と金").moves("WfF"))
      .piece(row("G", "gold general", "金将", "kinshō").kanji("金", "金将").moves("WfF"))
      .piece(row("N", "silver general", "銀将", "ginshō")
          .kanji("銀", "銀将")
          .abbreviations("S")
          .moves("FfW")
          .promotes())
      .piece(row("+N", "promoted silver", "成銀", "narigin").kanji("全", "成銀").moves("WfF"))
      .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R"))
      .piece(row("L", "lion", "獅子", "shishi")
          .kanji("獅", "獅子")
          .abbreviations("N")
          .moves("KNAD")
          .lionPower(LionPower.AREA)
          .flags(Flag.LION))
      .build();

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of(Passing.OPTION);
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of();
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Trigger.TOUCH, Forced.STUCK))
        .withDrops(new Drops.Captured())
        .withPassing(Passing.of(values));
  }

  /** A position of this game. */
  static Position position(String board) {
    return RULES.position(board);
  }
}
