package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutlineTest {
  private static final String ALL_KINDS = "M0 0L1 0.5Q2 3 4 5C0.25 -1 7 8 9 10ZM3 3L4 4";

  @Test
  void isWrittenAsItIsRead() {
    assertEquals(ALL_KINDS, Outline.parse(ALL_KINDS).toString());
    assertEquals(
        Outline.parse(ALL_KINDS),
        Outline.parse(" M 0,0 L1 .5 Q2 3,4 5C.25 -1 7 8 9 10 Z M3 3 L4 4"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"L1 2", "M1", "M1 2 3", "M1 2X", "M1 2Q3 4", "M1 2z", "M1 two"})
  void whatIsNoPathIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Outline.parse(text));
  }

  @Test
  void theTellerOfAnErrorNamesTheColumn() {
    Exception error = assertThrows(IllegalArgumentException.class, () -> Outline.parse("M1 2X3"));
    assertTrue(error.getMessage().contains("column"), error.getMessage());
  }

  @Test
  void transformsGiveNewOutlines() {
    Outline line = Outline.line(0, 0, 1, 2);
    assertEquals("M0 0L3 6", line.scaled(3).toString());
    assertEquals("M0 0L2 1", line.scaled(2, 0.5).toString());
    assertEquals("M5 -1L6 1", line.moved(5, -1).toString());
    assertEquals("M1 1L0 -1", line.turned().toString());
    assertEquals("M0 0L-2 1", line.turned(90, 0, 0).toString());
    assertEquals("M2 2L1 0", line.turned(180, 1, 1).toString());
    assertEquals("M0 0L1 2", line.toString());
    assertEquals(line, line.turned().turned());
  }

  @Test
  void boundsHoldEveryPoint() {
    Outline.Box box = Outline.parse(ALL_KINDS).bounds();
    assertEquals(new Outline.Box(0, -1, 9, 10), box);
    assertEquals(9, box.width());
    assertEquals(11, box.height());
    assertEquals(new Outline.Box(0, 0, 0, 0), Outline.EMPTY.bounds());
  }

  @Test
  void partsStandOneAfterTheOther() {
    Outline both = Outline.line(0, 0, 1, 1).plus(Outline.line(2, 2, 3, 3));
    assertEquals("M0 0L1 1M2 2L3 3", both.toString());
    assertTrue(Outline.EMPTY.isEmpty());
    assertFalse(both.isEmpty());
  }

  @Test
  void circlesAreRound() {
    Outline.Box box = Outline.circle(1, 2, 0.5).bounds();
    assertEquals(new Outline.Box(0.5, 1.5, 1.5, 2.5), box);
  }

  @Test
  void aSinkingWedgeCoversBothPlaces() {
    double[] corners = Wedge.corners(0.8, 0.9);
    Outline.Box box = Outline.polygon(Wedge.sunk(corners, 0.1)).bounds();
    assertEquals(-0.4, box.left(), 1e-9);
    assertEquals(0.4, box.right(), 1e-9);
    assertEquals(-0.45, box.top(), 1e-9);
    assertEquals(0.55, box.bottom(), 1e-9);
  }
}
