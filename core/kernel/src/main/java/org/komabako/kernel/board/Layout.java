package org.komabako.kernel.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.komabako.kernel.Piece;
import org.komabako.kernel.Side;
import org.komabako.kernel.Square;
import org.komabako.kernel.betza.Leg;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.PieceType.Flag;
import org.komabako.kernel.variant.VariantTable;

/**
 * A variant's table and rules, compiled to arrays of numbers for {@link Board}; immutable.
 *
 * <p>The board is a row of cells with a margin as wide as the longest leap, so that no step needs a
 * test for the edge: {@code cell = (rank - 1 + margin) * pitch + file - 1 + margin}. A cell holds
 * {@link #EMPTY}, {@link #EDGE} or a code, {@code (type + 1) * 2 + side}.
 */
public final class Layout {
  /** Nothing stands on the cell. */
  public static final int EMPTY = 0;

  /** The cell is beyond the edge. */
  public static final int EDGE = 1;

  final VariantTable table;
  final RuleBook book;
  final PieceType[] types;
  final int margin;
  final int pitch;
  final int size;
  final int codes;

  /** By code: delta and range of each leg, one after the other. */
  final int[][] legs;

  /** By code: the first steps of its lion power. */
  final int[][] lionSteps;

  final boolean[] lionTurns;

  /** By code: the promoted code, or 0. */
  final int[] promoted;

  /** By type: the type that goes to the taker's hand, or -1 if it is gone. */
  final int[] handType;

  final boolean[] royal;
  final boolean[] lion;
  final boolean[] pawnClass;
  final boolean[] onePerFile;
  final boolean[] noDropMate;
  final boolean[] lastRankChance;

  /** By side and cell. */
  final boolean[][] zone;

  final boolean[][] lastRank;

  /** By code and cell: it could never move again. */
  final boolean[][] stuck;

  /** By code and cell: 1 if the piece counts where a side may be bare. */
  final byte[][] counts;

  /** All deltas of all legs; the first {@link #rays} of them belong to legs that slide. */
  final int[] deltas;

  final int rays;

  /** By delta and code: how far a piece of the code reaches along the delta. */
  final int[][] reach;

  /** By delta: the longest reach of any code. */
  final int[] longest;

  /** Whether all sliding goes along the eight lines of queen and king. */
  final boolean plainRays;

  final int[] cells;
  final List<Square> squares;
  final Zobrist zobrist;
  private final Map<String, Integer> typeIndex = new HashMap<>();

  private final Map<String, String> options;

  /**
   * Compiles a table and rules.
   *
   * @param options the values that chose the rules, for sentences about them
   */
  public Layout(VariantTable table, RuleBook book, Map<String, String> options) {
    this.table = table;
    this.book = book;
    this.options = Map.copyOf(options);
    types = table.pieces().toArray(PieceType[]::new);
    int longestLeap = 2;
    for (PieceType type : types) {
      for (Leg leg : type.legs()) {
        longestLeap =
            Math.max(longestLeap, Math.max(Math.abs(leg.right()), Math.abs(leg.forward())));
      }
    }
    margin = longestLeap;
    pitch = table.files() + margin;
    size = (table.ranks() + 2 * margin) * pitch + 2 * margin;
    codes = (types.length + 1) * 2;
    for (int t = 0; t < types.length; t++) {
      typeIndex.put(types[t].id(), t);
    }
    squares = squaresOf(table);
    cells = squares.stream().mapToInt(this::cell).toArray();
    legs = new int[codes][0];
    lionSteps = new int[codes][0];
    lionTurns = new boolean[codes];
    promoted = new int[codes];
    handType = new int[types.length];
    royal = flags(Flag.ROYAL);
    lion = flags(Flag.LION);
    pawnClass = flags(Flag.PAWN_CLASS);
    onePerFile = flags(Flag.ONE_PER_FILE);
    noDropMate = flags(Flag.NO_DROP_MATE);
    lastRankChance = new boolean[codes];
    zone = new boolean[2][size];
    lastRank = new boolean[2][size];
    fillZones();
    fillTypes();
    stuck = new boolean[codes][size];
    counts = new byte[codes][size];
    fillStuck();
    List<Integer> ordered = allDeltas();
    deltas = ordered.stream().mapToInt(Integer::intValue).toArray();
    reach = new int[deltas.length][codes];
    longest = new int[deltas.length];
    rays = fillReach();
    plainRays = slidesAreLines();
    zobrist = new Zobrist(codes, cells, size);
  }

