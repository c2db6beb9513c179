package org.komabako.position.board;

import java.util.Arrays;
import org.komabako.kernel.model.Leg.Over;
import org.komabako.kernel.model.Leg.Way;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.SpecialMoves.JumpsTake;

/**
 * Ways of moving that no bitboard knows: to move but not take, or to take but not move, over other pieces, over the
 * first square, round a corner, with some steps in any directions, three steps along a line, anywhere, to take without
 * moving, and as a friend beside. A board whose layout
 * has none of them asks nothing here.
 */
final class UnusualMoves {
  private static final Way[] WAYS = Way.values();

  private final Board board;
  private final VariantLayout layout;
  private final int[] cells;
  private final boolean lionRules;
  private final AreaMoves areas;

  UnusualMoves(Board board) {
    this.board = board;
    layout = board.layout();
    cells = board.cells;
    areas = new AreaMoves(board);
    lionRules = layout.book.lions().trading() != LionTrading.Trading.NONE;
  }

  /** The code whose moves the piece on a cell makes. */
  static int mover(Board board, int cell) {
    VariantLayout layout = board.layout();
    int code = board.cells[cell];
    MovesAs rule = layout.book.movesAs();
    if (rule == MovesAs.OWN) {
      return code;
    }
    boolean down = (code & 1) == 0 == (rule == MovesAs.BEHIND);
    int beside = cell + (down ? layout.grid.files : -layout.grid.files);
    int other = beside < 0 || beside >= layout.grid.size ? VariantLayout.EDGE : board.cells[beside];
    return other > VariantLayout.EDGE && (other & 1) == (code & 1) ? other : code;
  }

  /** Adds the cells that the piece on a cell reaches in unusual ways, as moves that {@link PieceMoves} completes. */
  void add(int from, PieceMoves moves, MoveList out) {
    int code = cells[from];
    int mover = mover(board, from);
    int[] legs = layout.directions.unusualLegs[mover];
    for (int i = 0; i < legs.length; i += 3) {
      along(from, legs[i], legs[i + 1], WAYS[legs[i + 2]], moves, out);
    }
    int reached = areas.search(from, mover);
    // Who judges captures of lions may look for area moves himself.
    int[] ends = lionRules && reached > 0 ? Arrays.copyOf(areas.ends(), reached) : areas.ends();
    for (int i = 0; i < reached; i++) {
      arrive(code, from, ends[i], moves, out);
    }
    pass(from, mover, out);
    for (int step : layout.directions.lineSteps[code]) {
      line(from, step, moves, out);
    }
    if (layout.directions.anywhere[code]) {
      anywhere(from, moves, out);
    }
    for (int step : layout.directions.iguiSteps[mover]) {
      int mid = layout.directions.next[step][from];
      if (VariantLayout.isEnemy(cells[mid], code)) {
        moves.capture(code, PackedMove.twoStep(from, mid, from), layout.lion[cells[mid]], out);
      }
    }
  }

  /** What three steps along a line can do that two cannot; the squares are jumped over or taken on. */
  private void line(int from, int step, PieceMoves moves, MoveList out) {
    int code = cells[from];
    int[] next = layout.directions.next[step];
    int first = next[from];
    int second = next[first];
    int third = next[second];
    int way = first - from;
    boolean takesFirst = VariantLayout.isEnemy(cells[first], code);
    boolean takesSecond = VariantLayout.isEnemy(cells[second], code);
    if (takesFirst) {
      takes(PackedMove.twoStep(from, first, third), moves, out);
    }
    if (takesSecond) {
      takes(PackedMove.beyond(from, way, first, false), moves, out);
      takes(PackedMove.beyond(from, way, third, false), moves, out);
      if (takesFirst) {
        takes(PackedMove.beyond(from, way, third, true), moves, out);
      }
    }
  }

  /** Adds a move that takes on its way, if it may end where it does. */
  private void takes(int move, PieceMoves moves, MoveList out) {
    int code = cells[PackedMove.from(move)];
    int target = cells[PackedMove.to(move)];
    if (target == VariantLayout.EMPTY || VariantLayout.isEnemy(target, code)) {
      boolean lion = layout.lion[target]
          || PackedMove.isTwoStep(move) && layout.lion[cells[PackedMove.mid(move)]]
          || PackedMove.takesBeyond(move) && layout.lion[cells[PackedMove.beyond(move)]];
      moves.capture(code, move, lion, out);
    }
  }

