package org.komabako.kernel.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/** The moves of a piece in words, made from its legs. */
public final class MoveWords {
  private static final int[] SIGNS = {-1, 0, 1};
  /** The squares that two steps reach, all of them by one leg. */
  private static final int WITHIN_TWO = 24;

  private static final LocalizedText OR = LocalizedText.of("; or ", "、または");

  private MoveWords() {}

  /** How a piece moves, like "any number of squares forward; or one step sideways". */
  public static LocalizedText of(PieceType type) {
    List<LocalizedText> parts = new ArrayList<>();
    List<Leg> slides = type.legs().stream().filter(Leg::slides).toList();
    Map<Integer, List<Leg>> byRange = new TreeMap<>();
    slides.forEach(
        leg -> byRange.computeIfAbsent(-leg.range(), r -> new ArrayList<>()).add(leg));
    byRange.forEach((range, legs) -> parts.addAll(lines(legs, -range)));
    List<Leg> single = type.legs().stream().filter(leg -> !leg.slides()).toList();
    if (type.lionPower().turns() && single.size() == WITHIN_TWO) {
      parts.add(LocalizedText.of(
          "up to two squares in any direction, over pieces too", "二マスまで八方へ、駒を越えても"));
      single = List.of();
    }
    List<Leg> steps = single.stream().filter(Leg::isStep).toList();
    if (!steps.isEmpty()) {
      parts.add(Sentence.of("one step {0}", "{0}へ一マス", directions(steps)));
    }
    parts.addAll(jumps(single.stream().filter(leg -> !leg.isStep()).toList()));
    power(type.lionPower()).ifPresent(parts::add);
    return parts.isEmpty() ? LocalizedText.of("does not move", "動けない") : join(parts, OR, OR);
  }

  private static Optional<LocalizedText> power(LionPower power) {
    if (!power.exists()) {
      return Optional.empty();
    }
    return Optional.of(
        power.turns()
            ? LocalizedText.of(
                "two steps in one move, each in any direction, taking on both squares",
                "一手で二歩、それぞれどの方向へも、両方のマスで取れる")
            : Sentence.of(
                "two steps in one move {0}, straight on or back, taking on both squares",
                "一手で{0}へ二歩、直進または後戻り、両方のマスで取れる", directions(power.steps())));
  }

  /** Ranging moves; a rider on longer leaps is named by its leap. */
  private static List<LocalizedText> lines(List<Leg> legs, int range) {
    List<LocalizedText> parts = new ArrayList<>();
    List<Leg> straight = legs.stream().filter(Leg::isStep).toList();
    if (!straight.isEmpty()) {
      LocalizedText where = directions(straight);
      parts.add(
          range == Leg.UNLIMITED
              ? Sentence.of("any number of squares {0}", "{0}へ何マスでも", where)
              : Sentence.of("up to {1} squares {0}", "{0}へ{1}マスまで", where, range));
    }
    jumps(legs.stream().filter(leg -> !leg.isStep()).toList())
        .forEach(jump -> parts.add(Sentence.of("{0}, repeated", "{0}のくり返し", jump)));
    return parts;
  }

  private static List<LocalizedText> jumps(List<Leg> legs) {
    Map<LocalizedText, List<Leg>> byName = new LinkedHashMap<>();
    for (Leg leg : legs) {
      byName.computeIfAbsent(jump(leg), n -> new ArrayList<>()).add(leg);
    }
    return byName.entrySet().stream()
        .map(
            e -> Sentence.of(e.getKey().english(), e.getKey().japanese(), directions(e.getValue())))
        .toList();
  }

  /** With a place for the directions. */
  private static LocalizedText jump(Leg leg) {
    int near = Math.min(Math.abs(leg.right()), Math.abs(leg.forward()));
    int far = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
    if (near == 0 || near == far) {
      return far == 2
          ? LocalizedText.of("a jump to the second square {0}", "{0}の二マス先への跳び")
          : LocalizedText.of("a jump to the third square {0}", "{0}の三マス先への跳び");
    }
    return LocalizedText.of(
        "a jump of " + far + " and " + near + " squares {0}",
        "{0}へ" + far + "マスと" + near + "マスの跳び");
  }

