package org.komabako.testkit;

import static org.komabako.kernel.model.PieceType.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Variant;

/**
 * A made-up game on three by four squares, where everything stands at the edge: reserves, zones that
 * meet in the middle, promotion on entering or later, leaps from edge to edge.
 */
final class EdgeGame implements Variant {
  private final VariantTable table = VariantTable.of("edge-game", "edge game", "端将棋")
      .board(3, 4, 2)
      .start("lkn/1p1/1P1/NKL b PRCpm 1")
      .hand("PNLRCM")
      .piece(row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
      .piece(row("P", "pawn", "歩兵", "fu")
          .kanji("歩", "歩兵")
          .moves("fW")
          .value(1)
          .promotes()
          .flags(Flag.PAWN_CLASS))
      .piece(row("+P", "tokin", "と金", "to").kanji("と", "と金").moves("WfF").value(5))
      .piece(
          row("N", "knight", "桂馬", "kei").kanji("桂", "桂馬").moves("ffN").value(3).promotes())
      .piece(
          row("+N", "wide knight", "成桂", "kei").kanji("圭", "成桂").moves("N(3,0)").value(5))
      .piece(
          row("L", "lance", "香車", "kyo").kanji("香", "香車").moves("fR").value(3).promotes())
      .piece(row("+L", "heir", "太子", "taishi")
          .kanji("太", "太子")
          .moves("WfF")
          .value(4)
          .flags(Flag.ROYAL))
      .piece(row("R", "short rook", "飛車", "hisha")
          .kanji("飛", "飛車")
          .moves("R2")
          .value(5)
          .promotes())
      .piece(row("+R", "eagle", "飛鷲", "washi")
          .kanji("鷲", "飛鷲")
          .moves("RbBfFfA")
          .lionPower(LionPower.line("fF"))
          .value(9))
      .piece(row("C", "camel", "駱駝", "raku")
          .kanji("駱", "駱駝")
          .moves("(3,1)(2,2)")
          .value(2)
          .promotes())
      .piece(row("+C", "lion", "獅子", "shishi")
          .kanji("獅", "獅子")
          .moves("KNAD")
          .lionPower(LionPower.AREA)
          .value(15)
          .flags(Flag.LION))
      .piece(row("M", "falcon", "角鷹", "taka")
          .kanji("鷹", "角鷹")
          .moves("BbsRfWfD")
          .lionPower(LionPower.line("fW"))
          .value(11)
          .promotes())
      .piece(row("+M", "great lion", "大獅", "shishi")
          .kanji("獅", "大獅")
          .moves("KNADH")
          .lionPower(LionPower.AREA)
          .value(16)
          .flags(Flag.LION))
      .build();

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    List<RuleOption> options = new ArrayList<>(LionTrading.OPTIONS);
    options.addAll(Drops.Reserve.OPTIONS);
    options.add(Promotion.lastRankOption("pawn_last_rank", LocalizedText.of("pawn", "歩兵"), true));
    options.add(BareKing.ADJUDICATE_OPTION);
    options.add(BareKing.drawOption("always"));
    options.add(BareKing.RESERVE_OPTION);
    options.add(SelfCheck.option(SelfCheck.ALLOWED));
    options.add(Passing.OPTION);
    return options;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    Set<String> chance = values.isTrue("pawn_last_rank") ? Set.of("P") : Set.of();
    return RuleBook.PLAIN
        .withPromotion(new Promotion(Trigger.ENTER_OR_LATER, Forced.NEVER, chance))
        .withDrops(Drops.Reserve.of(values))
        .withLions(LionTrading.of(values))
        .withBareKing(BareKing.strict(values, values.get("bare_reserve").equals("counts")))
        .withPassing(Passing.of(values))
        .withSelfCheck(SelfCheck.of(values));
  }
}
