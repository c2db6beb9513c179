package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.widgets.control.FootLine;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** The line below a page that is no game, as games have one below the board. */
final class PageFoot {
  private final Label left;
  private final Label right;

  /** An empty line, at the end of a parent with one column. */
  PageFoot(Composite parent, Desk desk) {
    FootLine line = new FootLine(parent, desk.look(), 2);
    line.setData("part", "page-foot");
    line.setLayoutData(new GridData(SWT.FILL, SWT.END, true, false));
    ((GridLayout) line.getLayout()).marginHeight = desk.look().measures().of(4);
    left = new Label(line, SWT.NONE);
    left.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    right = new Label(line, SWT.NONE);
    Look.faint(left);
    Look.faint(right);
  }

  /** The layout of what has such a line. */
  static GridLayout above() {
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = 0;
    return layout;
  }

  /** Says what is on the page, at the left, and something beside it, at the right. */
  void say(String about, String beside) {
    if (!left.isDisposed()) {
      Labels.write(left, about);
      Labels.write(right, beside);
      left.getParent().layout();
    }
  }
}
