package org.komabako.varianttext;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.kernel.rules.LionTrading.Bridge;
import org.komabako.kernel.rules.LionTrading.Trading;
import org.komabako.kernel.rules.LionTrading.Tsukegui;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.SpecialMoves.Burning;
import org.komabako.kernel.rules.SpecialMoves.JumpsTake;
import org.komabako.kernel.rules.Stalemate;

/** The choices of a rule book by name, and what can stand behind each: the words of the section {@code [rules]}. */
final class RuleFields {
  /** What the names of the choices begin with that let a piece also promote when it reaches the last rank. */
  static final String LAST_RANK = "promotion.last_rank.";

  private static final Set<String> FLAGS = Set.of(
      "lions.hidden_protectors",
      "lions.recursive",
      "drops.either_side",
      "drops.dead_squares",
      "drops.diagonal",
      "drops.promote_on_drop",
      "drops.promoted_on_dead_square",
      "drops.right_inside",
      "bare_king",
      "bare_king.dead_count",
      "bare_king.pawns_win",
      "bare_king.taking_royal_saves",
      "bare_king.instant",
      "bare_king.draw_always",
      "bare_king.reserve_counts",
      "repetition.exempt_in_check",
      "declaration",
      "declaration.false_loses",
      SpecialFields.BURNING_PROMOTED,
      SpecialFields.TAKERS_ROYAL);

  private static final Set<String> OTHERS = Set.of(
      "promotion",
      "promotion.forced",
      "lions",
      "lions.bridge",
      "lions.tsukegui",
      "passing",
      "check",
      "moves",
      "drops",
      "self_check",
      "stalemate",
      "repetition",
      "repetition.occurrence",
      "repetition.charges",
      "repetition.otherwise",
      "impasse",
      "impasse.needed",
      "impasse.points",
      "declaration.black",
      "declaration.white",
      "declaration.pieces",
      "declaration.draw",
      "goal.black",
      "goal.white",
      SpecialFields.JUMPS_TAKE,
      SpecialFields.BURNING);

  private RuleFields() {}

  /** A value as it is written. */
  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** Yes or no. */
  static String word(boolean value) {
    return value ? "yes" : "no";
  }

  /** What can stand behind a name; empty for numbers, squares and lists. */
  static List<String> choices(String name) {
    return switch (name) {
      case "promotion" -> names(Trigger.values());
      case "promotion.forced" -> names(Forced.values());
      case "lions" -> names(Trading.values());
      case "lions.bridge" -> names(Bridge.values());
      case "lions.tsukegui" -> names(Tsukegui.values());
      case "passing" -> names(Passing.values());
      case "drops" -> List.of("none", "captured", "reserve");
      case "moves" -> names(MovesAs.values());
      case "check" -> names(CheckRule.values());
      case "self_check" -> names(SelfCheck.values());
      case "stalemate" -> names(Stalemate.values());
      case "repetition" -> List.of("ignored", "forbidden", "judged");
      case "repetition.otherwise" -> names(Reason.values());
      case "impasse" -> List.of("draw", "count");
      case SpecialFields.JUMPS_TAKE -> names(JumpsTake.values());
      case SpecialFields.BURNING -> names(Burning.values());
      default ->
        name.startsWith(LAST_RANK) || FLAGS.contains(name) ? List.of("yes", "no") : List.of();
    };
  }

  /** All of them as they are written. */
  static List<String> names(Enum<?>[] values) {
    return Stream.of(values).map(RuleFields::word).toList();
  }

  /** All names but those of pieces. */
  static Set<String> names() {
    Set<String> all = new HashSet<>(FLAGS);
    all.addAll(OTHERS);
    return all;
  }

  /** Whether there is a choice of this name. */
  static boolean isName(String name) {
    return FLAGS.contains(name)
        || OTHERS.contains(name)
        || name.startsWith(LAST_RANK) && name.length() > LAST_RANK.length()
        || SpecialFields.isOfPiece(name);
  }

  /** What a word that is left out stands for where others say it; empty if it is no matter then. */
  static Optional<String> leftOut(String name) {
    return name.startsWith(LAST_RANK)
        ? Optional.of("no")
        : Optional.of(SpecialFields.leftOut(name)).filter(each -> SpecialFields.isOfPiece(name));
  }
}
