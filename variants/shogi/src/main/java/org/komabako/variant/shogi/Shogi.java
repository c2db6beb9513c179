package org.komabako.variant.shogi;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.komabako.kernel.model.Odds;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.PieceType.Builder;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RoyalGoal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;

/**
 * Modern shogi (将棋): 20 pieces a side on 9 by 9 squares, and what is taken comes back.
 *
 * <p><b>Aim.</b> "The object of the game is to capture the opponent's King." A player may not leave
 * his king where it can be taken, so the game ends at mate; who has no move at all has lost.
 *
 * <p><b>Promotion.</b> "When a piece moves into, out of or fully inside the promotion zone it may be
 * promoted upon completion of its move"; the zone is the three farthest ranks. "If a Pawn or a Lance
 * move to the last row, or a Knight moves to either of the last two rows, it must be promoted."
 *
 * <p><b>Drops.</b> "Instead of moving a piece on the board, a player may put a piece that he has
 * captured from his opponent back onto the board, in an empty square", unpromoted. It must be able
 * to move from there; "checkmating the King with a Pawn drop is prohibited"; and "there may be no
 * more than one Pawn per vertical row for each player", promoted pawns left out.
 *
 * <p><b>Draws.</b> "A position (including the pieces in hand) occurs 4 times with the same player to
 * move (Sennichite). However, if this is caused by consecutive checks by one side, the player giving
 * these checks loses the game." And when both kings have got through, the players may count: rook
 * and bishop 5 points, all other pieces but the king one. "If both players have at least 24 points
 * the game is a draw (Jishogi). If a player has less, he loses the game."
 *
 * <p><b>Declaring.</b> Where nobody agrees to count, who has got through may declare that he has won (入玉宣言):
 * see {@link Declaration}, which names its sources. Programs and servers play by 27 points.
 *
 * <p><b>Trying.</b> In some rooms a king that reaches the square where the opponent's king began has won (トライルール,
 * the try rule). Nobody plays so by default; it is the rule that game programs offer under this name.
 *
 * <p>Source of the rest: "Shogi rules", Pieter Stouten, 30 May 1990.
 */
public final class Shogi implements Variant {
  private static final String START =
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

  /** Where mate problems begin before their pieces are placed. */
  private static final String ALL_IN_HAND = " b 2r2b4g4s4n4l18p 1";

  private static final String GOLD_MOVES = "WfF";

  private static final RuleOption REPETITION_OPTION = RuleOption.of(
          "repetition",
          "What happens when a position comes again with the same player to move.",
          "none",
          "Nothing.",
          "shogi",
          "The fourth occurrence is a draw; but who gave check with every move loses.")
      .japanese("千日手", "同じ局面が同じ手番で再び現れたときの扱い。", "なし", "何もない。", "標準", "四回目で引き分け。ただし連続王手の側は負け。");

  private static final RuleOption TRY_OPTION = RuleOption.of(
          "try_rule",
          "Whether a king wins by reaching the square on which the opponent's king began.",
          "none",
          "No.",
          "win",
          "Yes, if it cannot be taken there: 5a for Black, 5i for White.")
      .japanese(
          "トライルール", "玉が相手玉の初期位置に達したら勝ちとするか。", "なし", "しない。", "勝ち", "取られない状態で先手は５一、後手は５九に達したら勝ち。");

  private static final RoyalGoal TRY =
      new RoyalGoal(Set.of(Square.parse("5a")), Set.of(Square.parse("5i")));

  private final VariantTable table = describe();

  private static VariantTable describe() {
    VariantTable.Builder table = VariantTable.of("shogi", "shogi", "将棋")
        .board(9, 9, 3)
        .start(START)
        .hand("RBGSNLP")
        .spelling("usi", "", "")
        .spelling("xshogi", "", "");
    rows().forEach(table::piece);
    addHandicaps(table);
    FileNames.addTo(table);
    return table.build();
  }

  /** The pieces. The values are those that Tanigawa Kōji gives; the king has none. */
  private static List<Builder> rows() {
    return List.of(
        row("K", "king", "玉将", "gyokushō")
            .kanji("玉", "玉将")
            .kanjiWhite("王将")
            .abbreviations("K")
            .moves("K")
            .value(0)
            .flags(Flag.ROYAL),
        row("R", "rook", "飛車", "hisha")
            .kanji("飛", "飛車")
            .abbreviations("R")
            .moves("R")
            .promotes()
            .value(10),
        row("+R", "dragon king", "龍王", "ryūō")
            .kanji("龍", "龍王")
            .abbreviations("R")
            .moves("RF")
            .value(12),
        row("B", "bishop", "角行", "kakugyō")
            .kanji("角", "角行")
            .abbreviations("B")
            .moves("B")
            .promotes()
            .value(8),
        row("+B", "dragon horse", "龍馬", "ryūma")
            .kanji("馬", "龍馬")
            .abbreviations("B")
            .moves("BW")
            .value(10),
        row("G", "gold general", "金将", "kinshō")
            .kanji("金", "金将")
            .abbreviations("G")
            .moves(GOLD_MOVES)
            .value(6),
        row("S", "silver general", "銀将", "ginshō")
            .kanji("銀", "銀将")
            .abbreviations("S")
            .moves("FfW")
            .promotes()
            .value(5),
        row("+S", "promoted silver", "成銀", "narigin")
            .kanji("全", "成銀")
            .abbreviations("S")
            .moves(GOLD_MOVES)
            .value(6),
        row("N", "knight", "桂馬", "keima")
            .kanji("桂", "桂馬")
            .abbreviations("N")
            .moves("ffN")
            .promotes()
            .value(4),
        row("+N", "promoted knight", "成桂", "narikei")
            .kanji("圭", "成桂")
            .abbreviations("N")
            .moves(GOLD_MOVES)
            .value(6),
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
            .value(6),
        row("P", "pawn", "歩兵", "fuhyō")
            .kanji("歩", "歩兵")
            .abbreviations("P")
            .moves("fW")
            .promotes()
            .value(1)
            .perFile(1)
            .flags(Flag.NO_DROP_MATE),
        row("+P", "tokin", "と金", "tokin")
            .kanji("と", "と金")
            .abbreviations("P")
            .moves(GOLD_MOVES)
            .value(7));
  }

