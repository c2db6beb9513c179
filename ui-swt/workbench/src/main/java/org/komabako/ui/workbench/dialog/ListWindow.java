package org.komabako.ui.workbench.dialog;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;

/**
 * A window that stays open beside the main one: lists, at their right what can be done with what is
 * chosen, below them what is known of it and how the last thing has ended.
 */
public final class ListWindow {
  private static final int MARGIN = 10;

  private final Messages messages;
  private final Look look;
  private final Shell shell;

  /**
   * An empty window.
   *
   * @param title the key of its title
   * @param columns of its layout
   */
  public ListWindow(Shell parent, Desk desk, String title, int columns) {
    messages = desk.messages();
    look = desk.look();
    shell = new Shell(parent, SWT.SHELL_TRIM);
    messages.bind(shell, shell::setText, title);
    GridLayout layout = new GridLayout(columns, false);
    layout.marginWidth = MARGIN;
    layout.marginHeight = MARGIN;
    shell.setLayout(layout);
  }

  /** The shell. */
  public Shell shell() {
    return shell;
  }

  /** A group with a place for a list and one for buttons. */
  public Group group(Composite parent, String key, int height) {
    Group group = new Group(parent, SWT.NONE);
    messages.bind(group, group::setText, key);
    group.setFont(look.bold());
    group.setLayout(new GridLayout(2, false));
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = height;
    group.setLayoutData(place);
    return group;
  }

  /** The place of buttons. */
  public static Composite column(Composite parent) {
    Composite column = new Composite(parent, SWT.NONE);
    column.setLayout(new GridLayout(1, true));
    column.setLayoutData(new GridData(SWT.FILL, SWT.TOP, false, false));
    return column;
  }

  /** One more button of a column; its text and its datum {@code key} are the same key. */
  public Button button(Composite column, String key, Runnable task) {
    Button button = new Button(column, SWT.PUSH);
    messages.bind(button, button::setText, key);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    button.addListener(SWT.Selection, e -> task.run());
    return button;
  }

  /**
   * Words that can be read and copied, below all columns. While there are none they take no room.
   *
   * @param height in pixels, and two rows at least: they scroll, and a small screen has no more room
   */
  public static Text words(Composite parent, String key, int height) {
    Text text = new Text(parent, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI | SWT.V_SCROLL);
    text.setData("key", key);
    int columns = ((GridLayout) parent.getLayout()).numColumns;
    GridData place = new GridData(SWT.FILL, SWT.END, true, false, columns, 1);
    place.heightHint = Math.max(height, 2 * text.getLineHeight());
    place.widthHint = 300;
    place.exclude = true;
    text.setLayoutData(place);
    text.setVisible(false);
    text.addListener(SWT.Modify, e -> {
      boolean none = text.getText().isEmpty();
      if (none != place.exclude) {
        place.exclude = none;
        text.setVisible(!none);
        parent.layout();
      }
    });
    return text;
  }

  /** Shows it in a size, if the screen has the room. */
  public void open(int width, int height) {
    Frame.place(shell, width, height);
    shell.open();
  }
}
