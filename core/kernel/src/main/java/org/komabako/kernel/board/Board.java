package org.komabako.kernel.board;

import java.util.Arrays;
import org.komabako.kernel.rules.Drops;

/**
 * A position that moves are made and unmade on, for one thread.
 *
 * <p>A padded row of cells holds what stands where; each side has a list of the cells of its men.
 * All of it is driven by a {@link Layout}. What a move changed is kept on a stack of small numbers,
 * so that nothing is allocated while moves are made and unmade. {@link MoveGenerator} lists moves,
 * {@link Ending} tells whether the game is decided.
 */
public final class Board {
  /** Mark of a piece that entered the zone and declined to promote. */
  static final byte DECLINED = 1;

  /** Mark of a piece that was dropped in the zone and may still promote. */
  static final byte DROPPED = 2;

  /** Numbers on the stack for each move made. */
  private static final int FRAME = 10;

  private static final int START_CAPACITY = 8;

  private final Layout layout;
  final int[] cells;
  final byte[] marks;

  /** By side: the cells of its men; 0 where one was taken. */
  final int[][] men = new int[2][];

  final int[] menCount = new int[2];
  private final int[] slotOf;

  /** By side and type: how many are in hand. */
  final int[][] hands;

  /** By side: the reserve is out of play after its one drop. */
  final boolean[] reserveGone = new boolean[2];

  final int[] royals = new int[2];

  /** By side: men that count where a side may be bare. */
  final int[] alive = new int[2];

  int side;
  int lionCell;
  int ply = 1;
  long key;
  private int[] stack = {};
  private long[] keyStack = {};
  private int made;

  /** An empty board, Black to move. */
  public Board(Layout layout) {
    this.layout = layout;
    cells = new int[layout.size];
    Arrays.fill(cells, Layout.EDGE);
    for (int cell : layout.cells) {
      cells[cell] = Layout.EMPTY;
    }
    marks = new byte[layout.size];
    slotOf = new int[layout.size];
    hands = new int[2][layout.types.length];
    men[0] = new int[16];
    men[1] = new int[16];
  }

  /** An equal board that nothing can be unmade on. */
  public Board copy() {
    Board copy = new Board(layout);
    for (int cell : layout.cells) {
      if (cells[cell] != Layout.EMPTY) {
        copy.put(cell, cells[cell]);
      }
    }
    System.arraycopy(marks, 0, copy.marks, 0, marks.length);
    for (int s = 0; s < 2; s++) {
      System.arraycopy(hands[s], 0, copy.hands[s], 0, hands[s].length);
      copy.reserveGone[s] = reserveGone[s];
    }
    copy.side = side;
    copy.lionCell = lionCell;
    copy.ply = ply;
    copy.key = key;
    return copy;
  }

  /** The compiled table and rules. */
  public Layout layout() {
    return layout;
  }

