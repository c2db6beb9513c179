package org.komabako.position.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.Drops;

/**
 * A position that moves are made and unmade on, for one thread.
 *
 * <p>What stands where is held twice. A row of cells is changed with each move. The bitboards of the
 * {@link BitboardSet}, from which moves are generated, follow only when somebody asks for them: most
 * positions of a search are left again before. What a move changed is kept on a stack of numbers, so
 * that nothing is allocated while moves are made and unmade.
 */
public final class Board {
  /** No cell. */
  public static final int NONE = -1;

  /** Numbers on the stack for each move made, and what they are, from the lowest bit up. */
  private static final int FRAME = 4;

  /** The move; the code that moved, {@link VariantLayout#EMPTY} for a drop, and the code that it became. */
  private static final int MOVE = 0;

  /**
   * The code taken at the end of the move and the code taken on the way; half a byte each for the
   * marks of three cells before the move; the cell of a lion taken before the move.
   */
  private static final int TAKEN = 1;

  /** The key before the move. */
  private static final int KEY = 2;

  /** The tally before the move. */
  private static final int TALLY = 3;

  private static final int HALF = 16;
  private static final int LOWER = (1 << HALF) - 1;
  private static final int LION_SHIFT = Integer.SIZE + HALF;

  private static final int START_CAPACITY = 8 * FRAME;

  private final VariantLayout layout;
  private final Scores scores;
  private final int size;
  private final long[] zobrist;
  private final long[] worth;
  private final boolean reserves;
  private final boolean lions;
  private final boolean burning;
  private final boolean takesMore;
  private final long sideKey;
  final int[] cells = new int[CellGrid.OFF + 1];
  final PieceMarks marks;
  private final long[] planes;

  /** By side and type: how many are in hand. */
  final int[][] hands;

  /** By side: the reserve is out of play after its one drop. */
  final boolean[] reserveGone = new boolean[2];

  int side;

  /** A bit for each side that began the game without a royal piece. */
  private int kingless;

  /** Whether any mark may be set. */
  private boolean marking;

  int lionCell = NONE;
  long key;

  /** The sum of what {@link Scores#board} has for all pieces, and of what those in hand are worth. */
  private long tally;

  private long[] stack = {};

  /** What burnt or was taken on the second cell of a line; nothing where no piece does so. */
  private final Burnt burnt;

  private @Nullable UnusualMoves unusualMoves;

  /** The number of the move before which nothing can be unmade. */
  private int firstPly = 1;

  /** How many moves can be unmade, and how many of them the bitboards have followed. */
  private int made;

  private int followed;

  /** An empty board, Black to move, with the scores of the layout's piece values. */
  public Board(VariantLayout layout) {
    this(layout, layout.material);
  }

  private Board(VariantLayout layout, Scores scores) {
    this.layout = layout;
    this.scores = scores;
    size = layout.grid.size;
    zobrist = layout.zobrist.board;
    sideKey = layout.zobrist.side;
    worth = scores.board;
    reserves = layout.book.drops() instanceof Drops.Reserve;
    lions = layout.lions;
    burning = layout.burning;
    takesMore = layout.takesMore;
    burnt = new Burnt(layout);
    Arrays.fill(cells, VariantLayout.EDGE);
    Arrays.fill(cells, 0, layout.grid.size, VariantLayout.EMPTY);
    marks = new PieceMarks(layout);
    marking = layout.marking;
    planes = new long[2 * layout.planes.perSide * layout.planes.words];
    hands = new int[2][layout.types.length];
  }

  /** An equal board that nothing can be unmade on. */
  public Board copy() {
    return copy(scores);
  }

