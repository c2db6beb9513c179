package org.komabako.ui.widgets.control;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.komabako.base.SafeText;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.text.Messages;

/**
 * A table of things, one a row, of which one may be chosen. What is chosen stays so while the list
 * changes, as long as it is in it.
 *
 * @param <T> what is listed
 */
public final class Listing<T> {
  private final Table table;
  private final Function<T, ?> identity;
  private List<T> items = List.of();
  private List<List<String>> written = List.of();

  /**
   * A column.
   *
   * @param title the key of its head
   * @param width as it begins, in points of the usual font; the user may change it
   */
  public record Column(String title, int width) {}

  /**
   * An empty list; its datum {@code key} is that of its first title.
   *
   * @param identity by what a thing is known again when it has changed
   */
  public Listing(
      Composite parent, Messages messages, Function<T, ?> identity, List<Column> columns) {
    this.identity = identity;
    table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER);
    table.setHeaderVisible(true);
    table.setData("key", columns.get(0).title());
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 60;
    table.setLayoutData(place);
    CutCells.tell(table);
    for (Column column : columns) {
      TableColumn made = new TableColumn(table, SWT.LEFT);
      made.setWidth(Measures.of(parent.getDisplay()).of(column.width()));
      messages.bind(made, made::setText, column.title());
    }
    ColumnWidths.keep(table);
  }

  /** The widget. */
  public Table control() {
    return table;
  }

  /**
   * Shows these instead; only what has changed is written.
   *
   * @param row what is written of one
   */
  public void show(List<T> next, Function<T, List<String>> row) {
    Optional<?> before = chosen().map(identity);
    List<List<String>> rows = next.stream()
        .map(row)
        .map(cells -> cells.stream().map(SafeText::line).toList())
        .toList();
    items = List.copyOf(next);
    table.setItemCount(rows.size());
    for (int i = 0; i < rows.size(); i++) {
      if (i >= written.size() || !rows.get(i).equals(written.get(i))) {
        table.getItem(i).setText(rows.get(i).toArray(String[]::new));
      }
    }
    written = rows;
    select(before.map(this::indexOf).orElse(-1));
  }

  private void select(int index) {
    if (index != table.getSelectionIndex()) {
      table.deselectAll();
      table.select(index);
    }
  }

  private int indexOf(Object wanted) {
    for (int i = 0; i < items.size(); i++) {
      if (identity.apply(items.get(i)).equals(wanted)) {
        return i;
      }
    }
    return -1;
  }

  /** Chooses, if it is there; nobody is told. */
  public void choose(Object wanted) {
    select(indexOf(wanted));
    table.showSelection();
  }

  /** What is chosen. */
  public Optional<T> chosen() {
    int index = table.getSelectionIndex();
    return index < 0 || index >= items.size() ? Optional.empty() : Optional.of(items.get(index));
  }
}
