package org.komabako.kernel.board;

import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;

/**
 * Lists or counts the legal moves of a board by moving whole planes of men. What depends on single
 * men - lion power, pinned men, the king, promotions by a mark - is left to {@link PlainGenerator}.
 */
final class FastGenerator extends MoveGenerator {
  private final Board board;
  private final Layout layout;
  private final PlaneMap map;
  private final int words;
  private final PlaneMover[] movers;
  private final PlainGenerator plain;
  private final AttackMap attacks;
  private final KingSafety safety;
  private final FastDrops drops;
  private final boolean lionRules;
  private final boolean mayMateByDrop;
  private final MoveList checksByDrop = new MoveList();
  private final MoveList singles = new MoveList();

  private final long[] empty = new long[PlaneMap.MOST_WORDS];
  private final long[] foes = new long[PlaneMap.MOST_WORDS];
  private final long[] from = new long[PlaneMap.MOST_WORDS];
  private final long[] to = new long[PlaneMap.MOST_WORDS];
  private final long[] some = new long[PlaneMap.MOST_WORDS];
  private final long[] target = new long[PlaneMap.MOST_WORDS];

  FastGenerator(Board board, PlaneMover black, PlaneMover white) {
    this.board = board;
    layout = board.layout();
    map = layout.planes;
    words = map.words;
    movers = new PlaneMover[] {black, white};
    plain = new PlainGenerator(board);
    attacks = new AttackMap(board, movers);
    safety = new KingSafety(board, attacks);
    drops = new FastDrops(board);
    lionRules = layout.book.lions().trading() != LionTrading.Trading.NONE;
    mayMateByDrop = layout.book.drops() instanceof Drops.Captured;
  }

  @Override
  public int count() {
    if (isStrange()) {
      return plain.count();
    }
    return moves(Kind.ALL, null) - matesByDrop(null);
  }

  @Override
  void add(Kind kind, MoveList out) {
    if (isStrange()) {
      plain.add(kind, out);
      return;
    }
    moves(kind, out);
    if (kind != Kind.CAPTURES) {
      matesByDrop(out);
    }
  }

  /**
   * Whether the opponent's king can be taken though he may not leave it so. That happens in set-up
   * positions only, and then the own king is safe whatever is attacked.
   */
  private boolean isStrange() {
    return layout.selfCheckIllegal && board.made() == 0 && board.inCheck(board.side ^ 1);
  }

  /** Counts or lists all legal moves, and drops that may turn out to give mate. */
  private int moves(Kind kind, @Nullable MoveList out) {
    int us = board.side;
    PlaneMover mover = movers[us];
    look(us, kind);
    singles.clear();
    MoveList list = out == null ? singles : out;
    int first = list.size();
    if (safety.king != Board.NONE) {
      kingAndPinned(us, list);
    }
    walkers(us, list);
    if (lionRules && board.lionCell != Board.NONE) {
      lionsOneByOne(us, list);
    }
    plain.keep(kind, first, list);
    mover.from(from);
    mover.to(to);
    mover.empty(empty);
    mover.stuck(layout.sets.promotionDue[us]);
    long[] planes = board.planes();
    int n = 0;
    if (out == null) {
      n = mover.count(planes, false);
    } else {
      mover.list(planes, false, 0, out);
    }
    n += promotions(us, mover, out, list);
    if (kind != Kind.CAPTURES) {
      dropCells();
      n += drops.drops(some, out);
    }
    return out == null ? n + singles.size() : n;
  }

  /** Finds who may move where, the king and pinned men apart. */
  private void look(int us, Kind kind) {
    long[] planes = board.planes();
    int mine = map.start(us, PlaneMap.MEN);
    int theirs = map.start(us ^ 1, PlaneMap.MEN);
    for (int w = 0; w < words; w++) {
      from[w] = planes[mine + w];
      foes[w] = planes[theirs + w];
      empty[w] = layout.sets.all[w] & ~(from[w] | foes[w]);
    }
    safety.look();
    for (int w = 0; w < words; w++) {
      to[w] = kind == Kind.QUIETS ? empty[w] : kind == Kind.CAPTURES ? foes[w] : empty[w] | foes[w];
    }
    if (safety.king != Board.NONE) {
      for (int w = 0; w < words; w++) {
        from[w] &= ~safety.pinned[w];
        to[w] &= safety.allowed[w];
      }
      from[safety.king >> 6] &= ~(1L << safety.king);
    }
    if (lionRules && board.lionCell != Board.NONE) {
      int lions = map.start(us ^ 1, PlaneMap.LIONS);
      for (int w = 0; w < words; w++) {
        to[w] &= ~planes[lions + w];
      }
    }
  }

  private void kingAndPinned(int us, MoveList list) {
    int first = list.size();
    plain.movesOf(safety.king, us, list);
    if (layout.directions.lionSteps[board.cells[safety.king]].length == 0) {
      dropAttacked(first, list);
      first = list.size();
    }
    for (int w = 0; w < words; w++) {
      for (long rest = safety.pinned[w]; rest != 0; rest &= rest - 1) {
        plain.movesOf(w << 6 | Long.numberOfTrailingZeros(rest), us, list);
      }
    }
    plain.dropSelfChecks(safety.king, first, list);
  }

