package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;

/** All keys of the window, in the order of the menus. */
final class ShortcutsDialog {
  private final Frame frame;

  ShortcutsDialog(MainWindow window) {
    Desk desk = window.desk();
    frame = new Frame(window.shell(), SWT.MODELESS, desk, "shortcuts.title");
    frame.body().setLayout(new FillLayout());
    Table table = new Table(frame.body(), SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER);
    table.setData("key", "shortcuts");
    table.setHeaderVisible(true);
    column(desk, table, "shortcuts.key", 150);
    column(desk, table, "shortcuts.action", 420);
    for (Menus menu : Menus.values()) {
      for (Action action : desk.actions().all()) {
        if (action.menu() == menu && action.keys().exists()) {
          TableItem item = new TableItem(table, SWT.NONE);
          item.setText(new String[] {action.keys().text(), action.plain(desk.messages())});
        }
      }
    }
    frame.shell().setDefaultButton(frame.button("about.close", frame.shell()::close));
  }

  private static void column(Desk desk, Table table, String key, int width) {
    TableColumn column = new TableColumn(table, SWT.LEFT);
    column.setWidth(desk.look().measures().of(width));
    desk.messages().bind(column, column::setText, key);
  }

  void open() {
    frame.open(620, 560);
  }
}
