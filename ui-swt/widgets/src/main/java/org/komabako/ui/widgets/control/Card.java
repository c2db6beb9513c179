package org.komabako.ui.widgets.control;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;

/**
 * A box with round corners that other widgets lie on. One that can be clicked rises by a tone under the
 * mouse; what the click does must be offered by a button on it too, for those who have no mouse.
 */
public class Card extends Composite {
  private final Look look;
  private boolean hot;

  /** An empty card with one column. */
  public Card(Composite parent, Look look) {
    super(parent, SWT.DOUBLE_BUFFERED);
    this.look = look;
    Look.own(this);
    setBackgroundMode(SWT.INHERIT_DEFAULT);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = look.measures().air();
    layout.marginHeight = look.measures().air();
    layout.verticalSpacing = look.measures().gap();
    super.setLayout(layout);
    super.addListener(SWT.Paint, event -> paint(event.gc));
    look.onChange(this, this::colors);
  }

  private void colors() {
    Palette palette = look.palette();
    setBackground(Look.color(inside(palette)));
    setForeground(Look.color(palette.text()));
    redraw();
  }

  private Ink inside(Palette palette) {
    return hot ? palette.raised() : palette.surface();
  }

  private void paint(GC gc) {
    Palette palette = look.palette();
    RoundedBox.paint(
        gc,
        getClientArea(),
        look.measures().corner(),
        new RoundedBox.Colors(palette.ground(), inside(palette), palette.line()));
  }

  /** Does something when the card, or what is only looked at on it, is clicked. Called when all lies on it. */
  public void onClick(Runnable action) {
    watch(this, action);
  }

  private void watch(Control control, Runnable action) {
    control.addListener(SWT.MouseEnter, event -> heat(true));
    control.addListener(SWT.MouseExit, event -> heat(isUnderMouse()));
    if (control == this || control instanceof Label || (control.getStyle() & SWT.NO_FOCUS) != 0) {
      control.setCursor(getDisplay().getSystemCursor(SWT.CURSOR_HAND));
      control.addListener(SWT.MouseUp, event -> click(control, event, action));
    }
    if (control instanceof Composite composite) {
      for (Control child : composite.getChildren()) {
        watch(child, action);
      }
    }
  }

  /** A mouse that was drawn away before it was let go has not clicked. */
  private static void click(Control control, Event event, Runnable action) {
    if (event.button == 1
        && event.x >= 0
        && event.y >= 0
        && event.x < control.getSize().x
        && event.y < control.getSize().y) {
      action.run();
    }
  }

  private boolean isUnderMouse() {
    return getClientArea().contains(toControl(getDisplay().getCursorLocation()));
  }

  private void heat(boolean now) {
    if (hot != now) {
      hot = now;
      colors();
    }
  }
}
