package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Scene;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.paint.KeptPicture;
import org.komabako.ui.widgets.paint.Pictures;

/**
 * Paints a board on its canvas: what looks otherwise than before, and over it the lens at the pointer, or a veil where
 * the board can be looked at and not played.
 */
final class BoardPaint {
  private static final int VEIL = 130;
  private static final int OPAQUE = 255;

  private final Canvas canvas;
  private final BoardCanvas board;
  private final BoardMouse mouse;
  private final Pictures pictures;
  private final BoardPainter painter;
  private final Runnable told;
  private final KeptPicture picture;
  private Optional<BoardPainter.Fault> fault = Optional.empty();

  /**
   * For a canvas.
   *
   * @param pictures shared, not owned
   * @param told runs after a board was painted that has another {@link #fault} than the one before
   */
  BoardPaint(
      Canvas canvas,
      BoardCanvas board,
      BoardMouse mouse,
      Pictures pictures,
      BoardPainter painter,
      Runnable told) {
    this.canvas = canvas;
    this.board = board;
    this.mouse = mouse;
    this.pictures = pictures;
    this.painter = painter;
    this.told = told;
    picture = new KeptPicture(canvas.getDisplay(), pictures);
    canvas.addListener(SWT.Paint, this::paint);
    canvas.addListener(SWT.Dispose, e -> rest());
    canvas.addListener(SWT.Resize, e -> canvas.redraw());
  }

  /** What could not be drawn when it was painted last; empty if all could. */
  Optional<BoardPainter.Fault> fault() {
    return fault;
  }

  /** Nobody looks: the picture is let go until it is painted again. */
  void rest() {
    picture.close();
  }

  /** Paints anew what is to look otherwise. */
  void redraw() {
    if (isMagnified()) {
      // The lens shows elsewhere too what has changed.
      canvas.redraw();
    } else {
      redraw(picture.stale(content()));
    }
  }

  private void redraw(List<Box> places) {
    for (Box place : places) {
      Rectangle part = KeptPicture.points(place, 1);
      canvas.redraw(part.x, part.y, part.width, part.height, false);
    }
  }

  private boolean isMagnified() {
    return board.use().magnifier() && mouse.isOver();
  }

  private Ink ground() {
    return board.style().theme().window();
  }

  /** All there is to see but what follows the pointer or veils it. */
  private KeptPicture.Content content() {
    Rectangle area = canvas.getClientArea();
    Optional<Scene> scene = board.scene();
    Ink ground = ground();
    return easel -> {
      easel.fill(Outline.rectangle(0, 0, area.width, area.height), ground);
      return scene.flatMap(known -> painter.paint(known, easel));
    };
  }

  private void paint(Event event) {
    Rectangle area = canvas.getClientArea();
    redraw(picture.paint(content(), new Point(area.width, area.height)).stream()
        .filter(place -> outside(event, KeptPicture.points(place, 1).intersection(area)))
        .toList());
    picture.show(event.gc, event.getBounds());
    fault(picture.fault());
    if (isMagnified()) {
      board.scene().ifPresent(scene -> magnify(event.gc, scene));
    }
    if (!canvas.getEnabled()) {
      event.gc.setBackground(Look.color(ground()));
      event.gc.setAlpha(VEIL);
      event.gc.fillRectangle(canvas.getClientArea());
      event.gc.setAlpha(OPAQUE);
    }
  }

  private void magnify(GC gc, Scene scene) {
    Lens.paint(gc, scene, mouse.x(), mouse.y(), painter, pictures, board.style().theme());
  }

  /** What has changed without a word, and so is not all being painted. */
  private static boolean outside(Event event, Rectangle place) {
    return !event.getBounds().intersection(place).equals(place);
  }

  /** A fault is told once: painting comes often. */
  private void fault(Optional<BoardPainter.Fault> now) {
    String known = cause(fault);
    fault = now;
    if (!cause(now).equals(known)) {
      canvas.getDisplay().asyncExec(() -> {
        if (!canvas.isDisposed()) {
          told.run();
        }
      });
    }
  }

  private static String cause(Optional<BoardPainter.Fault> fault) {
    return fault.map(each -> each.cause().toString()).orElse("");
  }
}
