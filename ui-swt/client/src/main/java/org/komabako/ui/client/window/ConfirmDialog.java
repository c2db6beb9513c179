package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.client.text.Messages;

/** Asks before something is done that is not easily undone. */
final class ConfirmDialog {
  private final Shell shell;

  /**
   * A question.
   *
   * @param what its messages are {@code ask.WHAT.title} and {@code ask.WHAT.yes}
   * @param question the sentence
   * @param deed what is done if the answer is yes
   */
  ConfirmDialog(MainWindow window, String what, String question, Runnable deed) {
    Messages messages = window.desk().messages();
    shell = new Shell(window.shell(), SWT.DIALOG_TRIM | SWT.APPLICATION_MODAL);
    shell.setText(messages.get("ask." + what + ".title"));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 12;
    layout.marginHeight = 12;
    shell.setLayout(layout);
    Label text = new Label(shell, SWT.WRAP);
    text.setText(question.replace("&", "&&"));
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, true);
    place.widthHint = 320;
    text.setLayoutData(place);
    DialogButtons.add(shell, messages, "ask." + what + ".yes", () -> {
      shell.close();
      deed.run();
    });
    shell.pack();
  }

  void open() {
    shell.open();
  }
}
