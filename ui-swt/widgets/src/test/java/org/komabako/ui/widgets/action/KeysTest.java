package org.komabako.ui.widgets.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.eclipse.swt.SWT;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.ui.widgets.text.Messages;

class KeysTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ctrl+N",
        "Ctrl+Shift+Z",
        "P",
        "Left",
        "F11",
        "Esc",
        "Alt+Home",
        "PageUp",
        "Ctrl+PageDown",
        "Ctrl+-",
        "=",
        "+"
      })
  void theTextIsReadAgain(String text) {
    Keys keys = Keys.parse(text.equals("+") ? "Plus" : text);
    assertEquals(text, keys.text());
  }

  @Test
  void whatIsNoKeyIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Keys.parse("Ctrl+Nowhere"));
  }

  @Test
  void eventsMatchWithWhatIsHeld() {
    Keys keys = Keys.parse("Ctrl+N");
    assertTrue(keys.matches(SWT.MOD1, 'n', 'n'));
    assertFalse(keys.matches(0, 'n', 'n'));
    assertFalse(keys.matches(SWT.MOD1 | SWT.MOD2, 'n', 'n'));
    assertTrue(Keys.parse("Plus").matches(SWT.MOD2, '=', '+'));
    assertFalse(Keys.parse("Plus").matches(0, '=', '='));
    assertTrue(Keys.parse("Ctrl+Plus").matches(SWT.MOD1, '=', '='));
    assertTrue(Keys.parse("Ctrl+-").matches(SWT.MOD1, '-', '-'));
    assertFalse(Keys.NONE.matches(0, 0, '\0'));
  }

  @Test
  void lettersAreWritingAndShortcutsAreNot() {
    assertTrue(Keys.parse("P").isWriting());
    assertFalse(Keys.parse("Ctrl+P").isWriting());
    assertFalse(Keys.parse("F5").isWriting());
  }

  @Test
  void aShortcutIsGivenOnce() {
    Actions actions = new Actions(new Messages(Locale.ENGLISH));
    actions.add(Action.of("one").keys("P").does(() -> {}));
    Action other = Action.of("two").keys("P").does(() -> {});
    assertThrows(IllegalArgumentException.class, () -> actions.add(other));
  }
}
