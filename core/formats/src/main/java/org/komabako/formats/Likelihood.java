package org.komabako.formats;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.KanjiNames;

/**
 * Which game a text is likeliest of where it does not say: the one whose board and pieces most of its moves
 * fit. Of those that fit alike the one that programs play which name no game, then one that people do not
 * name in their files, then the smaller board.
 */
final class Likelihood {
  private static final int LOOKED_AT = 200;
  private static final Pattern JAPANESE = Pattern.compile(
      "([1-9１-９]|[1１][0-6０-６])(十[一二三四五六]?|[一二三四五六七八九])([^\\s\\d（(打])([^\\s\\d（(打])?");
  private static final Pattern USI =
      Pattern.compile("\\b(?:[A-Z]\\*\\d{1,2}[a-y]|(?:\\d{1,2}[a-y]){2,3}\\+?)");

  private Likelihood() {}

  /** For texts with moves in Japanese. */
  static List<Variant> japanese(Collection<Variant> fitting, String text) {
    return order(fitting, table -> share(JAPANESE.matcher(text), move -> isJapanese(table, move)));
  }

  private static boolean isJapanese(VariantTable table, Matcher move) {
    String one = move.group(3);
    String two = move.group(4) == null ? one : one + move.group(4);
    KanjiNames names = KanjiNames.of(table);
    return number(move.group(1)) <= table.files()
        && rank(move.group(2)) <= table.ranks()
        && (!names.types(one).isEmpty() || !names.types(two).isEmpty());
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  private static int rank(String kanji) {
    int last = "一二三四五六七八九".indexOf(kanji.charAt(kanji.length() - 1)) + 1;
    return kanji.startsWith("十") ? 10 + last : last;
  }

  /** For texts with moves in USI. */
  static List<Variant> usi(Collection<Variant> fitting, String text) {
    return order(fitting, table -> share(USI.matcher(text), move -> isUsi(table, move.group())));
  }

  private static boolean isUsi(VariantTable table, String move) {
    try {
      return table.contains(Usi.parse(table, move).to());
    } catch (TextException e) {
      return false;
    }
  }

  /** For texts with abbreviations of pieces, the first group of a match. */
  static List<Variant> named(Collection<Variant> fitting, Matcher moves) {
    return order(fitting, table -> share(moves.reset(), move -> isNamed(table, move.group(1))));
  }

  private static boolean isNamed(VariantTable table, String name) {
    String plain = name.startsWith("+") ? name.substring(1) : name;
    return table.pieces().stream()
        .anyMatch(each -> each.id().equals(plain) || each.abbreviations().contains(plain));
  }

  /** For texts that tell nothing. */
  static List<Variant> any(Collection<Variant> fitting) {
    return order(fitting, table -> 1);
  }

  private static double share(Matcher moves, Predicate<Matcher> fits) {
    int all = 0;
    int fitting = 0;
    while (all < LOOKED_AT && moves.find()) {
      all++;
      fitting += fits.test(moves) ? 1 : 0;
    }
    return all == 0 ? 1 : (double) fitting / all;
  }

  /** How well a text fits. */
  private interface Fit {
    double of(VariantTable table);
  }

  private static List<Variant> order(Collection<Variant> fitting, Fit fit) {
    Map<Variant, Double> fits = new HashMap<>();
    fitting.forEach(variant -> fits.put(variant, fit.of(variant.table())));
    return fitting.stream()
        .sorted(Comparator.comparing((Variant variant) -> -fits.getOrDefault(variant, 0.0))
            .thenComparing(variant -> !variant.table().nameIn("usi").isEmpty())
            .thenComparing(variant -> !variant.table().spellings("kif", "").contains(""))
            .thenComparing(variant -> variant.table().files() * variant.table().ranks())
            .thenComparing(Variant::key))
        .toList();
  }
}
