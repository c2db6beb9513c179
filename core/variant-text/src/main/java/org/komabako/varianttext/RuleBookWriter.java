package org.komabako.varianttext;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;

/**
 * A rule book as words: one for each choice that it makes, by the name of the choice. What is no matter under another
 * choice is left out, like the count of a declaration where there is none.
 */
final class RuleBookWriter {
  private RuleBookWriter() {}

  /** All words of a rule book. */
  static Map<String, String> words(RuleBook rules) {
    Map<String, String> words = new LinkedHashMap<>();
    words.put("promotion", RuleFields.word(rules.promotion().trigger()));
    words.put("promotion.forced", RuleFields.word(rules.promotion().forced()));
    new TreeSet<>(rules.promotion().lastRankChance())
        .forEach(id -> words.put(RuleFields.LAST_RANK + id, "yes"));
    lions(rules.lions(), words);
    words.put("passing", RuleFields.word(rules.passing()));
    drops(rules.drops(), words);
    words.put("self_check", RuleFields.word(rules.selfCheck()));
    words.put("stalemate", RuleFields.word(rules.stalemate()));
    bareKing(rules.bareKing(), words);
    repetition(rules.repetition(), words);
    impasse(rules.impasse(), words);
    words.put("check", RuleFields.word(rules.check()));
    words.put("moves", RuleFields.word(rules.movesAs()));
    words.put("goal.black", squares(rules.goal().black()));
    words.put("goal.white", squares(rules.goal().white()));
    SpecialFields.write(rules.special(), words);
    return words;
  }

  private static void lions(LionTrading lions, Map<String, String> words) {
    words.put("lions", RuleFields.word(lions.trading()));
    words.put("lions.hidden_protectors", RuleFields.word(lions.hiddenProtectors()));
    words.put("lions.bridge", RuleFields.word(lions.bridge()));
    words.put("lions.tsukegui", RuleFields.word(lions.tsukegui()));
    words.put("lions.recursive", RuleFields.word(lions.recursive()));
  }

  private static void drops(Drops drops, Map<String, String> words) {
    if (drops instanceof Drops.Reserve reserve) {
      words.put("drops", "reserve");
      words.put("drops.diagonal", RuleFields.word(reserve.diagonal()));
      words.put("drops.promote_on_drop", RuleFields.word(reserve.promoteOnDrop()));
      words.put("drops.promoted_on_dead_square", RuleFields.word(reserve.promotedOnDeadSquare()));
      words.put("drops.right_inside", RuleFields.word(reserve.rightInside()));
    } else if (drops instanceof Drops.Captured captured) {
      words.put("drops", "captured");
      words.put("drops.either_side", RuleFields.word(captured.eitherSide()));
      words.put("drops.dead_squares", RuleFields.word(captured.deadSquares()));
    } else {
      words.put("drops", "none");
    }
  }

  private static void bareKing(BareKing rule, Map<String, String> words) {
    words.put("bare_king", RuleFields.word(rule.active()));
    if (rule.active()) {
      words.put("bare_king.dead_count", RuleFields.word(rule.deadCount()));
      words.put("bare_king.pawns_win", RuleFields.word(rule.pawnsWin()));
      words.put("bare_king.taking_royal_saves", RuleFields.word(rule.takingRoyalSaves()));
      words.put("bare_king.instant", RuleFields.word(rule.instant()));
      words.put("bare_king.draw_always", RuleFields.word(rule.drawAlways()));
      words.put("bare_king.reserve_counts", RuleFields.word(rule.reserveCounts()));
    }
  }

  private static void repetition(Repetition rule, Map<String, String> words) {
    if (rule instanceof Repetition.Forbidden forbidden) {
      words.put("repetition", "forbidden");
      words.put("repetition.occurrence", String.valueOf(forbidden.occurrence()));
      words.put("repetition.exempt_in_check", RuleFields.word(forbidden.exemptInCheck()));
    } else if (rule instanceof Repetition.Judged judged) {
      words.put("repetition", "judged");
      words.put(
          "repetition.charges",
          judged.charges().stream().map(RuleFields::word).collect(Collectors.joining(" ")));
      words.put("repetition.otherwise", RuleFields.word(judged.otherwise()));
    } else {
      words.put("repetition", "ignored");
    }
  }

  private static void impasse(Impasse rule, Map<String, String> words) {
    words.put("impasse", rule.counted() ? "count" : "draw");
    if (rule.counted()) {
      words.put("impasse.needed", String.valueOf(rule.needed()));
    }
    words.put(
        "impasse.points",
        rule.points().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining(" ")));
    Declaration declaration = rule.declaration();
    words.put("declaration", RuleFields.word(declaration.allowed()));
    if (declaration.allowed()) {
      words.put("declaration.black", String.valueOf(declaration.black()));
      words.put("declaration.white", String.valueOf(declaration.white()));
      words.put("declaration.pieces", String.valueOf(declaration.pieces()));
      words.put("declaration.draw", String.valueOf(declaration.draw()));
      words.put("declaration.false_loses", RuleFields.word(declaration.falseLoses()));
    }
  }

  private static String squares(Set<Square> squares) {
    return squares.stream()
        .sorted(Comparator.comparing(Square::rank).thenComparing(Square::file))
        .map(Square::toString)
        .collect(Collectors.joining(" "));
  }
}
