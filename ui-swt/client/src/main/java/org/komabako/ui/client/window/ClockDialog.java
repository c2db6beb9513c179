package org.komabako.ui.client.window;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Shell;
import org.komabako.kernel.clock.TimeControl;
import org.komabako.ui.client.text.Messages;

/** Asks what time the players of a game have. */
final class ClockDialog {
  private final Shell shell;

  /**
   * A question.
   *
   * @param before the time as it is
   * @param given takes the time, empty for none; not called while what is written is no time
   */
  ClockDialog(
      MainWindow window, Optional<TimeControl> before, Consumer<Optional<TimeControl>> given) {
    Messages messages = window.desk().messages();
    shell = new Shell(window.shell(), SWT.DIALOG_TRIM | SWT.APPLICATION_MODAL | SWT.RESIZE);
    shell.setText(messages.get("ask.clock.title"));
    shell.setLayout(new GridLayout(1, false));
    TimeField field = new TimeField(shell, messages, before);
    DialogButtons.add(shell, messages, "ask.clock.yes", () -> {
      if (field.problem().isEmpty()) {
        Optional<TimeControl> time = field.time();
        shell.close();
        given.accept(time);
      }
    });
    shell.pack();
  }

  void open() {
    shell.open();
  }
}
