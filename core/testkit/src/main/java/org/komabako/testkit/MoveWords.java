package org.komabako.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.komabako.kernel.betza.Leg;
import org.komabako.kernel.variant.LionPower;
import org.komabako.kernel.variant.PieceType;

/** The moves of a piece in English words, made from its legs. */
public final class MoveWords {
  private static final int[] SIGNS = {-1, 0, 1};

  private MoveWords() {}

  /** How a piece moves, like "any number of squares forward; or one step sideways". */
  public static String of(PieceType type) {
    List<String> parts = new ArrayList<>();
    List<Leg> slides = type.legs().stream().filter(Leg::slides).toList();
    Map<Integer, List<Leg>> byRange = new TreeMap<>();
    slides.forEach(
        leg -> byRange.computeIfAbsent(-leg.range(), r -> new ArrayList<>()).add(leg));
    byRange.forEach((range, legs) -> parts.addAll(lines(
        legs,
        -range == Leg.UNLIMITED ? "any number of squares " : "up to " + -range + " squares ")));
    List<Leg> single = type.legs().stream().filter(leg -> !leg.slides()).toList();
    List<Leg> steps = single.stream().filter(Leg::isStep).toList();
    if (!steps.isEmpty()) {
      parts.add("one step " + directions(steps));
    }
    parts.addAll(jumps(single.stream().filter(leg -> !leg.isStep()).toList()));
    power(type.lionPower()).ifPresent(parts::add);
    return parts.isEmpty() ? "does not move" : String.join("; or ", parts);
  }

  private static java.util.Optional<String> power(LionPower power) {
    if (!power.exists()) {
      return java.util.Optional.empty();
    }
    return java.util.Optional.of(
        power.turns()
            ? "two steps in one move, each in any direction, taking on both squares"
            : "two steps in one move "
                + directions(power.steps())
                + ", straight on or back, taking on both squares");
  }

  /** Ranging moves; a rider on longer leaps is named by its leap. */
  private static List<String> lines(List<Leg> legs, String howFar) {
    List<String> parts = new ArrayList<>();
    List<Leg> straight = legs.stream().filter(Leg::isStep).toList();
    if (!straight.isEmpty()) {
      parts.add(howFar + directions(straight));
    }
    jumps(legs.stream().filter(leg -> !leg.isStep()).toList())
        .forEach(jump -> parts.add(jump + ", repeated"));
    return parts;
  }

  private static List<String> jumps(List<Leg> legs) {
    Map<String, List<Leg>> byName = new LinkedHashMap<>();
    for (Leg leg : legs) {
      int near = Math.min(Math.abs(leg.right()), Math.abs(leg.forward()));
      int far = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
      String name = near == 0 || near == far
          ? "a jump to the " + (far == 2 ? "second" : "third") + " square "
          : "a jump of " + far + " and " + near + " squares ";
      byName.computeIfAbsent(name, n -> new ArrayList<>()).add(leg);
    }
    return byName.entrySet().stream()
        .map(e -> e.getKey() + directions(e.getValue()))
        .toList();
  }

  private static String directions(List<Leg> legs) {
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
      return "in any direction";
    }
    if (missing.size() <= 2) {
      return "in any direction but " + phrase(Set.copyOf(missing));
    }
    return phrase(where);
  }

  private static String oblique(List<Leg> legs) {
    boolean narrowForward =
        legs.size() == 2 && legs.stream().allMatch(l -> l.forward() > Math.abs(l.right()));
    return legs.size() == 8
        ? "in any direction, like the knight of chess"
        : narrowForward
            ? "forward, to the left or right"
            : legs.stream()
                .map(leg -> "(" + leg.right() + "," + leg.forward() + ")")
                .collect(Collectors.joining(" "));
  }

  private static String phrase(Set<List<Integer>> where) {
    List<String> words = new ArrayList<>();
    if (count(where, v -> v.get(0) == 0 || v.get(1) == 0) == 4) {
      words.add("orthogonally");
    } else {
      add(words, where, 0, 1, "forward");
      add(words, where, 0, -1, "backward");
      if (where.contains(List.of(-1, 0)) && where.contains(List.of(1, 0))) {
        words.add("sideways");
      } else {
        add(words, where, -1, 0, "left");
        add(words, where, 1, 0, "right");
      }
    }
    if (count(where, v -> v.get(0) != 0 && v.get(1) != 0) == 4) {
      words.add("diagonally");
    } else {
      diagonal(words, where, 1, "diagonally forward");
      diagonal(words, where, -1, "diagonally backward");
    }
    return words.size() == 1
        ? words.get(0)
        : String.join(", ", words.subList(0, words.size() - 1))
            + " or "
            + words.get(words.size() - 1);
  }

  private static long count(Set<List<Integer>> where, Predicate<List<Integer>> which) {
    return where.stream().filter(which).count();
  }

  private static void diagonal(List<String> words, Set<List<Integer>> where, int y, String word) {
    if (where.contains(List.of(-1, y)) && where.contains(List.of(1, y))) {
      words.add(word);
    } else {
      add(words, where, -1, y, word + " to the left");
      add(words, where, 1, y, word + " to the right");
    }
  }

  private static void add(List<String> words, Set<List<Integer>> where, int x, int y, String word) {
    if (where.contains(List.of(x, y))) {
      words.add(word);
    }
  }
}
