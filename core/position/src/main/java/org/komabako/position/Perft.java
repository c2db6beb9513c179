package org.komabako.position;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.position.board.Board;
import org.komabako.position.board.GameEnd;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;

/**
 * Counts the leaves of the tree of legal moves. The tree ends at decided positions; one that is
 * reached with no depth left counts as a leaf. Repetition is not looked at.
 */
public final class Perft {
  private final Board board;
  private final MoveGenerator generator;
  private final GameEnd ending;
  private final List<MoveList> lists = new ArrayList<>();
  private final @Nullable PerftHash hash;

  /** Behind a position. */
  public Perft(Position position) {
    this(position.board());
  }

  /** For one board, which is changed while counting and then is as it was. */
  public Perft(Board board) {
    this(board, null);
  }

  /** For one board, and counts that were made before, of this tree or others of the same rules. */
  public Perft(Board board, @Nullable PerftHash hash) {
    this.board = board;
    this.hash = hash;
    generator = MoveGenerator.of(board);
    ending = new GameEnd(board);
  }

  /** The number of leaves; those of the last ply are counted without being made. */
  public long count(int depth) {
    return count(depth, true);
  }

  /** The number of leaves, each made and unmade. */
  public long countMade(int depth) {
    return count(depth, false);
  }

  private long count(int depth, boolean bulk) {
    if (depth == 0) {
      return 1;
    }
    if (ending.byMaterial().isPresent()) {
      return 0;
    }
    if (depth == 1 && bulk) {
      return generator.count();
    }
    if (hash == null || !bulk) {
      return countMoves(depth, bulk);
    }
    long known = hash.get(board, depth);
    if (known < 0) {
      known = countMoves(depth, true);
      hash.put(board, depth, known);
    }
    return known;
  }

  private long countMoves(int depth, boolean bulk) {
    while (lists.size() <= depth) {
      lists.add(new MoveList());
    }
    MoveList moves = lists.get(depth);
    generator.legal(moves);
    if (depth == 1) {
      return makeLeaves(moves);
    }
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      board.make(moves.get(i));
      sum += count(depth - 1, bulk);
      board.unmake();
    }
    return sum;
  }

  private long makeLeaves(MoveList moves) {
    for (int i = 0; i < moves.size(); i++) {
      board.make(moves.get(i));
      board.unmake();
    }
    return moves.size();
  }
}
