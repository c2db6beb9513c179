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
 * A made-up game of drops in which a player may not leave his king, but may have an heir: lions and
 * falcons in hand, pieces that may not stand twice on a file and not give mate from the hand.
 */
final class HeirGame implements Variant {
  private final VariantTable table = VariantTable.of("heir-game", "heir game", "世継将棋")
      .board(7, 9, 3)
      .start("lnekmnl/2o1f2/ppppppp/7/7/7/PPPPPPP/2F1O2/LNMKENL b - 1")
      .hand("MOFNLWEP")
      .piece(row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
      .piece(row("E", "elephant", "酔象", "suizo")
          .kanji("象", "酔象")
          .moves("FfsW")
          .value(4)
          .promotes())
      .piece(
          row("+E", "heir", "太子", "taishi").kanji("太", "太子").moves("K").value(9).flags(Flag.ROYAL))
      .piece(row("P", "pawn", "歩兵", "fu")
          .kanji("歩", "歩兵")
          .moves("fW")
          .value(1)
          .promotes()
          .perFile(1)
          .flags(Flag.PAWN_CLASS, Flag.NO_DROP_MATE))
      .piece(row("+P", "tokin", "と金", "to").kanji("と", "と金").moves("WfF").value(5))
      .piece(row("L", "lance", "香車", "kyo")
          .kanji("香", "香車")
          .moves("fR")
          .value(3)
          .promotes()
          .flags(Flag.NO_DROP_MATE))
      .piece(row("+L", "gold lance", "成香", "kyo").kanji("杏", "成香").moves("WfF").value(4))
      .piece(row("N", "knight", "桂馬", "kei")
          .kanji("桂", "桂馬")
          .moves("ffN")
          .value(3)
          .promotes()
          .perFile(1))
      .piece(row("+N", "knight rider", "成桂", "kei").kanji("圭", "成桂").moves("N0").value(5))
      .piece(row("O", "overlapping rook", "重車", "ju")
          .kanji("重", "重車")
          .moves("RD")
          .value(9)
          .promotes())
      .piece(row("+O", "jumping queen", "跳奔", "cho")
          .kanji("奔", "跳奔")
          .moves("QD0A0")
          .value(13))
      .piece(row("W", "lion prince", "獅王", "shio")
          .kanji("王", "獅王")
          .moves("KD")
          .lionPower(new LionPower(Betza.legs("W"), true))
          .value(7))
      .piece(row("F", "falcon", "角鷹", "taka")
          .kanji("鷹", "角鷹")
          .moves("BbsRfWfD")
          .lionPower(LionPower.line("fW"))
          .value(11)
          .flags(Flag.NO_DROP_MATE))
      .piece(row("M", "lion", "獅子", "shishi")
          .kanji("獅", "獅子")
          .moves("KNAD")
          .lionPower(LionPower.AREA)
          .value(15)
          .flags(Flag.LION))
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
