package org.komabako.position.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Boards of tables drawn by lot: the specialised generator against the plain one, and every bit. */
@Tag("slow")
class RandomTablesTest {
  private static final int TABLES = Boolean.getBoolean("komabako.deep") ? 4_000 : 120;
  private static final int PLIES = 40;

  private final MoveList list = new MoveList();
  private int specialised;

  @Test
  void theSpecialisedBoardDoesWhatThePlainOneDoes() {
    for (long seed = 0; seed < TABLES; seed++) {
      RandomTable table = new RandomTable(seed);
      Rules rules = Rules.of(table);
      specialised += rules.layout().boardText().startsWith("specialised") ? 1 : 0;
      for (int i = 0; i < 3; i++) {
        walk(table.position(rules), new Random(seed + i), "table " + seed + ", position " + i);
      }
    }
    assertTrue(specialised > TABLES / 2, specialised + " of " + TABLES + " boards are specialised");
  }

  private void walk(Position start, Random random, String where) {
    Board board = start.board();
    MoveGenerator fast = MoveGenerator.of(board);
    MoveGenerator plain = new PlainGenerator(board);
    GameEnd ending = new GameEnd(board);
    for (int ply = 0; ply < PLIES && ending.byMaterial().isEmpty(); ply++) {
      String what =
          where + ", ply " + ply + " from " + start + " " + start.rules().book();
      compare(board, fast, plain, what);
      fast.legal(list);
      int[] moves = sorted(list);
      if (moves.length == 0) {
        return;
      }
      BoardBits before = BoardBits.of(board);
      for (int i = random.nextInt(5); i < moves.length; i += 5) {
        board.make(moves[i]);
        if (random.nextBoolean()) {
          board.planes();
        }
        board.unmake();
        assertEquals(before, BoardBits.of(board), what);
      }
      board.make(moves[random.nextInt(moves.length)]);
      assertEquals(BoardBits.of(board.copy()), BoardBits.of(board), what);
    }
  }

  private void compare(Board board, MoveGenerator fast, MoveGenerator plain, String what) {
    for (MoveGenerator.Kind kind : MoveGenerator.Kind.values()) {
      assertEquals(listed(plain, kind, board), listed(fast, kind, board), () -> kind + " " + what);
    }
    assertEquals(plain.count(), fast.count(), () -> "count " + what);
    for (int side = 0; side < 2; side++) {
      long[] bits = new long[BitboardSet.MOST_WORDS];
      long[] expected = new long[BitboardSet.MOST_WORDS];
      fast.attacks(side, bits);
      plain.attacks(side, expected);
      assertArrayEquals(expected, bits, () -> "attacks " + what);
    }
  }

  private List<Move> listed(MoveGenerator generator, MoveGenerator.Kind kind, Board board) {
    list.clear();
    generator.add(kind, list);
    return Arrays.stream(sorted(list))
        .mapToObj(move -> PackedMove.unpack(move, board))
        .toList();
  }

  private static int[] sorted(MoveList list) {
    int[] moves = new int[list.size()];
    Arrays.setAll(moves, list::get);
    Arrays.sort(moves);
    return moves;
  }
}
