package org.komabako.ui.client.window;

import java.util.Arrays;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabFolderRenderer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** Draws the button for tabs that have no room in the letters of the tabs: SWT's own is tiny and cut where letters are large. */
final class TabRenderer extends CTabFolderRenderer {
  private static final int PADDING = 3;

  TabRenderer(CTabFolder parent) {
    super(parent);
  }

  @Override
  protected Point computeSize(int part, int state, GC gc, int wHint, int hHint) {
    if (part != PART_CHEVRON_BUTTON) {
      return super.computeSize(part, state, gc, wHint, hHint);
    }
    gc.setFont(parent.getFont());
    Point text = gc.textExtent(words());
    return new Point(text.x + 2 * PADDING, Math.max(text.y, parent.getTabHeight() - 4 * PADDING));
  }

  @Override
  protected Rectangle computeTrim(int part, int state, int x, int y, int width, int height) {
    return part == PART_CHEVRON_BUTTON
        ? new Rectangle(x, y, width, height)
        : super.computeTrim(part, state, x, y, width, height);
  }

  @Override
  protected void draw(int part, int state, Rectangle bounds, GC gc) {
    if (part != PART_CHEVRON_BUTTON) {
      super.draw(part, state, bounds, gc);
      return;
    }
    gc.setFont(parent.getFont());
    gc.setForeground(parent.getForeground());
    Point text = gc.textExtent(words());
    gc.drawText(
        words(),
        bounds.x + (bounds.width - text.x) / 2,
        bounds.y + (bounds.height - text.y) / 2,
        SWT.DRAW_TRANSPARENT);
  }

  private String words() {
    long hidden =
        Arrays.stream(parent.getItems()).filter(item -> !item.isShowing()).count();
    return "»" + hidden;
  }
}
