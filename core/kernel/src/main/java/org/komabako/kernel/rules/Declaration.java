package org.komabako.kernel.rules;

/**
 * Whether a player whose king has entered the promotion zone may declare that he has won (入玉宣言法, nyugyoku): it is
 * his turn, his king is there and not in check, enough other pieces of his are there, and they and those in
 * his hand are worth enough points. What a piece is worth says {@link Impasse}.
 *
 * <p>Source: the rules of the World Computer Shogi Championship, as the Computer Shogi Association
 * publishes them (入玉宣言, 27 points), and those of the Japan Shogi Association (24 points).
 *
 * <p>Also called the entering king rule, or impasse by declaration. Judged by {@code kernel.board.EnteringKing}.
 *
 * @param allowed whether there is such a rule
 * @param black the points that the first player needs
 * @param white the points that the second player needs
 * @param pieces how many of his pieces must be in the zone beside the king
 */
public record Declaration(boolean allowed, int black, int white, int pieces) {
  /** Nobody may. */
  public static final Declaration NONE = new Declaration(false, 0, 0, 0);

  private static final String NAME = "declaration";

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
          "Without check, with ten more pieces there and 31 points, there and in hand.")
      .japanese(
          "入玉宣言",
          "玉が敵陣に入った側が勝ちを宣言できるか。",
          "なし",
          "できない。点数を数えるには双方の合意が要る。",
          "27点法",
          "王手がかかっておらず、敵陣に玉のほか十枚以上あり、敵陣の駒と持駒で先手は28点、後手は27点以上なら勝ち。",
          "24点法",
          "王手がかかっておらず、敵陣に玉のほか十枚以上あり、敵陣の駒と持駒で31点以上なら勝ち。");

  /** As an option says. */
  public static Declaration of(OptionValues values) {
    return switch (values.get(NAME)) {
      case "points27" -> new Declaration(true, 28, 27, 10);
      case "points24" -> new Declaration(true, 31, 31, 10);
      default -> NONE;
    };
  }
}
