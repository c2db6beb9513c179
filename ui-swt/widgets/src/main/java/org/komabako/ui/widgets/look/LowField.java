package org.komabako.ui.widgets.look;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Text;

/** A text of several lines that may become low: GTK complains of a scroll bar that has no room. */
public final class LowField {
  /** The height in points that a bar of GTK's usual theme takes at least. */
  private static final int ROOM = 50;

  private LowField() {}

  /** Shows the scroll bar of a text only while there is room for it. */
  public static void watch(Text text) {
    text.getVerticalBar().setVisible(false);
    text.addListener(SWT.Resize, e -> text.getVerticalBar().setVisible(text.getSize().y >= ROOM));
  }
}
