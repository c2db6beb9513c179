package org.komabako.ui.client.install;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.client.text.Messages;

/** A warning with the choice to go on. Cancel is what the Enter key means. */
final class Confirm {
  private static final int WIDTH = 460;

  private Confirm() {}

  static void ask(Shell parent, Messages messages, String text, String goOn, Runnable task) {
    Shell shell = new Shell(parent, SWT.DIALOG_TRIM | SWT.APPLICATION_MODAL);
    shell.setText(parent.getText());
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 14;
    layout.marginHeight = 14;
    layout.horizontalSpacing = 12;
    shell.setLayout(layout);
    Label icon = new Label(shell, SWT.NONE);
    icon.setImage(shell.getDisplay().getSystemImage(SWT.ICON_WARNING));
    icon.setLayoutData(new GridData(SWT.CENTER, SWT.TOP, false, false));
    Label label = new Label(shell, SWT.WRAP);
    label.setText(text.replace("&", "&&"));
    GridData wide = new GridData(SWT.FILL, SWT.FILL, true, true);
    wide.widthHint = WIDTH;
    label.setLayoutData(wide);
    Composite row = new Composite(shell, SWT.NONE);
    row.setLayout(new GridLayout(2, true));
    row.setLayoutData(new GridData(SWT.END, SWT.END, true, false, 2, 1));
    Button cancel = button(row, messages.get("install.cancel"), "cancel");
    cancel.addListener(SWT.Selection, e -> shell.close());
    Button ok = button(row, goOn, "confirm");
    ok.addListener(SWT.Selection, e -> {
      shell.close();
      task.run();
    });
    shell.setDefaultButton(cancel);
    shell.pack();
    shell.open();
  }

  private static Button button(Composite row, String text, String name) {
    Button button = new Button(row, SWT.PUSH);
    button.setText(text);
    button.setData("key", name);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    return button;
  }
}
