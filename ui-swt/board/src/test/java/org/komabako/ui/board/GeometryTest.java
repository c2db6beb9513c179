package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;

class GeometryTest {
  @ParameterizedTest
  @CsvSource({
    "1, 1, 0, BLACK, 300, 200",
    "9, 9, 7, BLACK, 800, 600",
    "9, 9, 7, WHITE, 637, 411",
    "13, 13, 0, WHITE, 1000, 1000",
    "3, 5, 2, BLACK, 2000, 300",
    "12, 12, 21, WHITE, 1023, 701",
    "16, 16, 30, BLACK, 3840, 2160"
  })
  void everySquareIsFoundWhereItIs(
      int files, int ranks, int kinds, Side bottom, double width, double height) {
    Plan plan = new Plan(files, ranks, kinds, true, bottom);
    Geometry geometry = Geometry.fit(plan, width, height);
    Box window = new Box(0, 0, width, height);
    for (int file = 1; file <= files; file++) {
      for (int rank = 1; rank <= ranks; rank++) {
        Square square = new Square(file, rank);
        Box cell = geometry.cell(square);
        assertEquals(Optional.of(square), geometry.squareAt(cell.x(), cell.y()));
        assertEquals(Optional.of(square), geometry.squareAt(cell.centerX(), cell.centerY()));
        assertTrue(window.contains(cell.centerX(), cell.centerY()), square::toString);
        for (Box answer : geometry.answers(square, Math.min(2, ranks))) {
          assertTrue(
              geometry.board().contains(answer.centerX(), answer.centerY()), square::toString);
        }
      }
    }
    inside(window, geometry.wood());
    for (Side side : Side.values()) {
      assertEquals(kinds > 0, geometry.stand(side).isPresent());
      geometry.stand(side).ifPresent(stand -> inside(window, stand));
      for (int i = 0; i < kinds; i++) {
        Box slot = geometry.slot(side, i);
        assertEquals(OptionalInt.of(i), geometry.slotAt(side, slot.centerX(), slot.centerY()));
      }
    }
  }

  private static void inside(Box window, Box box) {
    assertTrue(box.x() >= 0 && box.y() >= 0, box::toString);
    assertTrue(box.x() + box.width() <= window.width(), box::toString);
    assertTrue(box.y() + box.height() <= window.height(), box::toString);
  }

  @Test
  void fileOneIsAtTheRightHandOfWhoSitsBelow() {
    Geometry black = Geometry.fit(new Plan(9, 9, 7, true, Side.BLACK), 900, 600);
    Geometry white = Geometry.fit(new Plan(9, 9, 7, true, Side.WHITE), 900, 600);
    Square corner = new Square(1, 9);
    assertTrue(black.cell(corner).centerX() > 450 && black.cell(corner).centerY() > 300);
    assertTrue(white.cell(corner).centerX() < 450 && white.cell(corner).centerY() < 300);
    assertTrue(black.stand(Side.BLACK).orElseThrow().x() > 450);
    assertTrue(white.stand(Side.BLACK).orElseThrow().x() < 450);
  }

  @Test
  void linesLieOnWholePoints() {
    Geometry geometry = Geometry.fit(new Plan(12, 12, 0, true, Side.BLACK), 777, 333);
    Box cell = geometry.cell(new Square(5, 7));
    for (double value : List.of(cell.x(), cell.y(), cell.width(), cell.height())) {
      assertEquals(Math.rint(value), value);
    }
  }

  @Test
  void aBoardIsAsLargeAsItsHeightAllowsInThePlaceThatIsAskedForIt() {
    for (int side = 5; side <= 16; side++) {
      Plan plan = new Plan(side, side, 0, true, Side.BLACK);
      for (int height = 200; height < 1200; height++) {
        double width = Math.ceil(Geometry.width(plan, height));
        assertEquals(
            Geometry.fit(plan, 10_000, height).cell(),
            Geometry.fit(plan, width, height).cell());
      }
    }
  }

  @Test
  void aTinyWindowStillHasABoard() {
    Geometry geometry = Geometry.fit(new Plan(13, 13, 0, true, Side.BLACK), 1, 1);
    assertTrue(geometry.cell() >= 10);
    assertFalse(geometry.squareAt(-1000, 0).isPresent());
  }

  @ParameterizedTest
  @CsvSource({
    // In squares from the middle of 5e, to the right and down; the piece comes from 5h, below.
    "0, 0.4, false",
    "0, 0.6, true",
    "0.6, 0.6, true",
    "0, 0.95, false",
    "0.6, 0.1, false",
    "0, -0.6, false"
  })
  void behindIsAStripOnTheSideOfTheOrigin(double right, double down, boolean behind) {
    Geometry geometry = Geometry.fit(new Plan(9, 9, 7, true, Side.BLACK), 900, 600);
    Square target = new Square(5, 5);
    Box box = geometry.cell(target);
    assertEquals(
        behind,
        geometry.isBehind(
            target,
            geometry.cell(new Square(5, 8)),
            box.centerX() + right * geometry.cell(),
            box.centerY() + down * geometry.cell()));
  }
}
