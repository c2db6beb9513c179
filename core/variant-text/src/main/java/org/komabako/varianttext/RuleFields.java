package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.LionTrading.Bridge;
import org.komabako.kernel.rules.LionTrading.Trading;
import org.komabako.kernel.rules.LionTrading.Tsukegui;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RoyalGoal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.SpecialMoves.Burning;
import org.komabako.kernel.rules.SpecialMoves.JumpsTake;
import org.komabako.kernel.rules.Stalemate;

/**
 * A rule book as words: one for each choice that it makes, by the name of the choice. What is no matter under another
 * choice is left out, like the count of a declaration where there is none.
 */
final class RuleFields {
  private final Map<String, String> said;

  private RuleFields(Map<String, String> said) {
    this.said = said;
  }

  private static final String LAST_RANK = "promotion.last_rank.";

  /** All words of a rule book. */
  static Map<String, String> of(RuleBook rules) {
    Map<String, String> words = new LinkedHashMap<>();
    words.put("promotion", word(rules.promotion().trigger()));
    words.put("promotion.forced", word(rules.promotion().forced()));
    new TreeSet<>(rules.promotion().lastRankChance())
        .forEach(id -> words.put(LAST_RANK + id, "yes"));
    lions(rules.lions(), words);
    words.put("passing", word(rules.passing()));
    drops(rules.drops(), words);
    words.put("self_check", word(rules.selfCheck()));
    words.put("stalemate", word(rules.stalemate()));
    bareKing(rules.bareKing(), words);
    repetition(rules.repetition(), words);
    impasse(rules.impasse(), words);
    words.put("check", word(rules.check()));
    words.put("moves", word(rules.movesAs()));
    words.put("goal.black", squares(rules.goal().black()));
    words.put("goal.white", squares(rules.goal().white()));
    SpecialFields.write(rules.special(), words);
    return words;
  }

  private static void lions(LionTrading lions, Map<String, String> words) {
    words.put("lions", word(lions.trading()));
    words.put("lions.hidden_protectors", word(lions.hiddenProtectors()));
    words.put("lions.bridge", word(lions.bridge()));
    words.put("lions.tsukegui", word(lions.tsukegui()));
    words.put("lions.recursive", word(lions.recursive()));
  }

  private static void drops(Drops drops, Map<String, String> words) {
    if (drops instanceof Drops.Reserve reserve) {
      words.put("drops", "reserve");
      words.put("drops.diagonal", word(reserve.diagonal()));
      words.put("drops.promote_on_drop", word(reserve.promoteOnDrop()));
      words.put("drops.promoted_on_dead_square", word(reserve.promotedOnDeadSquare()));
      words.put("drops.right_inside", word(reserve.rightInside()));
    } else if (drops instanceof Drops.Captured captured) {
      words.put("drops", "captured");
      words.put("drops.either_side", word(captured.eitherSide()));
      words.put("drops.dead_squares", word(captured.deadSquares()));
    } else {
      words.put("drops", "none");
    }
  }

  private static void bareKing(BareKing rule, Map<String, String> words) {
    words.put("bare_king", word(rule.active()));
    if (rule.active()) {
      words.put("bare_king.dead_count", word(rule.deadCount()));
      words.put("bare_king.pawns_win", word(rule.pawnsWin()));
      words.put("bare_king.taking_royal_saves", word(rule.takingRoyalSaves()));
      words.put("bare_king.instant", word(rule.instant()));
      words.put("bare_king.draw_always", word(rule.drawAlways()));
      words.put("bare_king.reserve_counts", word(rule.reserveCounts()));
    }
  }

