package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.paint.SwtEasel;
import org.komabako.ui.workbench.desk.Desk;

/** A small board that is only looked at. */
public final class SmallBoard {
  private final Desk desk;
  private final Canvas canvas;
  private final BoardPainter painter = new BoardPainter(List.of());
  private Optional<Snapshot> shown = Optional.empty();

  /** An empty one. */
  public SmallBoard(Composite parent, Desk desk) {
    this.desk = desk;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
    canvas.addListener(SWT.Paint, this::paint);
    Runnable stop =
        desk.settings().listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::redraw));
    canvas.addDisposeListener(e -> stop.run());
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

  /** What is to be seen of it; empty while nothing is shown. */
  public Optional<Scene> scene() {
    return shown.map(snapshot -> {
      Rectangle area = canvas.getClientArea();
      VariantTable table = snapshot.position().rules().table();
      return Scene.of(
          Geometry.fit(Plan.of(table, false, Side.BLACK), area.width, area.height),
          BoardSettings.style(desk, table.key()).withCoordinates(Coordinates.NONE),
          new BoardInput(snapshot),
          Optional.empty(),
          0,
          0,
          Overlay.NONE);
    });
  }

  private void paint(Event event) {
    scene().ifPresent(scene -> painter.paint(scene, new SwtEasel(event.gc, desk.pictures())));
  }
}
