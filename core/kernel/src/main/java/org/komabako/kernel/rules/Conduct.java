package org.komabako.kernel.rules;

import java.util.List;

/**
 * How strict the table is; the same choice for all variants.
 *
 * @param illegalMove what happens to a player who tries an illegal move
 * @param touch whether a touched piece must be moved
 */
public record Conduct(IllegalMove illegalMove, Touch touch) {
  /** What happens to a player who tries an illegal move. */
  public enum IllegalMove {
    /** The move is refused, with the reason. */
    REFUSE,
    /** The player loses. */
    LOSES
  }

  /** Whether a touched piece must be moved. */
  public enum Touch {
    /** Touching means nothing. */
    FREE,
    /** A touched piece that can move must be moved. */
    STRICT,
    /** The same; and the third touch of a piece that cannot move loses the game. */
    JCSA
  }

  /** The option that says what an illegal move means. */
  public static final String ILLEGAL_MOVE = "illegal_move";

  /** The option that says whether a piece that was touched must be moved. */
  public static final String TOUCH = "touch";

  /** The options of all variants. */
  public static final List<RuleOption> OPTIONS = List.of(
      RuleOption.of(
              ILLEGAL_MOVE,
              "What happens to a player who tries an illegal move.",
              "refuse",
              "The move is refused, with the reason.",
              "loses",
              "The player loses at once.")
          .japanese("反則の扱い", "反則の手を指そうとしたときの扱い。", "指し直し", "理由を示して指し直す。", "負け", "直ちに負け。"),
      RuleOption.of(
              TOUCH,
              "Whether a touched piece must be moved.",
              "free",
              "It need not be.",
              "strict",
              "A touched piece that can move must be moved.",
              "jcsa",
              "The same; and the third touch of a piece that cannot move loses the game.")
          .japanese(
              "触れた駒",
              "触れた駒を動かさなければならないか。",
              "自由",
              "動かさなくてよい。",
              "厳格",
              "動かせる駒なら動かさなければならない。",
              "連盟",
              "同じ。さらに、動かせない駒に三度触れると負け。"));
}
