package org.komabako.ui.client.newgame;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.kernel.Side;
import org.komabako.kernel.variant.Handicap;
import org.komabako.kernel.variant.VariantTable;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.game.BoardSettings;
import org.komabako.ui.client.paint.SwtEasel;

/** A small board with the start of a game. The variant is asked in a lane. */
final class Preview {
  private final Desk desk;
  private final Executor lane;
  private final Canvas canvas;
  private final BoardPainter painter = new BoardPainter(List.of());
  private Optional<Snapshot> start = Optional.empty();
  private long asked;

  Preview(Composite parent, Desk desk) {
    this.desk = desk;
    lane = desk.work().lane();
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 300;
    place.minimumHeight = 160;
    canvas.setLayoutData(place);
    canvas.addListener(SWT.Paint, this::paint);
    Runnable stop =
        desk.settings().listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::redraw));
    canvas.addDisposeListener(e -> stop.run());
    desk.look().onChange(canvas, canvas::redraw);
  }

  private void redraw() {
    if (!canvas.isDisposed()) {
      canvas.redraw();
    }
  }

  void show(Optional<VariantCard> card, Optional<Handicap> handicap) {
    long number = ++asked;
    lane.execute(() -> {
      Optional<Snapshot> taken = card.flatMap(each -> take(each, handicap));
      desk.gate().send(this, () -> {
        if (number == asked) {
          start = taken;
          redraw();
        }
      });
    });
  }

  /** A variant is foreign code: what it cannot set up is not shown. */
  private static Optional<Snapshot> take(VariantCard card, Optional<Handicap> handicap) {
    try {
      return Optional.of(card.start(handicap));
    } catch (RuntimeException | LinkageError e) {
      return Optional.empty();
    }
  }

  private void paint(Event event) {
    start.ifPresent(snapshot -> {
      Rectangle area = canvas.getClientArea();
      VariantTable table = snapshot.position().rules().table();
      Plan plan = Plan.of(table, false, Side.BLACK);
      Scene scene = Scene.of(
          Geometry.fit(plan, area.width, area.height),
          BoardSettings.style(desk, table.key()).withCoordinates(Coordinates.NONE),
          new BoardInput(snapshot),
          Optional.empty(),
          0,
          0,
          Overlay.NONE);
      painter.paint(scene, new SwtEasel(event.gc, desk.pictures()));
    });
  }
}
