package org.komabako.kernel.rules;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/** Whether and how pieces come onto the board from the hand. */
@ProviderType
public sealed interface Drops {
  /** No drops: what is taken is gone. */
  record None() implements Drops {}

  /**
   * Taken pieces change sides and may be dropped on any empty square; the row of the piece adds nifu and uchifuzume.
   *
   * @param eitherSide whether they may be dropped promoted too; else unpromoted only
   * @param deadSquares whether also where they could never move
   */
  record Captured(boolean eitherSide, boolean deadSquares) implements Drops {
    /** Unpromoted, on squares from which the piece can ever move, as in shogi. */
    public Captured() {
      this(false, false);
    }
  }

  /**
   * Each player has a reserve from the start and drops one piece of it in the whole game, beside a
   * piece of his own; then the rest of his reserve is out of play.
   *
   * @param diagonal whether the diagonal neighbours count as beside
   * @param promoteOnDrop whether a piece dropped into the zone may promote with the drop
   * @param promotedOnDeadSquare whether a piece may be dropped promoted where it could not move
   *     unpromoted
   * @param rightInside whether the later right to promote is for moves inside the zone only; else
   *     also for the move that leaves it
   */
  record Reserve(
      boolean diagonal, boolean promoteOnDrop, boolean promotedOnDeadSquare, boolean rightInside)
      implements Drops {

    /** The options of a reserve. */
    public static final List<RuleOption> OPTIONS = List.of(
        RuleOption.of(
                "drop_promotion",
                "When a piece dropped into the promotion zone may first promote.",
                "on_drop",
                "At once, with the drop itself.",
                "next_move",
                "With its first move.")
            .japanese(
                "打ち駒の成り", "敵陣に打った駒はいつから成れるか。", "打つと同時", "打つと同時に成れる。", "次の手から", "打った後、最初に動くときから。"),
        RuleOption.of(
                "drop_promoted_last_rank",
                "Whether a piece may be dropped promoted where it could not move unpromoted.",
                "false",
                "It may not.",
                "true",
                "It may.")
            .japanese("行き所のない升への成り打ち", "成らずには動けなくなる升に、成った駒を打てるか。", "打てない", "打てない。", "打てる", "打てる。"),
        RuleOption.of(
                "drop_adjacent",
                "Which squares are adjacent to a friendly piece.",
                "8",
                "All eight neighbours.",
                "4",
                "The four orthogonal neighbours.")
            .japanese("隣の升", "味方の駒の「隣」とする升。", "八方", "周囲の八升。", "四方", "縦横の四升。"),
        RuleOption.of(
                "drop_right",
                "With which moves a piece dropped into the zone may later promote.",
                "inside",
                "With moves inside the zone.",
                "start",
                "With any move that starts in the zone.")
            .japanese(
                "打った駒の成る権利", "敵陣に打った駒が後で成れるのはどの手か。", "敵陣内", "敵陣の中で動く手。", "敵陣から", "敵陣から動く手すべて。"));

    /** What {@link #OPTIONS} choose. */
    public static Reserve of(OptionValues values) {
      return new Reserve(
          values.get("drop_adjacent").equals("8"),
          values.get("drop_promotion").equals("on_drop"),
          values.isTrue("drop_promoted_last_rank"),
          values.get("drop_right").equals("inside"));
    }
  }
}
