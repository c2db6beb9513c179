package org.komabako.position.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;

/**
 * All vectors that any piece of either side moves by, and who reaches how far along each. A leg of a
 * piece is a pair of numbers here, the direction and the range.
 */
final class Directions {
  /** A vector in files and ranks of the board; file 1 is at Black's right, rank a before White. */
  record Vector(int files, int ranks) {
    /** A leg's vector for a side. */
    static Vector of(Leg leg, int side) {
      int sign = side == 0 ? -1 : 1;
      return new Vector(sign * leg.right(), sign * leg.forward());
    }

    /** Written out, as {@link Leg#equals} is. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Vector that && files == that.files && ranks == that.ranks;
    }

    @Override
    public int hashCode() {
      return 31 * files + ranks;
    }
  }

  /** Those of sliding legs first. */
  final List<Vector> vectors;

  /** How many slide. */
  final int sliding;

  /** By direction and cell: one step on. */
  final int[][] next;

  /** By direction and cell: one step back. */
  final int[][] back;

  /** By code: direction and range of each leg to move and take along, one after the other. */
  final int[][] legs;

  /** By code: direction, range and way of each other leg, one after the other. */
  final int[][] unusualLegs;

  /** By code: the directions of the first steps of its lion power. */
  final int[][] lionSteps;

  /** By code: those of them in which it goes on to a third square. */
  final int[][] lineSteps;

  /** By code: whether it leaps anywhere. */
  final boolean[] anywhere;

  /** By code: whether it takes by that what is protected, too, all but royal pieces. */
  final boolean[] takesProtected;

  /** By code: the directions of the steps of its area move. */
  final int[][] areaSteps;

  /** By code: how many steps an area move has. */
  final int[] areaMost;

  /** By code: the directions in which it takes without moving, and can do nothing else. */
  final int[][] iguiSteps;

  /** By code: the directions in which it can step out to come back: those of lion power and area moves. */
  final int[][] passSteps;

  /** By direction: those at right angles to it that there are. */
  final int[][] turns;

  /** By code: whether it burns the enemies beside it. */
  final boolean[] burns;

  /** By direction and code: how far a piece of the code reaches. */
  final int[][] reach;

  /** By direction: the longest reach of any code. */
  final int[] longest;

  /** By code: whether two of its legs can lead to one cell. */
  final boolean[] overlap;

  /** By code and cell: it could never move again. */
  final boolean[][] stuck;

  /** Whether all sliding goes along the eight lines of queen and king. */
  final boolean queenLines;

  /** By code: whether it moves otherwise than by plain legs and lion power, or burns, so that each move counts. */
  final boolean[] unusual;

  final boolean anyUnusual;

  /** Whether what is unusual and all that ranges goes straight along the lines of a queen. */
  final boolean straight;

  /** By line of a queen and cell: one step on along it. */
  final int[][] lines;

  Directions(CellGrid grid, PieceType[] types) {
    vectors = vectors(types);
    next = new int[vectors.size()][];
    back = new int[vectors.size()][];
    for (int d = 0; d < next.length; d++) {
      Vector v = vectors.get(d);
      next[d] = grid.steps(v.files(), v.ranks());
      back[d] = grid.steps(-v.files(), -v.ranks());
    }
    turns = new int[next.length][];
    for (int d = 0; d < next.length; d++) {
      Vector v = vectors.get(d);
      turns[d] = Stream.of(new Vector(v.ranks(), -v.files()), new Vector(-v.ranks(), v.files()))
          .mapToInt(vectors::indexOf)
          .filter(turn -> turn >= 0)
          .toArray();
    }
    int codes = (types.length + 1) * 2;
    legs = new int[codes][0];
    unusualLegs = new int[codes][0];
    lionSteps = new int[codes][0];
    lineSteps = new int[codes][0];
    anywhere = new boolean[codes];
    takesProtected = new boolean[codes];
    areaSteps = new int[codes][0];
    areaMost = new int[codes];
    iguiSteps = new int[codes][0];
    passSteps = new int[codes][0];
    burns = new boolean[codes];
    reach = new int[next.length][codes];
    longest = new int[next.length];
    overlap = new boolean[codes];
    for (int code = 2; code < codes; code++) {
      fill(code, types[VariantLayout.type(code)]);
    }
    stuck = new boolean[codes][grid.size];
    fillStuck();
    int slides = 0;
    while (slides < longest.length && longest[slides] > 1) {
      slides++;
    }
    sliding = slides;
    lines = queenLines(grid);
    queenLines = vectors.subList(0, sliding).stream()
        .allMatch(v -> Math.max(Math.abs(v.files()), Math.abs(v.ranks())) == 1);
    unusual = new boolean[codes];
    boolean along = true;
    for (int code = 2; code < codes; code++) {
      unusual[code] = unusualLegs[code].length > 0 || hasOtherPowers(code);
      along &= !hasOtherPowers(code);
    }
    anyUnusual = IntStream.range(0, codes).anyMatch(code -> unusual[code]);
    straight = along
        && Stream.of(types).flatMap(type -> type.legs().stream()).allMatch(Directions::isStraight);
  }

