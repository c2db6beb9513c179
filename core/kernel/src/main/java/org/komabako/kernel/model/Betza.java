package org.komabako.kernel.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;

/**
 * Ralph Betza's notation for the way a piece moves, read strictly.
 *
 * <p>Atoms: {@code W F D N A H C Z G} leap once; {@code R B Q} range; {@code K} is {@code WF}. Any other
 * leap is written as how far it goes in the two directions: {@code (4,1)}, which is {@code (1,4)}. A
 * number behind an atom limits its range, {@code 0} lifts the limit: {@code W3}, {@code N0},
 * {@code (4,1)0}.
 *
 * <p>Directions stand before an atom: {@code f b l r}, {@code v} for {@code fb}, {@code s} for
 * {@code lr}. On a diagonal atom there is no {@code v} and no {@code s}, and {@code fl fr bl br}
 * name one diagonal each. On an oblique atom these name a quadrant, the doubled letter means the
 * narrow pair ({@code ffN}), {@code v} and {@code s} the four narrow ones. {@code K} and {@code Q}
 * take single letters only; what {@code v} and {@code s} select of them is orthogonal.
 *
 * <p>Before the directions may stand {@code m}, to move only, or {@code c}, to take only, and then {@code p}, to hop
 * over one piece: {@code mRcpR} is the cannon of Chinese chess; or {@code pp}, to jump over any number of pieces of
 * lower rank; or {@code j}, to skip the first square, whatever stands there. The range counts the squares gone over.
 * {@code as} right before an atom is to go again at a right angle, the directions before it being those of the first
 * part: {@code RasR} is the hook mover, {@code fBfasB} goes forward and turns to either side.
 *
 * <p>Whatever else is an error with its column, and so is a direction that adds nothing.
 */
public final class Betza {
  private static final Pattern VERTICAL_OR_SIDEWAYS = Pattern.compile("[vs]");
  private static final Pattern CORNER = Pattern.compile("[fb][lr]");
  private static final Pattern TURNED_CORNER = Pattern.compile("[lr][fb]");
  private static final Pattern TWICE = Pattern.compile("ff|bb|ll|rr");

  private static final Map<Character, int[]> ATOMS = Map.of(
      'W', new int[] {0, 1},
      'F', new int[] {1, 1},
      'D', new int[] {0, 2},
      'N', new int[] {1, 2},
      'A', new int[] {2, 2},
      'H', new int[] {0, 3},
      'C', new int[] {1, 3},
      'Z', new int[] {2, 3},
      'G', new int[] {3, 3});

  /** Atoms that are another way to write one or two of the above. */
  private static final Map<Character, String> COMPOUNDS =
      Map.of('R', "W", 'B', "F", 'Q', "WF", 'K', "WF");

  private static final String RANGING = "RBQ";

  /** What a leap in parentheses looks like. */
  private static final Pattern OFFSET = Pattern.compile("\\((\\d{1,2}),(\\d{1,2})\\)");

  /** No board is wider. */
  private static final int FARTHEST = Square.MAX - 1;

  /**
   * What stands behind directions.
   *
   * @param leaps how far it goes in one direction and in the other, the smaller first
   */
  private record Atom(String name, List<int[]> leaps) {
    boolean isDiagonal() {
      return leaps.get(0)[0] == leaps.get(0)[1];
    }

