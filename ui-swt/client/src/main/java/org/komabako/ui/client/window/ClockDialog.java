package org.komabako.ui.client.window;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.komabako.game.clock.TimeControl;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.ClockPart;
import org.komabako.ui.workbench.dialog.Frame;

/** Asks what time the players of a game have. */
final class ClockDialog {
  private final Frame frame;

  /**
   * A question.
   *
   * @param before the time as it is
   * @param given takes the time, empty for none; not called while what is written is no time
   */
  ClockDialog(
      MainWindow window, Optional<TimeControl> before, Consumer<Optional<TimeControl>> given) {
    Desk desk = window.desk();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "ask.clock.title");
    frame.body().setLayout(new FillLayout());
    ClockPart clock = new ClockPart(frame.body(), desk);
    clock.show(before.map(TimeControl::toString).orElse(""));
    Button set =
        frame.answers("ask.clock.yes", () -> given.accept(clock.time())).yes();
    clock.onChange(() -> set.setEnabled(clock.isRight()));
    frame.shell().setDefaultButton(set);
  }

  void open() {
    frame.open(440);
  }
}
