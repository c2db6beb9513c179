package org.komabako.ui.widgets.control;

import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleActionAdapter;
import org.eclipse.swt.accessibility.AccessibleActionEvent;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.ui.widgets.look.Look;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A button whose picture is painted by who made it. It can be reached and pressed with the keyboard and
 * by a screen reader; whoever listens to {@code SWT.Selection} is told.
 */
public class PressCanvas extends Canvas {
  /** Paints a button. */
  @ConsumerType
  @FunctionalInterface
  public interface Painter {
    /**
     * Paints it.
     *
     * @param hot whether the mouse is over it
     * @param focused whether it has the keyboard, which must be seen
     */
    void paint(GC gc, boolean hot, boolean focused);
  }

  private boolean hot;

  /**
   * A button.
   *
   * @param name what a screen reader calls it
   */
  public PressCanvas(Composite parent, Look look, Supplier<String> name, Painter painter) {
    super(parent, SWT.DOUBLE_BUFFERED);
    Look.own(this);
    setCursor(getDisplay().getSystemCursor(SWT.CURSOR_HAND));
    addListener(SWT.Paint, event -> painter.paint(event.gc, hot, isFocusControl()));
    addListener(SWT.MouseEnter, event -> heat(true));
    addListener(SWT.MouseExit, event -> heat(false));
    addListener(SWT.FocusIn, event -> redraw());
    addListener(SWT.FocusOut, event -> redraw());
    addListener(SWT.MouseUp, this::released);
    addListener(SWT.KeyDown, event -> {
      if (event.character == ' ') {
        press();
      }
    });
    addListener(SWT.Traverse, event -> {
      // A canvas that takes keys keeps these, else.
      event.doit = event.detail != SWT.TRAVERSE_RETURN;
      if (event.detail == SWT.TRAVERSE_RETURN) {
        press();
      }
    });
    look.onChange(this, this::redraw);
    accessible(name);
  }

  private void accessible(Supplier<String> name) {
    getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        event.result = name.get();
      }
    });
    getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
      @Override
      public void getRole(AccessibleControlEvent event) {
        event.detail = ACC.ROLE_PUSHBUTTON;
      }

      @Override
      public void getState(AccessibleControlEvent event) {
        event.detail = ACC.STATE_FOCUSABLE | (isFocusControl() ? ACC.STATE_FOCUSED : 0);
      }
    });
    getAccessible().addAccessibleActionListener(new AccessibleActionAdapter() {
      @Override
      public void getActionCount(AccessibleActionEvent event) {
        event.count = 1;
      }

      @Override
      public void doAction(AccessibleActionEvent event) {
        press();
        event.result = ACC.OK;
      }
    });
  }

  private void released(Event event) {
    if (event.button == 1 && getClientArea().contains(event.x, event.y)) {
      press();
    }
  }

  private void heat(boolean now) {
    hot = now;
    redraw();
  }

  /** Does what the button is for. */
  public void press() {
    notifyListeners(SWT.Selection, new Event());
  }
}
