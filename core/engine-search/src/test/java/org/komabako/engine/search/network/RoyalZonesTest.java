package org.komabako.engine.search.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.position.board.Board;

/** In which zone a royal piece stands: rows from the own edge, columns from the left. */
class RoyalZonesTest {
  private static final int SIZE = 9;

  private static int zone(int file, int rank) {
    return RoyalZones.NINE.of(rank * SIZE + file, SIZE, SIZE);
  }

  @Test
  void theOwnEdgeTheNextRankAndBeyondAreToldApart() {
    assertEquals(1, zone(4, 8));
    assertEquals(4, zone(4, 7));
    assertEquals(7, zone(4, 6));
    assertEquals(7, zone(4, 0));
    assertEquals(0, zone(2, 8));
    assertEquals(2, zone(6, 8));
  }

  @Test
  void withoutARoyalPieceItIsAsInTheMiddleOfTheEdge() {
    assertEquals(zone(4, 8), RoyalZones.NINE.of(Board.NONE, SIZE, SIZE));
    assertEquals(0, RoyalZones.ONE.of(Board.NONE, SIZE, SIZE));
    assertEquals(0, RoyalZones.ONE.of(SIZE * SIZE - 1, SIZE, SIZE));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 9, 12, 13, 25})
  void leftAndRightAreAlike(int files) {
    for (int file = 0; file < files; file++) {
      assertEquals(
          RoyalZones.NINE.of(files - 1 - file, files, 1),
          RoyalZones.NINE.mirrored(RoyalZones.NINE.of(file, files, 1)),
          files + " files, file " + file);
    }
    assertEquals(0, RoyalZones.ONE.mirrored(0));
  }
}