  /** An equal board that nothing can be unmade on, with other scores of the same layout. */
  public Board copy(Scores others) {
    Board copy = new Board(layout, others);
    System.arraycopy(cells, 0, copy.cells, 0, cells.length);
    copy.marks.copy(marks);
    System.arraycopy(planes(), 0, copy.planes, 0, planes.length);
    for (int s = 0; s < 2; s++) {
      copy.reserveGone[s] = reserveGone[s];
      System.arraycopy(hands[s], 0, copy.hands[s], 0, hands[s].length);
    }
    copy.tally = others == scores ? tally : copy.sum();
    copy.side = side;
    copy.kingless = kingless;
    copy.marking = marking;
    copy.lionCell = lionCell;
    copy.firstPly = ply();
    copy.key = key;
    return copy;
  }

  /** What {@link #tally} is for the pieces that are there. */
  private long sum() {
    long sum = 0;
    for (int cell = 0; cell < size; cell++) {
      sum += cells[cell] == VariantLayout.EMPTY ? 0 : worth[cells[cell] * size + cell];
    }
    for (int s = 0; s < 2; s++) {
      for (int type = 0; type < hands[s].length; type++) {
        sum += (long) inHand(s, type) * scores.hand[VariantLayout.code(type, s)];
      }
    }
    return sum;
  }

  /** The ways of moving that no bitboard knows, of this board. */
  UnusualMoves unusualMoves() {
    if (unusualMoves == null) {
      unusualMoves = new UnusualMoves(this);
    }
    return unusualMoves;
  }

  /** The compiled table and rules. */
  public VariantLayout layout() {
    return layout;
  }

  /** What stands on a cell: {@link VariantLayout#EMPTY}, {@link VariantLayout#EDGE} or the code of a piece. */
  public int codeAt(int cell) {
    return cells[cell];
  }

  /**
   * The first cell from one on where something else stands than did before; the number of cells if there is
   * none.
   *
   * @param before what stood on each cell, as {@link #codeAt} has it
   */
  public int nextChange(int[] before, int from) {
    int at = Arrays.mismatch(cells, from, size, before, from, size);
    return at < 0 ? size : from + at;
  }

  /**
   * The first type, from one on, of which a side has not as many in hand as it had; the number of types if there is none.
   *
   * @param before how many there were, by type
   */
  public int nextHandChange(int ofSide, int[] before, int from) {
    int types = before.length;
    int[] now = reserveGone[ofSide] ? layout.emptyHand : hands[ofSide];
    int at = Arrays.mismatch(now, from, types, before, from, types);
    return at < 0 ? types : from + at;
  }

  /** The side to move: 0 for Black, 1 for White. */
  public int sideToMove() {
    return side;
  }

  /** How many pieces of a type a side can drop. */
  public int inHand(int ofSide, int type) {
    return reserveGone[ofSide] ? 0 : hands[ofSide][type];
  }

  /**
   * The key of what repetition compares: board, hands and side to move. Equal positions have equal
   * keys in every run.
   */
  public long key() {
    return key;
  }

  /**
   * A key of all that decides how the game goes on: {@link #key()}, where a lion was just taken, who
   * may no more or still promote, and who plays without a royal piece.
   */
  public long fullKey() {
    long full = key;
    if (kingless != 0) {
      full ^= layout.zobrist.kingless[kingless >> 1];
    }
    if (lionCell != NONE) {
      full ^= layout.zobrist.lionTaken[lionCell];
    }
    if (marking) {
      full ^= marks.key(layout.zobrist);
    }
    return full;
  }

  /** What Black's pieces are worth on their cells and in hand, less White's. */
  public int score() {
    return (int) tally;
  }

  /** The number of the move to come, 1 at the start of a game. */
  public int ply() {
    return firstPly + made;
  }

  /** How many moves can be unmade. */
  int made() {
    return made;
  }

  /** Sets a piece on an empty cell, outside any move. */
  void put(int cell, int code) {
    cells[cell] = code;
    key ^= zobrist[code * size + cell];
    tally += worth[code * size + cell];
    toggle(code, cell);
  }

