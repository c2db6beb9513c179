package org.komabako.ui.workbench.dialog;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.workbench.desk.Desk;

/** Asks before something is done that is not easily undone. Cancel is what the Enter key means. */
public final class Question {
  private static final int WIDTH = 420;

  private Question() {}

  /**
   * Asks.
   *
   * @param what its messages are {@code ask.WHAT.title} and {@code ask.WHAT.yes}
   * @param question the sentence
   * @param deed what is done if the answer is yes
   */
  public static void ask(Shell parent, Desk desk, String what, String question, Runnable deed) {
    ask(parent, desk, what, question, deed, () -> {});
  }

  /**
   * Asks, and tells when it is closed.
   *
   * @param closed what is done then, after the deed if the answer is yes
   */
  public static void ask(
      Shell parent, Desk desk, String what, String question, Runnable deed, Runnable closed) {
    Frame frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "ask." + what + ".title");
    frame.body().setLayout(new GridLayout(2, false));
    Label icon = new Label(frame.body(), SWT.NONE);
    icon.setImage(icon.getDisplay().getSystemImage(SWT.ICON_WARNING));
    icon.setLayoutData(new GridData(SWT.CENTER, SWT.TOP, false, false));
    Label text = new Label(frame.body(), SWT.WRAP);
    text.setData("key", "question");
    Labels.write(text, question);
    text.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, true));
    frame.shell().setDefaultButton(frame.answers("ask." + what + ".yes", deed).no());
    frame.shell().addDisposeListener(e -> closed.run());
    frame.open(WIDTH);
  }
}
