package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.komabako.ui.widgets.text.Messages;

/**
 * A line to type moves into, in any notation. It is there while somebody types. A move that is refused stays, to be
 * mended.
 */
final class MoveField {
  private final GameView view;
  private static final int WIDTH = 380;

  private final Composite bar;
  private final Text text;

  MoveField(Composite parent, GameView view, Messages messages) {
    this.view = view;
    bar = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(2, false);
    layout.marginHeight = 1;
    bar.setLayout(layout);
    GridData place = new GridData(SWT.END, SWT.CENTER, false, false);
    place.widthHint = WIDTH;
    place.exclude = true;
    bar.setLayoutData(place);
    bar.setVisible(false);
    Label label = new Label(bar, SWT.NONE);
    messages.bind(label, label::setText, "step.type");
    text = new Text(bar, SWT.SINGLE | SWT.BORDER);
    text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    messages.bind(text, text::setMessage, "step.type.hint");
    messages.bind(text, text::setToolTipText, "step.type.hint");
    text.addListener(SWT.DefaultSelection, this::enter);
    text.addListener(SWT.KeyDown, this::key);
  }

  /** The line itself. */
  Text control() {
    return text;
  }

  /** Is there to be typed into. */
  void open() {
    Folding.show(bar, true);
    text.setFocus();
  }

  private void close() {
    text.setText("");
    view.board().control().setFocus();
    Folding.show(bar, false);
  }

  private void enter(Event event) {
    String typed = text.getText().strip();
    if (!typed.isEmpty()) {
      view.type(typed, () -> {
        if (!text.isDisposed()) {
          close();
        }
      });
    }
  }

  /** Esc goes back to the board, as a move that was played does. */
  private void key(Event event) {
    if (event.keyCode == SWT.ESC) {
      close();
      event.doit = false;
    }
  }
}
