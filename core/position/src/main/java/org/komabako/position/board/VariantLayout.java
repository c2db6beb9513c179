package org.komabako.position.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;

/**
 * A variant's table and rules, compiled to arrays of numbers for {@link Board}; immutable.
 *
 * <p>A cell of the {@link CellGrid} holds {@link #EMPTY}, or the code of a piece,
 * {@code (type + 1) * 2 + side}; {@link #EDGE} stands on the cell beyond the edge.
 */
public final class VariantLayout {
  /** Nothing stands on the cell. */
  public static final int EMPTY = 0;

  /** The cell is beyond the edge. */
  public static final int EDGE = 1;

  /** A move may be a promotion; it must be one. */
  static final int MAY = 1;

  static final int MUST = 2;

  final VariantTable table;
  final RuleBook book;
  final PieceType[] types;

  /** By type: none in hand. */
  final int[] emptyHand;

  final CellGrid grid;
  final int codes;
  final Directions directions;
  final Rays rays;

  /** By code. */
  final boolean[] lionTurns;

  /** By code: the promoted code, or 0. */
  final int[] promoted;

  /** By code: the type that goes to the taker's hand, or -1 if it is gone. */
  final int[] handType;

  final boolean[] royal;
  final boolean[] lion;
  final boolean[] pawnClass;

  /** By code: what may jump over it. */
  final int[] rank;

  /** By code: whether it burns the enemies beside it. */
  final boolean[] burns;

  /** Whether any piece does. */
  final boolean burning;

  /** By code: what becomes of who takes it, 0 if nothing special does. */
  final int[] taker;

  /** Whether there is any. */
  final boolean turnsTakers;

  /** Whether a move may take more than at its end and on its way: on the second cell of a line, or by burning. */
  final boolean takesMore;

  /** By code: how many may stand on a file when one is dropped, 0 for any number. */
  final int[] perFile;

  /** By code: the promoted code that counts with it on a file, or 0. */
  final int[] alsoOnFile;

  /** By code: whether it counts where only so many may stand on a file. */
  final boolean[] countsOnFile;

  final boolean[] noDropMate;

  /** The types that may not give mate when dropped. */
  final int[] noDropMateTypes;

  final boolean[] lastRankChance;

  /** By side and cell: the promotion zone; all cells where a piece may promote anywhere. */
  final boolean[][] zone;

  final boolean[][] lastRank;

  /** By side: the cells where a royal piece wins. */
  final int[][] goals;

  /** By code and cell: it could never move again. */
  final boolean[][] stuck;

  /** By code and cell: it may not be dropped there, because it could never move again. */
  final boolean[][] noDrop;

  /** Whether pieces are dropped promoted or not, as the player likes. */
  final boolean eitherSide;

  /** By cell: the neighbours on all sides, and those that are not diagonal. */
  final int[][] neighbours;

  final int[][] besides;

  /** Whether any piece is a lion. */
  final boolean lions;

  /** Whether pieces are marked that declined to promote or were dropped in the zone. */
  final boolean marking;

  /** Whether a player can get a royal piece more, by promotion or from the hand. */
  final boolean heirs;

  /** Whether a royal piece may promote to one that is none. */
  final boolean abdicates;

  /** Whether a player may not leave his only royal piece to be taken. */
  final boolean selfCheckIllegal;

  /** Whether there are {@link UnusualMoves}, which the fast board does not know. */
  final boolean unusual;

  /** Whether who gives check has won. */
  final boolean checkWins;

  final List<Square> squares;
  final Zobrist zobrist;

  /** What boards count if nothing else is said. */
  final Scores material;

  /**
   * By code and cell, {@code code * cells + cell}: {@link #MAY} and {@link #MUST} of entering there; and
   * again for codes raised by {@link #insideZone}, where only {@link #MUST} is left.
   */
  final byte[] entering;

  /** By side and cell: the number of codes in the side's zone, 0 outside. */
  final int[][] insideZone;

  final BitboardSet planes;
  final CellSets sets;
  final Leaps leaps;

  /** By code: which of its promotions from within the zone are looked at one by one. */
  final boolean[] promotesOneByOne;

  private final FastBoard fast;
  private final Map<String, Integer> typeIndex = new HashMap<>();

  private final Map<String, LocalizedText> options;

  /** The values of the options by name, as they are compared. */
  private final Map<String, String> chosen;

  /** What was wanted of {@link #fast} when it was made. */
  private final String kind = FastBoard.kind();

