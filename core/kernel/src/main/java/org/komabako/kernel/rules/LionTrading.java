package org.komabako.kernel.rules;

import java.util.List;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleOption;

/**
 * The rules that keep lions in play.
 *
 * <p>Rule 1: "A lion cannot capture a non-adjacent other lion when it could then be recaptured on
 * the next move, unless it captures something substantial (i.e. other than pawn or go-between)
 * together with the lion in a double capture." Rule 2 (counter-strike): "A non-lion cannot capture a
 * lion when in the immediately preceding move a lion was captured by a non-lion on another square."
 *
 * @param trading which of the rules hold
 * @param hiddenProtectors whether a protector behind the capturing lion counts
 * @param bridge how a pawn or go-between taken on the way is seen
 * @param tsukegui which second victim allows a distant capture
 * @param recursive whether a recapture must itself be legal under these rules
 */
public record LionTrading(
    Trading trading,
    boolean hiddenProtectors,
    Bridge bridge,
    Tsukegui tsukegui,
    boolean recursive) {

  /** Which of the two rules hold. */
  public enum Trading {
    /** Both, always. */
    EDO,
    /** Both; rule 2 not against an unprotected lion. */
    OKAZAKI,
    /** None. */
    NONE
  }

  /** How a pawn or go-between that was taken on the way to a lion is seen. */
  public enum Bridge {
    /** It is gone. */
    REMOVED,
    /** As if it still stood. */
    PRESENT,
    /** It is gone from the lines, but protects as a stepper. */
    PROTECTS
  }

  /** Which second victim makes a distant capture of a protected lion legal. */
  public enum Tsukegui {
    /** Any piece but an unpromoted pawn or go-between. */
    SUBSTANTIAL,
    /** Any piece. */
    ANY,
    /** None. */
    NEVER
  }

  /** No lion rules. */
  public static final LionTrading OFF =
      new LionTrading(Trading.NONE, true, Bridge.REMOVED, Tsukegui.SUBSTANTIAL, false);

  /** The options; the first values are the historical reading. */
  public static final List<RuleOption> OPTIONS = List.of(
      RuleOption.of(
          "lion_trading",
          "Whether a non-lion may take a lion right after a non-lion took one elsewhere.",
          "edo",
          "It may not (the rules of the Edo era).",
          "okazaki",
          "It may, if the lion is unprotected (Okazaki's amendment).",
          "none",
          "There are no lion rules at all."),
      RuleOption.of(
          "lion_protection",
          "Whether a hidden protector counts, behind the piece that takes the lion.",
          "xray",
          "It counts: the position is judged after the capture.",
          "naive",
          "It does not count."),
      RuleOption.of(
          "lion_bridge",
          "How the position is judged when a pawn or go-between is taken together with a lion.",
          "removed",
          "With the pawn or go-between gone.",
          "present",
          "As if the pawn or go-between still stood.",
          "protects",
          "With it gone from the lines, but protecting as a stepper."),
      RuleOption.of(
          "lion_tsukegui",
          "Which second victim makes a distant capture of a protected lion legal.",
          "substantial",
          "Any piece but an unpromoted pawn or go-between.",
          "any",
          "Any piece.",
          "never",
          "None."),
      RuleOption.of(
          "lion_recursive",
          "Whether a recapture must itself be legal under the lion rules to count.",
          "false",
          "It need not be: any piece that could go there protects.",
          "true",
          "It must be."));

  /** What {@link #OPTIONS} choose. */
  public static LionTrading of(OptionValues values) {
    return new LionTrading(
        values.get("lion_trading", Trading.class),
        values.get("lion_protection").equals("xray"),
        values.get("lion_bridge", Bridge.class),
        values.get("lion_tsukegui", Tsukegui.class),
        values.isTrue("lion_recursive"));
  }
}