  private static int[][] queenLines(CellGrid grid) {
    return IntStream.range(0, 9)
        .filter(way -> way != 4)
        .mapToObj(way -> grid.steps(way / 3 - 1, way % 3 - 1))
        .toArray(int[][]::new);
  }

  private boolean hasOtherPowers(int code) {
    return burns[code]
        || anywhere[code]
        || lineSteps[code].length > 0
        || areaSteps[code].length + iguiSteps[code].length > 0;
  }

  private static boolean isStraight(Leg leg) {
    boolean usualStep = leg.way() == Leg.Way.ANY && !leg.slides();
    boolean neighbour = Math.max(Math.abs(leg.right()), Math.abs(leg.forward())) == 1;
    return usualStep || neighbour && leg.way().over() != Leg.Over.CORNER;
  }

  private static List<Vector> vectors(PieceType[] types) {
    Set<Vector> slides = new LinkedHashSet<>();
    Set<Vector> all = new LinkedHashSet<>();
    for (PieceType type : types) {
      for (int side = 0; side < 2; side++) {
        for (Leg leg : type.legs()) {
          (leg.slides() ? slides : all).add(Vector.of(leg, side));
          if (leg.way().over() == Leg.Over.CORNER) {
            for (Leg turn : leg.turns()) {
              all.add(Vector.of(turn, side));
            }
          }
        }
        for (Leg step : type.lionPower().steps()) {
          all.add(Vector.of(step, side));
        }
      }
    }
    List<Vector> ordered = new ArrayList<>(slides);
    all.removeAll(slides);
    ordered.addAll(all);
    return List.copyOf(ordered);
  }

  /** The legs of a type to move and take along. */
  static List<Leg> usual(PieceType type) {
    return type.legs().stream().filter(leg -> leg.way() == Leg.Way.ANY).toList();
  }

  private static boolean overlap(List<Leg> legs) {
    Set<Vector> reached = new HashSet<>();
    for (Leg leg : legs) {
      for (int i = 1; i <= Math.min(leg.range(), Square.MAX); i++) {
        if (!reached.add(new Vector(i * leg.right(), i * leg.forward()))) {
          return true;
        }
      }
    }
    return false;
  }

  private void fill(int code, PieceType type) {
    int side = code & 1;
    unusualLegs[code] = type.legs().stream()
        .filter(leg -> leg.way() != Leg.Way.ANY)
        .flatMapToInt(leg -> IntStream.of(
            vectors.indexOf(Vector.of(leg, side)),
            Math.min(leg.range(), Square.MAX),
            leg.way().ordinal()))
        .toArray();
    List<Leg> usual = usual(type);
    int[] flat = new int[usual.size() * 2];
    int i = 0;
    for (Leg leg : usual) {
      int direction = vectors.indexOf(Vector.of(leg, side));
      flat[i++] = direction;
      flat[i++] = leg.range();
      reach[direction][code] = Math.max(reach[direction][code], leg.range());
      longest[direction] = Math.max(longest[direction], leg.range());
    }
    legs[code] = flat;
    overlap[code] = overlap(usual);
    burns[code] = type.is(PieceType.Flag.BURNS);
    LionPower power = type.lionPower();
    lionSteps[code] = directions(power.stepsOf(LionPower.Kind.LION), side);
    lineSteps[code] = power.goesOn() ? lionSteps[code] : lineSteps[code];
    anywhere[code] = power.leapsAnywhere();
    takesProtected[code] = power.takesProtected();
    areaSteps[code] = directions(power.stepsOf(LionPower.Kind.AREA), side);
    areaMost[code] = power.most();
    iguiSteps[code] = directions(power.stepsOf(LionPower.Kind.IGUI), side);
    passSteps[code] = areaSteps[code].length > 0 ? areaSteps[code] : lionSteps[code];
  }

  private void fillStuck() {
    for (int code = 2; code < stuck.length; code++) {
      for (int cell = 0; cell < stuck[code].length; cell++) {
        stuck[code][cell] = !anywhere[code]
            && isOff(legs[code], 2, cell)
            && isOff(unusualLegs[code], 3, cell)
            && isOff(areaSteps[code], 1, cell);
      }
    }
  }

  /** Whether all of some directions, each the first of so many numbers, lead beyond the edge. */
  private boolean isOff(int[] directions, int numbers, int cell) {
    for (int i = 0; i < directions.length; i += numbers) {
      if (next[directions[i]][cell] != CellGrid.OFF) {
        return false;
      }
    }
    return true;
  }

  private int[] directions(List<Leg> steps, int side) {
    return steps.stream()
        .mapToInt(step -> vectors.indexOf(Vector.of(step, side)))
        .toArray();
  }
}
