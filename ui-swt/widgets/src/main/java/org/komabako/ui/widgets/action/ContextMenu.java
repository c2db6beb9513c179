package org.komabako.ui.widgets.action;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.komabako.base.SafeText;
import org.komabako.ui.widgets.text.Messages;

/**
 * What can be done with a widget and all that lies on it, opened there by the right button, the menu key or Shift+F10.
 * It is filled anew each time: with actions of the window, as long as they are there, and with what is only for it.
 */
public final class ContextMenu {
  private final Menu menu;
  private final Messages messages;
  private final Actions actions;

  /**
   * The menu of a widget.
   *
   * @param filler is told each time it opens
   */
  public ContextMenu(
      Control owner, Messages messages, Actions actions, Consumer<ContextMenu> filler) {
    this.messages = messages;
    this.actions = actions;
    menu = new Menu(owner);
    menu.addListener(SWT.Show, e -> {
      for (MenuItem old : menu.getItems()) {
        old.dispose();
      }
      filler.accept(this);
    });
    give(owner);
  }

  private void give(Control control) {
    control.setMenu(menu);
    if (control instanceof Composite composite) {
      for (Control child : composite.getChildren()) {
        give(child);
      }
    }
  }

  /** Opens it at a point of the display. */
  public void open(int x, int y) {
    menu.setLocation(x, y);
    menu.setVisible(true);
  }

  /** A line, unless nothing stands above it. */
  public void line() {
    int count = menu.getItemCount();
    if (count > 0 && (menu.getItem(count - 1).getStyle() & SWT.SEPARATOR) == 0) {
      var unused = new MenuItem(menu, SWT.SEPARATOR);
    }
  }

  /** Something that is only here; its text is a message. */
  public MenuItem item(String key, Runnable task) {
    MenuItem item = item(SWT.PUSH, messages.get(key), task);
    item.setData("part", key);
    return item;
  }

  private MenuItem item(int style, String text, Runnable task) {
    MenuItem item = new MenuItem(menu, style);
    item.setText(text);
    item.addListener(SWT.Selection, e -> task.run());
    return item;
  }

  /** An action of the window, if it is there. */
  public void action(String id) {
    action(id, Optional.empty());
  }

  /** An action of the window, if it is there, about something. */
  public void action(String id, String subject) {
    action(id, Optional.of(subject));
  }

  private void action(String id, Optional<String> subject) {
    actions.find(id).ifPresent(action -> {
      String keys =
          action.keys().exists() && subject.isEmpty() ? "\t" + action.keys().text() : "";
      MenuItem item = item(
          SWT.PUSH,
          SafeText.line(action.plain(messages)).replace("&", "&&") + keys,
          () -> subject.ifPresentOrElse(about -> actions.run(id, about), () -> actions.run(id)));
      item.setEnabled(action.enabled().getAsBoolean());
      item.setData("action", id);
    });
  }
}
