package org.komabako.testkit;

import static org.komabako.kernel.model.PieceType.row;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Betza;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
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
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;

/**
 * A made-up game whose kings are kings no more when they promote, where no king may be left in check,
 * and whose lions step twice to some sides only but may turn.
 */
final class AbdicationGame implements Variant {
  private final VariantTable table = VariantTable.of("abdication-game", "abdication game", "譲位将棋")
      .board(7, 7, 3)
      .start("lstketl/1o3c1/ppppppp/7/PPPPPPP/1C3O1/LTEKTSL b - 1")
      .hand("PLO")
      .piece(
          row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").promotes().flags(Flag.ROYAL))
      .piece(row("+K", "abbot", "法皇", "hoo").kanji("法", "法皇").moves("Q").value(10))
      .piece(row("E", "elephant", "酔象", "suizo")
          .kanji("象", "酔象")
          .moves("FfsW")
          .value(4)
          .promotes())
      .piece(
          row("+E", "heir", "太子", "taishi").kanji("太", "太子").moves("K").value(9).flags(Flag.ROYAL))
      .piece(row("C", "regent", "摂政", "sessho")
          .kanji("摂", "摂政")
          .moves("WD")
          .value(4)
          .promotes()
          .flags(Flag.ROYAL))
      .piece(row("+C", "chancellor", "関白", "kanpaku")
          .kanji("関", "関白")
          .moves("fKfDfAffNbW")
          .lionPower(new LionPower(Betza.legs("fK"), true))
          .value(12)
          .flags(Flag.LION))
      .piece(row("P", "pawn", "歩兵", "fu")
          .kanji("歩", "歩兵")
          .moves("fW")
          .value(1)
          .promotes()
          .perFile(1)
          .flags(Flag.PAWN_CLASS, Flag.NO_DROP_MATE))
      .piece(row("+P", "tokin", "と金", "to").kanji("と", "と金").moves("WfF").value(5))
      .piece(row("L", "lance", "香車", "kyo").kanji("香", "香車").moves("fR").value(3))
      .piece(row("O", "bishop", "角行", "kaku").kanji("角", "角行").moves("B").value(7))
      .piece(row("T", "forward lion", "前獅", "zenshi")
          .kanji("獅", "前獅")
          .moves("fKfDfAffN")
          .lionPower(new LionPower(Betza.legs("fK"), true))
          .value(8)
          .promotes()
          .flags(Flag.LION))
      .piece(row("+T", "lion", "獅子", "shishi")
          .kanji("獅", "獅子")
          .moves("KNAD")
          .lionPower(LionPower.AREA)
          .value(15)
          .flags(Flag.LION))
      .piece(row("S", "right lion", "右獅", "ushi")
          .kanji("右", "右獅")
          .moves("fWrWfDrDfrFbB")
          .lionPower(new LionPower(Betza.legs("fWrW"), true))
          .value(8))
      .build();

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    List<RuleOption> options = new ArrayList<>(LionTrading.OPTIONS);
    options.add(SelfCheck.option(SelfCheck.ILLEGAL));
    options.add(Passing.OPTION);
    options.add(Stalemate.OPTION);
    return options;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Trigger.TOUCH, Forced.STUCK))
        .withDrops(new Drops.Captured())
        .withLions(LionTrading.of(values))
        .withPassing(Passing.of(values))
        .withStalemate(Stalemate.of(values))
        .withSelfCheck(SelfCheck.of(values));
  }
}
