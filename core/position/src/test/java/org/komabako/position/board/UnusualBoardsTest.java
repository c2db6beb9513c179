package org.komabako.position.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * Boards of tables drawn by lot whose pieces hop, take otherwise than they move or move as others beside them: what is
 * attacked, and which moves leave a king to be taken, against asking each piece.
 */
@Tag("slow")
class UnusualBoardsTest {
  private static final int TABLES = Boolean.getBoolean("komabako.deep") ? 4_000 : 120;
  private static final int PLIES = 20;

  private final MoveList list = new MoveList();
  private int straight;
  private int borrowing;
  private int hopping;

  @Test
  void whatIsAttackedAndLegalIsWhatEachPieceSays() {
    for (long seed = 0; seed < TABLES; seed++) {
      RandomTable table = RandomTable.strict(seed);
      Rules rules = Rules.of(table);
      straight += rules.layout().directions.straight ? 1 : 0;
      borrowing += rules.book().movesAs() == MovesAs.OWN ? 0 : 1;
      hopping += rules.layout().directions.anyUnusual ? 1 : 0;
      for (int i = 0; i < 3; i++) {
        walk(table.position(rules), new Random(seed + i), "table " + seed + ", position " + i);
      }
    }
    assertTrue(straight > TABLES / 4 && straight < TABLES, straight + " are straight");
    assertTrue(borrowing > TABLES / 2, borrowing + " move as others");
    assertTrue(hopping > TABLES / 2, hopping + " hop");
  }

  private void walk(Position start, Random random, String where) {
    Board board = start.board();
    PlainGenerator plain = new PlainGenerator(board);
    GameEnd ending = new GameEnd(board);
    for (int ply = 0; ply < PLIES && ending.byMaterial().isEmpty(); ply++) {
      String what = where + ", ply " + ply + " from " + start;
      for (int cell = 0; cell < board.layout().grid.size; cell++) {
        for (int side = 0; side < 2; side++) {
          assertEquals(asked(board, cell, side), board.attacked(cell, side), cell + " " + what);
        }
      }
      int[] legal = legal(board, plain);
      assertMoves(legal, board, plain, MoveGenerator.Kind.ALL, what);
      assertMoves(only(legal, board::takes), board, plain, MoveGenerator.Kind.CAPTURES, what);
      assertMoves(
          only(legal, move -> !board.takes(move)), board, plain, MoveGenerator.Kind.QUIETS, what);
      if (legal.length == 0) {
        return;
      }
      board.make(legal[random.nextInt(legal.length)]);
    }
  }

  private void assertMoves(
      int[] expected, Board board, PlainGenerator plain, MoveGenerator.Kind kind, String what) {
    plain.add(kind, list);
    assertEquals(
        named(IntStream.of(expected), board), named(moves(), board), () -> kind + " " + what);
  }

  /**
   * Each move is made, and each enemy asked whether he could take the king then. Who has two royal pieces may leave
   * one, but none of them becomes another that leaves the last.
   */
  private int[] legal(Board board, PlainGenerator plain) {
    int us = board.side;
    boolean one = board.onlyRoyal(us) != Board.NONE;
    plain.pseudoLegal(list);
    int[] all = moves()
        .filter(move -> !one && !(board.layout().abdicates && PackedMove.promotes(move))
            || !leavesKing(board, move, us))
        .toArray();
    list.clear();
    for (int move : all) {
      list.add(move);
    }
    if (board.layout().book.drops() instanceof Drops.Captured) {
      plain.dropMates.filter(list);
    }
    return moves().toArray();
  }

  private static boolean leavesKing(Board board, int move, int us) {
    board.make(move);
    int king = board.onlyRoyal(us);
    boolean left = king != Board.NONE && !board.lostRoyals(us ^ 1) && asked(board, king, us ^ 1);
    board.unmake();
    return left;
  }

  private static boolean asked(Board board, int cell, int bySide) {
    return board.unusualMoves().attacker(0, cell, bySide) != Board.NONE;
  }

  private static List<Move> named(IntStream moves, Board board) {
    return moves.sorted().mapToObj(move -> PackedMove.unpack(move, board)).toList();
  }

  private IntStream moves() {
    return IntStream.range(0, list.size()).map(list::get);
  }

  private static int[] only(int[] moves, IntPredicate wanted) {
    return IntStream.of(moves).filter(wanted).toArray();
  }
}
