package org.komabako.ui.workbench.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class MoveSheetViewTest {
  @Test
  void aScoreEndsBeforeTheNextMoveBegins() {
    assertArrayEquals(
        new int[] {40, 106, 140, 206}, MoveSheetView.tabs(240, 40, 30), "two thirds for the move");
    assertArrayEquals(
        new int[] {40, 90, 140, 190}, MoveSheetView.tabs(240, 40, 50), "a long score");
    assertArrayEquals(
        new int[] {40, 90, 140, 190}, MoveSheetView.tabs(240, 40, 70), "half of it for the move");
  }
}
