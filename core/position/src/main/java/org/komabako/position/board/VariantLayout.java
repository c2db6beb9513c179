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

  /** By side: the cells where a royal piece wins. */
  final int[][] goals;

  final PromotionLayout promotion;
  final DropLayout drops;

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

  final BitboardSet planes;
  final CellSets sets;
  final Leaps leaps;

  private final FastBoard fast;
  private final Map<String, Integer> typeIndex = new HashMap<>();

  /** The values of the options by name. */
  final Map<String, String> chosen;

  /** The same in words. */
  final Map<String, LocalizedText> options;

  /** What was wanted of {@link #fast} when it was made. */
  final String kind = FastBoard.kind();

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
    rank = new int[codes];
    burns = directions.burns;
    burning = table.pieces().stream().anyMatch(type -> type.is(Flag.BURNS));
    taker = takers();
    turnsTakers = Arrays.stream(taker).anyMatch(code -> code != 0);
    takesMore = burning
        || IntStream.range(2, codes).anyMatch(code -> directions.lineSteps[code].length > 0);
    fillTypes();
    promotion = new PromotionLayout(this);
    drops = new DropLayout(this);
    goals = new int[][] {goals(Side.BLACK), goals(Side.WHITE)};
    neighbours = grid.neighbours(true);
    besides = grid.neighbours(false);
    lions = table.hasLions();
    marking = promotion.remembersDeclining || book.drops() instanceof Drops.Reserve;
    heirs = table.pieces().stream().anyMatch(this::bringsHeir);
    abdicates = table.pieces().stream().anyMatch(this::abdicates)
        || turnsTakers && book.special().takersRoyal();
    unusual = book.movesAs() != MovesAs.OWN || directions.anyUnusual;
    checkWins = book.check() == CheckRule.WINS;
    selfCheckIllegal = book.selfCheck() == SelfCheck.ILLEGAL;
    zobrist = new Zobrist(codes, grid.size);
    material = Scores.material(this);
    planes = new BitboardSet(this);
    sets = new CellSets(this);
    leaps = new Leaps(this);
    fast = FastBoard.of(this);
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

  /** By code: whether its type has a flag. */
  boolean[] flags(Flag flag) {
    boolean[] result = new boolean[codes];
    for (int code = 2; code < codes; code++) {
      result[code] = types[type(code)].is(flag);
    }
    return result;
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
      lionTurns[code] = type.lionPower().turns();
      rank[code] = type.rank();
    }
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

  /** Whether a code is a piece of a side. */
  static boolean isOf(int code, int side) {
    return code > EDGE && (code & 1) == side;
  }

  /** Whether a code is a piece of the other side than the piece of another. */
  static boolean isEnemy(int code, int mover) {
    return code > EDGE && (code & 1) != (mover & 1);
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
}
