package org.komabako.ui.engines;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.SafeText;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;

/** The conversation with an engine: what was said to it, by it, and its errors. */
final class EngineLogDialog {
  private final Frame frame;
  private final Desk desk;
  private final EngineModel model;
  private final String id;
  private final Text lines;

  EngineLogDialog(Shell parent, Desk desk, EngineModel model, String id) {
    this.desk = desk;
    this.model = model;
    this.id = id;
    frame = new Frame(parent, SWT.MODELESS, desk, "engines.log.title");
    frame.body().setLayout(new FillLayout());
    lines = new Text(
        frame.body(), SWT.READ_ONLY | SWT.MULTI | SWT.BORDER | SWT.H_SCROLL | SWT.V_SCROLL);
    lines.setData("key", "engines.log");
    frame.button("engines.log.again", this::read);
    frame.shell().setDefaultButton(frame.button("engines.log.close", frame.shell()::close));
  }

  private void read() {
    model.log(id, said -> {
      if (!lines.isDisposed()) {
        lines.setText(
            said.isEmpty()
                ? desk.messages().get("engines.log.none")
                : SafeText.lines(String.join("\n", said)));
        lines.setSelection(lines.getCharCount());
      }
    });
  }

  void open() {
    read();
    frame.open(680, 460);
  }
}