  /**
   * The usual handicaps: White gives the pieces and moves first. Left is White's left. And the bare boards
   * on which mate problems are set up.
   */
  private static void addHandicaps(VariantTable.Builder table) {
    Odds even = Odds.of(START);
    Odds two = even.without("8b", "2b");
    Odds four = two.without("1a", "9a");
    Odds six = four.without("2a", "8a");
    Odds eight = six.without("3a", "7a");
    Odds ten = eight.without("4a", "6a");
    table
        .handicap("lance", "lance", "香落ち", even.without("1a").whiteFirst())
        .handicap("right-lance", "right lance", "右香落ち", even.without("9a").whiteFirst())
        .handicap("bishop", "bishop", "角落ち", even.without("2b").whiteFirst())
        .handicap("rook", "rook", "飛車落ち", even.without("8b").whiteFirst())
        .handicap(
            "rook-lance", "rook and lance", "飛香落ち", even.without("8b", "1a").whiteFirst())
        .handicap("two-pieces", "two pieces", "二枚落ち", two.whiteFirst())
        .handicap("three-pieces", "three pieces", "三枚落ち", two.without("1a").whiteFirst())
        .handicap("four-pieces", "four pieces", "四枚落ち", four.whiteFirst())
        .handicap("five-pieces", "five pieces", "五枚落ち", four.without("8a").whiteFirst())
        .handicap(
            "left-five-pieces", "left five pieces", "左五枚落ち", four.without("2a").whiteFirst())
        .handicap("six-pieces", "six pieces", "六枚落ち", six.whiteFirst())
        .handicap(
            "left-seven-pieces", "left seven pieces", "左七枚落ち", six.without("3a").whiteFirst())
        .handicap(
            "right-seven-pieces",
            "right seven pieces",
            "右七枚落ち",
            six.without("7a").whiteFirst())
        .handicap("eight-pieces", "eight pieces", "八枚落ち", eight.whiteFirst())
        .handicap("nine-pieces", "nine pieces", "九枚落ち", eight.without("6a").whiteFirst())
        .handicap("ten-pieces", "ten pieces", "十枚落ち", ten.whiteFirst())
        .handicap(
            "nineteen-pieces",
            "nineteen pieces (the bare king)",
            "十九枚落ち",
            ten.without("1c", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c").whiteFirst())
        .handicap("tsume", "mate problem", "詰将棋", "4k4/9/9/9/9/9/9/9/9" + ALL_IN_HAND)
        .handicap(
            "tsume-two-kings",
            "mate problem with two kings",
            "双玉詰将棋",
            "4k4/9/9/9/9/9/9/9/4K4" + ALL_IN_HAND);
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of(
        SelfCheck.option(SelfCheck.ILLEGAL),
        REPETITION_OPTION,
        Stalemate.OPTION,
        Declaration.OPTION,
        Declaration.FALSE_OPTION,
        TRY_OPTION);
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of(new RuleSet(
            "standard",
            "What is played everywhere: a draw at the fourth occurrence, no perpetual check; a king that"
                + " has entered may declare, by 27 points.",
            Map.of("repetition", "shogi", "declaration", "points27"))
        .titled("Standard", "標準", "どこでも指されている規則。四回目の同一局面で引き分け、連続王手の千日手は禁止。27点法の入玉宣言。"));
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Trigger.TOUCH, Forced.STUCK))
        .withDrops(new Drops.Captured())
        .withSelfCheck(SelfCheck.of(values))
        .withStalemate(Stalemate.of(values))
        .withRepetition(
            values.get("repetition").equals("shogi")
                ? new Repetition.Judged(List.of(Charge.CHECKED), Reason.SENNICHITE)
                : new Repetition.Ignored())
        .withGoal(values.get("try_rule").equals("win") ? TRY : RoyalGoal.NONE)
        .withImpasse(Impasse.points(24, Map.of('R', 5, 'B', 5)).declared(Declaration.of(values)));
  }
}
