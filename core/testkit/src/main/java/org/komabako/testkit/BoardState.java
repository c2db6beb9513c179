package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.BitSet;
import java.util.function.Supplier;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.VariantLayout;

/**
 * Everything that a board can be asked, and what its generator makes of it, moves in their order: two
 * boards with the same state cannot be told apart.
 */
final class BoardState {
  /** Of the largest board. */
  private static final int WORDS = (Square.MAX * Square.MAX + Long.SIZE - 1) / Long.SIZE;

  private final int[] numbers;
  private final long[] keys;
  private final int[] moves;
  private final long[] blackAttacks = new long[WORDS];
  private final long[] whiteAttacks = new long[WORDS];

  private BoardState(Board board, MoveGenerator generator, MoveList list) {
    numbers = numbers(board);
    keys = new long[] {board.key(), board.fullKey()};
    generator.legal(list);
    moves = new int[list.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = list.get(i);
    }
    generator.attacks(Side.BLACK.ordinal(), blackAttacks);
    generator.attacks(Side.WHITE.ordinal(), whiteAttacks);
  }

  /**
   * The state of a board.
   *
   * @param list is left with the legal moves
   */
  static BoardState of(Board board, MoveGenerator generator, MoveList list) {
    return new BoardState(board, generator, list);
  }

  /** Fails if another state differs. */
  void assertSame(BoardState other, Supplier<String> what) {
    assertArrayEquals(
        numbers, other.numbers, () -> "cells, side, ply, score, hands: " + what.get());
    assertArrayEquals(keys, other.keys, () -> "keys: " + what.get());
    assertArrayEquals(moves, other.moves, () -> "moves: " + what.get());
    assertArrayEquals(blackAttacks, other.blackAttacks, () -> "Black attacks: " + what.get());
    assertArrayEquals(whiteAttacks, other.whiteAttacks, () -> "White attacks: " + what.get());
  }

  /** What stands on each cell, the side to move, the ply, the score, and what each side can drop. */
  static int[] numbers(Board board) {
    VariantLayout layout = board.layout();
    int cells = layout.squares().size();
    int types = layout.table().pieces().size();
    int[] numbers = new int[cells + 3 + 2 * types];
    for (int cell = 0; cell < cells; cell++) {
      numbers[cell] = board.codeAt(cell);
    }
    numbers[cells] = board.sideToMove();
    numbers[cells + 1] = board.ply();
    numbers[cells + 2] = board.score();
    for (int i = 0; i < 2 * types; i++) {
      numbers[cells + 3 + i] = board.inHand(i / types, i % types);
    }
    return numbers;
  }

  /** The cells that a side attacks, by their numbers. */
  static BitSet attacks(MoveGenerator generator, Side by) {
    long[] bits = new long[WORDS];
    generator.attacks(by.ordinal(), bits);
    return BitSet.valueOf(bits);
  }
}