  private void dropAttacked(int first, MoveList list) {
    int kept = first;
    for (int i = first; i < list.size(); i++) {
      if (!safety.isAttacked(Packed.to(list.get(i)))) {
        list.set(kept++, list.get(i));
      }
    }
    list.truncate(kept);
  }

  /** The moves along legs without planes, and those of lion power. */
  private void walkers(int us, MoveList list) {
    long[] planes = board.planes();
    int start = map.start(us, PlaneMap.WALKERS);
    int first = list.size();
    for (int w = 0; w < words; w++) {
      for (long rest = planes[start + w] & from[w]; rest != 0; rest &= rest - 1) {
        plain.walkerMovesOf(w << 6 | Long.numberOfTrailingZeros(rest), us, list);
      }
    }
    if (safety.king != Board.NONE) {
      plain.dropSelfChecks(safety.king, first, list);
    }
  }

  /** Captures of lions after a lion was taken: the lion rules judge each. */
  private void lionsOneByOne(int us, MoveList list) {
    long[] planes = board.planes();
    int start = map.start(us ^ 1, PlaneMap.LIONS);
    int first = list.size();
    for (int w = 0; w < words; w++) {
      for (long rest = planes[start + w]; rest != 0; rest &= rest - 1) {
        takeLion(w << 6 | Long.numberOfTrailingZeros(rest), us, list);
      }
    }
    if (safety.king != Board.NONE) {
      plain.dropSelfChecks(safety.king, first, list);
    }
  }

  private void takeLion(int lion, int us, MoveList list) {
    for (int d = 0; d < layout.directions.back.length; d++) {
      int man = board.attackerAlong(d, lion, us);
      if (man != Board.NONE && (from[man >> 6] >>> man & 1) != 0) {
        int code = board.cells[man];
        if (!map.walks(code, d)) {
          plain.capture(code, Packed.walk(man, lion), true, list);
        }
      }
    }
  }

  /** The moves with promotion: into the zone, and those that a man in the zone makes. */
  private int promotions(
      int us, PlaneMover mover, @Nullable MoveList out, MoveList list) {
    long[] planes = board.planes();
    long[] zone = layout.sets.zone[us];
    int promotable = map.start(us, PlaneMap.PROMOTABLE);
    long inner = 0;
    for (int w = 0; w < words; w++) {
      long men = planes[promotable + w] & from[w];
      some[w] = men & ~zone[w];
      inner |= men & zone[w];
      target[w] = to[w] & zone[w];
    }
    mover.stuck(Mask.NONE);
    int n = promote(mover, planes, true, out);
    if (inner != 0) {
      n += fromZone(us, mover, out, list);
    }
    return n;
  }

  private int promote(
      PlaneMover mover, long[] planes, boolean entering, @Nullable MoveList out) {
    mover.from(some);
    mover.to(target);
    if (out == null) {
      return mover.count(planes, entering);
    }
    mover.list(planes, entering, Packed.PROMOTE, out);
    return 0;
  }

  private int fromZone(int us, PlaneMover mover, @Nullable MoveList out, MoveList list) {
    long[] planes = board.planes();
    int promotable = map.start(us, PlaneMap.PROMOTABLE);
    for (int w = 0; w < words; w++) {
      some[w] = planes[promotable + w] & from[w] & layout.sets.zone[us][w];
      target[w] = switch (layout.book.promotion().trigger()) {
        case ENTER -> 0;
        case ENTER_OR_CAPTURE -> to[w] & foes[w];
        case ENTER_OR_LATER, TOUCH -> to[w];
      };
      for (long rest = some[w]; rest != 0; rest &= rest - 1) {
        int cell = w << 6 | Long.numberOfTrailingZeros(rest);
        if (board.marks[cell] != 0 || layout.promotesOneByOne[board.cells[cell]]) {
          some[w] ^= 1L << cell;
          plain.planePromotionsOf(cell, us, to, list);
        }
      }
    }
    return promote(mover, planes, false, out);
  }

  /** The cells where a drop is not hindered by a check. */
  private void dropCells() {
    for (int w = 0; w < words; w++) {
      some[w] = safety.king == Board.NONE ? empty[w] : empty[w] & safety.allowed[w];
    }
  }

  /** Counts the drops that give mate and may not, and takes them from a list. */
  private int matesByDrop(@Nullable MoveList out) {
    int king = mayMateByDrop ? board.onlyRoyal(board.side ^ 1) : Board.NONE;
    if (king == Board.NONE) {
      return 0;
    }
    checksByDrop.clear();
    drops.checks(king, some, checksByDrop);
    int mates = 0;
    for (int i = 0; i < checksByDrop.size(); i++) {
      int move = checksByDrop.get(i);
      if (plain.matesByDrop(move)) {
        mates++;
        if (out != null) {
          out.remove(move);
        }
      }
    }
    return mates;
  }

  @Override
  public void attacks(int bySide, long[] bits) {
    attacks.fill(bySide, Grid.OFF, bits);
  }
}
