package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.client.text.Messages;

/** The row of buttons at the foot of a small dialog: cancel, and what it is for. */
final class DialogButtons {
  private DialogButtons() {}

  /** Adds them; Enter does it, Esc cancels. */
  static void add(Shell shell, Messages messages, String yes, Runnable deed) {
    Composite row = new Composite(shell, SWT.NONE);
    row.setLayoutData(new GridData(SWT.END, SWT.END, true, false));
    row.setLayout(new GridLayout(2, true));
    Button no = button(row, messages.get("ask.cancel"), shell::close);
    no.setData("answer", "no");
    Button ok = button(row, messages.get(yes), deed);
    ok.setData("answer", "yes");
    shell.setDefaultButton(ok);
  }

  private static Button button(Composite row, String text, Runnable deed) {
    Button button = new Button(row, SWT.PUSH);
    button.setText(text);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    button.addListener(SWT.Selection, e -> deed.run());
    return button;
  }
}