    boolean isOblique() {
      return leaps.get(0)[0] > 0 && !isDiagonal();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** The name of the leap that a leg makes once, whatever its direction: {@code N}, {@code (4,1)}. */
  public static String atom(Leg leg) {
    int far = Math.max(Math.abs(leg.right()), Math.abs(leg.forward()));
    int near = Math.min(Math.abs(leg.right()), Math.abs(leg.forward()));
    return ATOMS.entrySet().stream()
        .filter(each -> each.getValue()[0] == near && each.getValue()[1] == far)
        .map(each -> String.valueOf(each.getKey()))
        .findFirst()
        .orElse("(" + far + "," + near + ")");
  }

  private final String text;
  private final Map<List<Integer>, Integer> ranges = new LinkedHashMap<>();
  private int at;

  private Betza(String text) {
    this.text = text;
  }

  /**
   * The legs of a piece, overlaps merged, in a stable order: forward first, then from the left.
   *
   * @param text the notation; the empty text is a piece that never moves
   * @throws TextException with the column of the first thing that is not understood
   */
  public static List<Leg> legs(String text) {
    Betza betza = new Betza(text);
    while (betza.at < text.length()) {
      betza.atom();
    }
    List<Leg> legs = new ArrayList<>();
    betza.ranges.forEach(
        (v, range) -> legs.add(new Leg(v.get(0), v.get(1), range, Leg.Way.values()[v.get(2)])));
    legs.sort(Comparator.comparingInt(Leg::forward)
        .reversed()
        .thenComparingInt(Leg::right)
        .thenComparing(Leg::way));
    return List.copyOf(legs);
  }

  private void atom() {
    Leg.Way way = way();
    int start = at;
    while (at < text.length() && "fblrvs".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String directions = text.substring(start, at);
    if (text.startsWith("as", at)) {
      way = hook(way, start);
    }
    if (at == text.length()) {
      throw error(at, "betza.atomMissing", directions);
    }
    Atom atom = text.charAt(at) == '(' ? offset() : letter();
    List<int[]> vectors = new ArrayList<>();
    atom.leaps().forEach(leap -> vectors.addAll(vectors(leap)));
    int range = range(atom.name());
    for (int[] v : directions.isEmpty() ? vectors : select(directions, start, atom, vectors)) {
      ranges.merge(List.of(v[0], v[1], way.ordinal()), range, Math::max);
    }
  }

  /** What stands before the directions: {@code m} or {@code c}, then {@code p}, {@code pp} or {@code j}. */
  private Leg.Way way() {
    boolean moves = !skip('c');
    boolean takes = !moves || !skip('m');
    Leg.Over over = skip('j') ? Leg.Over.FIRST_SQUARE : Leg.Over.NOTHING;
    if (over == Leg.Over.NOTHING && skip('p')) {
      over = skip('p') ? Leg.Over.LOWER : Leg.Over.ONE;
    }
    return Leg.Way.of(moves, takes, over);
  }

  /** Reads {@code as}, behind which an atom has to stand. */
  private Leg.Way hook(Leg.Way way, int start) {
    if (way != Leg.Way.ANY) {
      throw error(start, "betza.hookBegin");
    }
    at += 2;
    if (at < text.length() && "fblrvs".indexOf(text.charAt(at)) >= 0) {
      throw error(at, "betza.hookEnd");
    }
    return Leg.Way.HOOK;
  }

  private boolean skip(char letter) {
    boolean here = at < text.length() && text.charAt(at) == letter;
    at += here ? 1 : 0;
    return here;
  }

  private Atom letter() {
    char letter = text.charAt(at);
    String simple = COMPOUNDS.getOrDefault(letter, String.valueOf(letter));
    if (!ATOMS.containsKey(simple.charAt(0))) {
      throw error(at, "betza.noAtom", letter);
    }
    at++;
    List<int[]> leaps = simple
        .chars()
        .mapToObj(each -> Objects.requireNonNull(ATOMS.get((char) each)))
        .toList();
    return new Atom(String.valueOf(letter), leaps);
  }

  private Atom offset() {
    Matcher found = OFFSET.matcher(text).region(at, text.length());
    if (!found.lookingAt()) {
      throw error(at, "betza.noLeap");
    }
    int one = Integer.parseInt(found.group(1));
    int other = Integer.parseInt(found.group(2));
    int[] leap = {Math.min(one, other), Math.max(one, other)};
    if (leap[1] == 0 || leap[1] > FARTHEST) {
      throw error(at, "betza.nowhere", found.group());
    }
    at = found.end();
    return new Atom(found.group(), List.of(leap));
  }

  /** The range that is written behind an atom, or the one that it has by itself. */
  private int range(String atom) {
    boolean ranging = RANGING.contains(atom);
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (start == at) {
      return ranging ? Leg.UNLIMITED : 1;
    }
    if (at - start > 2) {
      throw error(start, "betza.longRange");
    }
    int range = Integer.parseInt(text.substring(start, at));
    if (range == 1 && ranging) {
      throw error(start, "betza.stepper", atom);
    }
    return range == 0 ? Leg.UNLIMITED : range;
  }

  private static List<int[]> vectors(int[] leap) {
    List<int[]> vectors = new ArrayList<>();
    for (int x = -leap[1]; x <= leap[1]; x++) {
      for (int y = -leap[1]; y <= leap[1]; y++) {
        int near = Math.min(Math.abs(x), Math.abs(y));
        int far = Math.max(Math.abs(x), Math.abs(y));
        if (near == leap[0] && far == leap[1]) {
          vectors.add(new int[] {x, y});
        }
      }
    }
    return vectors;
  }

  private List<int[]> select(String directions, int column, Atom atom, List<int[]> vectors) {
    List<int[]> rest = new ArrayList<>(vectors);
    List<int[]> selected = new ArrayList<>();
    int i = 0;
    while (i < directions.length()) {
      int length = length(directions, i, column, atom);
      String direction = directions.substring(i, i + length);
      if (vectors.stream().noneMatch(v -> matches(direction, v[0], v[1]))) {
        throw error(column + i, "betza.noDirection", direction, atom);
      }
      List<int[]> found =
          rest.stream().filter(v -> matches(direction, v[0], v[1])).toList();
      if (found.isEmpty()) {
        throw error(column + i, "betza.nothingNew", direction);
      }
      selected.addAll(found);
      rest.removeAll(found);
      i += length;
    }
    return selected;
  }

  /** How many letters from i on are one direction of the atom: one or two. */
  private int length(String directions, int i, int column, Atom atom) {
    String pair = directions.substring(i, Math.min(i + 2, directions.length()));
    boolean mixed = atom.leaps().size() > 1;
    boolean diagonal = !mixed && atom.isDiagonal();
    boolean oblique = !mixed && atom.isOblique();
    if (oblique
        && directions.length() > 1
        && VERTICAL_OR_SIDEWAYS.matcher(directions).find()) {
      throw error(column + i, "betza.alone", atom);
    }
    if (CORNER.matcher(pair).matches()) {
      if (mixed) {
        throw error(column + i, "betza.writeApart", pair, atom);
      }
      return diagonal || oblique ? 2 : 1;
    }
    if ((diagonal || oblique || mixed) && TURNED_CORNER.matcher(pair).matches()) {
      throw error(column + i, "betza.verticalFirst", pair, atom);
    }
    return oblique && TWICE.matcher(pair).matches() ? 2 : 1;
  }

  private static boolean matches(String direction, int x, int y) {
    int wide = Math.abs(x);
    int high = Math.abs(y);
    boolean narrow = direction.length() == 2 && direction.charAt(0) == direction.charAt(1);
    for (char c : direction.toCharArray()) {
      boolean fits = switch (c) {
        case 'f' -> y > 0 && (!narrow || high > wide);
        case 'b' -> y < 0 && (!narrow || high > wide);
        case 'l' -> x < 0 && (!narrow || wide > high);
        case 'r' -> x > 0 && (!narrow || wide > high);
        case 'v' -> high > wide;
        case 's' -> wide > high;
        default -> false;
      };
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  private TextException error(int column, String key, Object... about) {
    Object[] told = Arrays.stream(about).map(String::valueOf).toArray();
    LocalizedText problem = Sentence.of(Betza.class, key, told);
    return new TextException(
        text, column, Sentence.of(Betza.class, "betza.error", text, column + 1, problem));
  }
}
