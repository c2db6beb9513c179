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

  private static final LocalizedText OR = Sentence.of(MoveWords.class, "moveWords.or");

  private MoveWords() {}

  /** How a piece moves, like "any number of squares forward; or one step sideways". */
  public static LocalizedText of(PieceType type) {
    List<LocalizedText> parts = new ArrayList<>();
    for (Leg.Way way : Leg.Way.values()) {
      List<Leg> legs = type.legs().stream().filter(leg -> leg.way() == way).toList();
      parts(legs, type.lionPower()).stream().map(each -> told(each, way)).forEach(parts::add);
    }
    power(type.lionPower()).ifPresent(parts::add);
    LocalizedText moves = parts.isEmpty()
        ? Sentence.of(MoveWords.class, "moveWords.doesNotMove")
        : join(parts, OR, OR);
    return type.is(PieceType.Flag.BURNS)
        ? Sentence.of(MoveWords.class, "moveWords.burns", moves)
        : moves;
  }

  private static LocalizedText told(LocalizedText part, Leg.Way way) {
    return switch (way) {
      case ANY -> part;
      case MOVE -> Sentence.of(MoveWords.class, "moveWords.moveOnly", part);
      case CAPTURE -> Sentence.of(MoveWords.class, "moveWords.captureOnly", part);
      case HOP -> Sentence.of(MoveWords.class, "moveWords.hop", part);
      case HOP_MOVE -> Sentence.of(MoveWords.class, "moveWords.hopMove", part);
      case HOP_CAPTURE -> Sentence.of(MoveWords.class, "moveWords.hopCapture", part);
      case SKIP -> Sentence.of(MoveWords.class, "moveWords.skip", part);
      case SKIP_MOVE -> Sentence.of(MoveWords.class, "moveWords.skipMove", part);
      case SKIP_CAPTURE -> Sentence.of(MoveWords.class, "moveWords.skipCapture", part);
      case JUMP -> Sentence.of(MoveWords.class, "moveWords.jump", part);
      case JUMP_MOVE -> Sentence.of(MoveWords.class, "moveWords.jumpMove", part);
      case JUMP_CAPTURE -> Sentence.of(MoveWords.class, "moveWords.jumpCapture", part);
      case HOOK -> Sentence.of(MoveWords.class, "moveWords.hook", part);
    };
  }

  private static List<LocalizedText> parts(List<Leg> all, LionPower power) {
    List<LocalizedText> parts = new ArrayList<>();
    List<Leg> slides = all.stream().filter(Leg::slides).toList();
    Map<Integer, List<Leg>> byRange = new TreeMap<>();
    slides.forEach(
        leg -> byRange.computeIfAbsent(-leg.range(), r -> new ArrayList<>()).add(leg));
    byRange.forEach((range, legs) -> parts.addAll(lines(legs, -range)));
    List<Leg> single = all.stream().filter(leg -> !leg.slides()).toList();
    List<Leg> far = single.stream().filter(leg -> !isWithinTwo(leg)).toList();
    if (power.kind() == LionPower.Kind.LION
        && power.turns()
        && single.size() - far.size() == WITHIN_TWO) {
      parts.add(Sentence.of(MoveWords.class, "moveWords.upTwoSquaresAny"));
      single = far;
    }
    List<Leg> steps = single.stream().filter(Leg::isStep).toList();
    if (!steps.isEmpty()) {
      parts.add(Sentence.of(MoveWords.class, "moveWords.step", directions(steps)));
    }
    parts.addAll(jumps(single.stream().filter(leg -> !leg.isStep()).toList()));
    return parts;
  }

  private static boolean isWithinTwo(Leg leg) {
    return Math.max(Math.abs(leg.right()), Math.abs(leg.forward())) <= 2;
  }

  private static Optional<LocalizedText> power(LionPower power) {
    if (!power.exists()) {
      return Optional.empty();
    }
    if (power.kind() == LionPower.Kind.AREA) {
      return Optional.of(
          Sentence.of(MoveWords.class, "moveWords.area", power.most(), directions(power.steps())));
    }
    if (power.kind() == LionPower.Kind.IGUI) {
      return Optional.of(Sentence.of(MoveWords.class, "moveWords.igui", directions(power.steps())));
    }
    if (power.leapsAnywhere()) {
      return Optional.of(Sentence.of(
          MoveWords.class,
          power.takesProtected() ? "moveWords.anywhereAny" : "moveWords.anywhere"));
    }
    if (power.goesOn()) {
      LocalizedText line =
          Sentence.of(MoveWords.class, "moveWords.threeSteps", directions(power.steps()));
      return Optional.of(
          power.turns()
              ? Sentence.of(
                  MoveWords.class,
                  "moveWords.joined2",
                  Sentence.of(MoveWords.class, "moveWords.twoStepsMoveEach"),
                  OR,
                  line)
              : line);
    }
    return Optional.of(
        power.turns()
            ? Sentence.of(MoveWords.class, "moveWords.twoStepsMoveEach")
            : Sentence.of(
                MoveWords.class, "moveWords.twoStepsMoveStraight", directions(power.steps())));
  }

  /** Ranging moves; a rider on longer leaps is named by its leap. */
  private static List<LocalizedText> lines(List<Leg> legs, int range) {
    List<LocalizedText> parts = new ArrayList<>();
    List<Leg> straight = legs.stream().filter(Leg::isStep).toList();
    if (!straight.isEmpty()) {
      LocalizedText where = directions(straight);
      parts.add(
          range == Leg.UNLIMITED
              ? Sentence.of(MoveWords.class, "moveWords.anyNumberSquares", where)
              : Sentence.of(MoveWords.class, "moveWords.upSquares", where, range));
    }
    jumps(legs.stream().filter(leg -> !leg.isStep()).toList())
        .forEach(jump -> parts.add(Sentence.of(MoveWords.class, "moveWords.repeated", jump)));
    return parts;
  }

  private static List<LocalizedText> jumps(List<Leg> legs) {
    Map<List<Integer>, List<Leg>> byLength = new LinkedHashMap<>();
    for (Leg leg : legs) {
      byLength.computeIfAbsent(length(leg), n -> new ArrayList<>()).add(leg);
    }
    return byLength.entrySet().stream()
        .map(e -> jump(e.getKey().get(0), e.getKey().get(1), directions(e.getValue())))
        .toList();
  }

  /** The shorter and the longer way; nothing and the longer one on a straight line. */
  private static List<Integer> length(Leg leg) {
    int near = Math.min(Math.abs(leg.right()), Math.abs(leg.forward()));
    int far = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
    return List.of(near == far ? 0 : near, far);
  }

  private static LocalizedText jump(int near, int far, LocalizedText where) {
    if (near == 0) {
      return switch (far) {
        case 2 -> Sentence.of(MoveWords.class, "moveWords.jumpSecondSquare", where);
        case 3 -> Sentence.of(MoveWords.class, "moveWords.jumpThirdSquare", where);
        default -> Sentence.of(MoveWords.class, "moveWords.jumpFar", where, far);
      };
    }
    return Sentence.of(MoveWords.class, "moveWords.jumpSquares", where, far, near);
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
      return Sentence.of(MoveWords.class, "moveWords.anyDirection");
    }
    return missing.size() <= 2
        ? Sentence.of(MoveWords.class, "moveWords.anyDirectionBut", phrase(Set.copyOf(missing)))
        : phrase(where);
  }

  /** Where jumps like a knight's go, the longer way first. */
  private static LocalizedText oblique(List<Leg> legs) {
    if (legs.size() == 8) {
      return Sentence.of(MoveWords.class, "moveWords.anyDirectionLikeKnight");
    }
    List<LocalizedText> words = new ArrayList<>();
    for (boolean lengthwise : new boolean[] {true, false}) {
      List<Leg> group = legs.stream()
          .filter(leg -> lengthwise == Math.abs(leg.forward()) > Math.abs(leg.right()))
          .toList();
      long ends = group.stream().map(leg -> leg.forward() > 0).distinct().count();
      long sides = group.stream().map(leg -> leg.right() > 0).distinct().count();
      if (!group.isEmpty() && group.size() == ends * sides) {
        words.add(oblique(group, lengthwise));
      } else {
        group.forEach(leg -> words.add(oblique(List.of(leg), lengthwise)));
      }
    }
    LocalizedText or = Sentence.of(MoveWords.class, "moveWords.or2");
    return join(words, or, or);
  }

  /** Of jumps that go to each of some ends and sides. */
  private static LocalizedText oblique(List<Leg> legs, boolean lengthwise) {
    LocalizedText ends = either(
        legs.stream().anyMatch(leg -> leg.forward() > 0),
        legs.stream().anyMatch(leg -> leg.forward() < 0),
        "moveWords.forward",
        "moveWords.backward",
        "moveWords.forwardBackward");
    LocalizedText sides = either(
        legs.stream().anyMatch(leg -> leg.right() < 0),
        legs.stream().anyMatch(leg -> leg.right() > 0),
        "moveWords.left",
        "moveWords.right",
        "moveWords.leftRight");
    return lengthwise
        ? Sentence.of(MoveWords.class, "moveWords.endThenSide", ends, sides)
        : Sentence.of(MoveWords.class, "moveWords.sideThenEnd", sides, ends);
  }

  private static LocalizedText either(
      boolean first, boolean second, String one, String other, String both) {
    return Sentence.of(MoveWords.class, first && second ? both : first ? one : other);
  }

  private static LocalizedText phrase(Set<List<Integer>> where) {
    List<LocalizedText> words = new ArrayList<>();
    if (count(where, v -> v.get(0) == 0 || v.get(1) == 0) == 4) {
      words.add(Sentence.of(MoveWords.class, "moveWords.orthogonally"));
    } else {
      add(words, where, 0, 1, Sentence.of(MoveWords.class, "moveWords.forward"));
      add(words, where, 0, -1, Sentence.of(MoveWords.class, "moveWords.backward"));
      if (where.contains(List.of(-1, 0)) && where.contains(List.of(1, 0))) {
        words.add(Sentence.of(MoveWords.class, "moveWords.sideways"));
      } else {
        add(words, where, -1, 0, Sentence.of(MoveWords.class, "moveWords.left"));
        add(words, where, 1, 0, Sentence.of(MoveWords.class, "moveWords.right"));
      }
    }
    if (count(where, v -> v.get(0) != 0 && v.get(1) != 0) == 4) {
      words.add(Sentence.of(MoveWords.class, "moveWords.diagonally"));
    } else {
      diagonal(words, where, 1, Sentence.of(MoveWords.class, "moveWords.diagonallyForward"));
      diagonal(words, where, -1, Sentence.of(MoveWords.class, "moveWords.diagonallyBackward"));
    }
    return join(
        words,
        Sentence.of(MoveWords.class, "moveWords.joined"),
        Sentence.of(MoveWords.class, "moveWords.or2"));
  }

  private static LocalizedText join(
      List<LocalizedText> words, LocalizedText between, LocalizedText last) {
    LocalizedText joined = words.get(0);
    for (int i = 1; i < words.size(); i++) {
      LocalizedText link = i == words.size() - 1 ? last : between;
      joined = Sentence.of(MoveWords.class, "moveWords.joined2", joined, link, words.get(i));
    }
    return joined;
  }

  private static long count(Set<List<Integer>> where, Predicate<List<Integer>> which) {
    return where.stream().filter(which).count();
  }

  private static void diagonal(
      List<LocalizedText> words, Set<List<Integer>> where, int y, LocalizedText name) {
    if (where.contains(List.of(-1, y)) && where.contains(List.of(1, y))) {
      words.add(name);
    } else {
      add(words, where, -1, y, Sentence.of(MoveWords.class, "moveWords.left2", name));
      add(words, where, 1, y, Sentence.of(MoveWords.class, "moveWords.right2", name));
    }
  }

  private static void add(
      List<LocalizedText> words, Set<List<Integer>> where, int x, int y, LocalizedText name) {
    if (where.contains(List.of(x, y))) {
      words.add(name);
    }
  }
}
