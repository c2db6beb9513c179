package org.komabako.ui.workbench.game;

import java.util.function.Supplier;
import org.eclipse.swt.accessibility.AccessibleTextEvent;
import org.eclipse.swt.accessibility.AccessibleTextExtendedAdapter;

/**
 * What a live region says, as the text that screen readers ask for when they are told of a change. Without
 * it GTK tells of changes whose text is empty.
 */
final class SpokenText extends AccessibleTextExtendedAdapter {
  private final Supplier<String> text;

  /** @param text what is said now */
  SpokenText(Supplier<String> text) {
    this.text = text;
  }

  @Override
  public void getCharacterCount(AccessibleTextEvent e) {
    e.count = text.get().length();
  }

  /** Always a part of all of it: it is read as a whole, never by words. */
  @Override
  public void getText(AccessibleTextEvent e) {
    String all = text.get();
    int end = e.end < 0 ? all.length() : Math.min(e.end, all.length());
    int start = Math.max(0, Math.min(e.start, end));
    e.start = start;
    e.end = end;
    e.result = all.substring(start, end);
  }

  @Override
  public void getCaretOffset(AccessibleTextEvent e) {
    e.offset = 0;
  }

  @Override
  public void getSelectionRange(AccessibleTextEvent e) {
    e.offset = 0;
    e.length = 0;
  }
}
