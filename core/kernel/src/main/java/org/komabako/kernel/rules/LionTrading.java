package org.komabako.kernel.rules;

import java.util.List;

/**
 * The rules that keep lions in play: which lion may be captured by a lion from afar, alone or with a second
 * capture in the same move (double capture), and which by other pieces.
 *
 * <p>Rule 1: "A lion cannot capture a non-adjacent other lion when it could then be recaptured on
 * the next move, unless it captures something substantial (i.e. other than pawn or go-between)
 * together with the lion in a double capture." Rule 2 (counter-strike): "A non-lion cannot capture a
 * lion when in the immediately preceding move a lion was captured by a non-lion on another square."
 *
 * <p>Judged by {@code position.board.LionJudge}.
 *
 * @param trading which of the rules hold
 * @param hiddenProtectors whether a protector behind the capturing lion counts
 * @param bridge how a pawn or go-between taken on the way is seen
 * @param tsukegui which second victim allows a distant capture
 * @param recursive whether a recapture must itself be legal under these rules
 */
public record LionTrading(
    Trading trading,
    boolean hiddenProtectors,
    Bridge bridge,
    Tsukegui tsukegui,
    boolean recursive) {

  /** Which of the two rules hold. */
  public enum Trading {
    /** Both, always. */
    EDO,
    /** Both; rule 2 not against an unprotected lion. */
    OKAZAKI,
    /** None. */
    NONE
  }

  /** How a pawn or go-between that was taken on the way to a lion is seen. */
  public enum Bridge {
    /** It is gone. */
    REMOVED,
    /** As if it still stood. */
    PRESENT,
    /** It is gone from the lines, but protects as a stepper. */
    PROTECTS
  }

  /** Which second victim makes a distant capture of a protected lion legal. */
  public enum Tsukegui {
    /** Any piece but an unpromoted pawn or go-between. */
    SUBSTANTIAL,
    /** Any piece. */
    ANY,
    /** None. */
    NEVER
  }

  /** No lion rules. */
  public static final LionTrading OFF =
      new LionTrading(Trading.NONE, true, Bridge.REMOVED, Tsukegui.SUBSTANTIAL, false);

  /** The options; the first values are the historical reading. */
  public static final List<RuleOption> OPTIONS = List.of(
      RuleOption.of(
              "lion_trading",
              "Whether a non-lion may take a lion right after a non-lion took one elsewhere.",
              "edo",
              "It may not (the rules of the Edo era).",
              "okazaki",
              "It may, if the lion is unprotected (Okazaki's amendment).",
              "none",
              "There are no lion rules at all.")
          .japanese(
              "獅子の取り合い",
              "獅子以外の駒で獅子を取られた直後に、別の獅子を獅子以外の駒で取れるか（先獅子）。",
              "江戸",
              "取れない（江戸時代の規則）。",
              "岡崎",
              "紐の付いていない獅子なら取れる（岡崎案）。",
              "なし",
              "獅子に関する規則をすべて用いない。"),
      RuleOption.of(
              "lion_protection",
              "Whether a hidden protector counts, behind the piece that takes the lion.",
              "xray",
              "It counts: the position is judged after the capture.",
              "naive",
              "It does not count.")
          .japanese("陰の紐", "獅子を取る駒の後ろに隠れた紐を数えるか。", "数える", "数える。取った後の局面で判断する。", "数えない", "数えない。"),
      RuleOption.of(
              "lion_bridge",
              "How the position is judged when a pawn or go-between is taken together with a lion.",
              "removed",
              "With the pawn or go-between gone.",
              "present",
              "As if the pawn or go-between still stood.",
              "protects",
              "With it gone from the lines, but protecting as a stepper.")
          .japanese(
              "付け喰いの判定",
              "歩兵・仲人を獅子とともに取るとき、どの局面で紐を判断するか。",
              "除く",
              "歩兵・仲人を取り除いた局面で判断する。",
              "残す",
              "歩兵・仲人がまだあるものとして判断する。",
              "紐とする",
              "利きの筋からは除くが、歩み駒の紐としては数える。"),
      RuleOption.of(
              "lion_tsukegui",
              "Which second victim makes a distant capture of a protected lion legal.",
              "substantial",
              "Any piece but an unpromoted pawn or go-between.",
              "any",
              "Any piece.",
              "never",
              "None.")
          .japanese(
              "付け喰い",
              "紐の付いた離れた獅子を取れるのは、ほかにどの駒を取るときか。",
              "歩・仲人以外",
              "成っていない歩兵・仲人以外の駒。",
              "どの駒でも",
              "どの駒でもよい。",
              "なし",
              "認めない。"),
      RuleOption.of(
              "lion_recursive",
              "Whether a recapture must itself be legal under the lion rules to count.",
              "false",
              "It need not be: any piece that could go there protects.",
              "true",
              "It must be.")
          .japanese(
              "取り返しの合法性",
              "紐と数える取り返しの手が、それ自身獅子の規則に合っている必要があるか。",
              "不要",
              "必要ない。その升に動ける駒なら紐になる。",
              "必要",
              "必要である。"));

  /** What {@link #OPTIONS} choose. */
  public static LionTrading of(OptionValues values) {
    return new LionTrading(
        values.get("lion_trading", Trading.class),
        values.get("lion_protection").equals("xray"),
        values.get("lion_bridge", Bridge.class),
        values.get("lion_tsukegui", Tsukegui.class),
        values.isTrue("lion_recursive"));
  }
}