  /** Sets how many pieces of a type are in hand. */
  void setHand(int ofSide, int type, int count) {
    int code = VariantLayout.code(type, ofSide);
    int before = hands[ofSide][type];
    key ^= layout.zobrist.hands[code][before] ^ layout.zobrist.hands[code][count];
    tally += (count - before) * scores.hand[code];
    hands[ofSide][type] = count;
  }

  /** Marks a piece, outside any move. */
  void mark(int cell, byte mark) {
    marks.at[cell] |= mark;
    marking = true;
  }

  /** Sets who plays without a royal piece, outside any move. */
  void setKingless(int sides) {
    kingless = sides;
  }

  /**
   * Whether a side began the game without a royal piece. It plays without one: it cannot lose what it did
   * not have, nobody checks it, and a piece of its that becomes royal later is one like others.
   */
  public boolean isKingless(int ofSide) {
    return (kingless >> ofSide & 1) != 0;
  }

  /** Whether a side had royal pieces and has lost the last. */
  public boolean lostRoyals(int ofSide) {
    return !isKingless(ofSide) && royals(ofSide) == 0;
  }

  /** Sets the number of the move to come, outside any move. */
  void setPly(int ply) {
    firstPly = ply;
  }

  /** Sets whose turn it is, outside any move. */
  void setSide(int newSide) {
    if (newSide != side) {
      side = newSide;
      key ^= layout.zobrist.side;
    }
  }

  /** The bitboards, as the position is now. */
  long[] planes() {
    while (followed < made) {
      follow(followed++);
    }
    return planes;
  }

  /** Changes the bitboards by a move on the stack; a second time changes them back. */
  private void follow(int index) {
    int move = (int) stack[index * FRAME + MOVE];
    int piece = (int) (stack[index * FRAME + MOVE] >>> Integer.SIZE);
    int victims = (int) stack[index * FRAME + TAKEN];
    int to = PackedMove.to(move);
    int code = piece & LOWER;
    int placed = piece >>> HALF;
    if (code == placed) {
      toggle(code, PackedMove.from(move), to);
    } else {
      toggle(code, PackedMove.from(move));
      toggle(placed, to);
    }
    if (victims != 0) {
      toggle(victims & LOWER, to);
      toggle(victims >>> HALF, PackedMove.mid(move));
    }
    if (takesMore) {
      followBurnt(index);
    }
  }

  private void followBurnt(int index) {
    for (int i = burnt.first(index); i < burnt.last(index); i++) {
      toggle(burnt.code(i), burnt.cell(i));
    }
  }

  private void toggle(int code, int cell) {
    int word = cell >> 6;
    long bit = 1L << cell;
    for (int plane : layout.planes.of[code]) {
      planes[plane + word] ^= bit;
    }
  }

  private void toggle(int code, int from, int to) {
    int word = from >> 6;
    int otherWord = to >> 6;
    long bit = 1L << from;
    long otherBit = 1L << to;
    for (int plane : layout.planes.of[code]) {
      planes[plane + word] ^= bit;
      planes[plane + otherWord] ^= otherBit;
    }
  }

  /** Makes a move that {@link MoveGenerator} listed for this position. */
  public void make(int move) {
    int base = made++ * FRAME;
    if (base == stack.length) {
      stack = Arrays.copyOf(stack, Math.max(START_CAPACITY, 2 * base));
    }
    stack[base + KEY] = key;
    stack[base + TALLY] = tally;
    long memory = 0;
    if (lions) {
      memory = (long) lionCell << LION_SHIFT;
      lionCell = NONE;
    }
    side ^= 1;
    if (PackedMove.isDrop(move)) {
      stack[base + TAKEN] = memory;
      makeDrop(base, move);
    } else {
      makeWalk(base, move, memory);
    }
    if (takesMore) {
      takeMore(move);
    }
  }

