package org.komabako.kernel.rules;

import org.komabako.base.message.LocalizedText;

/** Whether a player may leave his only royal piece where it can be taken. */
public enum SelfCheck {
  /** He may: the game ends when the piece is taken. */
  ALLOWED,
  /** He may not. */
  ILLEGAL;

  private static final String NAME = "self_check";
  private static final LocalizedText TITLE = LocalizedText.of("self check", "王手の放置");
  private static final LocalizedText HELP = LocalizedText.of(
      "Whether a player may leave his king where it can be taken.", "自分の玉を取られる所に残す手を指せるか。");
  private static final RuleOption.Value MAY = new RuleOption.Value(
          "allowed", "He may; the game ends when the king is taken.")
      .japanese("指せる", "指せる。玉を取られたら終局。");
  private static final RuleOption.Value MAY_NOT = new RuleOption.Value(
          "illegal", "He may not; a move that leaves it so is illegal.")
      .japanese("反則", "指せない。反則になる。");

  /** The choice, with the named value first. */
  public static RuleOption option(SelfCheck base) {
    return new RuleOption(
        NAME,
        TITLE,
        HELP,
        base == ALLOWED ? java.util.List.of(MAY, MAY_NOT) : java.util.List.of(MAY_NOT, MAY));
  }

  /** What {@link #option} chooses. */
  public static SelfCheck of(OptionValues values) {
    return values.get(NAME, SelfCheck.class);
  }
}
