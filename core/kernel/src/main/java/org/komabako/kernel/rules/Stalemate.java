package org.komabako.kernel.rules;

/** What it means to have no legal move. */
public enum Stalemate {
  /** The player who cannot move loses. */
  LOSS,
  /** A draw. */
  DRAW;

  /** The choice. */
  public static final RuleOption OPTION = RuleOption.of(
          "stalemate",
          "What it means that the player to move has no legal move.",
          "loss",
          "He loses.",
          "draw",
          "A draw.")
      .japanese("手詰まり", "手番の側に指せる手がないときの扱い。", "負け", "手番の側の負け。", "引き分け", "引き分け。");

  /** What {@link #OPTION} chooses. */
  public static Stalemate of(OptionValues values) {
    return values.get("stalemate", Stalemate.class);
  }
}
