package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SfenPiecesTest {
  private static final String SFEN = "k2/1+p1/PPK b 2P10p 1";

  @Test
  void counts() {
    assertEquals(Map.of("k", 1, "+p", 1, "P", 2, "K", 1), SfenPieces.board(SFEN));
    assertEquals(3, SfenPieces.black(SfenPieces.board(SFEN)));
    assertEquals(2, SfenPieces.white(SfenPieces.board(SFEN)));
    assertEquals(Map.of("P", 2, "p", 10), SfenPieces.hand(SFEN));
    assertEquals(Map.of(), SfenPieces.hand("k b - 1"));
    assertEquals(Map.of("P", -1, "+P", 1), SfenPieces.difference(SFEN, "k2/1+p1/+PPK b - 1"));
  }

  @Test
  void shapes() {
    SfenPieces.checkShape(SFEN, 3, 3);
    assertThrows(AssertionError.class, () -> SfenPieces.checkShape(SFEN, 3, 4));
    assertThrows(AssertionError.class, () -> SfenPieces.checkShape(SFEN, 4, 3));
    SfenPieces.checkShape("12/+p11 b - 1", 12, 2);
  }
}
