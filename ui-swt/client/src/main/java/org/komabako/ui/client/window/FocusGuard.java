package org.komabako.ui.client.window;

import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;

/**
 * Keeps the keyboard of a window alive. Shortcuts reach the window only while a control that is seen has
 * the focus; a game that comes or goes, or a dialog that closes, may leave it with one that is hidden.
 * Then it is given to the control that is looked at. A focus that is seen is never moved, but for that of the toolbar
 * when a game begins: the toolkit gives it to the first tool when a dialog closes.
 */
final class FocusGuard {
  private final Shell shell;
  private final Supplier<Control> wanted;
  private boolean begun;

  /** @param wanted what has the focus where nothing else has it */
  FocusGuard(Shell shell, Supplier<Control> wanted) {
    this.shell = shell;
    this.wanted = wanted;
    shell.addListener(SWT.Activate, e -> check());
  }

  /** A game has begun. */
  void begin() {
    begun = true;
    check();
  }

  /** Looks soon, when all that happens now has happened. */
  void check() {
    Display display = shell.getDisplay();
    display.asyncExec(() -> {
      if (!shell.isDisposed() && display.getActiveShell() == shell) {
        if (isLost(display) || begun && display.getFocusControl() instanceof ToolBar) {
          var unused = wanted.get().setFocus();
        }
        begun = false;
      }
    });
  }

  private boolean isLost(Display display) {
    Control focus = display.getFocusControl();
    return focus == null || focus == shell || focus.getShell() != shell || !focus.isVisible();
  }
}
