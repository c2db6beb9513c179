package org.komabako.ui.engines;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.opponents.Opponent;

/** Asks which engine is to take over a side of a game. */
final class OpponentDialog {
  private final Frame frame;

  /** @param given takes the engine */
  OpponentDialog(Workbench window, String variant, Consumer<Opponent> given) {
    Desk desk = window.desk();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "ask.engine.title");
    frame.body().setLayout(new FillLayout());
    OpponentPart part = new OpponentPart(frame.body(), desk, "opponent", () -> {}).askPondering();
    Button seat =
        frame.answers("ask.engine.yes", () -> part.value().ifPresent(given)).yes();
    Runnable offer = () -> {
      part.offer(variant);
      seat.setEnabled(part.value().isPresent());
    };
    Runnable stop = desk.engines().listen(offer);
    frame.shell().addDisposeListener(e -> stop.run());
    frame.shell().setDefaultButton(seat);
    offer.run();
  }

  void open() {
    frame.open(440);
  }
}
