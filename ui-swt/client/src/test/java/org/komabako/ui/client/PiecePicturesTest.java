package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.komabako.kernel.model.Side;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.widgets.paint.Pictures;
import org.komabako.ui.widgets.paint.SwtEasel;

/** A kept picture of a piece fills its square, and the ground is seen around it and not through it. */
@ExtendWith(Screen.class)
class PiecePicturesTest {
  private static final int SIZE = 60;
  private static final RGB GROUND = new RGB(0, 0, 255);
  private static final Style STYLE = new Style(
      Themes.all().get(0),
      PieceSets.all().get(0),
      true,
      KingForms.WHITE_IS_KING,
      Coordinates.LETTERS,
      true,
      true,
      true);

  private static RGB at(ImageData data, int x, int y) {
    return data.palette.getRGB(data.getPixel(x * data.width / SIZE, y * data.height / SIZE));
  }

  private static ImageData painted(Pictures pictures) {
    ImageGcDrawer drawer = (GC gc, int width, int height) -> {
      gc.setBackground(Screen.display().getSystemColor(SWT.COLOR_BLUE));
      gc.fillRectangle(0, 0, width, height);
      new SwtEasel(gc, pictures)
          .piece(
              STYLE,
              new Toy().table().pieces().get(0),
              PieceLook.of(STYLE.theme(), Side.BLACK, SIZE),
              new Box(0, 0, SIZE, SIZE));
    };
    Image image = new Image(Screen.display(), drawer, SIZE, SIZE);
    ImageData data = image.getImageData(100);
    image.dispose();
    return data;
  }

  @Test
  void theGroundIsSeenAroundAPieceOnly() {
    try (Pictures pictures = new Pictures(Screen.display())) {
      ImageData first = painted(pictures);
      assertEquals(GROUND, at(first, 1, 1));
      assertEquals(GROUND, at(first, SIZE - 2, 1));
      assertNotEquals(GROUND, at(first, SIZE / 2, SIZE / 2));
      assertNotEquals(GROUND, at(first, SIZE / 4, SIZE * 3 / 4));
      assertNotEquals(GROUND, at(first, SIZE * 3 / 4, SIZE * 3 / 4));
      ImageData again = painted(pictures);
      assertEquals(at(first, SIZE / 2, SIZE / 2), at(again, SIZE / 2, SIZE / 2));
    }
  }
}
