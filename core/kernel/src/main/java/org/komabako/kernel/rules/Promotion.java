package org.komabako.kernel.rules;

import java.util.List;
import java.util.Set;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleOption;

/**
 * When a piece may promote and when it must.
 *
 * @param trigger which moves give the choice
 * @param forced when there is no choice
 * @param lastRankChance ids of the pieces that may also promote when they reach the last rank
 */
public record Promotion(Trigger trigger, Forced forced, Set<String> lastRankChance) {

  /** Which moves give the choice to promote. */
  public enum Trigger {
    /** A move from outside the zone into it. */
    ENTER,
    /** A move into the zone, or a capture with any part of the move in the zone. */
    ENTER_OR_CAPTURE,
    /**
     * As {@link #ENTER_OR_CAPTURE}; and a piece that declined on entering may, after its next move,
     * promote with any move that starts in the zone.
     */
    ENTER_OR_LATER,
    /** A move that starts or ends in the zone. */
    TOUCH
  }

  /** When a piece that could not go on must promote. */
  public enum Forced {
    /** Never: it may become a dead piece. */
    NEVER,
    /** Wherever it could never move again. */
    STUCK,
    /** On the last rank, if it could never move again. */
    STUCK_ON_LAST_RANK
  }

  /** The choice of the trigger between the Japanese association's and the Middle Shogi Manual's. */
  public static final RuleOption TRIGGER_OPTION = RuleOption.of(
      "promotion",
      "When a piece may promote.",
      "jcsa",
      "On entering the zone, or on a capture with any part of the move in the zone.",
      "msm",
      "Also with any later move that starts in the zone, once the piece has made a move there"
          + " without promoting (Middle Shogi Manual).");

  /** Keeps an own copy. */
  public Promotion {
    lastRankChance = Set.copyOf(lastRankChance);
  }

  /** No second chance on the last rank. */
  public static Promotion of(Trigger trigger, Forced forced) {
    return new Promotion(trigger, forced, Set.of());
  }

  /** The trigger that {@link #TRIGGER_OPTION} chooses. */
  public static Trigger trigger(OptionValues values) {
    return values.get("promotion").equals("msm")
        ? Trigger.ENTER_OR_LATER
        : Trigger.ENTER_OR_CAPTURE;
  }

  /** An option that gives a piece a second chance on the last rank; the base value first. */
  public static RuleOption lastRankOption(String name, String piece, boolean base) {
    String yes = "A " + piece + " that reaches the last rank may promote without a capture.";
    String no = "A " + piece + " that reaches the last rank gets no second chance.";
    return new RuleOption(
        name,
        "Whether a " + piece + " may promote on reaching the last rank without a capture.",
        base
            ? List.of(new RuleOption.Value("true", yes), new RuleOption.Value("false", no))
            : List.of(new RuleOption.Value("false", no), new RuleOption.Value("true", yes)));
  }
}
