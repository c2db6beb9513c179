package org.komabako.ui.widgets.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** How wide columns are where there is less room than they want. */
class ColumnWidthsTest {
  private static final int[] WANTED = {60, 200, 300};
  private static final int[] LEAST = {60, 100, 100};

  @Test
  void withRoomEachIsAsWideAsItWants() {
    assertArrayEquals(WANTED, ColumnWidths.widths(560, WANTED, LEAST));
    assertArrayEquals(WANTED, ColumnWidths.widths(900, WANTED, LEAST));
  }

  @Test
  void withLessThoseWithMostToSpareGiveMost() {
    int[] widths = ColumnWidths.widths(410, WANTED, LEAST);
    assertEquals(60, widths[0]);
    assertEquals(149, widths[1]);
    assertEquals(199, widths[2]);
    assertTrue(Arrays.stream(widths).sum() <= 410);
  }

  @Test
  void noHeadIsCut() {
    assertArrayEquals(LEAST, ColumnWidths.widths(100, WANTED, LEAST));
  }
}
