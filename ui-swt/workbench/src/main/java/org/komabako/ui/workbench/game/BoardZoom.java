package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Zoom;

/**
 * Lets a board be seen larger than its canvas: Ctrl and the wheel change the size, the scroll bars, the
 * wheel and dragging with the middle button the part that is seen. The canvas needs both scroll bars;
 * they are shown while there is something to scroll.
 */
final class BoardZoom {
  private static final int MIDDLE = 2;

  private final Canvas canvas;
  private final Supplier<Optional<Geometry>> geometry;
  private final Runnable changed;
  private final List<IntConsumer> listeners = new ArrayList<>();
  private Zoom zoom = Zoom.NONE;
  private boolean panning;
  private int pannedX;
  private int pannedY;

  /**
   * For a canvas.
   *
   * @param geometry where things are on the canvas now
   * @param changed runs when another part is seen, or another size
   */
  BoardZoom(Canvas canvas, Supplier<Optional<Geometry>> geometry, Runnable changed) {
    this.canvas = canvas;
    this.geometry = geometry;
    this.changed = changed;
    canvas.addListener(SWT.MouseWheel, this::wheel);
    canvas.addListener(SWT.MouseDown, this::down);
    canvas.addListener(SWT.MouseMove, this::move);
    canvas.addListener(SWT.MouseUp, e -> panning &= e.button != MIDDLE);
    canvas.addListener(SWT.Resize, e -> bars());
    canvas.getHorizontalBar().addListener(SWT.Selection, e -> scrolled());
    canvas.getVerticalBar().addListener(SWT.Selection, e -> scrolled());
    bars();
  }

  /** Where things are. */
  Geometry fit(Plan plan) {
    Rectangle area = canvas.getClientArea();
    return zoom.fit(plan, area.width, area.height);
  }

  /** Tells of each size that the wheel chooses. */
  void onChoice(IntConsumer listener) {
    listeners.add(listener);
  }

  /** How large it is seen, in parts of a hundred. */
  int percent() {
    return zoom.percent();
  }

  /** Another size; the middle stays. */
  void percent(int next) {
    Rectangle area = canvas.getClientArea();
    to(zoom.to(next, area.width / 2.0, area.height / 2.0, area.width, area.height));
  }

  /** Scrolls no farther than is needed for a place to be seen. */
  void show(Box place) {
    Rectangle area = canvas.getClientArea();
    to(zoom.showing(place, area.width, area.height));
  }

  private void to(Zoom next) {
    if (!next.equals(zoom)) {
      zoom = next;
      bars();
      changed.run();
    }
  }

  private void wheel(Event event) {
    if ((event.stateMask & SWT.MOD1) != 0 && event.count != 0) {
      Rectangle area = canvas.getClientArea();
      Optional<Geometry> before = geometry.get();
      int next = zoom.percent() + Integer.signum(event.count) * Zoom.STEP;
      to(zoom.to(next, event.x, event.y, area.width, area.height));
      listeners.forEach(listener -> listener.accept(zoom.percent()));
      before.ifPresent(each -> stay(each, event.x, event.y));
      event.doit = false;
    }
  }

  /** What was at a point comes back there: the canvas may have another size since then. */
  private void stay(Geometry before, int x, int y) {
    geometry.get().ifPresent(now -> {
      double right = now.board().x() + (x - before.board().x()) / before.cell() * now.cell() - x;
      double down = now.board().y() + (y - before.board().y()) / before.cell() * now.cell() - y;
      Rectangle area = canvas.getClientArea();
      to(zoom.at(
          zoom.left(area.width) + right, zoom.above(area.height) + down, area.width, area.height));
    });
  }

  private void down(Event event) {
    if (event.button == MIDDLE) {
      panning = true;
      pannedX = event.x;
      pannedY = event.y;
    }
  }

  private void move(Event event) {
    if (panning) {
      Rectangle area = canvas.getClientArea();
      double left = zoom.left(area.width) + pannedX - event.x;
      double above = zoom.above(area.height) + pannedY - event.y;
      pannedX = event.x;
      pannedY = event.y;
      to(zoom.at(left, above, area.width, area.height));
    }
  }

  private void scrolled() {
    Rectangle area = canvas.getClientArea();
    to(zoom.at(
        canvas.getHorizontalBar().getSelection(),
        canvas.getVerticalBar().getSelection(),
        area.width,
        area.height));
  }

  private void bars() {
    Rectangle area = canvas.getClientArea();
    bar(canvas.getHorizontalBar(), zoom.left(area.width), area.width);
    bar(canvas.getVerticalBar(), zoom.above(area.height), area.height);
  }

  private void bar(ScrollBar bar, int hidden, int window) {
    int seen = Math.max(1, window);
    bar.setValues(
        hidden, 0, Math.max(seen, zoom.length(window)), seen, Math.max(1, seen / 10), seen);
    bar.setVisible(zoom.percent() > Zoom.LEAST);
  }
}
