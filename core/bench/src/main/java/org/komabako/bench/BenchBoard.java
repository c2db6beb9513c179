package org.komabako.bench;

import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;

/**
 * What is measured: a board and its generator, for one thread. All that the benchmarks use of the
 * kernel is used here.
 */
final class BenchBoard {
  private final Board board;
  private final MoveGenerator generator;
  private final MoveList moves = new MoveList();
  private final Perft perft;

  private BenchBoard(Board board) {
    this.board = board;
    generator = MoveGenerator.of(board);
    perft = new Perft(board);
  }

  /** A position under rule set {@code base}. */
  static BenchBoard of(Variant variant, String sfen) {
    return new BenchBoard(
        Rules.of(variant, OptionValues.base(variant)).position(sfen).board());
  }

  /** The position of a line of the data file. */
  static BenchBoard of(Positions.Entry entry) {
    return of(ModulePathVariants.require(entry.variant()), entry.sfen());
  }

  /** An equal one, for another thread. */
  BenchBoard copy() {
    return new BenchBoard(board.copy());
  }

  /** Lists all moves; answers their number. */
  int all() {
    generator.legal(moves);
    return moves.size();
  }

  /** Lists the moves that take something. */
  int captures() {
    generator.captures(moves);
    return moves.size();
  }

  /** Lists the moves that take nothing. */
  int quiets() {
    generator.quiets(moves);
    return moves.size();
  }

  /** Counts the moves. */
  int count() {
    return generator.count();
  }

  /** Makes and unmakes what was listed last; answers a mix of the keys, so that none is left out. */
  long makeListed() {
    long mix = 0;
    for (int i = 0; i < moves.size(); i++) {
      board.make(moves.get(i));
      mix ^= board.key();
      board.unmake();
    }
    return mix;
  }

  /** The leaves of the tree of moves; those of the last ply are counted in bulk or each made. */
  long perft(int depth, boolean bulk) {
    return bulk ? perft.count(depth) : perft.countMade(depth);
  }

  /** The leaves behind one of the moves that were listed last. */
  long perftBehind(int index, int depth, boolean bulk) {
    board.make(moves.get(index));
    long leaves = perft(depth - 1, bulk);
    board.unmake();
    return leaves;
  }
}
