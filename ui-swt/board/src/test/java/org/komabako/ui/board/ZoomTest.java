package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;

class ZoomTest {
  private static final int WIDTH = 801;
  private static final int HEIGHT = 603;
  private static final Plan PLAN = new Plan(13, 13, 7, true, Side.BLACK);

  @ParameterizedTest
  @ValueSource(ints = {100, 125, 175, 300})
  void everySquareIsFoundWhereItIsAndLinesAreSharp(int percent) {
    for (double middle : List.of(0.0, 0.31, 0.5, 1.0)) {
      Geometry geometry = new Zoom(percent, middle, 1 - middle).fit(PLAN, WIDTH, HEIGHT);
      for (int file = 1; file <= 13; file++) {
        for (int rank = 1; rank <= 13; rank++) {
          Square square = new Square(file, rank);
          Box cell = geometry.cell(square);
          assertEquals(Math.rint(cell.x()), cell.x());
          assertEquals(Math.rint(cell.y()), cell.y());
          assertEquals(Optional.of(square), geometry.squareAt(cell.centerX(), cell.centerY()));
        }
      }
    }
  }

  @Test
  void withoutZoomAllIsAsItFits() {
    assertEquals(Geometry.fit(PLAN, WIDTH, HEIGHT), Zoom.NONE.fit(PLAN, WIDTH, HEIGHT));
    assertEquals(0, Zoom.NONE.left(WIDTH));
  }

  @Test
  void itIsAsManyTimesLarger() {
    int once = Zoom.NONE.fit(PLAN, WIDTH, HEIGHT).cell();
    int thrice = new Zoom(300, 0.5, 0.5).fit(PLAN, WIDTH, HEIGHT).cell();
    assertTrue(Math.abs(thrice - 3 * once) <= 3, once + " and " + thrice);
  }

  @ParameterizedTest
  @CsvSource({"50, 100", "500, 300", "-7, 100", "210, 210"})
  void whatIsTooSmallOrTooLargeIsBrought(int wanted, int percent) {
    assertEquals(percent, new Zoom(wanted, 0.5, 0.5).percent());
  }

  @Test
  void nothingBesideTheBoardComesIntoTheWindow() {
    for (double middle : List.of(-5.0, 0.0, 1.0, 9.0)) {
      Zoom zoom = new Zoom(200, middle, middle);
      int left = zoom.left(WIDTH);
      assertTrue(left >= 0 && left + WIDTH <= zoom.length(WIDTH), () -> middle + ": " + left);
    }
  }

  @Test
  void whatIsUnderThePointerStaysThere() {
    Zoom zoom = new Zoom(150, 0.5, 0.5);
    Square square = new Square(7, 7);
    Box before = zoom.fit(PLAN, WIDTH, HEIGHT).cell(square);
    Zoom larger = zoom.to(250, before.centerX(), before.centerY(), WIDTH, HEIGHT);
    Box after = larger.fit(PLAN, WIDTH, HEIGHT).cell(square);
    assertEquals(before.centerX(), after.centerX(), after.width() / 2);
    assertEquals(before.centerY(), after.centerY(), after.height() / 2);
    assertEquals(Zoom.NONE, larger.to(100, 3, 3, WIDTH, HEIGHT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1a", "13m", "7g", "1m", "13a"})
  void aPlaceIsBroughtIntoTheWindow(String name) {
    Square square = Square.parse(name);
    Zoom zoom = new Zoom(300, 0.5, 0.5);
    Box place = zoom.fit(PLAN, WIDTH, HEIGHT).cell(square);
    Box shown = zoom.showing(place, WIDTH, HEIGHT).fit(PLAN, WIDTH, HEIGHT).cell(square);
    assertTrue(
        shown.x() >= -1
            && shown.y() >= -1
            && shown.x() + shown.width() <= WIDTH + 1
            && shown.y() + shown.height() <= HEIGHT + 1,
        shown::toString);
  }

  @Test
  void whatIsSeenAlreadyMovesNothing() {
    Zoom zoom = new Zoom(300, 0.4, 0.6);
    assertEquals(
        zoom.left(WIDTH), zoom.showing(new Box(9, 9, 30, 30), WIDTH, HEIGHT).left(WIDTH));
  }

  @Test
  void aWindowWithoutRoomDoesNoHarm() {
    assertEquals(0, new Zoom(300, 0.5, 0.5).to(200, 0, 0, 0, 0).left(0));
  }
}