  /**
   * The layout of a table and rules; equal ones share it as long as it is used.
   *
   * @param options what chose the rules, also for sentences about them
   */
  public static VariantLayout of(VariantTable table, RuleBook book, OptionValues options) {
    return VariantLayouts.of(table, book, options);
  }

  /**
   * Compiles a table and rules; see {@link #of}.
   *
   * @param chosen the values of the options by name
   * @param options the same in words
   */
  VariantLayout(
      VariantTable table,
      RuleBook book,
      Map<String, String> chosen,
      Map<String, LocalizedText> options) {
    this.table = table;
    this.book = book;
    this.chosen = Map.copyOf(chosen);
    this.options = Map.copyOf(options);
    types = table.pieces().toArray(PieceType[]::new);
    emptyHand = new int[types.length];
    grid = new CellGrid(table.files(), table.ranks());
    codes = (types.length + 1) * 2;
    for (int t = 0; t < types.length; t++) {
      typeIndex.put(types[t].id(), t);
    }
    squares = grid.squares();
    directions = new Directions(grid, types);
    rays = new Rays(directions, grid.size);
    lionTurns = new boolean[codes];
    promoted = new int[codes];
    handType = new int[codes];
    Arrays.fill(handType, -1);
    royal = flags(Flag.ROYAL);
    lion = flags(Flag.LION);
    pawnClass = flags(Flag.PAWN_CLASS);
    perFile = new int[codes];
    alsoOnFile = new int[codes];
    countsOnFile = new boolean[codes];
    rank = new int[codes];
    burns = directions.burns;
    burning = table.pieces().stream().anyMatch(type -> type.is(Flag.BURNS));
    taker = takers();
    turnsTakers = Arrays.stream(taker).anyMatch(code -> code != 0);
    takesMore = burning
        || IntStream.range(2, codes).anyMatch(code -> directions.lineSteps[code].length > 0);
    noDropMate = flags(Flag.NO_DROP_MATE);
    noDropMateTypes = IntStream.range(0, types.length)
        .filter(type -> types[type].is(Flag.NO_DROP_MATE))
        .toArray();
    lastRankChance = new boolean[codes];
    zone = new boolean[2][grid.size];
    lastRank = new boolean[2][grid.size];
    stuck = new boolean[codes][grid.size];
    boolean anywhere = book.drops() instanceof Drops.Captured captured && captured.deadSquares();
    noDrop = anywhere ? new boolean[codes][grid.size] : stuck;
    eitherSide = book.drops() instanceof Drops.Captured captured && captured.eitherSide();
    fillZones();
    fillTypes();
    fillStuck();
    goals = new int[][] {goals(Side.BLACK), goals(Side.WHITE)};
    neighbours = grid.neighbours(true);
    besides = grid.neighbours(false);
    lions = table.hasLions();
    marking = remembersDeclining() || book.drops() instanceof Drops.Reserve;
    heirs = table.pieces().stream().anyMatch(this::bringsHeir);
    abdicates = table.pieces().stream().anyMatch(this::abdicates)
        || turnsTakers && book.special().takersRoyal();
    unusual =
        book.movesAs() != MovesAs.OWN || IntStream.range(2, codes).anyMatch(directions::isUnusual);
    checkWins = book.check() == CheckRule.WINS;
    selfCheckIllegal = book.selfCheck() == SelfCheck.ILLEGAL;
    zobrist = new Zobrist(codes, grid.size);
    material = Scores.material(this);
    entering = new byte[2 * codes * grid.size];
    insideZone = new int[2][grid.size];
    fillEntering();
    planes = new BitboardSet(this);
    sets = new CellSets(this);
    leaps = new Leaps(this);
    promotesOneByOne = new boolean[codes];
    for (int code = 2; code < codes; code++) {
      promotesOneByOne[code] = lastRankChance[code] || isForcedApart(code);
    }
    fast = FastBoard.of(this);
  }

  /**
   * Whether compiling these would make the same. Of one variant table and rules are the same objects mostly: to compare
   * them part by part has Java link the methods of each record in them, which is a third of the way to a first board.
   */
  boolean isOf(VariantTable otherTable, RuleBook otherBook, OptionValues values, String otherKind) {
    if (!kind.equals(otherKind) || !chosen.equals(values.asMap())) {
      return false;
    }
    return isSame(otherTable, otherBook)
        || table.equals(otherTable) && book.equals(otherBook) && options.equals(values.words());
  }

  @SuppressWarnings("ReferenceEquality") // Equal ones are found by the caller.
  private boolean isSame(VariantTable otherTable, RuleBook otherBook) {
    return table == otherTable && book == otherBook;
  }

