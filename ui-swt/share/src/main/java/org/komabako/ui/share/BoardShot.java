package org.komabako.ui.share;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Easel;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Shapes;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.Svg;
import org.komabako.ui.widgets.paint.SwtEasel;

/**
 * A picture of a board with its stands and nothing around, in any width: as pixels, as SVG or as PDF.
 *
 * @param snapshot what stands where
 * @param style how it looks
 * @param bottom who sits below
 * @param width of the picture in pixels
 */
public record BoardShot(Snapshot snapshot, Style style, Side bottom, int width) {
  private static final int ANY_HEIGHT = 1_000_000;
  private static final int MARGIN = 8;

  /** How high the picture is. */
  public int height() {
    return (int) Math.ceil(fit(ANY_HEIGHT).wood().height()) + 2 * MARGIN;
  }

  private Geometry fit(int height) {
    Plan plan = Plan.of(
        snapshot.position().rules().table(), style.coordinates() != Coordinates.NONE, bottom);
    return Geometry.fit(plan, width, height);
  }

  /** Paints it; on the thread that the easel is for. */
  void paint(Easel easel) {
    Scene scene = Scene.of(
        fit(height()), style, new BoardInput(snapshot), Optional.empty(), 0, 0, Overlay.NONE);
    easel.fill(Shapes.of(new Box(0, 0, width, height())), style.theme().window());
    new BoardPainter(List.of()).paint(scene, easel);
  }

  /** As pixels; for the display thread. */
  public ImageData pixels(Device device) {
    Image image =
        new Image(device, (ImageGcDrawer) (gc, w, h) -> paint(new SwtEasel(gc)), width, height());
    try {
      return image.getImageData(100);
    } finally {
      image.dispose();
    }
  }

  /** As an SVG file; for any thread. */
  public String svg() {
    Svg svg = new Svg(width, height(), 1);
    paint(new Easel() {
      @Override
      public void fill(Outline outline, Ink ink) {
        svg.fill(outline, ink);
      }

      @Override
      public void stroke(Outline outline, Ink ink, double lineWidth) {
        svg.stroke(outline, ink, lineWidth);
      }
    });
    return svg.text();
  }

  /** As a PDF file of one page in the size of the picture; for any thread. */
  public byte[] pdf() {
    Pdf pdf = new Pdf(width, height());
    paint(pdf);
    return pdf.bytes("");
  }
}
