package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.testkit.Toy;

class SetupInputTest {
  private final VariantTable table = new Toy().table();
  private final SetupBoard board =
      new SetupBoard(table, Sfen.parse(table, "3k3/7/7/7/7/7/7/3K3 b - 1"));
  private final SetupInput input = new SetupInput(board);
  private final SetupLayout layout = SetupLayout.fit(table, true, Side.BLACK, 1000, 640);

  private static SetupSpot cell(String square) {
    return new SetupSpot.Cell(Square.parse(square));
  }

  private SetupSpot palette(String id, Side side) {
    return new SetupSpot.Palette(new Piece(table.type(id), side));
  }

  private void drag(SetupSpot from, SetupSpot to) {
    input.press(from);
    input.release(
        to, to instanceof SetupSpot.Hand hand ? Optional.of(hand.side()) : Optional.empty());
  }

  private void click(SetupSpot spot) {
    drag(spot, spot);
  }

  @Test
  void aBrushPutsAndTakesAway() {
    click(palette("P", Side.WHITE));
    click(cell("1c"));
    click(cell("2c"));
    assertEquals("3k3/7/5pp/7/7/7/7/3K3 b - 1", board.sfen());
    click(cell("2c"));
    assertEquals("3k3/7/6p/7/7/7/7/3K3 b - 1", board.sfen());
    click(palette("P", Side.WHITE));
    assertTrue(input.brush().isEmpty());
  }

  @Test
  void draggingPlacesMovesAndRemoves() {
    drag(palette("R", Side.BLACK), cell("1h"));
    drag(cell("1h"), cell("2h"));
    assertEquals("3k3/7/7/7/7/7/7/3K1R1 b - 1", board.sfen());
    SetupSpot hand = new SetupSpot.Hand(Side.WHITE, table.type("P"));
    drag(cell("2h"), hand);
    assertEquals("3k3/7/7/7/7/7/7/3K3 b r 1", board.sfen());
    drag(new SetupSpot.Hand(Side.WHITE, table.type("R")), cell("7a"));
    assertEquals("r2k3/7/7/7/7/7/7/3K3 b - 1", board.sfen());
    drag(cell("7a"), SetupSpot.NOWHERE);
    assertEquals("3k3/7/7/7/7/7/7/3K3 b - 1", board.sfen());
  }

  @Test
  void twoClicksMove() {
    click(cell("4h"));
    assertEquals(Optional.of(Square.parse("4h")), input.chosen());
    click(cell("5h"));
    assertEquals("3k3/7/7/7/7/7/7/2K4 b - 1", board.sfen());
  }

  @Test
  void theOtherButtonTurnsPieces() {
    click(palette("P", Side.BLACK));
    click(cell("1g"));
    input.secondary(cell("1g"));
    assertEquals("3k3/7/7/7/7/7/6+P/3K3 b - 1", board.sfen());
  }

  @Test
  void theStandsCount() {
    SetupSpot hand = new SetupSpot.Hand(Side.BLACK, table.type("G"));
    click(hand);
    click(hand);
    input.secondary(hand);
    assertEquals("3k3/7/7/7/7/7/7/3K3 b G 1", board.sfen());
  }

  @Test
  void allByKeys() {
    assertFalse(input.type('p'));
    input.walk(0, 0);
    assertEquals(Optional.of(Square.parse("4d")), input.cursor());
    input.walk(-1, 1);
    assertTrue(input.type('P'));
    assertTrue(input.type('+'));
    assertTrue(input.type('-'));
    assertEquals("3k3/7/7/7/4+p2/7/7/3K3 b - 1", board.sfen());
    assertFalse(input.type('?'));
    input.enter();
    input.walk(9, 0);
    input.enter();
    assertEquals("3k3/7/7/7/+p6/7/7/3K3 b - 1", board.sfen());
    input.delete();
    assertEquals("3k3/7/7/7/7/7/7/3K3 b - 1", board.sfen());
  }

  @Test
  void everyPlaceIsFoundByItsMiddle() {
    layout.palette().forEach((piece, box) -> {
      assertEquals(
          new SetupSpot.Palette(piece), layout.at(box.centerX(), box.centerY()), box::toString);
      assertTrue(box.y() >= 0 && box.y() + box.height() <= 640, box::toString);
      assertTrue(box.x() + box.width() <= 1000, box::toString);
    });
    for (Side side : Side.values()) {
      Box slot = layout.slot(side, table.type("P"));
      assertEquals(
          new SetupSpot.Hand(side, table.type("P")), layout.at(slot.centerX(), slot.centerY()));
    }
    Box square = layout.geometry().cell(Square.parse("3c"));
    assertEquals(cell("3c"), layout.at(square.centerX(), square.centerY()));
  }

  @Test
  void nothingOverlapsInASmallWindow() {
    SetupLayout small = SetupLayout.fit(table, true, Side.BLACK, 520, 400);
    double left = small.palette().values().stream().mapToDouble(Box::x).min().orElseThrow();
    Box stand = small.geometry().stand(Side.BLACK).orElseThrow();
    assertTrue(stand.x() + stand.width() <= left, small::toString);
  }
}
