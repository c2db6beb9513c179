package org.komabako.kernel.betza;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.TextException;

/**
 * Ralph Betza's notation for the way a piece moves, read strictly.
 *
 * <p>Atoms: {@code W F D N A H C Z G} leap once; {@code R B Q} range; {@code K} is {@code WF}. A
 * number behind an atom limits its range, {@code 0} lifts the limit: {@code W3}, {@code N0}.
 * Directions stand before an atom: {@code f b l r}, {@code v} for {@code fb}, {@code s} for {@code
 * lr}. On a diagonal atom two of them name one diagonal: {@code flF}. On an oblique atom the doubled
 * letter means the narrow pair: {@code ffN}. Whatever else is an error with its column.
 */
public final class Betza {
  private static final Map<Character, int[]> ATOMS =
      Map.of(
          'W', new int[] {0, 1},
          'F', new int[] {1, 1},
          'D', new int[] {0, 2},
          'N', new int[] {1, 2},
          'A', new int[] {2, 2},
          'H', new int[] {0, 3},
          'C', new int[] {1, 3},
          'Z', new int[] {2, 3},
          'G', new int[] {3, 3});

  private final String text;
  private final Map<List<Integer>, Integer> ranges = new LinkedHashMap<>();
  private int at;

  private Betza(String text) {
    this.text = text;
  }

  /**
   * The legs of a piece, overlaps merged, in a stable order.
   *
   * @throws TextException with the column of the first thing that is not understood
   */
  public static List<Leg> legs(String text) {
    Betza betza = new Betza(text);
    while (betza.at < text.length()) {
      betza.atom();
    }
    List<Leg> legs = new ArrayList<>();
    betza.ranges.forEach((v, range) -> legs.add(new Leg(v.get(0), v.get(1), range)));
    legs.sort(Comparator.comparingInt(Leg::forward).reversed().thenComparingInt(Leg::right));
    return List.copyOf(legs);
  }

  private void atom() {
    int start = at;
    while (at < text.length() && "fblrvs".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String directions = text.substring(start, at);
    if (at == text.length()) {
      throw error(at, "an atom is missing behind '" + directions + "'");
    }
    char atom = text.charAt(at++);
    int range = number(atom);
    switch (atom) {
      case 'R' -> add('W', directions, start, unlimited(range, 'R'));
      case 'B' -> add('F', directions, start, unlimited(range, 'B'));
      case 'Q' -> {
        add('W', directions, start, unlimited(range, 'Q'));
        add('F', directions, start, unlimited(range, 'Q'));
      }
      case 'K' -> {
        add('W', directions, start, range);
        add('F', directions, start, range);
      }
      default -> {
        if (!ATOMS.containsKey(atom)) {
          throw error(at - 1, "'" + atom + "' is no atom; the atoms are W F D N A H C Z G R B Q K");
        }
        add(atom, directions, start, range);
      }
    }
  }

  /** The range behind an atom: 1 if there is no number. */
  private int number(char atom) {
    int start = at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    if (start == at) {
      return 1;
    }
    if (at - start > 2) {
      throw error(start, "a range has at most two digits");
    }
    int range = Integer.parseInt(text.substring(start, at));
    if (range == 1 && (atom == 'R' || atom == 'B' || atom == 'Q')) {
      throw error(start, "a range of 1 makes '" + atom + "' a stepper: write W, F or K");
    }
    return range == 0 ? Leg.UNLIMITED : range;
  }

  private static int unlimited(int range, char atom) {
    return range == 1 ? Leg.UNLIMITED : range;
  }

  private void add(char atom, String directions, int column, int range) {
    int[] leap = java.util.Objects.requireNonNull(ATOMS.get(atom));
    boolean any = false;
    for (int[] v : vectors(leap[0], leap[1])) {
      if (selects(directions, v[0], v[1])) {
        any = true;
        ranges.merge(List.of(v[0], v[1]), range, Math::max);
      }
    }
    if (!any && !directions.isEmpty()) {
      throw error(column, "'" + directions + "' is no direction of '" + atom + "'");
    }
  }

  private static List<int[]> vectors(int a, int b) {
    List<int[]> vectors = new ArrayList<>();
    for (int x : new int[] {-b, -a, a, b}) {
      for (int y : new int[] {-b, -a, a, b}) {
        boolean shape =
            Math.abs(x) == a && Math.abs(y) == b || Math.abs(x) == b && Math.abs(y) == a;
        if (shape && vectors.stream().noneMatch(v -> v[0] == x && v[1] == y)) {
          vectors.add(new int[] {x, y});
        }
      }
    }
    return vectors;
  }

  private static boolean selects(String directions, int x, int y) {
    if (directions.isEmpty()) {
      return true;
    }
    int i = 0;
    while (i < directions.length()) {
      int length = pairLength(directions, i, x, y);
      if (matches(directions.substring(i, i + length), x, y)) {
        return true;
      }
      i += length;
    }
    return false;
  }

  /**
   * Two letters are read as one direction where that makes sense: {@code fl} on a diagonal or
   * oblique atom, {@code ff} on an oblique one.
   */
  private static int pairLength(String directions, int i, int x, int y) {
    if (i + 1 >= directions.length() || x == 0 || y == 0) {
      return 1;
    }
    char first = directions.charAt(i);
    char second = directions.charAt(i + 1);
    boolean diagonal = Math.abs(x) == Math.abs(y);
    if (first == second) {
      return diagonal ? 1 : 2;
    }
    boolean crossed = "fb".indexOf(first) >= 0 && "lr".indexOf(second) >= 0;
    return crossed ? 2 : 1;
  }

  private static boolean matches(String direction, int x, int y) {
    boolean narrow = direction.length() == 2 && direction.charAt(0) == direction.charAt(1);
    for (char c : direction.toCharArray()) {
      boolean fits =
          switch (c) {
            case 'f' -> y > 0 && (!narrow || y > Math.abs(x));
            case 'b' -> y < 0 && (!narrow || -y > Math.abs(x));
            case 'l' -> x < 0 && (!narrow || -x > Math.abs(y));
            case 'r' -> x > 0 && (!narrow || x > Math.abs(y));
            case 'v' -> x == 0 || Math.abs(y) > Math.abs(x);
            case 's' -> y == 0 || Math.abs(x) > Math.abs(y);
            default -> false;
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  private TextException error(int column, String message) {
    return new TextException(
        text, column, "Betza '" + text + "', column " + (column + 1) + ": " + message);
  }
}
