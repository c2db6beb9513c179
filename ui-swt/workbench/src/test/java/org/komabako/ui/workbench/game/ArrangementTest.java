package org.komabako.ui.workbench.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.ui.workbench.game.Arrangement.Place;

class ArrangementTest {
  private static final List<String> ALL = List.of("A", "B", "C");
  private static final Arrangement USUAL = new Arrangement(Map.of());

  private static String text(Arrangement arrangement) {
    return Arrangement.SETTING.print().apply(arrangement);
  }

  @Test
  void aPanelGoesBeforeAnotherOrToTheEnd() {
    Arrangement last = USUAL.with(ALL, "A", Place.BESIDE, Optional.empty());
    assertEquals("B:beside,C:beside,A:beside", text(last));
    Arrangement first = last.with(List.of("B", "C", "A"), "A", Place.BELOW, Optional.of("C"));
    assertEquals("B:beside,A:below,C:beside", text(first));
    assertEquals(first, Arrangement.SETTING.read(text(first)));
  }

  @Test
  void whatIsNotThereNowKeepsItsPlace() {
    Arrangement closed = USUAL.with(ALL, "C", Place.CLOSED, Optional.empty());
    Arrangement without = closed.with(List.of("A", "B"), "A", Place.BELOW, Optional.empty());
    assertEquals(Place.CLOSED, without.place("C"));
    assertEquals(Place.BESIDE, without.place("D"), "it is new");
    assertEquals(3, without.rank("D"));
  }

  @Test
  void aDamagedTextIsNoArrangement() {
    assertEquals(USUAL, Arrangement.SETTING.read("A:above"));
  }
}
