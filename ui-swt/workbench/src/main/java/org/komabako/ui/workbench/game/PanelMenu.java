package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.game.Arrangement.Place;

/** The menus that put the tools of a game elsewhere, close them and show them again. */
final class PanelMenu {
  /** What is no higher than this is a button, which its menu does not cover. */
  private static final int LOW = 60;

  private final PanelColumns columns;
  private final Messages messages;

  PanelMenu(PanelColumns columns, Messages messages) {
    this.columns = columns;
    this.messages = messages;
  }

  /** What can be done with one panel, and all panels; opened at a widget. */
  void open(Control at, String id) {
    Menu menu = menu(at);
    Place place = columns.place(id);
    List<String> there = columns.ids(place);
    int index = there.indexOf(id);
    boolean row = place == Place.BELOW;
    item(
            menu,
            SWT.PUSH,
            row ? "panel.left" : "panel.up",
            () -> columns.put(id, place, at(there, index - 1)))
        .setEnabled(index > 0);
    item(
            menu,
            SWT.PUSH,
            row ? "panel.right" : "panel.down",
            () -> columns.put(id, place, at(there, index + 2)))
        .setEnabled(index + 1 < there.size());
    place(menu, id, Place.BESIDE, "panel.beside");
    place(menu, id, Place.BELOW, "panel.below");
    item(menu, SWT.PUSH, "panel.close", () -> columns.put(id, Place.CLOSED, Optional.empty()));
    var unused = new MenuItem(menu, SWT.SEPARATOR);
    all(menu);
    show(menu, at);
  }

  private static Optional<String> at(List<String> ids, int index) {
    return index >= 0 && index < ids.size() ? Optional.of(ids.get(index)) : Optional.empty();
  }

  /** All panels, to be closed and shown again; opened at a widget. */
  void open(Control at) {
    Menu menu = menu(at);
    all(menu);
    show(menu, at);
  }

  private static Menu menu(Control at) {
    Menu menu = new Menu(at);
    at.setMenu(menu);
    // What was chosen is told after it was hidden.
    menu.addListener(SWT.Hide, e -> at.getDisplay().asyncExec(menu::dispose));
    return menu;
  }

  private static void show(Menu menu, Control at) {
    boolean isButton = at.getSize().y < LOW;
    menu.setLocation(at.toDisplay(0, isButton ? at.getSize().y : 0));
    menu.setVisible(true);
  }

  private void place(Menu menu, String id, Place place, String key) {
    item(menu, SWT.RADIO, key, () -> columns.put(id, place, Optional.empty()))
        .setSelection(columns.place(id) == place);
  }

  private void all(Menu menu) {
    for (String id : columns.ids()) {
      boolean open = columns.place(id) != Place.CLOSED;
      MenuItem item = item(
          menu,
          SWT.CHECK,
          "",
          () -> columns.put(id, open ? Place.CLOSED : Place.BESIDE, Optional.empty()));
      item.setText(columns.title(id));
      item.setSelection(open);
    }
    item(menu, SWT.PUSH, "panel.reset", columns::reset);
  }

  private MenuItem item(Menu menu, int style, String key, Runnable action) {
    MenuItem item = new MenuItem(menu, style);
    if (!key.isEmpty()) {
      item.setText(messages.get(key));
    }
    item.addListener(SWT.Selection, e -> {
      // A radio item that loses its mark is told of that too.
      if (style != SWT.RADIO || item.getSelection()) {
        action.run();
      }
    });
    return item;
  }
}
