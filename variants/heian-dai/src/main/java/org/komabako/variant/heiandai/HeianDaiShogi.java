package org.komabako.variant.heiandai;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.PieceType.Builder;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;

/**
 * Heian dai shogi (平安大将棋), the large shogi of the 12th century, as reconstructed.
 *
 * <p>34 pieces a side on 13 by 13 squares. "Unlike standard shogi, pieces may not be dropped back
 * into play after capture."
 *
 * <p><b>Aim.</b> "A player who captures the opponent's king or all the other pieces (bare king) wins
 * the game unless the opponent's bare king can bare the player's king on the next move, in which
 * case the game is a draw."
 *
 * <p><b>Promotion.</b> The zone is the farthest three ranks. "When a promotable piece enters the
 * promotion zone, it has the option of promoting"; but "if a piece that cannot retreat or move aside
 * advances across the board until it can no longer move, it must promote". The flying dragon gains
 * the steps of a king; "all other pieces, when promoted, lose their normal movement and gain the
 * movement of a gold general". King and gold do not promote.
 *
 * <p><b>Repetition.</b> "If the same position occurs four times with the same player to play, then
 * the game is no contest." And "a player is not allowed to give perpetual check".
 *
 * <p>Source: Wikipedia, "Heian dai shogi".
 */
public final class HeianDaiShogi implements Variant {
  private static final String START = "lnicsgkgscinl/vd2t1m1t2dv/ppppppppppppp/6o6/13/13/13"
      + "/13/13/6O6/PPPPPPPPPPPPP/VD2T1M1T2DV/LNICSGKGSCINL b - 1";

  private static final String GOLD_MOVES = "WfF";

  private static final RuleOption PROMOTION_OPTION = RuleOption.of(
          "promotion",
          "Which moves let a piece promote.",
          "enter",
          "A move that enters the zone.",
          "chu",
          "Also a capture that touches the zone, as in chu shogi.",
          "any",
          "Any move that touches the zone, as in modern shogi.")
      .japanese(
          "成り",
          "駒が成れる手。",
          "入るとき",
          "敵陣に入る手。",
          "中将棋式",
          "敵陣にかかる駒取りの手でも成れる（中将棋と同じ）。",
          "すべて",
          "敵陣にかかる手ならどれでも成れる（本将棋と同じ）。");

  private static final RuleOption KNIGHT_OPTION = RuleOption.of(
          "knight_forced",
          "Where a knight must promote.",
          "last2",
          "On the last two ranks, from which it could never move again.",
          "last1",
          "On the last rank only.")
      .japanese("桂馬の強制成り", "桂馬が必ず成らなければならない段。", "二段", "奥の二段。そこからは動けなくなるため。", "一段", "最も奥の段のみ。");

  private static final RuleOption BARE_KING_OPTION = RuleOption.of(
          "bare_king",
          "Whether a side that has nothing left but its king has lost.",
          "heian",
          "It has, against any other piece, unless it bares the other with its next move: a draw.",
          "none",
          "It has not: the king must be taken.")
      .japanese(
          "裸玉",
          "玉一枚だけになった側の負けとするか。",
          "平安",
          "相手にほかの駒があれば負け。ただし次の手で相手も裸玉にすれば引き分け。",
          "しない",
          "しない。玉を取るまで続ける。");

  private static final RuleOption REPETITION_OPTION = RuleOption.of(
          "repetition",
          "What happens when a position comes again with the same player to move.",
          "none",
          "Nothing.",
          "heian",
          "The fourth occurrence is no contest; but who gave check with every move loses.")
      .japanese("千日手", "同じ局面が同じ手番で再び現れたときの扱い。", "なし", "何もない。", "平安", "四回目で無勝負。ただし連続王手の側は負け。");

  private final VariantTable table = describe();

  private static VariantTable describe() {
    VariantTable.Builder table = VariantTable.of("heiandaishogi", "Heian dai shogi", "平安大将棋")
        .board(13, 13, 3)
        .start(START);
    rows().forEach(table::piece);
    return table.build();
  }

