package org.komabako.ui.client.window;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.ui.client.text.Messages;

/** Asks for a name; an empty one is a name too. */
final class NameDialog {
  private final Shell shell;

  /**
   * A question.
   *
   * @param what its messages are {@code ask.WHAT.title}, {@code ask.WHAT.question} and {@code ask.WHAT.yes}
   * @param before the name as it is
   * @param named takes the new name
   */
  NameDialog(MainWindow window, String what, String before, Consumer<String> named) {
    Messages messages = window.desk().messages();
    shell = new Shell(window.shell(), SWT.DIALOG_TRIM | SWT.APPLICATION_MODAL);
    shell.setText(messages.get("ask." + what + ".title"));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 12;
    layout.marginHeight = 12;
    shell.setLayout(layout);
    Label question = new Label(shell, SWT.WRAP);
    question.setText(messages.get("ask." + what + ".question"));
    Text name = new Text(shell, SWT.SINGLE | SWT.BORDER);
    name.setText(before);
    name.selectAll();
    name.setData("part", "name");
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, true);
    place.widthHint = 320;
    name.setLayoutData(place);
    DialogButtons.add(shell, messages, "ask." + what + ".yes", () -> {
      String given = name.getText().strip();
      shell.close();
      named.accept(given);
    });
    shell.pack();
  }

  void open() {
    shell.open();
  }
}
