package org.komabako.position.board;

/**
 * Tells what a move wins if both sides then take on its last cell, with the cheapest piece first, as
 * long as it pays (static exchange evaluation).
 *
 * <p>A piece of lion power takes two at a time, and one that stands beside the cell takes there and
 * goes on or back: nobody can take it there in return.
 */
public final class StaticExchange {
  private static final int MOST_TAKINGS = 64;

  private final Board board;
  private final Directions directions;
  private final Rays rays;
  private final int[] cells;

  /** By code: what the taker wins with it. */
  private final int[] values;

  /** By direction and code: whether it can take one step on and go on. */
  private final boolean[][] stepsTwice;

  /** The cells before the one that is attacked, as {@link Rays} has them. */
  private int[] row = {};

  /** By line along which somebody attacks: the direction and the next who does. */
  private final int[] lines;

  private final int[] heads;

  /** Where the line begins and ends in the row, and where the next who attacks stands. */
  private final int[] firsts;

  private final int[] ends;
  private final int[] ats;
  private int count;

  /** Cells that the move leaves empty. */
  private int gone;

  private int goneToo;
  private int goneBeyond;

  /** Where a piece ends that burns what is beside it, or {@link CellGrid#OFF}. */
  private int fire = CellGrid.OFF;

  private final int[] gains = new int[MOST_TAKINGS];

  /**
   * For one board.
   *
   * @param values by code: what it is worth to take it
   */
  public StaticExchange(Board board, int[] values) {
    this.board = board;
    this.values = values.clone();
    VariantLayout layout = board.layout();
    directions = layout.directions;
    rays = layout.rays;
    cells = board.cells;
    int many = directions.back.length;
    lines = new int[many];
    heads = new int[many];
    firsts = new int[many];
    ends = new int[many];
    ats = new int[many];
    stepsTwice = new boolean[many][layout.codes];
    for (int code = 2; code < layout.codes; code++) {
      for (int step : directions.lionSteps[code]) {
        stepsTwice[step][code] = true;
      }
    }
  }

  /** What a legal move wins or loses for the side that makes it. */
  public int value(int move) {
    int placed = leave(move);
    int won = won(move, placed);
    if (board.burnsMover(move)) {
      return won - values[placed];
    }
    lineUp(PackedMove.to(move), Integer.MIN_VALUE);
    return count == 0 ? won : won - answer(placed);
  }

  /** Whether a legal move loses nothing; the same as of its value, but found sooner. */
  public boolean pays(int move) {
    int placed = leave(move);
    int won = won(move, placed);
    int stake = values[placed];
    if (board.burnsMover(move)) {
      return won >= stake;
    }
    // A taker who is worth less than what the move loses at least settles it, whoever takes him
    // back.
    return lineUp(PackedMove.to(move), stake - won) && won >= answer(placed);
  }

  /** Empties the cells that a move leaves; the code that the piece has then. */
  private int leave(int move) {
    boolean drop = PackedMove.isDrop(move);
    gone = drop ? CellGrid.OFF : PackedMove.from(move);
    goneToo = PackedMove.isTwoStep(move) ? PackedMove.mid(move) : CellGrid.OFF;
    goneBeyond = PackedMove.takesBeyond(move) ? PackedMove.beyond(move) : CellGrid.OFF;
    fire = board.burnt(move, values) > 0 ? PackedMove.to(move) : CellGrid.OFF;
    return board.placed(move);
  }

  /** What a move wins before anybody answers. */
  private int won(int move, int placed) {
    int to = PackedMove.to(move);
    int won = values[placed];
    won -= values[PackedMove.isDrop(move) ? placed : cells[gone]];
    if (to != gone) {
      won += values[cells[to]];
    }
    won += board.burnt(move, values);
    won += goneBeyond == CellGrid.OFF ? 0 : values[cells[goneBeyond]];
    return goneToo == CellGrid.OFF ? won : won + values[cells[goneToo]];
  }

  /** The most that the opponent wins by taking a piece of a code on the cell, or 0. */
  private int answer(int code) {
    int stands = values[code];
    int taker = board.side ^ 1;
    int n = 0;
    int line = best(taker);
    while (line >= 0 && n < MOST_TAKINGS) {
      gains[n++] = stands;
      if (isFleeting(line)) {
        break;
      }
      stands = values[cells[heads[line]]];
      moveUp(line);
      taker ^= 1;
      line = best(taker);
    }
    int result = 0;
    while (n > 0) {
      result = Math.max(0, gains[--n] - result);
    }
    return result;
  }

  /** Finds who attacks a cell, on both sides; false as soon as an opponent does who is worth less. */
  private boolean lineUp(int cell, int less) {
    count = 0;
    row = rays.of(cell);
    int taker = board.side ^ 1;
    int first = Rays.HEAD;
    while (first < row.length) {
      int d = row[first - Rays.HEAD];
      int end = first + row[first - 1];
      int at = next(d, first, first, end);
      if (at >= 0) {
        int head = row[at];
        if (values[cells[head]] < less && (cells[head] & 1) == taker) {
          return false;
        }
        lines[count] = d;
        firsts[count] = first;
        ends[count] = end;
        ats[count] = at;
        heads[count++] = head;
      }
      first = end + Rays.HEAD;
    }
    return true;
  }

  /** Where the next who attacks along a direction stands in the row, or {@link Board#NONE}. */
  private int next(int d, int first, int from, int end) {
    for (int i = from; i < end; i++) {
      int at = row[i];
      int code = cells[at];
      if (code != VariantLayout.EMPTY
          && at != gone
          && at != goneToo
          && at != goneBeyond
          && !isBurnt(at)) {
        return directions.reach[d][code] > i - first ? i : Board.NONE;
      }
    }
    return Board.NONE;
  }

  private boolean isBurnt(int cell) {
    return fire != CellGrid.OFF
        && (cells[cell] & 1) != board.side
        && board.layout().grid.adjacent(cell, fire);
  }

  /** The next behind the one who has taken steps up to the head of the line. */
  private void moveUp(int line) {
    int at = next(lines[line], firsts[line], ats[line] + 1, ends[line]);
    ats[line] = at;
    heads[line] = at < 0 ? Board.NONE : row[at];
  }

  /** The line of the piece that a side takes with: one that cannot be taken there, else the cheapest. */
  private int best(int side) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int line = 0; line < count; line++) {
      int head = heads[line];
      if (head != Board.NONE && (cells[head] & 1) == side) {
        if (isFleeting(line)) {
          return line;
        }
        if (values[cells[head]] < least) {
          least = values[cells[head]];
          best = line;
        }
      }
    }
    return best;
  }

  private boolean isFleeting(int line) {
    return ats[line] == firsts[line] && stepsTwice[lines[line]][cells[heads[line]]];
  }
}
