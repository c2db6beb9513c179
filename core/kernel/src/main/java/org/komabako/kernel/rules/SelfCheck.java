package org.komabako.kernel.rules;

import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleOption;

/** Whether a player may leave his only royal piece where it can be taken. */
public enum SelfCheck {
  /** He may: the game ends when the piece is taken. */
  ALLOWED,
  /** He may not. */
  ILLEGAL;

  private static final String NAME = "self_check";
  private static final String HELP = "Whether a player may leave his king where it can be taken.";
  private static final RuleOption.Value MAY =
      new RuleOption.Value("allowed", "He may; the game ends when the king is taken.");
  private static final RuleOption.Value MAY_NOT =
      new RuleOption.Value("illegal", "He may not; a move that leaves it so is illegal.");

  /** The choice, with the named value first. */
  public static RuleOption option(SelfCheck base) {
    return new RuleOption(
        NAME,
        HELP,
        base == ALLOWED ? java.util.List.of(MAY, MAY_NOT) : java.util.List.of(MAY_NOT, MAY));
  }

  /** What {@link #option} chooses. */
  public static SelfCheck of(OptionValues values) {
    return values.get(NAME, SelfCheck.class);
  }
}
