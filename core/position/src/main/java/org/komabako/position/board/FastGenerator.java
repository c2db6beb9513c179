package org.komabako.position.board;

import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Promotion;

/**
 * Move generation by bitboards: lists or counts the legal moves of a board by moving whole bitboards of
 * pieces. What depends on single pieces - lion power, pinned pieces, the king, promotions by a mark - is left
 * to {@link PlainGenerator}.
 */
final class FastGenerator extends MoveGenerator {
  private final Board board;
  private final VariantLayout layout;
  private final BitboardSet map;
  private final int words;
  private final AttackMover[][] movers;
  private final AttackPass pass;
  private final PlainGenerator plain;
  private final PieceMoves pieces;
  private final SelfCheckFilter selfChecks;
  private final AttackMap attacks;
  private final PinsAndCheckers safety;
  private final FastLeaps leaps;
  private final FastDrops drops;
  private final boolean lionRules;
  private final boolean mayMateByDrop;
  private final boolean alwaysPromotes;
  private final MoveList checksByDrop = new MoveList();
  private final MoveList singles = new MoveList();

  private final long[] empty = new long[BitboardSet.MOST_WORDS];
  private final long[] foes = new long[BitboardSet.MOST_WORDS];
  private final long[] from = new long[BitboardSet.MOST_WORDS];
  private final long[] to = new long[BitboardSet.MOST_WORDS];
  private final long[] some = new long[BitboardSet.MOST_WORDS];
  private final long[] target = new long[BitboardSet.MOST_WORDS];
  private final long[] leaping = new long[BitboardSet.MOST_WORDS];