  /** What stands on a cell: {@link Layout#EMPTY}, {@link Layout#EDGE} or the code of a piece. */
  public int codeAt(int cell) {
    return cells[cell];
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

  /** The number of the move to come, 1 at the start of a game. */
  public int ply() {
    return ply;
  }

  /** Sets a piece on an empty cell, outside any move. */
  void put(int cell, int code) {
    int owner = code & 1;
    if (menCount[owner] == men[owner].length) {
      men[owner] = Arrays.copyOf(men[owner], menCount[owner] * 2);
    }
    slotOf[cell] = menCount[owner];
    men[owner][menCount[owner]++] = cell;
    cells[cell] = code;
    key ^= layout.zobrist.board[code][cell];
    count(code, cell, 1);
  }

  /** Sets how many pieces of a type are in hand, outside any move. */
  void setHand(int ofSide, int type, int count) {
    int code = Layout.code(type, ofSide);
    key ^= layout.zobrist.hands[code][hands[ofSide][type]] ^ layout.zobrist.hands[code][count];
    hands[ofSide][type] = count;
  }

  /** Sets whose turn it is, outside any move. */
  void setSide(int newSide) {
    if (newSide != side) {
      side = newSide;
      key ^= layout.zobrist.side;
    }
  }

  private void count(int code, int cell, int by) {
    alive[code & 1] += by * layout.counts[code][cell];
    if (layout.royal[code]) {
      royals[code & 1] += by;
    }
  }

  /** Makes a move that {@link MoveGenerator} listed for this position. */
  public void make(int move) {
    int to = Packed.to(move);
    int from = Packed.from(move);
    int mid = Packed.mid(move);
    int base = push(move);
    int us = side;
    stack[base + 5] = marks[to];
    key ^= layout.zobrist.side;
    side = us ^ 1;
    ply++;
    if (mid == Packed.DROP) {
      makeDrop(from, to, Packed.promotes(move), us);
      lionCell = 0;
      return;
    }
    int code = cells[from];
    boolean lionTaken = false;
    if (mid != 0) {
      int victim = cells[mid];
      stack[base + 3] = victim;
      stack[base + 7] = marks[mid];
      if (victim != Layout.EMPTY) {
        lionTaken = layout.lion[victim];
        lionCell = mid;
        stack[base + 9] = slotOf[mid];
        take(mid, victim);
      }
    }
    int wasMarked = marks[from];
    stack[base + 4] = wasMarked;
    stack[base + 1] = code;
    int victim = to == from ? Layout.EMPTY : cells[to];
    stack[base + 2] = victim;
    if (victim != Layout.EMPTY) {
      if (layout.lion[victim]) {
        lionTaken = true;
        lionCell = to;
      }
      stack[base + 8] = slotOf[to];
      take(to, victim);
    }
    if (!lionTaken || layout.lion[code]) {
      lionCell = 0;
    }
    int placed = Packed.promotes(move) ? layout.promoted[code] : code;
    if (to != from || placed != code) {
      shift(from, to, code, placed);
    }
    marks[from] = 0;
    marks[to] = placed == code ? marksAfter(code, from, to, wasMarked) : 0;
  }

  private int push(int move) {
    int base = made * FRAME;
    if (base == stack.length) {
      int capacity = Math.max(START_CAPACITY, made * 2);
      stack = Arrays.copyOf(stack, FRAME * capacity);
      keyStack = Arrays.copyOf(keyStack, capacity);
    }
    stack[base] = move;
    stack[base + 2] = Layout.EMPTY;
    stack[base + 3] = Layout.EMPTY;
    stack[base + 6] = lionCell;
    keyStack[made++] = key;
    return base;
  }

  /** Moves a man in the list, the counts and the key; what stood on the target is gone already. */
  private void shift(int from, int to, int code, int placed) {
    int slot = slotOf[from];
    cells[from] = Layout.EMPTY;
    cells[to] = placed;
    slotOf[to] = slot;
    men[code & 1][slot] = to;
    key ^= layout.zobrist.board[code][from] ^ layout.zobrist.board[placed][to];
    count(code, from, -1);
    count(placed, to, 1);
  }

  private void take(int cell, int victim) {
    men[victim & 1][slotOf[cell]] = 0;
    cells[cell] = Layout.EMPTY;
    marks[cell] = 0;
    key ^= layout.zobrist.board[victim][cell];
    count(victim, cell, -1);
    int type = layout.handType[Layout.type(victim)];
    if (type >= 0) {
      int taker = (victim & 1) ^ 1;
      setHand(taker, type, hands[taker][type] + 1);
    }
  }

  private byte marksAfter(int code, int from, int to, int wasMarked) {
    if (layout.promoted[code] == 0) {
      return 0;
    }
    boolean[] mine = layout.zone[code & 1];
    if (!mine[to]) {
      return 0;
    }
    int declined = !mine[from] && layout.remembersDeclining() ? DECLINED : 0;
    int dropped = mine[from] ? wasMarked & DROPPED : 0;
    return (byte) (declined | dropped);
  }

  private void makeDrop(int type, int to, boolean promotes, int us) {
    int code = Layout.code(type, us);
    if (layout.book.drops() instanceof Drops.Reserve) {
      for (int t = 0; t < hands[us].length; t++) {
        key ^= layout.zobrist.hands[Layout.code(t, us)][hands[us][t]];
      }
      reserveGone[us] = true;
      boolean inZone = layout.zone[us][to] && !promotes && layout.promoted[code] != 0;
      marks[to] = inZone ? DROPPED : 0;
    } else {
      setHand(us, type, hands[us][type] - 1);
      marks[to] = 0;
    }
    put(to, promotes ? layout.promoted[code] : code);
  }

  /** Takes back the last move made. */
  public void unmake() {
    made--;
    int base = made * FRAME;
    int move = stack[base];
    int to = Packed.to(move);
    int from = Packed.from(move);
    int mid = Packed.mid(move);
    int us = side ^ 1;
    side = us;
    ply--;
    lionCell = stack[base + 6];
    if (mid == Packed.DROP) {
      unmakeDrop(from, to, us);
    } else {
      int code = stack[base + 1];
      int placed = cells[to];
      if (to != from || placed != code) {
        shift(to, from, placed, code);
      }
      marks[from] = (byte) stack[base + 4];
      if (stack[base + 2] != Layout.EMPTY) {
        restore(to, stack[base + 2], stack[base + 8]);
      }
      if (mid != 0) {
        if (stack[base + 3] != Layout.EMPTY) {
          restore(mid, stack[base + 3], stack[base + 9]);
        }
        marks[mid] = (byte) stack[base + 7];
      }
    }
    if (to != from || mid == Packed.DROP) {
      marks[to] = (byte) stack[base + 5];
    }
    key = keyStack[made];
  }

  /** Puts a taken man back where it stood and into its slot of the list. */
  private void restore(int cell, int victim, int slot) {
    int owner = victim & 1;
    slotOf[cell] = slot;
    men[owner][slot] = cell;
    cells[cell] = victim;
    count(victim, cell, 1);
    int type = layout.handType[Layout.type(victim)];
    if (type >= 0) {
      hands[owner ^ 1][type]--;
    }
  }

  private void unmakeDrop(int type, int to, int us) {
    int placed = cells[to];
    menCount[us]--;
    cells[to] = Layout.EMPTY;
    count(placed, to, -1);
    if (layout.book.drops() instanceof Drops.Reserve) {
      reserveGone[us] = false;
    } else {
      hands[us][type]++;
    }
  }

  /** Whether a piece of a side could go to a cell, by its way of moving and whatever forbids it. */
  public boolean attacked(int cell, int bySide) {
    int[] deltas = layout.deltas;
    for (int d = 0; d < deltas.length; d++) {
      if (attackerAlong(d, cell, bySide) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The cell of the piece of a side that could go to a cell along a delta, or 0. */
  int attackerAlong(int d, int cell, int bySide) {
    int delta = layout.deltas[d];
    int[] reach = layout.reach[d];
    int far = layout.longest[d];
    int at = cell;
    for (int distance = 1; distance <= far; distance++) {
      at -= delta;
      int code = cells[at];
      if (code != Layout.EMPTY) {
        return code > Layout.EDGE && (code & 1) == bySide && reach[code] >= distance ? at : 0;
      }
    }
    return 0;
  }

  /** The cell of a side's only royal piece, or 0 if it has none or more than one. */
  int onlyRoyal(int ofSide) {
    if (royals[ofSide] != 1) {
      return 0;
    }
    int[] list = men[ofSide];
    for (int i = 0; i < menCount[ofSide]; i++) {
      if (list[i] != 0 && layout.royal[cells[list[i]]]) {
        return list[i];
      }
    }
    return 0;
  }

  /** Whether a side's only royal piece could be taken. */
  public boolean inCheck(int ofSide) {
    int cell = onlyRoyal(ofSide);
    return cell != 0 && attacked(cell, ofSide ^ 1);
  }
}
