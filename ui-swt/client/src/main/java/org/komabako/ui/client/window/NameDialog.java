package org.komabako.ui.client.window;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Text;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** Asks for a name; an empty one is a name too. */
final class NameDialog {
  private final Frame frame;

  /**
   * A question.
   *
   * @param what its messages are {@code ask.WHAT.title}, {@code ask.WHAT.question} and {@code ask.WHAT.yes}
   * @param before the name as it is
   * @param named takes the new name
   */
  NameDialog(MainWindow window, String what, String before, Consumer<String> named) {
    Desk desk = window.desk();
    String ask = "ask." + what;
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, ask + ".title");
    frame.body().setLayout(new GridLayout(1, false));
    var unused =
        new Labels(desk).sentence(frame.body(), 1, () -> desk.messages().get(ask + ".question"));
    Text name = new Text(frame.body(), SWT.SINGLE | SWT.BORDER);
    name.setText(before);
    name.selectAll();
    name.setData("part", "name");
    name.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, true));
    name.setFocus();
    frame
        .shell()
        .setDefaultButton(frame
            .answers(ask + ".yes", () -> named.accept(name.getText().strip()))
            .yes());
  }

  void open() {
    frame.open(360);
  }
}