  /** What a legal move makes of the piece: the code that comes to stand at its end. */
  public int placed(int move) {
    if (PackedMove.isDrop(move)) {
      int dropped = VariantLayout.code(PackedMove.from(move), side);
      return PackedMove.promotes(move) ? layout.promoted[dropped] : dropped;
    }
    int code = cells[PackedMove.from(move)];
    int turned = layout.turnsTakers ? turned(move, code) : 0;
    return turned != 0 ? turned : PackedMove.promotes(move) ? layout.promoted[code] : code;
  }

  /** What a piece becomes by what it takes with a move that is not made yet; 0 if nothing special. */
  int turned(int move, int code) {
    if (layout.royal[code] && !layout.book.special().takersRoyal()) {
      return 0;
    }
    int turned =
        PackedMove.to(move) == PackedMove.from(move) ? 0 : layout.taker[cells[PackedMove.to(move)]];
    if (turned == 0 && PackedMove.takesBeyond(move)) {
      turned = layout.taker[cells[PackedMove.beyond(move)]];
    }
    if (turned == 0 && PackedMove.isTwoStep(move)) {
      turned = layout.taker[cells[PackedMove.mid(move)]];
    }
    return turned;
  }

  /** Whether a legal move takes something: at its end, on its way, or by burning, if the piece burnt before. */
  public boolean takes(int move) {
    if (PackedMove.isDrop(move)) {
      return false;
    }
    boolean atEnd = PackedMove.to(move) != PackedMove.from(move)
        && cells[PackedMove.to(move)] != VariantLayout.EMPTY;
    return atEnd
        || PackedMove.takesBeyond(move)
        || PackedMove.isTwoStep(move) && cells[PackedMove.mid(move)] != VariantLayout.EMPTY
        || burning && burnt.takes(this, move);
  }

  /** Whether the piece that makes a legal move burns where it ends, so that nobody can take it. */
  public boolean burnsMover(int move) {
    return burning && burnt.burnsMover(this, move);
  }

  /**
   * What a legal move burns of the opponent's.
   *
   * @param values by code: what it is worth
   */
  public int burnt(int move, int[] values) {
    return burning ? burnt.worth(this, move, values) : 0;
  }

  /** Whether pieces have burnt with the last move, of either side. */
  public boolean lastBurnt() {
    return burning && made > 0 && burnt.any(made - 1, (int) stack[(made - 1) * FRAME + MOVE]);
  }

  /** Takes from the board what a move takes on the second cell of a line, and what burns after it. */
  private void takeMore(int move) {
    burnt.find(this, made - 1, move);
    if (PackedMove.takesBeyond(move)) {
      int victim = cells[PackedMove.beyond(move)];
      int taker = (int) (stack[(made - 1) * FRAME + MOVE] >>> Integer.SIZE) & LOWER;
      toHand(victim);
      rememberLion(victim, PackedMove.beyond(move), taker);
    }
    for (int i = burnt.first(made - 1); i < burnt.last(made - 1); i++) {
      int cell = burnt.cell(i);
      int code = burnt.code(i);
      cells[cell] = VariantLayout.EMPTY;
      marks.at[cell] = 0;
      key ^= zobrist[code * size + cell];
      tally -= worth[code * size + cell];
    }
  }

  private void giveMoreBack(int move) {
    if (PackedMove.takesBeyond(move)) {
      fromHand(burnt.code(burnt.first(made)));
    }
    for (int i = burnt.first(made); i < burnt.last(made); i++) {
      cells[burnt.cell(i)] = burnt.code(i);
      marks.at[burnt.cell(i)] = burnt.mark(i);
    }
  }

