package org.komabako.kernel.board;

/**
 * Tells what a move wins if both sides then take on its last cell, with the cheapest piece first, as
 * long as it pays (static exchange evaluation).
 *
 * <p>A piece of lion power takes two at a time, and one that stands beside the cell takes there and
 * goes on or back: nobody can take it there in return.
 */
public final class Exchange {
  private static final int MOST_TAKINGS = 64;

  private final Board board;
  private final Directions directions;
  private final int[] cells;
  private final int[] promoted;

  /** By code: what the taker wins with it. */
  private final int[] values;

  /** By direction and code: whether it can take one step on and go on. */
  private final boolean[][] stepsTwice;

  /** The directions along which somebody attacks; with the next who does, and how far he is. */
  private final int[] lines;

  private final int[] heads;
  private final int[] distances;
  private int count;

  /** Cells that the move leaves empty. */
  private int gone;

  private int goneToo;

  private final int[] gains = new int[MOST_TAKINGS];

  /**
   * For one board.
   *
   * @param values by code: what it is worth to take it
   */
  public Exchange(Board board, int[] values) {
    this.board = board;
    this.values = values.clone();
    Layout layout = board.layout();
    directions = layout.directions;
    cells = board.cells;
    promoted = layout.promoted;
    int many = directions.back.length;
    lines = new int[many];
    heads = new int[many];
    distances = new int[many];
    stepsTwice = new boolean[many][layout.codes];
    for (int code = 2; code < layout.codes; code++) {
      for (int step : directions.lionSteps[code]) {
        stepsTwice[step][code] = true;
      }
    }
  }

  /** What a legal move wins or loses for the side that makes it. */
  public int value(int move) {
    int from = Packed.isDrop(move) ? Grid.OFF : Packed.from(move);
    int to = Packed.to(move);
    int mid = Packed.isTwoStep(move) ? Packed.mid(move) : Grid.OFF;
    int code = from == Grid.OFF ? Layout.code(Packed.from(move), board.side) : cells[from];
    int placed = Packed.promotes(move) ? promoted[code] : code;
    int won = values[placed] - values[code];
    if (to != from) {
      won += values[cells[to]];
    }
    if (mid != Grid.OFF) {
      won += values[cells[mid]];
    }
    gone = from;
    goneToo = mid;
    lineUp(to);
    return count == 0 ? won : won - answer(placed);
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
      int d = lines[line];
      heads[line] = next(d, line, heads[line]);
      taker ^= 1;
      line = best(taker);
    }
    int result = 0;
    while (n > 0) {
      result = Math.max(0, gains[--n] - result);
    }
    return result;
  }

  /** Finds who attacks a cell, on both sides. */
  private void lineUp(int cell) {
    count = 0;
    for (int d = 0; d < lines.length; d++) {
      distances[count] = 0;
      int head = next(d, count, cell);
      if (head != Board.NONE) {
        lines[count] = d;
        heads[count++] = head;
      }
    }
  }

  /** The next who attacks along a direction behind a cell of it, or {@link Board#NONE}. */
  private int next(int d, int line, int behind) {
    int[] back = directions.back[d];
    int far = directions.longest[d];
    int at = behind;
    for (int distance = distances[line] + 1; distance <= far; distance++) {
      at = back[at];
      int code = cells[at];
      if (code == Layout.EDGE) {
        return Board.NONE;
      }
      if (code != Layout.EMPTY && at != gone && at != goneToo) {
        distances[line] = distance;
        return directions.reach[d][code] >= distance ? at : Board.NONE;
      }
    }
    return Board.NONE;
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
    return distances[line] == 1 && stepsTwice[lines[line]][cells[heads[line]]];
  }
}
