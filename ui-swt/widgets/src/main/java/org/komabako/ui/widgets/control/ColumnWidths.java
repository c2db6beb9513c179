package org.komabako.ui.widgets.control;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;

/**
 * The widths of the columns of a table: as they are wanted where there is room, else narrower, so that none lies outside;
 * no head is cut for that. Once the user has drawn a column they stay as they are.
 */
public final class ColumnWidths {
  /** What a head has around its text. */
  private static final int PADDING = 14;

  private final Table table;
  private final int[] wanted;
  private final Set<Integer> firm;
  private int[] given;

  private ColumnWidths(Table table, int[] wanted, Set<Integer> firm) {
    this.table = table;
    this.wanted = wanted;
    this.firm = firm;
    given = wanted;
  }

  /**
   * Keeps them while the table changes its size.
   *
   * @param table with all its columns, which are as wide as they want to be
   * @param firm the columns that are never narrower, because what stands in them is always as long
   */
  public static void keep(Table table, Integer... firm) {
    ColumnWidths widths = new ColumnWidths(table, now(table), Set.of(firm));
    table.addListener(SWT.Resize, event -> widths.fit());
  }

  private static int[] now(Table table) {
    return Arrays.stream(table.getColumns()).mapToInt(TableColumn::getWidth).toArray();
  }

  private void fit() {
    int room = table.getClientArea().width;
    if (room > 0 && isAsGiven()) {
      given = widths(room, wanted, least());
      for (int i = 0; i < given.length; i++) {
        table.getColumn(i).setWidth(given[i]);
      }
      given = now(table);
    }
  }

  /** The last one is as wide as the rest of the table on some systems. */
  private boolean isAsGiven() {
    int last = given.length - 1;
    return Arrays.equals(Arrays.copyOf(now(table), last), Arrays.copyOf(given, last));
  }

  private int[] least() {
    GC gc = new GC(table);
    try {
      return IntStream.range(0, wanted.length)
          .map(i -> firm.contains(i)
              ? wanted[i]
              : gc.textExtent(table.getColumn(i).getText()).x + PADDING)
          .toArray();
    } finally {
      gc.dispose();
    }
  }

  /** Takes what is too much from those that have most to give. */
  static int[] widths(int room, int[] wanted, int[] least) {
    int over = Arrays.stream(wanted).sum() - room;
    int spare = 0;
    for (int i = 0; i < wanted.length; i++) {
      spare += Math.max(0, wanted[i] - least[i]);
    }
    int[] widths = wanted.clone();
    for (int i = 0; i < wanted.length && over > 0 && spare > 0; i++) {
      int less = Math.max(0, wanted[i] - least[i]);
      widths[i] -= (int) Math.min(less, (long) less * over / spare + 1);
    }
    return widths;
  }
}
