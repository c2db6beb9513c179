package org.komabako.ui.widgets.control;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;

/** The line of words at the lower end of a page, set off from it by a thin line. */
public final class FootLine extends Composite {
  private static final int EDGE = 1;

  private final Look look;

  /** An empty one with a row of places. */
  public FootLine(Composite parent, Look look, int columns) {
    super(parent, SWT.NONE);
    this.look = look;
    Look.own(this);
    setBackgroundMode(SWT.INHERIT_DEFAULT);
    GridLayout layout = new GridLayout(columns, false);
    layout.marginWidth = look.measures().air();
    layout.marginHeight = look.measures().of(2);
    layout.marginTop = EDGE;
    super.setLayout(layout);
    super.addListener(SWT.Paint, event -> {
      event.gc.setForeground(Look.color(look.palette().line()));
      event.gc.drawLine(0, 0, getSize().x, 0);
    });
    look.onChange(this, this::colors);
  }

  private void colors() {
    Palette palette = look.palette();
    setBackground(Look.color(palette.surface()));
    setForeground(Look.color(palette.text()));
    redraw();
  }
}
