package org.komabako.ui.widgets.control;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;

/** A place as wide as its parent whose content may be higher: it scrolls then. */
public final class Scroller {
  private static final int MARGIN = 8;

  private final ScrolledComposite outside;
  private final Composite inside;

  /** An empty place. */
  public Scroller(Composite parent) {
    outside = new ScrolledComposite(parent, SWT.V_SCROLL);
    outside.setExpandHorizontal(true);
    outside.setExpandVertical(true);
    outside.setShowFocusedControl(true);
    inside = new Composite(outside, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.marginRight = MARGIN;
    inside.setLayout(layout);
    outside.setContent(inside);
    outside.addListener(SWT.Resize, e -> fit());
  }

  /** The widget. */
  public ScrolledComposite control() {
    return outside;
  }

  /** Where the content goes, in one column. */
  public Composite content() {
    return inside;
  }

  /** What of its width the content does not have. */
  public int reserve() {
    return outside.getVerticalBar().getSize().x + MARGIN;
  }

  /** How much of the height of the content is not seen. */
  public int missing() {
    return Math.max(0, outside.getMinHeight() - outside.getClientArea().height);
  }

  /** The content has become higher or lower. */
  public void fit() {
    if (!outside.isDisposed()) {
      int bar = outside.getVerticalBar().getSize().x;
      int width = Math.max(100, outside.getSize().x - bar);
      outside.setMinHeight(inside.computeSize(width, SWT.DEFAULT).y);
      inside.layout(true, true);
    }
  }
}
