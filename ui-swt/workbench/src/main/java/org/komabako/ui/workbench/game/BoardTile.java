package org.komabako.ui.workbench.game;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.desk.Desk;

/** A square with a board that is only looked at, with the user's pieces and theme. */
public final class BoardTile {
  private final Desk desk;
  private final Canvas canvas;
  private final Thumbnail thumbnail;
  private Optional<Snapshot> shown = Optional.empty();

  /** An empty one. */
  public BoardTile(Composite parent, Desk desk) {
    this.desk = desk;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    thumbnail = new Thumbnail(canvas.getDisplay(), desk);
    canvas.addListener(SWT.Paint, this::paint);
    Runnable stop =
        desk.settings().listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::redraw));
    canvas.addDisposeListener(e -> {
      stop.run();
      thumbnail.close();
    });
    desk.look().onChange(canvas, canvas::redraw);
  }

  /** The widget. */
  public Canvas control() {
    return canvas;
  }

  /** Shows a position, or nothing. */
  public void show(Optional<Snapshot> snapshot) {
    shown = snapshot;
    redraw();
  }

  private void redraw() {
    if (!canvas.isDisposed()) {
      canvas.redraw();
    }
  }

  private void paint(Event event) {
    shown.ifPresent(
        snapshot -> thumbnail.paint(event.gc, snapshot, canvas.getClientArea(), ground()));
  }

  /** What it lies on is seen around it. */
  private Ink ground() {
    RGB rgb = canvas.getParent().getBackground().getRGB();
    return Look.isOwn(canvas.getParent())
        ? Ink.rgb(rgb.red << 16 | rgb.green << 8 | rgb.blue)
        : desk.look().palette().ground();
  }
}
