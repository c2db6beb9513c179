package org.komabako.position.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.PieceType;
import org.komabako.position.Rules;

/** Games of tables drawn by lot: what slides past a cell, against walking along each leg. */
class SlidingPiecesTest {
  private static final int TABLES = 60;
  private static final int PLIES = 40;

  private int attacks;

  @Test
  void whatSlidesPastACellIsCounted() {
    for (long seed = 0; seed < TABLES; seed++) {
      RandomTable table = RandomTable.strict(seed);
      Rules rules = Rules.of(table);
      walk(table.position(rules).board(), new Random(seed), "table " + seed);
    }
    assertTrue(attacks > 100 * TABLES, attacks + " attacks");
  }

  /** There and back, with more than one move between two looks. */
  private void walk(Board board, Random random, String where) {
    SlidingPieces pieces = new SlidingPieces(board, new NeighbourSlides(board.layout()));
    MoveGenerator generator = MoveGenerator.of(board);
    MoveList list = new MoveList();
    GameEnd ending = new GameEnd(board);
    int made = 0;
    for (int ply = 0; ply < PLIES && ending.byMaterial().isEmpty(); ply++) {
      generator.legal(list);
      if (made > 0 && (list.size() == 0 || random.nextInt(3) == 0)) {
        board.unmake();
        made--;
      } else if (list.size() > 0) {
        board.make(list.get(random.nextInt(list.size())));
        made++;
      }
      if (random.nextBoolean()) {
        check(board, pieces, where + ", after " + ply);
      }
    }
  }

  private void check(Board board, SlidingPieces pieces, String where) {
    for (int cell = 0; cell < board.layout().grid.size; cell++) {
      for (int side = 0; side < 2; side++) {
        int expected = walked(board, cell, side);
        attacks += expected;
        assertEquals(expected, pieces.attacksBeside(cell, side), where + ", cell " + cell);
      }
    }
  }

  private static int walked(Board board, int cell, int bySide) {
    int count = 0;
    for (int from = 0; from < board.layout().grid.size; from++) {
      int code = board.codeAt(from);
      if (code > VariantLayout.EDGE && (code & 1) == bySide) {
        PieceType type = board.layout().table().pieces().get(VariantLayout.type(code));
        for (Leg leg : type.legs()) {
          if (leg.slides() && leg.way() == Leg.Way.ANY) {
            count += walked(board, leg, from, cell, bySide);
          }
        }
      }
    }
    return count;
  }

  private static int walked(Board board, Leg leg, int from, int cell, int bySide) {
    int files = board.layout().grid.files;
    int ranks = board.layout().grid.ranks;
    int forward = bySide == 0 ? -1 : 1;
    int count = 0;
    for (int n = 1; n <= leg.range(); n++) {
      int file = from % files + n * forward * leg.right();
      int rank = from / files + n * forward * leg.forward();
      if (file < 0 || file >= files || rank < 0 || rank >= ranks) {
        break;
      }
      int away = Math.max(Math.abs(file - cell % files), Math.abs(rank - cell / files));
      count += away == 1 ? 1 : 0;
      if (board.codeAt(rank * files + file) != VariantLayout.EMPTY) {
        break;
      }
    }
    return count;
  }
}
