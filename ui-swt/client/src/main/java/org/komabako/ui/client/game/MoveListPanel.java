package org.komabako.ui.client.game;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.komabako.notation.Notation;
import org.komabako.ui.board.Snapshot;

/** The moves of the line, the one before the position marked; a click goes there. */
final class MoveListPanel implements SidePanel {
  private List<Snapshot.Ply> shown = List.of();

  @Override
  public String title() {
    return "panel.moves";
  }

  @Override
  public Control create(Composite parent, GameView view) {
    Table table = new Table(parent, SWT.VIRTUAL | SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER);
    table.addListener(SWT.SetData, event -> {
      int row = event.index;
      TableItem item = (TableItem) event.item;
      item.setText(row == 0 ? view.messages().get("panel.start") : text(shown.get(row - 1)));
    });
    table.addListener(SWT.Selection, e -> {
      int ply = table.getSelectionIndex();
      view.model().change(game -> game.goTo(ply));
    });
    view.model().listen(() -> view.model().snapshot().ifPresent(s -> update(table, s)));
    view.messages().onChange(table, table::clearAll);
    return table;
  }

  private void update(Table table, Snapshot snapshot) {
    if (table.isDisposed()) {
      return;
    }
    List<Snapshot.Ply> line = new ArrayList<>(snapshot.line());
    line.addAll(snapshot.later());
    int same = 0;
    while (same < Math.min(line.size(), shown.size())
        && line.get(same).move().equals(shown.get(same).move())) {
      same++;
    }
    int before = shown.size();
    shown = List.copyOf(line);
    table.setItemCount(line.size() + 1);
    if (same < Math.min(before, line.size())) {
      table.clear(same + 1, Math.min(before, line.size()));
    }
    table.setSelection(snapshot.ply());
    table.showSelection();
  }

  private static String text(Snapshot.Ply ply) {
    return ply.number() + ". " + Notation.HODGES.write(ply.before(), ply.move());
  }
}
