package org.komabako.kernel.rules;

import org.komabako.kernel.model.Side;

/**
 * Whether a player whose king has entered the promotion zone may declare that he has won, or that the game is
 * drawn (入玉宣言法, nyugyoku): it is his turn, his king is there and not in check, enough other pieces of his are
 * there, and they and those in his hand are worth enough points. What a piece is worth says {@link Impasse}.
 *
 * <p>Sources. 27 points: "入玉宣言勝ち" of the World Computer Shogi Championship, as the Computer Shogi Association
 * publishes it with its protocol (computer-shogi.org/protocol), which floodgate plays by: the king in the three
 * farthest ranks, ten other pieces there, 28 points for the first player and 27 for the second, no check; who
 * declares without all of this has lost. 24 points: "入玉宣言法" of the Japan Shogi Association, since 1 October 2013
 * (with additions of 1 October 2019): the same place, pieces and check; from 31 points he wins, from 24 to 30 it is
 * a draw (持将棋), and "if he meets not even one condition, he who declared has lost".
 *
 * <p>Also called the entering king rule, or impasse by declaration. Judged by {@code position.board.EnteringKing}.
 *
 * @param allowed whether there is such a rule
 * @param black the points with which the first player wins
 * @param white the points with which the second player wins
 * @param pieces how many of his pieces must be in the zone beside the king
 * @param draw the points from which on it is a draw if they are not enough to win; 0 if it never is
 * @param falseLoses whether who declares without the conditions has lost; else he is refused
 */
public record Declaration(
    boolean allowed, int black, int white, int pieces, int draw, boolean falseLoses) {
  /** Nobody may. */
  public static final Declaration NONE = new Declaration(false, 0, 0, 0);

  private static final String NAME = "declaration";
  private static final String FALSE = "false_declaration";

  /** A win alone can be declared, and a false declaration is refused. */
  public Declaration(boolean allowed, int black, int white, int pieces) {
    this(allowed, black, white, pieces, 0, false);
  }

  /** The points with which a side wins. */
  public int winning(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** By which count a win may be declared. */
  public static final RuleOption OPTION = RuleOption.of(
          NAME,
          "Whether a player whose king has entered the promotion zone may declare that he has won.",
          "none",
          "No: he must agree with the opponent that the points are counted.",
          "points27",
          "Without check, with ten more pieces there and 28 points (Black) or 27 (White), there and in"
              + " hand.",
          "points24",
          "Without check, with ten more pieces there and 31 points, there and in hand; with 24 to 30 he may"
              + " declare a draw.")
      .japanese(
          "入玉宣言",
          "玉が敵陣に入った側が勝ちを宣言できるか。",
          "なし",
          "できない。点数を数えるには双方の合意が要る。",
          "27点法",
          "王手がかかっておらず、敵陣に玉のほか十枚以上あり、敵陣の駒と持駒で先手は28点、後手は27点以上なら勝ち。",
          "24点法",
          "王手がかかっておらず、敵陣に玉のほか十枚以上あり、敵陣の駒と持駒で31点以上なら勝ち、24点以上30点以下なら持将棋。");

  /** What a declaration without its conditions costs. */
  public static final RuleOption FALSE_OPTION = RuleOption.of(
          FALSE,
          "What happens to a player who declares without meeting the conditions.",
          "refuse",
          "The declaration is refused, and what is missing is told.",
          "loses",
          "He loses at once.")
      .japanese(
          "条件不足の宣言", "条件を満たさずに宣言した側の扱い。", "受け付けない", "宣言は受け付けられず、足りない条件が示される。", "負け", "宣言した側の負け。");

  /** As an option says. */
  public static Declaration of(OptionValues values) {
    boolean loses = "loses".equals(values.asMap().get(FALSE));
    return switch (values.get(NAME)) {
      case "points27" -> new Declaration(true, 28, 27, 10, 0, loses);
      case "points24" -> new Declaration(true, 31, 31, 10, 24, loses);
      default -> NONE;
    };
  }
}