  private void anywhere(int from, PieceMoves moves, MoveList out) {
    int code = cells[from];
    int enemy = code & 1 ^ 1;
    // It protects all cells but its own, which need not be asked one by one.
    int keeper = layout.directions.takesProtected[code] ? Board.NONE : leaper(enemy, Board.NONE);
    for (int to = 0; to < layout.grid.size; to++) {
      boolean free = cells[to] == VariantLayout.EMPTY;
      if (free
          || VariantLayout.isEnemy(cells[to], code)
              && (keeper == Board.NONE || keeper == to)
              && mayTake(from, to)) {
        arrive(code, from, to, moves, out);
      }
    }
  }

  /** Whether a piece that leaps anywhere may take what stands on a cell, or may come to stand there. */
  private boolean mayTake(int from, int cell) {
    boolean anyhow = layout.directions.takesProtected[cells[from]] && !layout.royal[cells[cell]];
    return anyhow || !isProtected(from, cell);
  }

  /** Whether what stands on a cell, or may come to stand there, is kept from one that leaps there from another. */
  private boolean isProtected(int from, int cell) {
    int leaper = cells[from];
    int enemy = leaper & 1 ^ 1;
    cells[from] = VariantLayout.EMPTY;
    boolean found = leaper(enemy, cell) != Board.NONE || attacked(cell, enemy);
    cells[from] = leaper;
    return found;
  }

  /** The first cell but one where a side has a piece that leaps anywhere, or {@link Board#NONE}. */
  private int leaper(int side, int beside) {
    for (int at = 0; at < layout.grid.size; at++) {
      int code = cells[at];
      if (at != beside && VariantLayout.isOf(code, side) && layout.directions.anywhere[code]) {
        return at;
      }
    }
    return Board.NONE;
  }

  private void along(int from, int direction, int range, Way way, PieceMoves moves, MoveList out) {
    if (way.over() != Over.CORNER) {
      along(from, from, direction, range, way, moves, out);
      return;
    }
    int[] next = layout.directions.next[direction];
    int corner = next[from];
    for (int left = range; left > 0 && cells[corner] == VariantLayout.EMPTY; left--) {
      for (int turn : layout.directions.turns[direction]) {
        along(from, corner, turn, range, Way.ANY, moves, out);
      }
      corner = next[corner];
    }
  }

  private void along(
      int from, int start, int direction, int range, Way way, PieceMoves moves, MoveList out) {
    int code = cells[from];
    int[] next = layout.directions.next[direction];
    boolean skips = way.over() == Over.FIRST_SQUARE;
    boolean over = skips || way.over() == Over.NOTHING;
    int to = skips ? next[next[start]] : next[start];
    for (int left = skips ? range - 1 : range; left > 0; left--) {
      int target = cells[to];
      if (target == VariantLayout.EDGE) {
        return;
      }
      if (target != VariantLayout.EMPTY) {
        if (over
            && way.takes()
            && VariantLayout.isEnemy(target, code)
            && mayTake(way, target, code)) {
          arrive(code, from, to, moves, out);
        }
        if (stops(way, target, code, over)) {
          return;
        }
        over = true;
      } else if (over && way.moves()) {
        moves.add(code, PackedMove.walk(from, to), false, out);
      }
      to = next[to];
    }
  }

  /** Whether a piece that is met is not gone over. */
  private boolean stops(Way way, int target, int code, boolean over) {
    return way.over() == Over.LOWER ? layout.rank[target] >= layout.rank[code] : over;
  }

  private boolean mayTake(Way way, int target, int code) {
    return way.over() != Over.LOWER
        || layout.book.special().jumpsTake() == JumpsTake.ANY
        || layout.rank[target] < layout.rank[code];
  }

  private void arrive(int code, int from, int to, PieceMoves moves, MoveList out) {
    int target = cells[to];
    int move = PackedMove.walk(from, to);
    if (target == VariantLayout.EMPTY) {
      moves.add(code, move, false, out);
    } else {
      moves.capture(code, move, layout.lion[target], out);
    }
  }

  /** An area move may come back to its start: over the first empty cell beside it, in the order of cells. */
  private void pass(int from, int mover, MoveList out) {
    int over = CellGrid.OFF;
    if (layout.book.passing() == Passing.ALLOWED) {
      for (int step : layout.directions.areaSteps[mover]) {
        int mid = layout.directions.next[step][from];
        over = cells[mid] == VariantLayout.EMPTY ? Math.min(over, mid) : over;
      }
    }
    if (over != CellGrid.OFF) {
      out.add(PackedMove.twoStep(from, over, from));
    }
  }

  /** Whether the piece on a cell could take what stands on another, or may come to stand there. */
  boolean attacks(int from, int cell) {
    Directions directions = layout.directions;
    int mover = mover(board, from);
    int[] plain = directions.legs[mover];
    for (int i = 0; i < plain.length; i += 2) {
      if (reaches(from, from, cell, plain[i], plain[i + 1], Way.ANY)) {
        return true;
      }
    }
    return attacksUnusually(from, mover, cell);
  }