  private void makeWalk(int base, int move, long before) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int code = cells[from];
    int turned = layout.turnsTakers ? turned(move, code) : 0;
    int placed = turned != 0 ? turned : PackedMove.promotes(move) ? layout.promoted[code] : code;
    int midVictim = PackedMove.isTwoStep(move) ? cells[PackedMove.mid(move)] : VariantLayout.EMPTY;
    cells[from] = VariantLayout.EMPTY;
    int victim = cells[to];
    cells[to] = placed;
    int left = code * size + from;
    int reached = placed * size + to;
    key ^= sideKey ^ zobrist[left] ^ zobrist[reached];
    tally += worth[reached] - worth[left];
    long memory = marking ? before | (long) marks.move(move, code, placed) << Integer.SIZE : before;
    stack[base + MOVE] = (long) (code | placed << HALF) << Integer.SIZE | move;
    stack[base + TAKEN] = memory | victim | midVictim << HALF;
    if (victim != VariantLayout.EMPTY) {
      take(victim, to, code);
    }
    if (midVictim != VariantLayout.EMPTY) {
      cells[PackedMove.mid(move)] = VariantLayout.EMPTY;
      take(midVictim, PackedMove.mid(move), code);
    }
  }

  private void take(int victim, int cell, int taker) {
    key ^= zobrist[victim * size + cell];
    tally -= worth[victim * size + cell];
    toHand(victim);
    rememberLion(victim, cell, taker);
  }

  private void rememberLion(int victim, int cell, int taker) {
    if (layout.lion[victim] && !layout.lion[taker] && lionCell == NONE) {
      lionCell = cell;
    }
  }

  /** What is taken changes sides, where the game has it so. */
  private void toHand(int victim) {
    int type = layout.handType[victim];
    if (type >= 0) {
      int taker = (victim & 1) ^ 1;
      setHand(taker, type, hands[taker][type] + 1);
    }
  }

  private void makeDrop(int base, int move) {
    int us = side ^ 1;
    int type = PackedMove.from(move);
    int to = PackedMove.to(move);
    int code = VariantLayout.code(type, us);
    boolean promotes = PackedMove.promotes(move);
    int placed = promotes ? layout.promoted[code] : code;
    stack[base + MOVE] = (long) placed << HALF + Integer.SIZE | move;
    if (reserves) {
      for (int t = 0; t < hands[us].length; t++) {
        int each = VariantLayout.code(t, us);
        key ^= layout.zobrist.hands[each][hands[us][t]];
        tally -= hands[us][t] * scores.hand[each];
      }
      reserveGone[us] = true;
      marks.drop(code, to, promotes);
    } else {
      setHand(us, type, hands[us][type] - 1);
    }
    cells[to] = placed;
    int after = placed * size + to;
    key ^= sideKey ^ zobrist[after];
    tally += worth[after];
  }

  /** Passes the turn, whether a rule allows it or not: a search asks so what the opponent threatens. */
  public void makeNull() {
    int base = made++ * FRAME;
    if (base == stack.length) {
      stack = Arrays.copyOf(stack, Math.max(START_CAPACITY, 2 * base));
    }
    stack[base + MOVE] = 0;
    burnt.none(made - 1);
    stack[base + TAKEN] = (long) lionCell << LION_SHIFT;
    stack[base + KEY] = key;
    stack[base + TALLY] = tally;
    lionCell = NONE;
    side ^= 1;
    key ^= sideKey;
  }

  /** Takes back {@link #makeNull}, the last that was done. */
  public void unmakeNull() {
    int base = --made * FRAME;
    followed = Math.min(followed, made);
    key = stack[base + KEY];
    lionCell = (int) (stack[base + TAKEN] >> LION_SHIFT);
    side ^= 1;
  }

  /** Takes back the last move made. */
  public void unmake() {
    if (followed == made) {
      follow(--followed);
    }
    int base = --made * FRAME;
    int move = (int) stack[base + MOVE];
    int to = PackedMove.to(move);
    side ^= 1;
    key = stack[base + KEY];
    tally = stack[base + TALLY];
    long taken = stack[base + TAKEN];
    if (lions) {
      lionCell = (int) (taken >> LION_SHIFT);
    }
    if (takesMore) {
      giveMoreBack(move);
    }
    if (PackedMove.isDrop(move)) {
      unmakeDrop(PackedMove.from(move), to);
    } else {
      int victims = (int) taken;
      cells[to] = victims & LOWER;
      cells[PackedMove.from(move)] = (int) (stack[base + MOVE] >>> Integer.SIZE) & LOWER;
      if (victims != 0) {
        giveBack(victims & LOWER, victims >>> HALF, PackedMove.mid(move));
      }
      if (marking) {
        marks.unmove((int) (taken >>> Integer.SIZE), move);
      }
    }
  }

  private void giveBack(int victim, int midVictim, int mid) {
    fromHand(victim);
    if (midVictim != VariantLayout.EMPTY) {
      cells[mid] = midVictim;
      fromHand(midVictim);
    }
  }

  private void fromHand(int victim) {
    int type = layout.handType[victim];
    if (type >= 0) {
      hands[(victim & 1) ^ 1][type]--;
    }
  }

  private void unmakeDrop(int type, int to) {
    cells[to] = VariantLayout.EMPTY;
    if (reserves) {
      reserveGone[side] = false;
      marks.at[to] = 0;
    } else {
      hands[side][type]++;
    }
  }

  /** Whether a piece of a side could go to a cell, by its way of moving and whatever forbids it. */
  public boolean attacked(int cell, int bySide) {
    if (layout.unusual) {
      return unusualMoves().attacked(cell, bySide);
    }
    for (int d = 0; d < layout.directions.back.length; d++) {
      if (attackerAlong(d, cell, bySide) != NONE) {
        return true;
      }
    }
    return false;
  }

  /** The cell of the piece of a side that could go to a cell along a direction, or {@link #NONE}. */
  int attackerAlong(int d, int cell, int bySide) {
    int[] back = layout.directions.back[d];
    int[] reach = layout.directions.reach[d];
    int far = layout.directions.longest[d];
    int at = cell;
    for (int distance = 1; distance <= far; distance++) {
      at = back[at];
      int code = cells[at];
      if (code != VariantLayout.EMPTY) {
        return code > VariantLayout.EDGE && (code & 1) == bySide && reach[code] >= distance
            ? at
            : NONE;
      }
    }
    return NONE;
  }

  /** Whether the piece on a cell could take something, by its way of moving. */
  public boolean attacksSomething(int cell) {
    int code = cells[cell];
    if (layout.unusual && code > VariantLayout.EDGE) {
      for (int to = 0; to < size; to++) {
        if (cells[to] != VariantLayout.EMPTY
            && (cells[to] & 1) != (code & 1)
            && unusualMoves().attacks(cell, to)) {
          return true;
        }
      }
      return false;
    }
    int[] legs = code > VariantLayout.EDGE ? layout.directions.legs[code] : new int[0];
    for (int i = 0; i < legs.length; i += 2) {
      int[] next = layout.directions.next[legs[i]];
      int at = next[cell];
      for (int left = legs[i + 1] - 1; left > 0 && cells[at] == VariantLayout.EMPTY; left--) {
        at = next[at];
      }
      int target = cells[at];
      if (target > VariantLayout.EDGE && (target & 1) != (code & 1)) {
        return true;
      }
    }
    return false;
  }

  /** How many royal pieces a side has; none if it plays without. */
  public int royals(int ofSide) {
    if (isKingless(ofSide)) {
      return 0;
    }
    return Scores.royals(tally, ofSide);
  }

  /** The cell of a side's only royal piece, or {@link #NONE} if it has none or more than one. */
  public int onlyRoyal(int ofSide) {
    if (royals(ofSide) != 1) {
      return NONE;
    }
    long[] all = planes();
    int start = layout.planes.start(ofSide, BitboardSet.ROYAL);
    int w = 0;
    while (all[start + w] == 0) {
      w++;
    }
    return w << 6 | Long.numberOfTrailingZeros(all[start + w]);
  }

  /** Whether a side's only royal piece could be taken. */
  public boolean inCheck(int ofSide) {
    int cell = onlyRoyal(ofSide);
    return cell != NONE && attacked(cell, ofSide ^ 1);
  }
}
