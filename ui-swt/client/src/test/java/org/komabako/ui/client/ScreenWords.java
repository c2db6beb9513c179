package org.komabako.ui.client;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** All words of a window: what stands in it, what the mouse is told, what a screen reader is told. */
final class ScreenWords {
  private final Set<String> words = new LinkedHashSet<>();

  private ScreenWords() {}

  /** The words of a window with its menus, each once. */
  static Set<String> of(Shell shell) {
    ScreenWords found = new ScreenWords();
    found.add(shell.getText());
    found.menu(shell.getMenuBar());
    found.look(shell);
    found.words.removeIf(String::isBlank);
    return found.words;
  }

  private void add(String... texts) {
    for (String text : texts) {
      words.add(text == null ? "" : text);
    }
  }

  private void look(Control control) {
    add(control.getToolTipText());
    spoken(control.getAccessible());
    menu(control.getMenu());
    own(control);
    if (control instanceof Composite composite) {
      for (Control child : composite.getChildren()) {
        look(child);
      }
    }
  }

  private void own(Control control) {
    if (control instanceof Label label) {
      add(label.getText());
    } else if (control instanceof Button button) {
      add(button.getText());
    } else if (control instanceof Link link) {
      add(link.getText().replaceAll("<[^>]*>", ""));
    } else if (control instanceof Group group) {
      add(group.getText());
    } else if (control instanceof Combo combo) {
      add(combo.getText());
      add(combo.getItems());
    } else if (control instanceof org.eclipse.swt.widgets.List list) {
      add(list.getItems());
    } else if (control instanceof Text text) {
      add(text.getText(), text.getMessage());
    } else if (control instanceof StyledText text) {
      add(text.getText());
    } else if (control instanceof TabFolder tabs) {
      items(tabs.getItems());
    } else if (control instanceof CTabFolder tabs) {
      items(tabs.getItems());
    } else if (control instanceof ToolBar tools) {
      items(tools.getItems());
      Arrays.stream(tools.getItems()).forEach(item -> add(item.getToolTipText()));
    } else if (control instanceof Table table) {
      items(table.getColumns());
      for (TableItem item : table.getItems()) {
        for (int column = 0; column < Math.max(1, table.getColumnCount()); column++) {
          add(item.getText(column));
        }
      }
    } else if (control instanceof Tree tree) {
      items(tree.getColumns());
      rows(tree.getItems(), tree.getColumnCount());
    }
  }

  private void items(Item... items) {
    Arrays.stream(items).forEach(item -> add(item.getText()));
  }

  private void rows(TreeItem[] items, int columns) {
    for (TreeItem item : items) {
      for (int column = 0; column < Math.max(1, columns); column++) {
        add(item.getText(column));
      }
      rows(item.getItems(), columns);
    }
  }

  private void menu(Menu menu) {
    if (menu == null) {
      return;
    }
    menu.notifyListeners(SWT.Show, new Event());
    for (MenuItem item : menu.getItems()) {
      // What stands after the tab is the key.
      add(item.getText().replaceAll("\t.*", ""), item.getToolTipText());
      menu(item.getMenu());
    }
    menu.notifyListeners(SWT.Hide, new Event());
  }

  /** What the listeners of the accessible object answer; the toolkit asks them only for a screen reader. */
  @SuppressWarnings("unchecked")
  private void spoken(Accessible accessible) {
    try {
      Field field = Accessible.class.getDeclaredField("accessibleListeners");
      field.setAccessible(true);
      Object listeners = field.get(accessible);
      if (listeners == null) {
        return;
      }
      for (AccessibleListener listener : (List<AccessibleListener>) listeners) {
        AccessibleEvent event = new AccessibleEvent(accessible);
        event.childID = ACC.CHILDID_SELF;
        listener.getName(event);
        add(event.result);
        event.result = "";
        listener.getDescription(event);
        add(event.result);
      }
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("the toolkit keeps its listeners elsewhere now", e);
    }
  }
}
