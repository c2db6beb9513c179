package org.komabako.kernel.pieces;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.komabako.kernel.Outcome.Reason;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;

/**
 * The rules of the games with a lion, and the choices that their rule documents leave open.
 *
 * <p>Promotion is never forced and check need not be answered; the game is lost with the last royal
 * piece. Everything else is chosen by the {@link #OPTIONS}.
 */
public final class LionFamilyRules {
  private static final String PAWN_CHANCE = "pawn_last_rank";
  private static final String GO_BETWEEN_CHANCE = "gobetween_last_rank";
  private static final String LANCE_CHANCE = "lance_last_rank";
  private static final String BARE_KING = "bare_king";
  private static final String REPETITION = "repetition";

  private static final RuleOption BARE_KING_OPTION = RuleOption.of(
      BARE_KING,
      "Whether a side that has nothing left but one royal piece has lost.",
      "none",
      "It has not: the last royal piece must be taken.",
      "jcsa",
      "It has, unless it bares the other with its next move (a draw) or takes the last royal"
          + " piece (a win); pawns and go-betweens must promote first, dead pieces do not"
          + " count.");

  private static final RuleOption REPETITION_OPTION = RuleOption.of(
      REPETITION,
      "What happens when a position comes again with the same player to move.",
      "none",
      "Nothing.",
      "historical",
      "A move that leads to a position that was there before is illegal.",
      "historical4",
      "A move that leads to the fourth occurrence of a position is illegal.",
      "jcsa",
      "The fourth occurrence ends the game: the side that checked with every move loses, else"
          + " the one that passed first, else the one that alone attacked with every move,"
          + " else the one that brought the position about.");

  /** All choices; the first value of each is what rule set {@code base} plays. */
  public static final List<RuleOption> OPTIONS = options();

  /** Who plays how; the first is the default for play. */
  public static final List<RuleSet> RULE_SETS = List.of(
      new RuleSet(
          "jcsa",
          "The Japanese association: Okazaki's lion rule, bare king, and a fourth"
              + " occurrence that is judged.",
          Map.of("lion_trading", "okazaki", BARE_KING, "jcsa", REPETITION, "jcsa")),
      new RuleSet(
          "historical",
          "The Edo era: the strict lion rules, the king must be taken, no position twice.",
          Map.of(REPETITION, "historical")),
      new RuleSet(
          "msm",
          "The Middle Shogi Manual of George Hodges: pieces regain their right to promote in"
              + " the zone; no position four times.",
          Map.of("promotion", "msm", REPETITION, "historical4")),
      new RuleSet(
          "lishogi",
          "What players on lishogi are used to.",
          Map.of(
              "lion_bridge",
              "protects",
              LANCE_CHANCE,
              "true",
              BARE_KING,
              "jcsa",
              REPETITION,
              "jcsa")));

  private LionFamilyRules() {}

  private static List<RuleOption> options() {
    List<RuleOption> options = new ArrayList<>(LionTrading.OPTIONS);
    options.add(Promotion.TRIGGER_OPTION);
    options.add(Promotion.lastRankOption(PAWN_CHANCE, "pawn", true));
    options.add(Promotion.lastRankOption(GO_BETWEEN_CHANCE, "go-between", false));
    options.add(Promotion.lastRankOption(LANCE_CHANCE, "lance", false));
    options.add(BARE_KING_OPTION);
    options.add(BareKing.ADJUDICATE_OPTION);
    options.add(BareKing.drawOption("unless_king_falls"));
    options.add(Stalemate.OPTION);
    options.add(Passing.OPTION);
    options.add(REPETITION_OPTION);
    options.add(Repetition.IN_CHECK_OPTION);
    return List.copyOf(options);
  }

  /**
   * The rules under some values of {@link #OPTIONS}, without drops.
   *
   * @param reserveCounts whether pieces in reserve count where a side is bare
   */
  public static RuleBook rules(OptionValues values, boolean reserveCounts) {
    return RuleBook.PLAIN
        .withPromotion(new Promotion(
            Promotion.trigger(values), Promotion.Forced.NEVER, lastRankChances(values)))
        .withLions(LionTrading.of(values))
        .withPassing(Passing.of(values))
        .withStalemate(Stalemate.of(values))
        .withBareKing(
            values.get(BARE_KING).equals("jcsa")
                ? BareKing.strict(values, reserveCounts)
                : BareKing.OFF)
        .withRepetition(repetition(values));
  }

  private static Set<String> lastRankChances(OptionValues values) {
    Set<String> pieces = new HashSet<>();
    Map.of(PAWN_CHANCE, "P", GO_BETWEEN_CHANCE, "I", LANCE_CHANCE, "L").forEach((option, piece) -> {
      if (values.isTrue(option)) {
        pieces.add(piece);
      }
    });
    return pieces;
  }

  private static Repetition repetition(OptionValues values) {
    boolean exempt = values.get("repetition_in_check").equals("exempt");
    return switch (values.get(REPETITION)) {
      case "historical" -> new Repetition.Forbidden(2, exempt);
      case "historical4" -> new Repetition.Forbidden(4, exempt);
      case "jcsa" ->
        new Repetition.Judged(
            List.of(Charge.CHECKED, Charge.PASSED_FIRST, Charge.ATTACKED),
            Reason.FOURTH_OCCURRENCE);
      default -> new Repetition.Ignored();
    };
  }
}