  private boolean abdicates(PieceType type) {
    return type.is(Flag.ROYAL)
        && type.promotesTo().filter(id -> !table.type(id).is(Flag.ROYAL)).isPresent();
  }

  private boolean bringsHeir(PieceType type) {
    boolean promoted = !type.is(Flag.ROYAL)
        && type.promotesTo().filter(id -> table.type(id).is(Flag.ROYAL)).isPresent();
    return promoted || type.is(Flag.ROYAL) && table.hand().indexOf(type.letter()) >= 0;
  }

  private int[] takers() {
    int[] result = new int[codes];
    book.special().takers().forEach((victim, becomes) -> {
      for (int side = 0; side < 2; side++) {
        result[code(typeIndex(victim), side ^ 1)] = code(typeIndex(becomes), side);
      }
    });
    return result;
  }

  private boolean[] flags(Flag flag) {
    boolean[] result = new boolean[codes];
    for (int code = 2; code < codes; code++) {
      result[code] = types[type(code)].is(flag);
    }
    return result;
  }

  private void fillZones() {
    Promotion.Trigger trigger = book.promotion().trigger();
    boolean everywhere = trigger == Promotion.Trigger.MOVE || trigger == Promotion.Trigger.CAPTURE;
    for (int cell = 0; cell < grid.size; cell++) {
      int rank = grid.rank(cell);
      zone[0][cell] = everywhere || rank <= table.zone();
      zone[1][cell] = everywhere || rank > table.ranks() - table.zone();
      lastRank[0][cell] = rank == 1;
      lastRank[1][cell] = rank == table.ranks();
    }
  }

  private int[] goals(Side side) {
    for (Square square : book.goal().of(side)) {
      if (!table.contains(square)) {
        throw new IllegalArgumentException(square + " is not on the board, and no goal");
      }
    }
    return book.goal().of(side).stream().sorted().mapToInt(this::cell).toArray();
  }

  private void fillTypes() {
    for (int code = 2; code < codes; code++) {
      PieceType type = types[type(code)];
      int side = code & 1;
      boolean kept =
          book.drops() instanceof Drops.Captured && table.hand().indexOf(type.letter()) >= 0;
      handType[code] = kept ? typeIndex(String.valueOf(type.letter())) : -1;
      promoted[code] = type.promotesTo().map(id -> code(typeIndex(id), side)).orElse(0);
      lastRankChance[code] = book.promotion().lastRankChance().contains(type.id());
      lionTurns[code] = type.lionPower().turns();
      perFile[code] = type.perFile();
      countsOnFile[code] |= perFile[code] > 0;
      if (perFile[code] > 0 && type.is(Flag.PER_FILE_PROMOTED)) {
        alsoOnFile[code] = promoted[code];
        countsOnFile[promoted[code]] = true;
      }
      rank[code] = type.rank();
    }
  }

  private void fillStuck() {
    for (int code = 2; code < codes; code++) {
      int[] legs = directions.legs[code];
      Arrays.fill(stuck[code], true);
      for (int cell = 0; cell < grid.size; cell++) {
        for (int i = 0; i < legs.length; i += 2) {
          stuck[code][cell] &= directions.next[legs[i]][cell] == CellGrid.OFF;
        }
        int[] others = directions.unusualLegs[code];
        for (int i = 0; i < others.length; i += 3) {
          stuck[code][cell] &= directions.next[others[i]][cell] == CellGrid.OFF;
        }
        for (int step : directions.areaSteps[code]) {
          stuck[code][cell] &= directions.next[step][cell] == CellGrid.OFF;
        }
        stuck[code][cell] &= !directions.anywhere[code];
      }
    }
  }

  private void fillEntering() {
    for (int code = 2; code < codes; code++) {
      for (int cell = 0; cell < grid.size && promoted[code] != 0; cell++) {
        int may = zone[code & 1][cell] ? MAY : 0;
        int must = mustPromote(code, cell) ? MUST : 0;
        int entered = alwaysPromotes() && may != 0 ? MUST : must;
        entering[code * grid.size + cell] = (byte) (may | entered);
        entering[(code + codes) * grid.size + cell] = (byte) must;
      }
    }
    for (int side = 0; side < 2; side++) {
      for (int cell = 0; cell < grid.size; cell++) {
        insideZone[side][cell] = zone[side][cell] ? codes : 0;
      }
    }
  }