  private static LocalizedText directions(List<Leg> legs) {
    Set<List<Integer>> where = legs.stream()
        .map(leg -> List.of(Integer.signum(leg.right()), Integer.signum(leg.forward())))
        .collect(Collectors.toSet());
    boolean oblique = legs.stream()
        .anyMatch(leg -> leg.right() != 0
            && leg.forward() != 0
            && Math.abs(leg.right()) != Math.abs(leg.forward()));
    if (oblique) {
      return oblique(legs);
    }
    List<List<Integer>> missing = new ArrayList<>();
    for (int x : SIGNS) {
      for (int y : SIGNS) {
        if ((x != 0 || y != 0) && !where.contains(List.of(x, y))) {
          missing.add(List.of(x, y));
        }
      }
    }
    if (missing.isEmpty()) {
      return LocalizedText.of("in any direction", "八方");
    }
    return missing.size() <= 2
        ? Sentence.of("in any direction but {0}", "{0}以外の方向", phrase(Set.copyOf(missing)))
        : phrase(where);
  }

  private static LocalizedText oblique(List<Leg> legs) {
    boolean narrowForward =
        legs.size() == 2 && legs.stream().allMatch(l -> l.forward() > Math.abs(l.right()));
    return legs.size() == 8
        ? LocalizedText.of("in any direction, like the knight of chess", "チェスのナイトのように八方")
        : narrowForward
            ? LocalizedText.of("forward, to the left or right", "前の左右")
            : LocalizedText.same(legs.stream()
                .map(leg -> "(" + leg.right() + "," + leg.forward() + ")")
                .collect(Collectors.joining(" ")));
  }

  private static LocalizedText phrase(Set<List<Integer>> where) {
    List<LocalizedText> words = new ArrayList<>();
    if (count(where, v -> v.get(0) == 0 || v.get(1) == 0) == 4) {
      words.add(LocalizedText.of("orthogonally", "縦横"));
    } else {
      add(words, where, 0, 1, "forward", "前");
      add(words, where, 0, -1, "backward", "後ろ");
      if (where.contains(List.of(-1, 0)) && where.contains(List.of(1, 0))) {
        words.add(LocalizedText.of("sideways", "左右"));
      } else {
        add(words, where, -1, 0, "left", "左");
        add(words, where, 1, 0, "right", "右");
      }
    }
    if (count(where, v -> v.get(0) != 0 && v.get(1) != 0) == 4) {
      words.add(LocalizedText.of("diagonally", "斜め"));
    } else {
      diagonal(words, where, 1, "diagonally forward", "斜め前");
      diagonal(words, where, -1, "diagonally backward", "斜め後ろ");
    }
    return join(words, LocalizedText.of(", ", "、"), LocalizedText.of(" or ", "、"));
  }

  private static LocalizedText join(
      List<LocalizedText> words, LocalizedText between, LocalizedText last) {
    LocalizedText joined = words.get(0);
    for (int i = 1; i < words.size(); i++) {
      LocalizedText link = i == words.size() - 1 ? last : between;
      joined = Sentence.of("{0}{1}{2}", "{0}{1}{2}", joined, link, words.get(i));
    }
    return joined;
  }

  private static long count(Set<List<Integer>> where, Predicate<List<Integer>> which) {
    return where.stream().filter(which).count();
  }

  private static void diagonal(
      List<LocalizedText> words, Set<List<Integer>> where, int y, String english, String japanese) {
    if (where.contains(List.of(-1, y)) && where.contains(List.of(1, y))) {
      words.add(LocalizedText.of(english, japanese));
    } else {
      add(words, where, -1, y, english + " to the left", "左" + japanese);
      add(words, where, 1, y, english + " to the right", "右" + japanese);
    }
  }

  private static void add(
      List<LocalizedText> words,
      Set<List<Integer>> where,
      int x,
      int y,
      String english,
      String japanese) {
    if (where.contains(List.of(x, y))) {
      words.add(LocalizedText.of(english, japanese));
    }
  }
}
