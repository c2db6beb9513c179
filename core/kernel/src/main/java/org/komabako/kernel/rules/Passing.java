package org.komabako.kernel.rules;

/** Whether a piece with lion power may step out and back, leaving the board unchanged (jitto). */
public enum Passing {
  /** It may, if a neighbour that it can step to is empty. */
  ALLOWED,
  /** It may not. */
  FORBIDDEN;

  /** The choice. */
  public static final RuleOption OPTION = RuleOption.of(
          "jitto",
          "Whether a piece that can step twice may step out and back to pass the turn.",
          "allowed",
          "It may, if a square beside it that it can step to is empty.",
          "forbidden",
          "It may not.")
      .japanese("じっと", "二歩動ける駒が、一歩出て戻ることで手番を渡せるか。", "できる", "隣に動ける空き升があればできる。", "できない", "できない。");

  /** What {@link #OPTION} chooses. */
  public static Passing of(OptionValues values) {
    return values.get("jitto", Passing.class);
  }
}