  /** Whether a piece must promote where the trigger alone would not give it the choice. */
  private boolean isForcedApart(int code) {
    return book.promotion().trigger() != Promotion.Trigger.TOUCH
        && book.promotion().trigger() != Promotion.Trigger.MOVE
        && IntStream.range(0, grid.size).anyMatch(cell -> mustPromote(code, cell));
  }

  /** The table that was compiled. */
  public VariantTable table() {
    return table;
  }

  /** The rules that were compiled. */
  public RuleBook book() {
    return book;
  }

  /** What the moves of this layout are generated with. */
  FastBoard fast() {
    return fast;
  }

  /** How the board is made, for people who ask; one line. */
  public String boardText() {
    return fast.text();
  }

  /** The name of the piece of a code, in the middle of a sentence. */
  LocalizedText pieceText(int code) {
    return Sentence.small(types[type(code)].name());
  }

  /** {@code  (option lion trading: edo)} behind a sentence, or nothing if there is no such option. */
  public LocalizedText optionText(String name) {
    LocalizedText words = options.get(name);
    return words == null
        ? LocalizedText.NONE
        : Sentence.of(VariantLayout.class, "variantLayout.option", words);
  }

  /** All squares, rank a first; in a rank, file 1 first. */
  public List<Square> squares() {
    return squares;
  }

  /** The cell of a square of this board. */
  public int cell(Square square) {
    return grid.cell(square);
  }

  /** The square of a cell that is not beyond the edge. */
  public Square square(int cell) {
    return squares.get(cell);
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

  /** The code of a type by its number, on a side. */
  public static int code(int type, int side) {
    return (type + 1) * 2 + side;
  }

  /** The type of a code that is a piece. */
  public static int type(int code) {
    return (code >> 1) - 1;
  }

  /** How many codes there are, those that are no pieces included. */
  public int codes() {
    return codes;
  }

  /** The code that a piece becomes when it promotes, 0 if it never does. */
  public int promoted(int code) {
    return promoted[code];
  }

  /** Whether a code is a promoted side; nothing and the edge are none. */
  boolean isPromotedSide(int code) {
    return code > EDGE && types[type(code)].isPromoted();
  }

  /** Whether a piece of a code that turns over turns back to its unpromoted side. */
  boolean turnsBack(int code) {
    return types[type(code)].turnsBack();
  }

  /** Whether pieces hop, move as others or take otherwise than they move; {@link SlidingLines} knows nothing of it. */
  public boolean hasUnusualMoves() {
    return unusual;
  }

  /** Whether any piece burns those beside it, so that a move may take more than it says. */
  public boolean hasBurning() {
    return burning;
  }

  /** Whether a royal piece may become one that is none. */
  public boolean abdicates() {
    return abdicates;
  }

  /** Whether the game is lost with the last piece of a code. */
  public boolean isRoyal(int code) {
    return royal[code];
  }

  /** The number of the type that goes to the taker's hand, -1 if what is taken is gone. */
  public int handType(int code) {
    return handType[code];
  }

  /** The piece of a code that is one. */
  public Piece piece(int code) {
    return new Piece(types[type(code)], (code & 1) == 0 ? Side.BLACK : Side.WHITE);
  }

  /**
   * Whether a piece may promote, must, or neither, where the memory of earlier moves is left out.
   *
   * @param captures whether the move takes anything
   * @param mid the middle cell, or {@link CellGrid#OFF}
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
      case ENTER_OR_CAPTURE ->
        end && !start || captures && (start || end || mid != CellGrid.OFF && mine[mid]);
      case ENTER_OR_CAPTURE_INSIDE -> end && !start || captures && start;
      case ENTER_OR_LATER ->
        end && !start
            || captures && (start || end || mid != CellGrid.OFF && mine[mid])
            || start && !declined;
      case TOUCH, MOVE -> start || end;
      case CAPTURE -> captures;
    };
  }

  /** Whether a piece must promote wherever it comes from. */
  boolean mustPromote(int code, int to) {
    return switch (book.promotion().forced()) {
      case NEVER, ALWAYS, PROMOTED_TAKEN -> false;
      case STUCK -> stuck[code][to];
      case STUCK_ON_LAST_RANK -> stuck[code][to] && lastRank[code & 1][to];
    };
  }

  /** Whether a piece that may promote must. */
  boolean alwaysPromotes() {
    return book.promotion().forced() == Promotion.Forced.ALWAYS;
  }

  /** Whether the piece on entering gets a memory that it declined. */
  boolean remembersDeclining() {
    return book.promotion().trigger() == Promotion.Trigger.ENTER_OR_LATER;
  }
}
