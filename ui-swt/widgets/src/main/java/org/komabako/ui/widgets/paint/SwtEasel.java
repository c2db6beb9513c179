package org.komabako.ui.widgets.paint;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.RGB;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.PieceType;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Easel;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceLook;

/** Paints with a graphics context of SWT; pieces come from kept pictures. */
public final class SwtEasel implements Easel {
  private final GC gc;
  private final Device device;
  private final @Nullable Pictures pictures;
  private final int fineness;
  private final int scale;

  /** Paints all anew, without kept pictures. */
  public SwtEasel(GC gc) {
    this(gc, null);
  }

  /** Paints with kept pictures. */
  public SwtEasel(GC gc, @Nullable Pictures pictures) {
    this(gc, pictures, 1);
  }

  /**
   * Paints with kept pictures, larger.
   *
   * @param scale how large a point is on the paper
   */
  SwtEasel(GC gc, @Nullable Pictures pictures, int scale) {
    this.gc = gc;
    this.pictures = pictures;
    this.scale = scale;
    fineness = pictures == null ? 1 : pictures.fineness();
    device = gc.getDevice();
    gc.setAntialias(SWT.ON);
    gc.setInterpolation(SWT.HIGH);
    gc.setFillRule(SWT.FILL_WINDING);
    gc.setLineCap(SWT.CAP_ROUND);
    gc.setLineJoin(SWT.JOIN_ROUND);
  }

  @Override
  public void fill(Outline outline, Ink ink) {
    if (!outline.isEmpty() && ink.alpha() > 0) {
      Path path = path(outline);
      gc.setBackground(color(ink));
      gc.setAlpha(ink.alpha());
      gc.fillPath(path);
      gc.setAlpha(255);
      path.dispose();
    }
  }

  @Override
  public void stroke(Outline outline, Ink ink, double width) {
    if (!outline.isEmpty() && ink.alpha() > 0) {
      Path path = path(outline);
      gc.setForeground(color(ink));
      gc.setAlpha(ink.alpha());
      gc.setLineAttributes(new org.eclipse.swt.graphics.LineAttributes(
          (float) width * scale, SWT.CAP_ROUND, SWT.JOIN_ROUND));
      gc.drawPath(path);
      gc.setAlpha(255);
      path.dispose();
    }
  }

  @Override
  public void piece(Style style, PieceType type, PieceLook look, Box place) {
    if (pictures == null) {
      Easel.super.piece(style, type, look, place);
    } else {
      int size = (int) Math.round(place.width());
      int fine = size * fineness;
      draw(
          pictures.piece(style.set(), type, look, fine),
          fine,
          fine,
          (int) Math.round(place.x()),
          (int) Math.round(place.y()));
    }
  }

  /** A picture that may be finer than the points that it is drawn on. */
  private void draw(Image image, int width, int height, int x, int y) {
    if (fineness == scale) {
      gc.drawImage(image, x * scale, y * scale);
    } else {
      int shrunk = fineness / scale;
      gc.drawImage(
          image, 0, 0, width, height, x * scale, y * scale, width / shrunk, height / shrunk);
    }
  }

  private static Color color(Ink ink) {
    return new Color(new RGB(ink.red(), ink.green(), ink.blue()));
  }

  private Path path(Outline outline) {
    Path path = new Path(device);
    Outline sized = scale == 1 ? outline : outline.scaled(scale);
    sized.walk(new Outline.Pen() {
      @Override
      public void moveTo(double x, double y) {
        path.moveTo((float) x, (float) y);
      }

      @Override
      public void lineTo(double x, double y) {
        path.lineTo((float) x, (float) y);
      }

      @Override
      public void quadTo(double x1, double y1, double x, double y) {
        path.quadTo((float) x1, (float) y1, (float) x, (float) y);
      }

      @Override
      public void cubicTo(double x1, double y1, double x2, double y2, double x, double y) {
        path.cubicTo((float) x1, (float) y1, (float) x2, (float) y2, (float) x, (float) y);
      }

      @Override
      public void close() {
        path.close();
      }
    });
    return path;
  }
}