  /**
   * The pieces. The document gives no values: those of pieces that move alike are taken from the
   * average values of chu shogi, the others estimated beside them by the squares that they reach.
   */
  private static List<Builder> rows() {
    return List.of(
        row("K", "king", "玉将", "gyokushō")
            .kanji("玉", "玉将")
            .kanjiWhite("王将")
            .abbreviations("K")
            .moves("K")
            .value(4)
            .flags(Flag.ROYAL),
        row("G", "gold general", "金将", "kinshō")
            .kanji("金", "金将")
            .abbreviations("G")
            .moves(GOLD_MOVES)
            .value(3),
        row("S", "silver general", "銀将", "ginshō")
            .kanji("銀", "銀将")
            .abbreviations("S")
            .moves("FfW")
            .promotes()
            .value(2),
        row("+S", "promoted silver", "成銀", "narigin")
            .kanji("全", "成銀")
            .abbreviations("S")
            .moves(GOLD_MOVES)
            .value(3),
        row("C", "copper general", "銅将", "dōshō")
            .kanji("銅", "銅将")
            .abbreviations("C")
            .moves("W")
            .promotes()
            .value(1.5),
        row("+C", "promoted copper", "成銅", "naridō")
            .kanji("銅", "成銅")
            .abbreviations("C")
            .moves(GOLD_MOVES)
            .value(3),
        row("I", "iron general", "鉄将", "tesshō")
            .kanji("鉄", "鉄将")
            .abbreviations("I")
            .moves("fKrlW")
            .promotes()
            .value(2),
        row("+I", "promoted iron", "成鉄", "naritetsu")
            .kanji("鉄", "成鉄")
            .abbreviations("I")
            .moves(GOLD_MOVES)
            .value(3),
        row("N", "knight", "桂馬", "keima")
            .kanji("桂", "桂馬")
            .abbreviations("N")
            .moves("ffN")
            .promotes()
            .value(2),
        row("+N", "promoted knight", "成桂", "narikei")
            .kanji("圭", "成桂")
            .abbreviations("N")
            .moves(GOLD_MOVES)
            .value(3),
        row("L", "lance", "香車", "kyōsha")
            .kanji("香", "香車")
            .abbreviations("L")
            .moves("fR")
            .promotes()
            .value(3),
        row("+L", "promoted lance", "成香", "narikyō")
            .kanji("杏", "成香")
            .abbreviations("L")
            .moves(GOLD_MOVES)
            .value(3),
        row("M", "side mover", "横行", "ōgyō")
            .kanji("横", "横行")
            .abbreviations("SM", "M")
            .moves("fWrlR")
            .promotes()
            .value(4),
        row("+M", "promoted side mover", "成横", "nariō")
            .kanji("横", "成横")
            .abbreviations("SM", "M")
            .moves(GOLD_MOVES)
            .value(3),
        row("T", "fierce tiger", "猛虎", "mōko")
            .kanji("虎", "猛虎")
            .abbreviations("FT", "T")
            .moves("F")
            .promotes()
            .value(1.5),
        row("+T", "promoted fierce tiger", "成虎", "nariko")
            .kanji("虎", "成虎")
            .abbreviations("FT", "T")
            .moves(GOLD_MOVES)
            .value(3),
        row("D", "flying dragon", "飛龍", "hiryū")
            .kanji("龍", "飛龍")
            .abbreviations("FD", "D")
            .moves("B")
            .promotes()
            .value(5),
        row("+D", "dragon horse", "龍馬", "ryūma")
            .kanji("馬", "龍馬")
            .abbreviations("FD", "D")
            .moves("BW")
            .value(7),
        row("V", "free chariot", "奔車", "hansha")
            .kanji("車", "奔車")
            .abbreviations("FC", "V")
            .moves("fbR")
            .promotes()
            .value(3),
        row("+V", "promoted free chariot", "成車", "narisha")
            .kanji("車", "成車")
            .abbreviations("FC", "V")
            .moves(GOLD_MOVES)
            .value(3),
        row("P", "pawn", "歩兵", "fuhyō")
            .kanji("歩", "歩兵")
            .abbreviations("P")
            .moves("fW")
            .promotes()
            .value(1),
        row("+P", "tokin", "と金", "tokin")
            .kanji("と", "と金")
            .abbreviations("P")
            .moves(GOLD_MOVES)
            .value(3),
        row("O", "go-between", "注人", "chūnin")
            .kanji("注", "注人")
            .abbreviations("GB", "O")
            .moves("fbW")
            .promotes()
            .value(1),
        row("+O", "promoted go-between", "成注", "narichū")
            .kanji("注", "成注")
            .abbreviations("GB", "O")
            .moves(GOLD_MOVES)
            .value(3));
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of(
        PROMOTION_OPTION,
        KNIGHT_OPTION,
        SelfCheck.option(SelfCheck.ALLOWED),
        BARE_KING_OPTION,
        BareKing.ADJUDICATE_OPTION,
        BareKing.drawOption("always"),
        Stalemate.OPTION,
        REPETITION_OPTION);
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of(new RuleSet(
            "heian",
            "The reconstructed rules: no contest at the fourth occurrence, no perpetual check.",
            Map.of("repetition", "heian"))
        .titled("Heian", "平安", "復元された規則。四回目の同一局面で無勝負、連続王手の千日手は禁止。"));
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(trigger(values), forced(values)))
        .withSelfCheck(SelfCheck.of(values))
        .withStalemate(Stalemate.of(values))
        .withBareKing(
            values.get("bare_king").equals("heian") ? BareKing.anyPiece(values) : BareKing.OFF)
        .withRepetition(
            values.get("repetition").equals("heian")
                ? new Repetition.Judged(List.of(Charge.CHECKED), Reason.NO_CONTEST)
                : new Repetition.Ignored());
  }

  private static Trigger trigger(OptionValues values) {
    return switch (values.get("promotion")) {
      case "chu" -> Trigger.ENTER_OR_CAPTURE;
      case "any" -> Trigger.TOUCH;
      default -> Trigger.ENTER;
    };
  }

  private static Forced forced(OptionValues values) {
    return values.get("knight_forced").equals("last2") ? Forced.STUCK : Forced.STUCK_ON_LAST_RANK;
  }
}
