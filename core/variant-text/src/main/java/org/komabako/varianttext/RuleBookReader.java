package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RoyalGoal;
import org.komabako.kernel.rules.RuleBook;

/** Reads a rule book from words, one for each choice that it makes; see {@link RuleBookWriter}. */
final class RuleBookReader {
  private final Map<String, String> said;

  private RuleBookReader(Map<String, String> said) {
    this.said = said;
  }

  /**
   * The rule book of some words; what is not said is as in {@link RuleBook#PLAIN}.
   *
   * @throws IllegalArgumentException if a word is none of its choice
   */
  static RuleBook book(Map<String, String> words) {
    return new RuleBookReader(words).book();
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
        .filter(each ->
            each.getKey().startsWith(RuleFields.LAST_RANK) && each.getValue().equals("yes"))
        .map(each -> each.getKey().substring(RuleFields.LAST_RANK.length()))
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
        throw RequestException.of(RuleBookReader.class, "variantText.points", each);
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
    return said.getOrDefault(name, RuleFields.word(usual)).equals("yes");
  }

  private <E extends Enum<E>> E get(String name, E usual) {
    String word = said.get(name);
    return word == null ? usual : value(name, word, usual);
  }

  private static <E extends Enum<E>> E value(String name, String word, E one) {
    for (E each : one.getDeclaringClass().getEnumConstants()) {
      if (RuleFields.word(each).equals(word)) {
        return each;
      }
    }
    throw RequestException.of(
        RuleBookReader.class,
        "variantText.unknown",
        name,
        word,
        String.join(", ", RuleFields.names(one.getDeclaringClass().getEnumConstants())));
  }

  private int number(String name, int usual) {
    String word = said.getOrDefault(name, String.valueOf(usual));
    if (!word.matches("\\d{1,4}")) {
      throw RequestException.of(RuleBookReader.class, "variantText.number", name, word);
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
