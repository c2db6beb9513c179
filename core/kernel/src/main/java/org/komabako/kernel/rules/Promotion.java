package org.komabako.kernel.rules;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.komabako.base.message.LocalizedText;

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
    /** A move into the zone, or a capture that starts in the zone. */
    ENTER_OR_CAPTURE_INSIDE,
    /**
     * As {@link #ENTER_OR_CAPTURE}; and a piece that declined on entering may, after its next move,
     * promote with any move that starts in the zone.
     */
    ENTER_OR_LATER,
    /** A move that starts or ends in the zone. */
    TOUCH,
    /** Any move, wherever it is. */
    MOVE,
    /** Any capture, wherever it is. */
    CAPTURE
  }

  /** When a piece that could not go on must promote. */
  public enum Forced {
    /** Never: it may become a dead piece. */
    NEVER,
    /** Wherever it could never move again. */
    STUCK,
    /** On the last rank, if it could never move again. */
    STUCK_ON_LAST_RANK,
    /** Whenever it may. */
    ALWAYS,
    /** Whenever it may and takes a promoted piece. */
    PROMOTED_TAKEN
  }

  /** The choice of the trigger between the Japanese association's and the Middle Shogi Manual's. */
  public static final RuleOption TRIGGER_OPTION = RuleOption.of(
          "promotion",
          "When a piece may promote.",
          "jcsa",
          "On entering the zone, or on a capture with any part of the move in the zone.",
          "msm",
          "Also with any later move that starts in the zone, once the piece has made a move there"
              + " without promoting (Middle Shogi Manual).")
      .japanese(
          "成り",
          "駒が成れる条件。",
          "連盟",
          "敵陣に入るとき、または手の一部が敵陣にかかる駒取りのとき。",
          "MSM",
          "さらに、敵陣内で成らずに一手指した後は、敵陣から動くどの手でも成れる（Middle Shogi Manual）。");

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
  public static RuleOption lastRankOption(String name, LocalizedText piece, boolean base) {
    String english = piece.in(Locale.ENGLISH);
    RuleOption.Value yes = new RuleOption.Value(
            "true", "A " + english + " that reaches the last rank may promote without a capture.")
        .japanese("成れる", "最も奥の段に着けば、駒を取らなくても成れる。");
    RuleOption.Value no = new RuleOption.Value(
            "false", "A " + english + " that reaches the last rank gets no second chance.")
        .japanese("成れない", "最も奥の段でも改めては成れない。");
    return new RuleOption(
        name,
        LocalizedText.of(english + " on the last rank", "奥の段の" + piece.in(Locale.JAPANESE)),
        LocalizedText.of(
            "Whether a " + english + " may promote on reaching the last rank without a capture.",
            piece.in(Locale.JAPANESE) + "が最も奥の段に着いたとき、駒を取らなくても成れるか。"),
        base ? List.of(yes, no) : List.of(no, yes));
  }
}
