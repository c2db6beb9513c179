package org.komabako.lionfamily;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Stalemate;

/**
 * The rules of the games with a lion, and the choices that their rule documents leave open.
 *
 * <p>Promotion is never forced and check need not be answered; the game is lost with the last royal
 * piece. Everything else is chosen by the {@link #OPTIONS}.
 */
public final class LionFamilyRules {
  private static final String PAWN_CHANCE = "pawn_last_rank";
  private static final String GO_BETWEEN_CHANCE = "gobetween_last_rank";
  private static final String LANCE_CHANCE = "lance_last_rank";
  private static final String BARE_KING = "bare_king";
  private static final String REPETITION = "repetition";

  private static final RuleOption BARE_KING_OPTION = RuleOption.of(
          BARE_KING,
          "Whether a side that has nothing left but one royal piece has lost.",
          "none",
          "It has not: the last royal piece must be taken.",
          "jcsa",
          "It has, unless it bares the other with its next move (a draw) or takes the last royal"
              + " piece (a win); pawns and go-betweens must promote first, dead pieces do not"
              + " count.")
      .japanese(
          "裸玉",
          "玉の類一枚だけになった側の負けとするか。",
          "しない",
          "しない。最後の玉を取るまで続ける。",
          "連盟",
          "負けとする。ただし次の手で相手も裸玉にすれば引き分け、相手の最後の玉を取れば勝ち。歩兵・仲人は成ってから数え、死に駒は数えない。");

  private static final RuleOption REPETITION_OPTION = RuleOption.of(
          REPETITION,
          "What happens when a position comes again with the same player to move.",
          "none",
          "Nothing.",
          "historical",
          "A move that leads to a position that was there before is illegal.",
          "historical4",
          "A move that leads to the fourth occurrence of a position is illegal.",
          "jcsa",
          "The fourth occurrence ends the game: the side that checked with every move loses, else"
              + " the one that passed first, else the one that alone attacked with every move,"
              + " else the one that brought the position about.")
      .japanese(
          "千日手",
          "同じ局面が同じ手番で再び現れたときの扱い。",
          "なし",
          "何もない。",
          "江戸",
          "一度現れた局面にする手は反則。",
          "四回",
          "同じ局面を四回目に現す手は反則。",
          "連盟",
          "四回目で終局。連続王手の側、なければ先にじっとを指した側、なければ一方だけ攻め続けた側、なければ手を変えるべき側の負け。");

  /** All choices; the first value of each is what rule set {@code base} plays. */
  public static final List<RuleOption> OPTIONS = options();

  /** Who plays how; the first is the default for play. */
  public static final List<RuleSet> RULE_SETS = List.of(
      new RuleSet(
              "jcsa",
              "The Japanese association: Okazaki's lion rule, bare king, and a fourth"
                  + " occurrence that is judged.",
              Map.of("lion_trading", "okazaki", BARE_KING, "jcsa", REPETITION, "jcsa"))
          .titled("Japanese association", "日本中将棋連盟", "日本中将棋連盟の規則。岡崎案の獅子規則、裸玉、四回目で判定する千日手。"),
      new RuleSet(
              "historical",
              "The Edo era: the strict lion rules, the king must be taken, no position twice.",
              Map.of(REPETITION, "historical"))
          .titled("Edo era", "江戸時代", "江戸時代の規則。厳しい獅子規則、玉を取るまで続け、同じ局面は二度現せない。"),
      new RuleSet(
              "msm",
              "The Middle Shogi Manual of George Hodges: pieces regain their right to promote in"
                  + " the zone; no position four times.",
              Map.of("promotion", "msm", REPETITION, "historical4"))
          .titled(
              "Middle Shogi Manual",
              "Middle Shogi Manual",
              "ホッジスの Middle Shogi Manual。敵陣の駒は成る権利を取り戻し、同じ局面は四回現せない。"),
      new RuleSet(
              "lishogi",
              "What players on lishogi are used to.",
              Map.of(
                  "lion_bridge",
                  "protects",
                  LANCE_CHANCE,
                  "true",
                  BARE_KING,
                  "jcsa",
                  REPETITION,
                  "jcsa"))
          .titled("lishogi", "lishogi", "lishogi の対局者が慣れている規則。"));

  private LionFamilyRules() {}

  private static List<RuleOption> options() {
    List<RuleOption> options = new ArrayList<>(LionTrading.OPTIONS);
    options.add(Promotion.TRIGGER_OPTION);
    options.add(Promotion.lastRankOption(PAWN_CHANCE, LocalizedText.of("pawn", "歩兵"), true));
    options.add(
        Promotion.lastRankOption(GO_BETWEEN_CHANCE, LocalizedText.of("go-between", "仲人"), false));
    options.add(Promotion.lastRankOption(LANCE_CHANCE, LocalizedText.of("lance", "香車"), false));
    options.add(BARE_KING_OPTION);
    options.add(BareKing.ADJUDICATE_OPTION);
    options.add(BareKing.drawOption("unless_king_falls"));
    options.add(Stalemate.OPTION);
    options.add(Passing.OPTION);
    options.add(REPETITION_OPTION);
    options.add(Repetition.IN_CHECK_OPTION);
    return List.copyOf(options);
  }

  /**
   * The rules under some values of {@link #OPTIONS}, without drops.
   *
   * @param reserveCounts whether pieces in reserve count where a side is bare
   */
  public static RuleBook rules(OptionValues values, boolean reserveCounts) {
    return RuleBook.PLAIN
        .withPromotion(new Promotion(
            Promotion.trigger(values), Promotion.Forced.NEVER, lastRankChances(values)))
        .withLions(LionTrading.of(values))
        .withPassing(Passing.of(values))
        .withStalemate(Stalemate.of(values))
        .withBareKing(
            values.get(BARE_KING).equals("jcsa")
                ? BareKing.strict(values, reserveCounts)
                : BareKing.OFF)
        .withRepetition(repetition(values));
  }

  private static Set<String> lastRankChances(OptionValues values) {
    Set<String> pieces = new HashSet<>();
    Map.of(PAWN_CHANCE, "P", GO_BETWEEN_CHANCE, "I", LANCE_CHANCE, "L").forEach((option, piece) -> {
      if (values.isTrue(option)) {
        pieces.add(piece);
      }
    });
    return pieces;
  }

  private static Repetition repetition(OptionValues values) {
    boolean exempt = values.get("repetition_in_check").equals("exempt");
    return switch (values.get(REPETITION)) {
      case "historical" -> new Repetition.Forbidden(2, exempt);
      case "historical4" -> new Repetition.Forbidden(4, exempt);
      case "jcsa" ->
        new Repetition.Judged(
            List.of(Charge.CHECKED, Charge.PASSED_FIRST, Charge.ATTACKED),
            Reason.FOURTH_OCCURRENCE);
      default -> new Repetition.Ignored();
    };
  }
}
