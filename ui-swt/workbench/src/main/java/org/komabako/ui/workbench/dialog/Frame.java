package org.komabako.ui.workbench.dialog;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.workbench.desk.Desk;

/**
 * The shell of a dialog: a title, a body and a row of buttons. It follows the language, fits on the
 * screen, and lies over the window that it belongs to.
 */
public final class Frame {
  private static final int MARGIN = 12;

  private final Desk desk;
  private final Shell shell;
  private final Composite body;
  private final Composite buttons;

  /**
   * An empty dialog.
   *
   * @param modality {@code SWT.PRIMARY_MODAL} if it must be answered first, else {@code SWT.MODELESS}
   * @param title the key of its title
   */
  public Frame(Shell parent, int modality, Desk desk, String title) {
    this.desk = desk;
    shell = new Shell(parent, SWT.DIALOG_TRIM | SWT.RESIZE | modality);
    desk.messages().bind(shell, shell::setText, title);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = MARGIN;
    layout.marginHeight = MARGIN;
    layout.verticalSpacing = MARGIN;
    shell.setLayout(layout);
    body = new Composite(shell, SWT.NONE);
    body.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    buttons = new Composite(shell, SWT.NONE);
    buttons.setLayoutData(new GridData(SWT.END, SWT.END, true, false));
    GridLayout row = new GridLayout(0, true);
    row.marginWidth = 0;
    row.marginHeight = 0;
    buttons.setLayout(row);
    desk.messages().onChange(buttons, () -> shell.layout(true, true));
  }

  /** The shell. */
  public Shell shell() {
    return shell;
  }

  /** Where the content goes; it has no layout yet. */
  public Composite body() {
    return body;
  }

  /** One more button, at the right. */
  public Button button(String key, Runnable action) {
    ((GridLayout) buttons.getLayout()).numColumns++;
    Button button = new Button(buttons, SWT.PUSH);
    desk.messages().bind(button, button::setText, key);
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.minimumWidth = 96;
    button.setLayoutData(place);
    button.addListener(SWT.Selection, e -> action.run());
    return button;
  }

  /** The two buttons of a question. */
  public record Answers(Button no, Button yes) {}

  /**
   * The buttons of a question: cancel, and what it is for.
   *
   * @param yes the key of the second
   * @param deed what the second does before the dialog closes
   */
  public Answers answers(String yes, Runnable deed) {
    Button no = button("ask.cancel", shell::close);
    no.setData("answer", "no");
    Button ok = button(yes, () -> {
      deed.run();
      // The deed may have closed all.
      if (!shell.isDisposed()) {
        shell.close();
      }
    });
    ok.setData("answer", "yes");
    return new Answers(no, ok);
  }

  /**
   * Shows it, as high as its content is.
   *
   * @param width in points of the usual font; a larger font has it wider
   */
  public void open(int width) {
    int wide = Math.min(
        widthFor(Measures.of(shell.getDisplay()).of(width)),
        widest(shell.getMonitor().getClientArea()));
    int inside = wide - shell.computeTrim(0, 0, 0, 0).width;
    show(wide, shell.computeSize(inside, SWT.DEFAULT).y);
  }

  /** No narrower than its buttons. */
  private int widthFor(int width) {
    int row = buttons.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
    return Math.max(width, shell.computeTrim(0, 0, row + 2 * MARGIN, 0).width);
  }

  /** Shows it in a size in points of the usual font, if the screen has the room. */
  public void open(int width, int height) {
    Measures measures = Measures.of(shell.getDisplay());
    show(widthFor(measures.of(width)), measures.of(height));
  }

  private void show(int width, int height) {
    put(shell, width, height);
    // Buttons have come since it was laid out.
    shell.layout(true, true);
    shell.open();
  }

  /**
   * Puts a shell over the middle of its parent, as large as told in points of the usual font, or as the screen is. A larger
   * font has it larger. From now on something in it has the keyboard.
   */
  public static void place(Shell shell, int width, int height) {
    keepFocus(shell);
    Measures measures = Measures.of(shell.getDisplay());
    put(shell, measures.of(width), measures.of(height));
  }

  /** Keys as Esc reach a window only while something has the focus; a question that was answered may have made it grey. */
  private static void keepFocus(Shell shell) {
    shell.addListener(SWT.Activate, e -> shell.getDisplay().asyncExec(() -> focus(shell)));
  }

  private static void focus(Shell shell) {
    if (shell.isDisposed() || shell.getDisplay().getActiveShell() != shell) {
      return;
    }
    Control focus = shell.getDisplay().getFocusControl();
    if (focus == null || focus == shell || !focus.isEnabled()) {
      var unused = shell.setFocus();
    }
  }

  /** Makes it higher while it is open, as far as the screen has the room. */
  public void grow(int by) {
    if (by <= 0 || !shell.isVisible()) {
      return;
    }
    Rectangle screen = shell.getMonitor().getClientArea();
    Rectangle now = shell.getBounds();
    int high = Math.max(now.height, Math.min(now.height + by, highest(screen)));
    int y = Math.max(screen.y, Math.min(now.y, screen.y + screen.height - high));
    shell.setBounds(now.x, y, now.width, high);
  }

  private static int highest(Rectangle screen) {
    return screen.height - 60;
  }

  private static int widest(Rectangle screen) {
    return screen.width - 40;
  }

  private static void put(Shell shell, int width, int height) {
    Rectangle screen = shell.getMonitor().getClientArea();
    int wide = Math.min(width, widest(screen));
    int high = Math.min(height, highest(screen));
    Rectangle parent = shell.getParent().getBounds();
    int x = parent.x + (parent.width - wide) / 2;
    int y = parent.y + (parent.height - high) / 2;
    shell.setBounds(
        Math.max(screen.x, Math.min(x, screen.x + screen.width - wide)),
        Math.max(screen.y, Math.min(y, screen.y + screen.height - high)),
        wide,
        high);
  }
}
