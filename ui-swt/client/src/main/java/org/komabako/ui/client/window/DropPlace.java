package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.widgets.control.RoundedBox;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;

/** A place with a dashed line around it: here something may be dropped. */
final class DropPlace extends Composite {
  private static final int HEIGHT = 82;

  private final Look look;

  DropPlace(Composite parent, Look look) {
    super(parent, SWT.DOUBLE_BUFFERED);
    this.look = look;
    GridLayout layout = new GridLayout(1, false);
    layout.verticalSpacing = 0;
    setLayout(layout);
    setLayoutData(new org.eclipse.swt.layout.GridData(SWT.FILL, SWT.TOP, true, false));
    addListener(SWT.Paint, event -> {
      Palette palette = look.palette();
      RoundedBox.frame(
          event.gc,
          getClientArea(),
          look.measures().corner(),
          new RoundedBox.Colors(palette.ground(), palette.ground(), palette.line()),
          SWT.LINE_DASH);
    });
    look.onChange(this, this::redraw);
  }

  @Override
  public Point computeSize(int width, int height, boolean changed) {
    Point size = super.computeSize(width, height, changed);
    return new Point(size.x, Math.max(size.y, look.measures().of(HEIGHT)));
  }
}
