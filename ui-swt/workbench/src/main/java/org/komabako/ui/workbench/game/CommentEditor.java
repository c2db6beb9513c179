package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.komabako.game.Place;
import org.komabako.ui.board.MoveTree;
import org.komabako.ui.widgets.look.LowField;

/**
 * What is said about the place that is looked at. It is kept a moment after the last key, and when
 * the place or the focus changes.
 */
final class CommentEditor {
  private static final int PAUSE = 500;

  private final Text text;
  private final GameView view;
  private final Runnable keep = this::keep;
  private Place place = Place.START;
  private String known = "";
  private boolean typed;

  CommentEditor(Composite parent, GameView view) {
    this.view = view;
    Label label = new Label(parent, SWT.NONE);
    view.messages().bind(label, label::setText, "panel.moves.comment");
    text = new Text(parent, SWT.MULTI | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
    text.setData("part", "comment");
    LowField.watch(text);
    text.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    text.addListener(SWT.Modify, e -> {
      typed = !text.getText().equals(known);
      text.getDisplay().timerExec(PAUSE, keep);
    });
    text.addListener(SWT.FocusOut, e -> keep());
    // The toolkit writes a tab; whoever plays by keys would not get out again.
    text.addListener(
        SWT.Traverse,
        e -> e.doit |= e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    text.addDisposeListener(e -> text.getDisplay().timerExec(-1, keep));
  }

  private void keep() {
    if (typed && !text.isDisposed()) {
      typed = false;
      known = text.getText();
      String comment = known;
      Place at = place;
      view.model().change(game -> game.tree().at(at).comment(comment));
    }
  }

  void show(MoveTree tree) {
    if (!tree.current().equals(place)) {
      keep();
      place = tree.current();
      set(tree.here().comment());
    } else if (!typed) {
      set(tree.here().comment());
    }
  }

  private void set(String comment) {
    known = comment;
    if (!text.getText().equals(comment)) {
      text.setText(comment);
    }
  }
}
