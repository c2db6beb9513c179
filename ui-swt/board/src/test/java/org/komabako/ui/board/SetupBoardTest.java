package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.testkit.Toy;

class SetupBoardTest {
  private static final String EMPTY = "7/7/7/7/7/7/7/7 b - 1";
  private final VariantTable table = new Toy().table();

  private SetupBoard board(String sfen) {
    return new SetupBoard(table, Sfen.parse(table, sfen));
  }

  private Piece piece(String id, Side side) {
    return new Piece(table.type(id), side);
  }

  private static Square at(String square) {
    return Square.parse(square);
  }

  @Test
  void piecesArePutMovedAndRemoved() {
    SetupBoard board = board(EMPTY);
    board.put(at("4h"), piece("K", Side.BLACK));
    board.move(at("4h"), at("5g"));
    assertEquals("7/7/7/7/7/7/2K4/7 b - 1", board.sfen());
    board.remove(at("5g"));
    assertEquals(EMPTY, board.sfen());
  }

  @Test
  void theOppositeIsPlacedToo() {
    SetupBoard board = board(EMPTY);
    board.mirror(SetupBoard.Mirror.POINT);
    board.put(at("7h"), piece("R", Side.BLACK));
    assertEquals("6r/7/7/7/7/7/7/R6 b - 1", board.sfen());
    board.move(at("1a"), at("2a"));
    assertEquals("5r1/7/7/7/7/7/7/1R5 b - 1", board.sfen());
    board.mirror(SetupBoard.Mirror.LINE);
    board.put(at("1h"), piece("G", Side.BLACK));
    assertEquals("5rg/7/7/7/7/7/7/1R4G b - 1", board.sfen());
    board.remove(at("1a"));
    assertEquals("5r1/7/7/7/7/7/7/1R5 b - 1", board.sfen());
  }

  @Test
  void onTheLineOfTheMirrorThereIsOne() {
    VariantTable odd = VariantTable.of("odd", "odd", "奇")
        .board(3, 3, 0)
        .start("1K1/3/1k1 b - 1")
        .piece(org.komabako.kernel.model.PieceType.row("K", "king", "玉", "g")
            .moves("K")
            .flags(org.komabako.kernel.model.PieceType.Flag.ROYAL))
        .build();
    SetupBoard board = new SetupBoard(odd, Sfen.parse(odd, "3/3/3 b - 1"));
    board.mirror(SetupBoard.Mirror.POINT);
    board.put(at("2b"), new Piece(odd.type("K"), Side.WHITE));
    assertEquals("3/1k1/3 b - 1", board.sfen());
  }

  @Test
  void turningGoesThroughAllLooks() {
    SetupBoard board = board("7/7/7/7/7/7/7/P2G3 b - 1");
    for (String look : new String[] {"+P", "p", "+p", "P"}) {
      board.turn(at("7h"));
      assertEquals(look, board.piece(at("7h")).orElseThrow().sfen());
    }
    board.turn(at("4h"));
    assertEquals("g", board.piece(at("4h")).orElseThrow().sfen());
    board.flip(at("4h"));
    board.promote(at("4h"));
    assertEquals("G", board.piece(at("4h")).orElseThrow().sfen());
    board.promote(at("7h"));
    assertEquals("+P", board.piece(at("7h")).orElseThrow().sfen());
  }

  @Test
  void handsTakeWhatCanBeInHand() {
    SetupBoard board = board("7/7/7/7/7/7/7/+PK5 b - 1");
    board.toHand(at("7h"), Side.WHITE);
    assertEquals("7/7/7/7/7/7/7/1K5 b p 1", board.sfen());
    board.toHand(at("6h"), Side.WHITE);
    assertEquals("7/7/7/7/7/7/7/1K5 b p 1", board.sfen());
    board.fromHand(Side.WHITE, table.type("P"), at("1a"));
    board.fromHand(Side.WHITE, table.type("P"), at("2a"));
    assertEquals("6p/7/7/7/7/7/7/1K5 b - 1", board.sfen());
    board.hand(Side.BLACK, table.type("G"), 1);
    board.hand(Side.BLACK, table.type("R"), 1);
    board.hand(Side.BLACK, table.type("G"), 1);
    board.hand(Side.WHITE, table.type("G"), -1);
    assertEquals("6p/7/7/7/7/7/7/1K5 b R2G 1", board.sfen());
  }

  @Test
  void theRestGoesToAHand() {
    SetupBoard board = board("3k3/7/7/7/7/7/7/P2K3 b 3p 1");
    board.restToHand(Side.BLACK);
    // At the start there are 4 rooks, 2 golds, and 14 pawns on the board with 4 in the hands.
    assertEquals("3k3/7/7/7/7/7/7/P2K3 b 4R2G14P3p 1", board.sfen());
  }

  @Test
  void changesAreTakenBackAndMadeAgain() {
    SetupBoard board = board(EMPTY);
    board.side(Side.WHITE);
    board.number(7);
    board.put(at("1a"), piece("P", Side.WHITE));
    assertTrue(board.undo());
    assertTrue(board.undo());
    assertEquals("7/7/7/7/7/7/7/7 w - 1", board.sfen());
    assertTrue(board.redo());
    assertEquals("7/7/7/7/7/7/7/7 w - 7", board.sfen());
    board.clear();
    assertTrue(board.redo());
    board.side(Side.BLACK);
    assertFalse(board.redo());
  }

  @Test
  void textIsReadOrRefusedWithItsColumn() {
    SetupBoard board = board(EMPTY);
    board.sfen("3k3/7/7/7/7/7/7/3K3 w 2P 5 lion=4a");
    assertEquals("3k3/7/7/7/7/7/7/3K3 w 2P 5 lion=4a", board.sfen());
    TextException e =
        assertThrows(TextException.class, () -> board.sfen("3k3/7/7/7/x6/7/7/3K3 w - 1"));
    assertEquals(10, e.column());
    assertEquals("3k3/7/7/7/7/7/7/3K3 w 2P 5 lion=4a", board.sfen());
    board.number(6);
    assertEquals("3k3/7/7/7/7/7/7/3K3 w 2P 6 lion=4a", board.sfen());
    board.move(at("4h"), at("3h"));
    assertEquals("3k3/7/7/7/7/7/7/4K2 w 2P 6", board.sfen());
  }
}
