package org.komabako.ui.workbench.game;

import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Panels and parts that take no room while they have nothing to show. */
public final class Folding {
  private Folding() {}

  /** Gives the panel in a frame the room that it needs now that its texts have changed. */
  public static void fit(Composite frame) {
    frame.getParent().layout(true, true);
    frame.getShell().layout(new Control[] {frame});
  }

  /** Shows or hides the frame of a panel, or a part of a dialog. */
  public static void show(Control frame, boolean shown) {
    GridData data = (GridData) frame.getLayoutData();
    if (data.exclude == shown) {
      data.exclude = !shown;
      frame.setVisible(shown);
      frame.getShell().layout(new Control[] {frame});
    }
  }
}
