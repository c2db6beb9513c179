package org.komabako.ui.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.komabako.base.SafeText;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** The installed variants, each with its name in the language that is spoken, that in the other, and the size of its board. */
public final class VariantList {
  private final Table table;
  private final Messages messages;
  private final Consumer<Optional<VariantCard>> chosen;
  private List<VariantCard> cards = List.of();

  /**
   * An empty list.
   *
   * @param chosen told of each choice, also of one that falls away
   */
  public VariantList(Composite parent, Desk desk, Consumer<Optional<VariantCard>> chosen) {
    this.chosen = chosen;
    messages = desk.messages();
    new Labels(desk).head(parent, 1, "new-game.variant");
    table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER | SWT.V_SCROLL);
    table.setData("key", "new-game.variant");
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = desk.look().measures().of(200);
    place.minimumHeight = 80;
    table.setLayoutData(place);
    for (int column = 0; column < 3; column++) {
      TableColumn made = new TableColumn(table, SWT.NONE);
      made.setResizable(false);
    }
    table.addListener(SWT.Selection, e -> chosen.accept(selected()));
    messages.onChange(table, this::write);
  }

  /** The widget. */
  public Table control() {
    return table;
  }

  /** Offers these; the wanted one is chosen, else the first. */
  public void show(List<VariantCard> offered, String wanted) {
    cards = offered;
    table.removeAll();
    int index = 0;
    for (VariantCard card : cards) {
      var unusedItem = new TableItem(table, SWT.NONE);
      if (card.key().equals(wanted)) {
        index = table.getItemCount() - 1;
      }
    }
    write();
    if (!cards.isEmpty()) {
      table.setSelection(index);
      table.showSelection();
    }
    chosen.accept(selected());
  }

  private void write() {
    for (int row = 0; row < cards.size(); row++) {
      VariantTable shown = cards.get(row).table();
      String english = SafeText.line(Messages.capital(shown.name().in(Locale.ENGLISH)));
      String japanese = SafeText.line(shown.name().in(Locale.JAPANESE));
      boolean speaksJapanese = Locale.JAPANESE.equals(messages.language());
      table.getItem(row).setText(new String[] {
        speaksJapanese ? japanese : english,
        speaksJapanese ? english : japanese,
        shown.files() + "×" + shown.ranks()
      });
    }
    for (TableColumn column : table.getColumns()) {
      column.pack();
    }
  }

  private Optional<VariantCard> selected() {
    int index = table.getSelectionIndex();
    return index < 0 ? Optional.empty() : Optional.of(cards.get(index));
  }
}
