package org.komabako.ui.widgets.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.swt.SWT;

/**
 * A key with what is held beside it.
 *
 * @param held a mask like {@code SWT.MOD1 | SWT.MOD2}
 * @param key a character in small letters, or a key code of SWT; 0 for none
 */
public record Keys(int held, int key) {
  /** No shortcut. */
  public static final Keys NONE = new Keys(0, 0);

  private static final Map<String, Integer> NAMED = Map.ofEntries(
      Map.entry("left", SWT.ARROW_LEFT),
      Map.entry("right", SWT.ARROW_RIGHT),
      Map.entry("up", SWT.ARROW_UP),
      Map.entry("down", SWT.ARROW_DOWN),
      Map.entry("home", SWT.HOME),
      Map.entry("end", SWT.END),
      Map.entry("pageup", SWT.PAGE_UP),
      Map.entry("pagedown", SWT.PAGE_DOWN),
      Map.entry("esc", (int) SWT.ESC),
      Map.entry("enter", (int) SWT.CR),
      Map.entry("space", (int) ' '),
      Map.entry("delete", (int) SWT.DEL),
      Map.entry("plus", (int) '+'),
      Map.entry("f1", SWT.F1),
      Map.entry("f2", SWT.F2),
      Map.entry("f3", SWT.F3),
      Map.entry("f4", SWT.F4),
      Map.entry("f5", SWT.F5),
      Map.entry("f6", SWT.F6),
      Map.entry("f7", SWT.F7),
      Map.entry("f8", SWT.F8),
      Map.entry("f9", SWT.F9),
      Map.entry("f10", SWT.F10),
      Map.entry("f11", SWT.F11),
      Map.entry("f12", SWT.F12));

  /** What the names of two keys begin with, of which the second word is written large too. */
  private static final String PAGE = "page";

  private static final Map<String, Integer> HELD =
      Map.of("ctrl", SWT.MOD1, "shift", SWT.MOD2, "alt", SWT.MOD3);

  /**
   * Reads {@code Ctrl+Shift+N}, {@code Left}, {@code P}, {@code Plus}.
   *
   * @throws IllegalArgumentException if it names no key
   */
  public static Keys parse(String text) {
    int held = 0;
    int key = 0;
    for (String part : List.of(text.toLowerCase(Locale.ROOT).split("\\+", -1))) {
      if (HELD.containsKey(part)) {
        held |= HELD.get(part);
      } else if (NAMED.containsKey(part)) {
        key = NAMED.get(part);
      } else if (part.length() == 1) {
        key = part.charAt(0);
      } else {
        throw new IllegalArgumentException("no key: " + text);
      }
    }
    return new Keys(held, key);
  }

  /** Whether there is any. */
  public boolean exists() {
    return key != 0;
  }

  /** Whether a field that takes writing would take this key as writing. */
  public boolean isWriting() {
    boolean functionKey = key >= SWT.F1 && key <= SWT.F20;
    return (held & ~SWT.MOD2) == 0 && !functionKey;
  }

  /** Whether an event is this. */
  public boolean matches(int stateMask, int keyCode, char character) {
    int modifiers = stateMask & SWT.MODIFIER_MASK;
    if (key == '+' || key == '=') {
      // Where these are on the keyboard, and whether shift is held for them, differs.
      // With a held Ctrl many mean the key that + is on.
      boolean meant = character == key || (key == '+' && character == '=' && held == SWT.MOD1);
      return meant && (modifiers & ~SWT.MOD2) == held;
    }
    return exists()
        && modifiers == held
        && (Character.toLowerCase(keyCode) == key || (keyCode == SWT.KEYPAD_CR && key == SWT.CR));
  }

  /** As it is shown in menus. */
  public String text() {
    List<String> parts = new ArrayList<>();
    if ((held & SWT.MOD1) != 0) {
      parts.add("Ctrl");
    }
    if ((held & SWT.MOD3) != 0) {
      parts.add("Alt");
    }
    if ((held & SWT.MOD2) != 0) {
      parts.add("Shift");
    }
    parts.add(NAMED.entrySet().stream()
        .filter(entry -> entry.getValue() == key && key != '+')
        .map(entry -> title(entry.getKey()))
        .findFirst()
        .orElse(String.valueOf((char) key).toUpperCase(Locale.ROOT)));
    return String.join("+", parts);
  }

  private static String title(String word) {
    return word.startsWith(PAGE)
        ? capital(PAGE) + capital(word.substring(PAGE.length()))
        : capital(word);
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
