package org.komabako.ui.widgets.paint;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Pattern;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Region;
import org.eclipse.swt.graphics.Transform;
import org.jspecify.annotations.Nullable;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.ClippedEasel;
import org.komabako.ui.board.Drawing;
import org.komabako.ui.board.Easel;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * The picture of what a widget showed last. When it is to show something else, only what differs is
 * painted anew; when it is uncovered, nothing is. The only owner of its image.
 */
public final class KeptPicture implements AutoCloseable {
  /** All there is to see; covers the whole of the widget. */
  @ConsumerType
  public interface Content {
    /**
     * Draws it.
     *
     * @return what could not be drawn
     */
    Optional<BoardPainter.Fault> paint(Easel easel);
  }

  private final Device device;
  private final Pictures pictures;
  private @Nullable Image image;
  private Drawing painted = new Drawing();
  private Point size = new Point(0, 0);
  private int fineness = 1;
  private Optional<BoardPainter.Fault> fault = Optional.empty();

  /**
   * Nothing so far.
   *
   * @param pictures shared, not owned
   */
  public KeptPicture(Device device, Pictures pictures) {
    this.device = device;
    this.pictures = pictures;
  }

  /** What could not be drawn when it was painted last; empty if all could. */
  public Optional<BoardPainter.Fault> fault() {
    return fault;
  }

  /** Where the widget must be painted to show something; nothing is painted yet. */
  public List<Box> stale(Content content) {
    return drawn(content).since(painted);
  }

  private static Drawing drawn(Content content) {
    Drawing drawing = new Drawing();
    var unused = content.paint(drawing);
    return drawing;
  }

  /**
   * Makes this the picture of something.
   *
   * @param wanted the size of the widget
   * @return where it was painted
   */
  public List<Box> paint(Content content, Point wanted) {
    Image paper = paper(wanted);
    Drawing next = drawn(content);
    List<Box> places = next.since(painted);
    if (!places.isEmpty()) {
      GC gc = new GC(paper);
      Region clip = new Region(device);
      try {
        places.forEach(place -> clip.add(points(place, fineness)));
        gc.setClipping(clip);
        fault = content.paint(new ClippedEasel(new SwtEasel(gc, pictures, fineness), places));
        // What could not be drawn is tried again each time, so that it is known when it can be.
        painted = fault.isPresent() ? new Drawing() : next;
      } finally {
        clip.dispose();
        gc.dispose();
      }
    }
    return places;
  }

  private Image paper(Point wanted) {
    Image known = image;
    if (known == null || !size.equals(wanted) || fineness != pictures.fineness()) {
      close();
      size = wanted;
      fineness = pictures.fineness();
      known = new Image(device, Math.max(1, wanted.x) * fineness, Math.max(1, wanted.y) * fineness);
      image = known;
    }
    return known;
  }

  /** Shows a part of the picture at its place. */
  public void show(GC gc, Rectangle part) {
    Image known = image;
    if (known != null) {
      Rectangle shown = part.intersection(new Rectangle(0, 0, size.x, size.y));
      if (SWT.getPlatform().equals("gtk")) {
        showAsPattern(gc, known, shown);
        return;
      }
      gc.drawImage(
          known,
          shown.x * fineness,
          shown.y * fineness,
          shown.width * fineness,
          shown.height * fineness,
          shown.x,
          shown.y,
          shown.width,
          shown.height);
    }
  }

  /** Where GTK is, {@code GC.drawImage} first copies all of the image, pixel by pixel; a pattern of it costs nothing. */
  private void showAsPattern(GC gc, Image known, Rectangle shown) {
    Pattern pattern = new Pattern(device, known);
    Transform shrunk = new Transform(device);
    shrunk.scale(1f / fineness, 1f / fineness);
    gc.setTransform(fineness == 1 ? null : shrunk);
    gc.setBackgroundPattern(pattern);
    gc.fillRectangle(
        shown.x * fineness, shown.y * fineness, shown.width * fineness, shown.height * fineness);
    gc.setBackgroundPattern(null);
    gc.setTransform(null);
    shrunk.dispose();
    pattern.dispose();
  }

  /** Shows all of the picture, larger or smaller as the place is. */
  public void showAll(GC gc, Rectangle place) {
    Image known = image;
    if (known != null) {
      gc.drawImage(
          known,
          0,
          0,
          size.x * fineness,
          size.y * fineness,
          place.x,
          place.y,
          place.width,
          place.height);
    }
  }

  /** A box of whole points as SWT knows it. */
  public static Rectangle points(Box box, int scale) {
    return new Rectangle(
        (int) (box.x() * scale), (int) (box.y() * scale), (int) (box.width() * scale), (int)
            (box.height() * scale));
  }

  /** Lets the image go; it is made again when it is painted again. */
  @Override
  public void close() {
    if (image != null) {
      image.dispose();
      image = null;
    }
    painted = new Drawing();
  }
}
