package org.komabako.ui.client.window;

import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.widgets.paint.SwtEasel;

/** The sign of the program, as the system shows it: a piece with the first character of its name. */
final class WindowIcon {
  private static final int[] SIZES = {16, 24, 32, 48, 64, 128};
  private static final Outline PIECE =
      Outline.polygon(0.5, 0.02, 0.82, 0.17, 0.96, 0.98, 0.04, 0.98, 0.18, 0.17);
  private static final Ink FACE = Ink.rgb(0xF5DFB4);
  private static final Ink EDGE = Ink.rgb(0x8A6A34);
  private static final Ink WRITING = Ink.rgb(0x1B120A);

  private WindowIcon() {}

  /** Gives it to a window, which owns it from then on. */
  static void on(Shell shell) {
    Image[] images = IntStream.of(SIZES).mapToObj(size -> of(shell, size)).toArray(Image[]::new);
    shell.setImages(images);
    shell.addDisposeListener(e -> {
      for (Image image : images) {
        image.dispose();
      }
    });
  }

  private static Image of(Shell shell, int size) {
    ImageGcDrawer drawer = new ImageGcDrawer() {
      @Override
      public void drawOn(GC gc, int width, int height) {
        SwtEasel easel = new SwtEasel(gc);
        easel.fill(PIECE.scaled(size), FACE);
        easel.stroke(PIECE.scaled(size), EDGE, Math.max(1, size / 24.0));
        easel.fill(Lettering.line("駒", size * 0.5, size * 0.6, size * 0.62, Align.MIDDLE), WRITING);
      }

      @Override
      public int getGcStyle() {
        return SWT.TRANSPARENT;
      }
    };
    return new Image(shell.getDisplay(), drawer, size, size);
  }
}
