package org.komabako.ui.workbench.game;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleTableCellAdapter;
import org.eclipse.swt.accessibility.AccessibleTableCellEvent;
import org.eclipse.swt.graphics.Point;

/** One cell of the {@link BoardAccess table}: a square, or a kind of piece in hand. */
public final class BoardCell {
  private final BoardAccess table;
  private final int index;
  private final Accessible accessible;

  BoardCell(BoardAccess table, int index) {
    this.table = table;
    this.index = index;
    accessible = new Accessible(table.canvas().getAccessible());
    accessible.addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent e) {
        e.result = text();
      }
    });
    accessible.addAccessibleControlListener(new Place());
    accessible.addAccessibleTableCellListener(new Cell());
  }

  int index() {
    return index;
  }

  Accessible accessible() {
    return accessible;
  }

  /** What it says. */
  public String text() {
    return table.speak(index);
  }

  void dispose() {
    accessible.dispose();
  }

  private final class Place extends AccessibleControlAdapter {
    @Override
    public void getRole(AccessibleControlEvent e) {
      e.detail = ACC.ROLE_TABLECELL;
    }

    @Override
    public void getChildCount(AccessibleControlEvent e) {
      e.detail = 0;
    }

    @Override
    public void getState(AccessibleControlEvent e) {
      e.detail = ACC.STATE_FOCUSABLE
          | ACC.STATE_SELECTABLE
          | (table.isFocused(index) ? ACC.STATE_FOCUSED | ACC.STATE_SELECTED : 0);
    }

    @Override
    public void getLocation(AccessibleControlEvent e) {
      table.box(index).ifPresent(box -> {
        Point at = table.canvas().toDisplay((int) box.x(), (int) box.y());
        e.x = at.x;
        e.y = at.y;
        e.width = (int) box.width();
        e.height = (int) box.height();
      });
    }
  }

  private final class Cell extends AccessibleTableCellAdapter {
    @Override
    public void getRowIndex(AccessibleTableCellEvent e) {
      e.index = table.columns() == 0 ? 0 : index / table.columns();
    }

    @Override
    public void getColumnIndex(AccessibleTableCellEvent e) {
      e.index = table.columns() == 0 ? 0 : index % table.columns();
    }

    @Override
    public void getRowSpan(AccessibleTableCellEvent e) {
      e.count = 1;
    }

    @Override
    public void getColumnSpan(AccessibleTableCellEvent e) {
      e.count = 1;
    }

    @Override
    public void getTable(AccessibleTableCellEvent e) {
      e.accessible = table.canvas().getAccessible();
    }

    @Override
    public void isSelected(AccessibleTableCellEvent e) {
      e.isSelected = table.isFocused(index);
    }
  }
}
