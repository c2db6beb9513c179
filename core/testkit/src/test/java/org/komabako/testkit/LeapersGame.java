package org.komabako.testkit;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.model.Betza;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.SpecialMoves;
import org.komabako.kernel.rules.SpecialMoves.Burning;
import org.komabako.kernel.rules.SpecialMoves.JumpsTake;
import org.komabako.kernel.rules.Variant;

/**
 * A made-up game with what the largest ones have: three steps along a line, leaps anywhere, hooks to some sides, pieces
 * that turn who takes them into something else, and promotion by taking, which is forced where a promoted piece is taken.
 */
final class LeapersGame implements Variant {
  private final VariantTable table = VariantTable.of("leapers-game", "leapers game", "跳将棋")
      .board(8, 8, 2)
      .start("dfekshcd/pppppppp/8/8/8/8/PPPPPPPP/DCHSKEFD b - 1")
      .piece(
          row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").promotes().flags(Flag.ROYAL))
      .piece(row("+K", "emperor", "自在", "jizai")
          .kanji("自", "自在")
          .lionPower(LionPower.anywhere())
          .value(12)
          .flags(Flag.ROYAL))
      .piece(row("E", "leaper", "自由", "jiyu")
          .kanji("由", "自由")
          .moves("W")
          .lionPower(LionPower.anywhere())
          .value(10))
      .piece(row("D", "dog", "狛犬", "komainu")
          .kanji("犬", "狛犬")
          .moves("KDAHG")
          .lionPower(LionPower.threeSteps("K"))
          .value(9)
          .promotes())
      .piece(row("+D", "fiend", "奮迅", "funjin")
          .kanji("奮", "奮迅")
          .moves("KNADHG")
          .lionPower(new LionPower(Betza.legs("K"), true, LionPower.Kind.LION, 3))
          .value(20)
          .flags(Flag.LION))
      .piece(row("F", "forward dog", "前犬", "zenken")
          .kanji("前", "前犬")
          .moves("fRfDfHfFsW")
          .lionPower(LionPower.threeSteps("fW"))
          .value(6))
      .piece(row("C", "peacock", "孔雀", "kujaku")
          .kanji("孔", "孔雀")
          .moves("fBfasBbF2")
          .value(8)
          .promotes())
      .piece(
          row("+C", "turner", "曲行", "magari").kanji("曲", "曲行").moves("frasRlW").value(6))
      .piece(row("S", "spirit", "無明", "mumyo")
          .kanji("無", "無明")
          .moves("fKbF")
          .value(4)
          .promotes())
      .piece(row("+S", "great spirit", "法性", "hossho")
          .kanji("法", "法性")
          .moves("QNAD")
          .lionPower(LionPower.AREA)
          .value(22))
      .piece(row("H", "hidden one", "隠者", "inja").kanji("隠", "隠者").moves("B").value(5))
      .piece(row("P", "pawn", "歩兵", "fu")
          .kanji("歩", "歩兵")
          .moves("fW")
          .value(1)
          .promotes()
          .flags(Flag.PAWN_CLASS))
      .piece(row("+P", "tokin", "と金", "to").kanji("と", "と金").moves("WfF").value(3))
      .build();

  private static final SpecialMoves.OtherMoves ANY =
      new SpecialMoves.OtherMoves(Optional.empty(), Optional.of(LionPower.anywhereTakingAny()));

  private final boolean royals;
  private final Forced forced;

  /**
   * @param royals whether kings turn into what they take, too; and then a leaper takes what is protected, a peacock
   *     becomes a tokin and a pawn nothing
   */
  LeapersGame(Forced forced, boolean royals) {
    this.forced = forced;
    this.royals = royals;
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of();
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Trigger.CAPTURE, forced))
        .withSpecial(new SpecialMoves(
            JumpsTake.ANY,
            Burning.BOTH,
            true,
            royals ? Map.of("E", ANY) : Map.of(),
            royals ? Map.of("C", Optional.of("+P"), "P", Optional.empty()) : Map.of(),
            Map.of("S", "+S", "+S", "+S", "H", "P"),
            royals));
  }
}
