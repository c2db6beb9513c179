package org.komabako.ui.workbench.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.swt.accessibility.AccessibleTextEvent;
import org.junit.jupiter.api.Test;

/** What is announced can be asked for as a text: what GTK tells of a change is what it gets here. */
class SpokenTextTest {
  private final SpokenText text = new SpokenText(() -> "White to move");

  private String ask(int start, int end) {
    AccessibleTextEvent event = new AccessibleTextEvent(this);
    event.start = start;
    event.end = end;
    text.getText(event);
    return event.result;
  }

  @Test
  void allOfItAndPartsOfItAreTold() {
    assertEquals("White to move", ask(0, 13));
    assertEquals("White to move", ask(0, -1));
    assertEquals("White", ask(0, 5));
    assertEquals("move", ask(9, 99));
    assertEquals("", ask(40, 50));
  }

  @Test
  void itsLengthIsTold() {
    AccessibleTextEvent event = new AccessibleTextEvent(this);
    text.getCharacterCount(event);
    assertEquals(13, event.count);
  }
}