  private static void repetition(Repetition rule, Map<String, String> words) {
    if (rule instanceof Repetition.Forbidden forbidden) {
      words.put("repetition", "forbidden");
      words.put("repetition.occurrence", String.valueOf(forbidden.occurrence()));
      words.put("repetition.exempt_in_check", word(forbidden.exemptInCheck()));
    } else if (rule instanceof Repetition.Judged judged) {
      words.put("repetition", "judged");
      words.put(
          "repetition.charges",
          judged.charges().stream().map(RuleFields::word).collect(Collectors.joining(" ")));
      words.put("repetition.otherwise", word(judged.otherwise()));
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
    words.put("declaration", word(declaration.allowed()));
    if (declaration.allowed()) {
      words.put("declaration.black", String.valueOf(declaration.black()));
      words.put("declaration.white", String.valueOf(declaration.white()));
      words.put("declaration.pieces", String.valueOf(declaration.pieces()));
      words.put("declaration.draw", String.valueOf(declaration.draw()));
      words.put("declaration.false_loses", word(declaration.falseLoses()));
    }
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static String word(boolean value) {
    return value ? "yes" : "no";
  }

  private static String squares(Set<Square> squares) {
    return squares.stream()
        .sorted(Comparator.comparing(Square::rank).thenComparing(Square::file))
        .map(Square::toString)
        .collect(Collectors.joining(" "));
  }

  /**
   * The rule book of some words; what is not said is as in {@link RuleBook#PLAIN}.
   *
   * @throws IllegalArgumentException if a word is none of its choice
   */
  static RuleBook book(Map<String, String> words) {
    return new RuleFields(words).book();
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

  private static List<String> names(Enum<?>[] values) {
    return Stream.of(values).map(RuleFields::word).toList();
  }

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

  /**
   * Checks what stands behind a name where there is no list of choices.
   *
   * @throws IllegalArgumentException if it cannot be read
   */
  static void check(String name, String value) {
    Map<String, String> words = new HashMap<>(Map.of("declaration", "yes", "impasse", "count"));
    words.put("repetition", name.equals("repetition.charges") ? "judged" : "forbidden");
    words.put(name, value);
    var unused = book(words);
  }

  private RuleBook book() {
    Set<String> chances = said.entrySet().stream()
        .filter(each -> each.getKey().startsWith(LAST_RANK) && each.getValue().equals("yes"))
        .map(each -> each.getKey().substring(LAST_RANK.length()))
        .collect(Collectors.toSet());
    RuleBook plain = RuleBook.PLAIN;
    return new RuleBook(
        new Promotion(
            get("promotion", plain.promotion().trigger()),
            get("promotion.forced", plain.promotion().forced()),
            chances),
        new LionTrading(
            get("lions", plain.lions().trading()),
            is("lions.hidden_protectors", plain.lions().hiddenProtectors()),
            get("lions.bridge", plain.lions().bridge()),
            get("lions.tsukegui", plain.lions().tsukegui()),
            is("lions.recursive", plain.lions().recursive())),
        get("passing", plain.passing()),
        drops(),
        get("self_check", plain.selfCheck()),
        get("stalemate", plain.stalemate()),
        bareKing(),
        repetition(),
        impasse(),
        new RoyalGoal(squares("goal.black"), squares("goal.white")),
        get("check", plain.check()),
        get("moves", plain.movesAs()),
        SpecialFields.read(
            said,
            get(SpecialFields.JUMPS_TAKE, plain.special().jumpsTake()),
            get(SpecialFields.BURNING, plain.special().burning())));
  }

  private Drops drops() {
    return switch (said.getOrDefault("drops", "none")) {
      case "captured" ->
        new Drops.Captured(is("drops.either_side", false), is("drops.dead_squares", false));
      case "reserve" ->
        new Drops.Reserve(
            is("drops.diagonal", true),
            is("drops.promote_on_drop", true),
            is("drops.promoted_on_dead_square", false),
            is("drops.right_inside", true));
      default -> new Drops.None();
    };
  }

  private BareKing bareKing() {
    return is("bare_king", false)
        ? new BareKing(
            true,
            is("bare_king.dead_count", false),
            is("bare_king.pawns_win", false),
            is("bare_king.taking_royal_saves", true),
            is("bare_king.instant", false),
            is("bare_king.draw_always", false),
            is("bare_king.reserve_counts", false))
        : BareKing.OFF;
  }

  private Repetition repetition() {
    return switch (said.getOrDefault("repetition", "ignored")) {
      case "forbidden" ->
        new Repetition.Forbidden(
            number("repetition.occurrence", 4), is("repetition.exempt_in_check", false));
      case "judged" ->
        new Repetition.Judged(
            list("repetition.charges").stream()
                .map(each -> value("repetition.charges", each, Charge.CHECKED))
                .toList(),
            get("repetition.otherwise", Reason.SENNICHITE));
      default -> new Repetition.Ignored();
    };
  }

  private Impasse impasse() {
    Map<Character, Integer> points = new HashMap<>();
    for (String each : list("impasse.points")) {
      if (!each.matches("[A-Z]=\\d{1,4}")) {
        throw RequestException.of(RuleFields.class, "variantText.points", each);
      }
      points.put(each.charAt(0), Integer.valueOf(each.substring(2)));
    }
    boolean counted = said.getOrDefault("impasse", "draw").equals("count");
    Declaration declaration = is("declaration", false)
        ? new Declaration(
            true,
            number("declaration.black", 28),
            number("declaration.white", 27),
            number("declaration.pieces", 10),
            number("declaration.draw", 0),
            is("declaration.false_loses", false))
        : Declaration.NONE;
    return new Impasse(counted, points, counted ? number("impasse.needed", 24) : 0, declaration);
  }

  private boolean is(String name, boolean usual) {
    return said.getOrDefault(name, word(usual)).equals("yes");
  }

  private <E extends Enum<E>> E get(String name, E usual) {
    String word = said.get(name);
    return word == null ? usual : value(name, word, usual);
  }

  private static <E extends Enum<E>> E value(String name, String word, E one) {
    for (E each : one.getDeclaringClass().getEnumConstants()) {
      if (word(each).equals(word)) {
        return each;
      }
    }
    throw RequestException.of(
        RuleFields.class,
        "variantText.unknown",
        name,
        word,
        String.join(", ", names(one.getDeclaringClass().getEnumConstants())));
  }

  private int number(String name, int usual) {
    String word = said.getOrDefault(name, String.valueOf(usual));
    if (!word.matches("\\d{1,4}")) {
      throw RequestException.of(RuleFields.class, "variantText.number", name, word);
    }
    return Integer.parseInt(word);
  }

  private List<String> list(String name) {
    return new ArrayList<>(Stream.of(said.getOrDefault(name, "").split("[\\s,]+"))
        .filter(each -> !each.isEmpty())
        .toList());
  }

  private Set<Square> squares(String name) {
    return list(name).stream().map(Square::parse).collect(Collectors.toSet());
  }
}