  private static List<Square> squaresOf(VariantTable table) {
    List<Square> squares = new ArrayList<>();
    for (int rank = 1; rank <= table.ranks(); rank++) {
      for (int file = 1; file <= table.files(); file++) {
        squares.add(new Square(file, rank));
      }
    }
    return List.copyOf(squares);
  }

  private boolean[] flags(Flag flag) {
    boolean[] result = new boolean[(types.length + 1) * 2];
    for (int t = 0; t < types.length; t++) {
      boolean set = types[t].is(flag);
      result[code(t, 0)] = set;
      result[code(t, 1)] = set;
    }
    return result;
  }

  private void fillZones() {
    for (Square square : squares) {
      int cell = cell(square);
      zone[0][cell] = square.rank() <= table.zone();
      zone[1][cell] = square.rank() > table.ranks() - table.zone();
      lastRank[0][cell] = square.rank() == 1;
      lastRank[1][cell] = square.rank() == table.ranks();
    }
  }

  private void fillTypes() {
    for (int t = 0; t < types.length; t++) {
      PieceType type = types[t];
      boolean kept =
          book.drops() instanceof Drops.Captured && table.hand().indexOf(type.letter()) >= 0;
      handType[t] = kept ? typeIndex(String.valueOf(type.letter())) : -1;
      for (int side = 0; side < 2; side++) {
        int code = code(t, side);
        int target = side;
        promoted[code] =
            type.promotesTo().map(id -> code(typeIndex(id), target)).orElse(0);
        lastRankChance[code] = book.promotion().lastRankChance().contains(type.id());
        lionTurns[code] = type.lionPower().turns();
        int[] flat = new int[type.legs().size() * 2];
        int i = 0;
        for (Leg leg : type.legs()) {
          flat[i++] = delta(leg, side);
          flat[i++] = leg.range();
        }
        legs[code] = flat;
        lionSteps[code] = type.lionPower().steps().stream()
            .mapToInt(leg -> delta(leg, target))
            .toArray();
      }
    }
  }

  private void fillStuck() {
    for (int code = 2; code < codes; code++) {
      for (Square square : squares) {
        int cell = cell(square);
        boolean moves = false;
        for (Leg leg : types[type(code)].legs()) {
          int sign = (code & 1) == 0 ? 1 : -1;
          moves |= on(square.file() - sign * leg.right(), square.rank() - sign * leg.forward());
        }
        stuck[code][cell] = !moves;
        counts[code][cell] = (byte) (moves || book.bareKing().deadCount() ? 1 : 0);
      }
    }
  }

  private boolean on(int file, int rank) {
    return file >= 1 && file <= table.files() && rank >= 1 && rank <= table.ranks();
  }

  private List<Integer> allDeltas() {
    Set<Integer> sliding = new LinkedHashSet<>();
    Set<Integer> leaping = new LinkedHashSet<>();
    for (int code = 2; code < codes; code++) {
      for (int i = 0; i < legs[code].length; i += 2) {
        (legs[code][i + 1] > 1 ? sliding : leaping).add(legs[code][i]);
      }
    }
    leaping.removeAll(sliding);
    List<Integer> all = new ArrayList<>(sliding);
    all.addAll(leaping);
    return all;
  }

  private int fillReach() {
    int sliding = 0;
    for (int d = 0; d < deltas.length; d++) {
      for (int code = 2; code < codes; code++) {
        for (int i = 0; i < legs[code].length; i += 2) {
          if (legs[code][i] == deltas[d]) {
            reach[d][code] = legs[code][i + 1];
            longest[d] = Math.max(longest[d], legs[code][i + 1]);
          }
        }
      }
      sliding += longest[d] > 1 ? 1 : 0;
    }
    return sliding;
  }