  private boolean attacksUnusually(int from, int mover, int cell) {
    Directions directions = layout.directions;
    int[] legs = directions.unusualLegs[mover];
    for (int i = 0; i < legs.length; i += 3) {
      Way way = WAYS[legs[i + 2]];
      if (way.takes() && reaches(from, cell, legs[i], legs[i + 1], way)) {
        return true;
      }
    }
    for (int step : directions.iguiSteps[mover]) {
      if (directions.next[step][from] == cell) {
        return true;
      }
    }
    if (directions.anywhere[cells[from]] && from != cell && mayTake(from, cell)) {
      return true;
    }
    return directions.areaSteps[mover].length > 0 && areas.reaches(from, mover, cell);
  }

  private boolean reaches(int from, int cell, int direction, int range, Way way) {
    if (way.over() != Over.CORNER) {
      return reaches(from, from, cell, direction, range, way);
    }
    int[] next = layout.directions.next[direction];
    int corner = next[from];
    for (int left = range; left > 0 && cells[corner] == VariantLayout.EMPTY; left--) {
      for (int turn : layout.directions.turns[direction]) {
        if (reaches(from, corner, cell, turn, range, Way.ANY)) {
          return true;
        }
      }
      corner = next[corner];
    }
    return false;
  }

  private boolean reaches(int from, int start, int cell, int direction, int range, Way way) {
    int code = cells[from];
    int[] next = layout.directions.next[direction];
    boolean skips = way.over() == Over.FIRST_SQUARE;
    boolean over = skips || way.over() == Over.NOTHING;
    int at = skips ? next[next[start]] : next[start];
    for (int left = skips ? range - 1 : range; left > 0; left--) {
      int target = cells[at];
      if (target == VariantLayout.EDGE) {
        return false;
      }
      if (over && at == cell) {
        return target == VariantLayout.EMPTY || mayTake(way, target, code);
      }
      if (target != VariantLayout.EMPTY) {
        if (stops(way, target, code, over)) {
          return false;
        }
        over = true;
      }
      at = next[at];
    }
    return false;
  }

  /** Whether a piece of a side could take on a cell; those that move as usual are looked for along their lines. */
  boolean attacked(int cell, int bySide) {
    Directions directions = layout.directions;
    for (int d = 0; d < directions.back.length; d++) {
      if (attackedAlong(d, cell, bySide)) {
        return true;
      }
    }
    if (!directions.anyUnusual) {
      return false;
    }
    return directions.straight ? attackedOnLines(cell, bySide) : attackedUnusually(cell, bySide);
  }

  private boolean attackedOnLines(int cell, int bySide) {
    for (int[] line : layout.directions.lines) {
      for (int at = line[cell]; cells[at] != VariantLayout.EDGE; at = line[at]) {
        if (VariantLayout.isOf(cells[at], bySide) && attacksUnusually(at, cell)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean attackedUnusually(int cell, int bySide) {
    long[] planes = board.planes();
    boolean borrows = layout.book.movesAs() != MovesAs.OWN;
    int pieces = layout.planes.start(bySide, borrows ? BitboardSet.MEN : BitboardSet.WALKERS);
    for (int w = 0; w < layout.planes.words; w++) {
      for (long rest = planes[pieces + w]; rest != 0; rest &= rest - 1) {
        if (attacksUnusually(w << 6 | Long.numberOfTrailingZeros(rest), cell)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean attacksUnusually(int from, int cell) {
    int mover = mover(board, from);
    boolean[] unusual = layout.directions.unusual;
    return (unusual[mover] || unusual[cells[from]]) && attacksUnusually(from, mover, cell);
  }

  /** Whether the first piece that is met from a cell backwards along a direction takes on the cell by a plain leg. */
  private boolean attackedAlong(int d, int cell, int bySide) {
    int[] back = layout.directions.back[d];
    int far = layout.directions.longest[d];
    int at = cell;
    for (int distance = 1; distance <= far; distance++) {
      at = back[at];
      int code = cells[at];
      if (code != VariantLayout.EMPTY) {
        return VariantLayout.isOf(code, bySide)
            && layout.directions.reach[d][mover(board, at)] >= distance;
      }
    }
    return false;
  }

  /** The first cell of a side's pieces from a cell on that could take on another, or {@link Board#NONE}. */
  int attacker(int first, int cell, int bySide) {
    for (int from = first; from < layout.grid.size; from++) {
      int code = cells[from];
      if (VariantLayout.isOf(code, bySide) && attacks(from, cell)) {
        return from;
      }
    }
    return Board.NONE;
  }
}
