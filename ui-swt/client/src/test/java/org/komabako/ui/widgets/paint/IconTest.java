package org.komabako.ui.widgets.paint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.internal.cairo.Cairo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.komabako.ui.client.Screen;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;

@ExtendWith(Screen.class)
class IconTest {
  /** A line along the lower edge. */
  private static final Outline LINE = Outline.parse("M2 16L16 16");

  @Test
  void onAScaledScreenAnIconHasAllItsPixels() {
    Image image = Icon.of(Screen.display(), LINE, Ink.rgb(0), 2);
    try {
      double[] across = {0};
      double[] down = {0};
      Cairo.cairo_surface_get_device_scale(image.surface, across, down);
      assertArrayEquals(new double[] {2, 2}, new double[] {across[0], down[0]});
      ImageData pixels = image.getImageData();
      assertEquals(2 * Icon.SIZE, pixels.width);
      assertTrue(pixels.getAlpha(30, 32) > 200, "it is drawn as large");
      assertEquals(0, pixels.getAlpha(30, 20));
    } finally {
      image.dispose();
    }
  }

  @Test
  void elsewhereItHasThoseOfItsPoints() {
    Image image = Icon.of(Screen.display(), LINE, Ink.rgb(0), 1);
    assertEquals(Icon.SIZE, image.getImageData().width);
    image.dispose();
  }
}