  private boolean slidesAreLines() {
    return Arrays.stream(types)
        .flatMap(type -> type.legs().stream())
        .allMatch(leg -> !leg.slides() || leg.isStep());
  }

  private int delta(Leg leg, int side) {
    int black = -leg.forward() * pitch - leg.right();
    return side == 0 ? black : -black;
  }

  /** The table that was compiled. */
  public VariantTable table() {
    return table;
  }

  /** The rules that were compiled. */
  public RuleBook book() {
    return book;
  }

  /** {@code  (option name=value)} behind a sentence, or nothing if there is no such option. */
  String optionText(String name) {
    String value = options.get(name);
    return value == null ? "" : " (option " + name + "=" + value + ")";
  }

  /** All squares, rank a first; in a rank, file 1 first. */
  public List<Square> squares() {
    return squares;
  }

  /** The cell of a square of this board. */
  public int cell(Square square) {
    return (square.rank() - 1 + margin) * pitch + square.file() - 1 + margin;
  }

  /** The square of a cell that is not beyond the edge. */
  public Square square(int cell) {
    int onBoard = cell - margin;
    return new Square(onBoard % pitch + 1, onBoard / pitch - margin + 1);
  }

  /** The number of a type by its id. */
  public int typeIndex(String id) {
    Integer index = typeIndex.get(id);
    if (index == null) {
      throw new IllegalArgumentException(table.key() + " has no piece '" + id + "'");
    }
    return index;
  }

  /** The code of a piece. */
  public int code(Piece piece) {
    return code(typeIndex(piece.type().id()), piece.side().ordinal());
  }

  static int code(int type, int side) {
    return (type + 1) * 2 + side;
  }

  /** The type of a code that is a piece. */
  static int type(int code) {
    return (code >> 1) - 1;
  }

  /** The piece of a code that is one. */
  public Piece piece(int code) {
    return new Piece(types[type(code)], (code & 1) == 0 ? Side.BLACK : Side.WHITE);
  }

  /** Whether two cells are neighbours. */
  boolean adjacent(int a, int b) {
    int distance = Math.abs(a - b);
    return distance == 1 || Math.abs(distance - pitch) <= 1;
  }

  /** Whether two cells are on one of the eight lines of a queen. */
  boolean aligned(int a, int b) {
    int ranks = (a - margin) / pitch - (b - margin) / pitch;
    int files = (a - margin) % pitch - (b - margin) % pitch;
    return ranks == 0 || files == 0 || ranks == files || ranks == -files;
  }

  /**
   * Whether a piece may promote, must, or neither, where the memory of earlier moves is left out.
   *
   * @param captures whether the move takes anything
   * @param mid the middle cell, or 0
   */
  boolean mayPromote(int code, int from, int mid, int to, boolean captures, boolean declined) {
    boolean[] mine = zone[code & 1];
    boolean start = mine[from];
    boolean end = mine[to];
    if (lastRankChance[code] && lastRank[code & 1][to]) {
      return true;
    }
    return switch (book.promotion().trigger()) {
      case ENTER -> end && !start;
      case ENTER_OR_CAPTURE -> end && !start || captures && (start || end || mid > 0 && mine[mid]);
      case ENTER_OR_LATER ->
        end && !start || captures && (start || end || mid > 0 && mine[mid]) || start && !declined;
      case TOUCH -> start || end;
    };
  }

  boolean mustPromote(int code, int to) {
    return switch (book.promotion().forced()) {
      case NEVER -> false;
      case STUCK -> stuck[code][to];
      case STUCK_ON_LAST_RANK -> stuck[code][to] && lastRank[code & 1][to];
    };
  }

  /** Whether the piece on entering gets a memory that it declined. */
  boolean remembersDeclining() {
    return book.promotion().trigger() == Promotion.Trigger.ENTER_OR_LATER;
  }
}