  FastGenerator(Board board, AttackMover[][] movers) {
    this.board = board;
    this.movers = movers;
    layout = board.layout();
    map = layout.planes;
    words = map.words;
    pass = new AttackPass(board);
    plain = new PlainGenerator(board);
    pieces = plain.pieces;
    selfChecks = plain.selfChecks;
    attacks = new AttackMap(board, movers);
    safety = new PinsAndCheckers(board, attacks);
    leaps = new FastLeaps(board);
    drops = new FastDrops(board);
    lionRules = layout.book.lions().trading() != LionTrading.Trading.NONE;
    mayMateByDrop = layout.book.drops() instanceof Drops.Captured;
    alwaysPromotes = layout.promotion.always;
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
   * Whether the opponent's king can be taken though he may not leave it so, or a second royal piece
   * may end a check, or one may promote to a piece that is none. The first happens in set-up positions only, and then the own king is safe
   * whatever is attacked.
   */
  private boolean isStrange() {
    return layout.selfCheckIllegal
        && (layout.abdicates
            || board.made() == 0 && board.inCheck(board.side ^ 1)
            || layout.heirs && board.inCheck(board.side));
  }

  /** Counts or lists all legal moves, and drops that may turn out to give mate. */
  private int moves(Kind kind, @Nullable MoveList out) {
    int us = board.side;
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
    int n = leapers(kind, out);
    pass.empty(empty);
    if (alwaysPromotes) {
      n += fromZone(us, out, list);
      leaveOutInZone(us);
    }
    pass.from(from);
    pass.to(to);
    pass.choose(us, layout.sets.zone[us]);
    n += move(us, out);
    if (!alwaysPromotes) {
      n += fromZone(us, out, list);
    }
    if (kind != Kind.CAPTURES) {
      dropCells();
      n += drops.drops(some, out);
    }
    return n + singles.size();
  }

  private int move(int us, @Nullable MoveList out) {
    long[] planes = board.planes();
    int n = 0;
    for (AttackMover mover : movers[us]) {
      if (out == null) {
        n += mover.count(pass, planes);
      } else {
        mover.list(pass, planes, out);
      }
    }
    return n;
  }

  /** Finds who may move where, the king and pinned pieces apart. */
  private void look(int us, Kind kind) {
    long[] planes = board.planes();
    int mine = map.start(us, BitboardSet.MEN);
    int theirs = map.start(us ^ 1, BitboardSet.MEN);
    for (int w = 0; w < words; w++) {
      from[w] = planes[mine + w];
      foes[w] = planes[theirs + w];
      empty[w] = layout.sets.all[w] & ~(from[w] | foes[w]);
      to[w] = kind == Kind.QUIETS ? empty[w] : kind == Kind.CAPTURES ? foes[w] : empty[w] | foes[w];
    }
    safety.look();
    if (safety.king != Board.NONE) {
      for (int w = 0; w < words; w++) {
        from[w] &= ~safety.pinned[w];
        to[w] &= safety.allowed[w];
      }
      from[safety.king >> 6] &= ~(1L << safety.king);
    }
    if (lionRules && board.lionCell != Board.NONE) {
      spareLions(map.start(us ^ 1, BitboardSet.LIONS));
    }
  }

  /** Takes the lions of a bitboard from the cells to go to. */
  private void spareLions(int lions) {
    long[] planes = board.planes();
    for (int w = 0; w < words; w++) {
      to[w] &= ~planes[lions + w];
    }
  }

  private void kingAndPinned(int us, MoveList list) {
    int first = list.size();
    if (!kingLeaps()) {
      pieces.movesOf(safety.king, list);
    }
    for (int w = 0; w < words; w++) {
      for (long rest = safety.pinned[w]; rest != 0; rest &= rest - 1) {
        pieces.movesOf(w << 6 | Long.numberOfTrailingZeros(rest), list);
      }
    }
    selfChecks.filter(safety.king, first, list);
  }

  /** Whether the attack map says all about where the king may go. */
  private boolean kingLeaps() {
    int code = board.cells[safety.king];
    return !lionRules
        && layout.leaps.knowsAll(code)
        && layout.directions.lionSteps[code].length == 0;
  }

  /** The moves along legs without bitboards, and those of lion power, but for {@link #leapers}. */
  private void walkers(int us, MoveList list) {
    long[] planes = board.planes();
    int start = map.start(us, BitboardSet.WALKERS);
    int lions = map.start(us ^ 1, BitboardSet.LIONS);
    int first = list.size();
    for (int w = 0; w < words; w++) {
      leaping[w] = 0;
      for (long rest = planes[start + w] & from[w]; rest != 0; rest &= rest - 1) {
        int piece = w << 6 | Long.numberOfTrailingZeros(rest);
        if (safety.king == Board.NONE && leaps.apply(piece, lionRules, lions)) {
          leaping[w] |= Long.lowestOneBit(rest);
        } else {
          pieces.walkerMovesOf(piece, list);
        }
      }
    }
    if (safety.king != Board.NONE) {
      selfChecks.filter(safety.king, first, list);
    }
  }

  /** The moves of those who leap, the king among them, where sets of cells say all. */
  private int leapers(Kind kind, @Nullable MoveList out) {
    int n = 0;
    if (safety.king != Board.NONE && kingLeaps()) {
      for (int w = 0; w < words; w++) {
        long all = kind == Kind.QUIETS ? 0 : foes[w];
        some[w] = (kind == Kind.CAPTURES ? all : all | empty[w]) & ~safety.danger[w];
      }
      n += leaps.leaps(safety.king, some, out);
    }
    for (int w = 0; w < words; w++) {
      for (long rest = leaping[w]; rest != 0; rest &= rest - 1) {
        int piece = w << 6 | Long.numberOfTrailingZeros(rest);
        n += leaps.leaps(piece, to, out) + leaps.powers(piece, empty, foes, kind, out);
      }
    }
    return n;
  }

  /** Captures of lions after a lion was taken: the lion rules judge each. */
  private void lionsOneByOne(int us, MoveList list) {
    long[] planes = board.planes();
    int start = map.start(us ^ 1, BitboardSet.LIONS);
    int first = list.size();
    for (int w = 0; w < words; w++) {
      for (long rest = planes[start + w]; rest != 0; rest &= rest - 1) {
        takeLion(w << 6 | Long.numberOfTrailingZeros(rest), us, list);
      }
    }
    if (safety.king != Board.NONE) {
      selfChecks.filter(safety.king, first, list);
    }
  }

  private void takeLion(int lion, int us, MoveList list) {
    for (int d = 0; d < layout.directions.back.length; d++) {
      int piece = board.attackerAlong(d, lion, us);
      if (piece != Board.NONE && (from[piece >> 6] >>> piece & 1) != 0) {
        int code = board.cells[piece];
        if (!map.walks(code, d)) {
          pieces.capture(code, PackedMove.walk(piece, lion), true, list);
        }
      }
    }
  }

  /** The promotions of pieces that are in the zone. */
  private int fromZone(int us, @Nullable MoveList out, MoveList list) {
    Promotion.Trigger trigger = layout.book.promotion().trigger();
    if (!promotable(us)) {
      return 0;
    }
    takeOutOneByOne(us, list);
    if (trigger == Promotion.Trigger.ENTER) {
      return 0;
    }
    boolean byCapture = trigger == Promotion.Trigger.ENTER_OR_CAPTURE
        || trigger == Promotion.Trigger.ENTER_OR_CAPTURE_INSIDE
        || trigger == Promotion.Trigger.CAPTURE;
    for (int w = 0; w < words; w++) {
      target[w] = byCapture ? to[w] & foes[w] : to[w];
    }
    pass.from(some);
    pass.to(target);
    pass.promote();
    return move(us, out);
  }

  /** Leaves out those in the zone who promote with any move. */
  private void leaveOutInZone(int us) {
    long[] planes = board.planes();
    int promotable = map.start(us, BitboardSet.PROMOTABLE);
    for (int w = 0; w < words; w++) {
      from[w] &= ~(planes[promotable + w] & layout.sets.zone[us][w]);
    }
  }

  /** Finds those in the zone who can once promote; whether there are any. */
  private boolean promotable(int us) {
    long[] planes = board.planes();
    int promotable = map.start(us, BitboardSet.PROMOTABLE);
    long[] zone = layout.sets.zone[us];
    long inside = 0;
    for (int w = 0; w < words; w++) {
      some[w] = planes[promotable + w] & from[w] & zone[w];
      inside |= some[w];
    }
    return inside != 0;
  }

  /** Lists the promotions of those whose moves have to be looked at one by one. */
  private void takeOutOneByOne(int us, MoveList list) {
    for (int w = 0; w < words; w++) {
      for (long rest = some[w]; rest != 0; rest &= rest - 1) {
        int cell = w << 6 | Long.numberOfTrailingZeros(rest);
        if (board.marks.at[cell] != 0 || layout.promotion.oneByOne[board.cells[cell]]) {
          some[w] ^= 1L << cell;
          pieces.planePromotionsOf(cell, to, list);
        }
      }
    }
  }

  /** The cells where a drop is not hindered by a check. */
  private void dropCells() {
    for (int w = 0; w < words; w++) {
      some[w] = safety.king == Board.NONE ? empty[w] : empty[w] & safety.allowed[w];
    }
  }

  /** Pawn-drop mate (uchifuzume): counts the drops that give mate and may not, and takes them from a list. */
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
      if (plain.dropMates.isMate(move)) {
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
    if (layout.unusual) {
      plain.attacks(bySide, bits);
    } else {
      attacks.fill(bySide, CellGrid.OFF, bits);
    }
  }
}
