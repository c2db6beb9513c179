package org.komabako.ui.widgets.control;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.jspecify.annotations.Nullable;

/** Tooltips of a table: the whole text of a cell whose column is too narrow for it. */
public final class CutCells {
  /** What a cell has around its text. */
  private static final int PADDING = 8;

  private CutCells() {}

  /** Tells them from now on. */
  public static void tell(Table table) {
    table.addListener(SWT.MouseMove, event -> {
      String text = cut(table, event);
      String shown = table.getToolTipText();
      if (text == null ? shown != null : !text.equals(shown)) {
        table.setToolTipText(text);
      }
    });
  }

  private static @Nullable String cut(Table table, Event event) {
    TableItem row = table.getItem(new Point(event.x, event.y));
    for (int column = 0; row != null && column < table.getColumnCount(); column++) {
      if (row.getBounds(column).contains(event.x, event.y)) {
        String text = row.getText(column);
        boolean fits = width(table, text) + PADDING <= row.getBounds(column).width;
        return fits ? null : text.replace("&", "&&");
      }
    }
    return null;
  }

  private static int width(Table table, String text) {
    GC gc = new GC(table);
    try {
      return gc.textExtent(text).x;
    } finally {
      gc.dispose();
    }
  }
}
