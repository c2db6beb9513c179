package org.komabako.ui.install.write;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.swt.custom.ExtendedModifyEvent;
import org.eclipse.swt.custom.StyledText;

/** Takes back what was typed, letters that follow each other at once. */
final class TextUndo {
  private static final int MOST = 10_000;

  /**
   * A change.
   *
   * @param start where
   * @param length of what stands there now
   * @param before what stood there
   */
  private record Change(int start, int length, String before) {}

  private final StyledText text;
  private final Deque<Change> done = new ArrayDeque<>();
  private final Deque<Change> undone = new ArrayDeque<>();
  private Deque<Change> taking = done;
  private boolean replaying;

  TextUndo(StyledText text) {
    this.text = text;
    text.addExtendedModifyListener(this::changed);
  }

  /** Nothing can be taken back from here on. */
  void clear() {
    done.clear();
    undone.clear();
  }

  boolean undo() {
    return back(done, undone);
  }

  boolean redo() {
    return back(undone, done);
  }

  private void changed(ExtendedModifyEvent event) {
    Change now = new Change(event.start, event.length, event.replacedText);
    Change last = taking.peek();
    boolean typed = !replaying && now.length() == 1 && now.before().isEmpty();
    if (!replaying) {
      undone.clear();
    }
    if (typed
        && last != null
        && last.start() + last.length() == now.start()
        && !Character.isWhitespace(text.getText(now.start(), now.start()).charAt(0))) {
      taking.pop();
      taking.push(new Change(last.start(), last.length() + 1, last.before()));
    } else {
      taking.push(now);
    }
    if (taking.size() > MOST) {
      taking.removeLast();
    }
  }

  private boolean back(Deque<Change> from, Deque<Change> to) {
    Change change = from.poll();
    if (change == null) {
      return false;
    }
    taking = to;
    replaying = true;
    text.replaceTextRange(change.start(), change.length(), change.before());
    replaying = false;
    taking = done;
    text.setSelection(change.start() + change.before().length());
    text.showSelection();
    return true;
  }
}
