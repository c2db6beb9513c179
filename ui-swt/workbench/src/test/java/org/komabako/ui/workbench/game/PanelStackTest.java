package org.komabako.ui.workbench.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.ui.workbench.game.PanelStack.Need;

/** Who has how much of a column. */
class PanelStackTest {
  private static final Need ANALYSIS = new Need(130, 330, true);
  private static final Need GRAPH = new Need(90, 90, false);
  private static final Need PIECE = new Need(200, 240, true);

  @Test
  void whatTheLinesOfAnAnalysisNeedGoesBeforeTheAirOfOthers() {
    assertEquals(List.of(330, 90, 210), PanelStack.heights(630, List.of(ANALYSIS, GRAPH, PIECE)));
  }

  @Test
  void whatIsLeftIsShared() {
    assertEquals(List.of(350, 90, 260), PanelStack.heights(700, List.of(ANALYSIS, GRAPH, PIECE)));
    assertEquals(List.of(630), PanelStack.heights(630, List.of(PIECE)));
  }

  @Test
  void withoutRoomEachHasItsLeast() {
    assertEquals(List.of(130, 90, 200), PanelStack.heights(300, List.of(ANALYSIS, GRAPH, PIECE)));
  }

  @Test
  void whatDoesNotGrowKeepsItsHeight() {
    assertEquals(List.of(90), PanelStack.heights(700, List.of(GRAPH)));
  }
}
