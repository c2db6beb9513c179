package org.komabako.kernel.rules;

import java.util.List;
import org.komabako.base.message.LocalizedText;

/**
 * Whether a side that has nothing left but one royal piece has lost.
 *
 * <p>"A bare king immediately loses against any other material, unless you can bare the opponent on
 * the following move (in which case the game is a draw), or you can capture the opponent's sole
 * remaining king or prince on the following move (in which case the opponent loses)."
 *
 * <p>Judged by {@code position.board.GameEnd}.
 *
 * @param active whether there is such a rule at all
 * @param deadCount whether pieces that can never move again count as pieces
 * @param pawnsWin whether pieces of the pawn class alone are winning material
 * @param takingRoyalSaves whether the bare side is also saved by taking the last royal piece
 * @param instant whether a bare side that could answer is adjudicated at once; else it moves
 * @param drawAlways whether both bare is a draw even if the player to move can take the last royal
 * @param reserveCounts whether pieces in reserve count as pieces
 */
public record BareKing(
    boolean active,
    boolean deadCount,
    boolean pawnsWin,
    boolean takingRoyalSaves,
    boolean instant,
    boolean drawAlways,
    boolean reserveCounts) {

  /** No such rule: the king must be taken. */
  public static final BareKing OFF = new BareKing(false, false, false, false, false, false, false);

  /** Whether a bare side that can answer gets its move. */
  public static final RuleOption ADJUDICATE_OPTION = RuleOption.of(
          "bare_adjudicate",
          "What happens to a bare side that could still answer.",
          "play",
          "It gets its move; if that is not the answer, it has lost.",
          "instant",
          "The game is adjudicated at once, as if it had answered.")
      .japanese(
          "裸玉の判定",
          "裸玉になった側にまだ応手があるときの扱い。",
          "指し継ぐ",
          "一手だけ指せる。応手でなければ負け。",
          "即時判定",
          "応手を指したものとして直ちに判定する。");

  private static final String DRAW = "bare_draw";
  private static final LocalizedText DRAW_HELP =
      LocalizedText.of("Whether it is a draw when both sides are bare.", "双方が裸玉になったとき引き分けとするか。");
  private static final RuleOption.Value UNLESS = new RuleOption.Value(
          "unless_king_falls", "A draw, unless the player to move can take the last royal piece.")
      .japanese("玉が取られない限り", "引き分け。ただし手番の側が最後の玉を取れるなら別。");
  private static final RuleOption.Value ALWAYS =
      new RuleOption.Value("always", "Always a draw.").japanese("常に", "常に引き分け。");

  /** When both bare is a draw, with the named value first. */
  public static RuleOption drawOption(String base) {
    return new RuleOption(
        DRAW,
        LocalizedText.of("bare draw", "双方裸玉"),
        DRAW_HELP,
        base.equals("always") ? List.of(ALWAYS, UNLESS) : List.of(UNLESS, ALWAYS));
  }

  /** Whether the reserve counts. */
  public static final RuleOption RESERVE_OPTION = RuleOption.of(
          "bare_reserve",
          "Whether pieces in reserve count where a side is bare.",
          "counts",
          "They count: a side that has not used its drop is not bare.",
          "ignored",
          "They do not count.")
      .japanese("持ち駒と裸玉", "裸玉の判定で持ち駒を数えるか。", "数える", "数える。持ち駒を打っていない側は裸玉ではない。", "数えない", "数えない。");

  /** What the options about baring choose, for a rule under which dead pieces do not count. */
  public static BareKing strict(OptionValues values, boolean reserveCounts) {
    return new BareKing(
        true, false, false, true, instant(values), drawAlways(values), reserveCounts);
  }

  /** What the options choose, for a rule under which any other piece wins. */
  public static BareKing anyPiece(OptionValues values) {
    return new BareKing(true, true, true, false, instant(values), drawAlways(values), false);
  }

  private static boolean instant(OptionValues values) {
    return values.get("bare_adjudicate").equals("instant");
  }

  private static boolean drawAlways(OptionValues values) {
    return values.get(DRAW).equals("always");
  }
}
