package org.komabako.distribution;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Style;
import org.komabako.ui.client.Screen;
import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.share.BoardShot;

/**
 * Every shipped variant with every piece set in the first theme, at three sizes, and with the first set in every other
 * theme, at one: themes differ in colours alone. All writing on a board is drawn from outlines of the bundle, so no font of the machine
 * has a part in it.
 */
@ExtendWith(Screen.class)
class GoldenBoardsIT {
  private static final int[] WIDTHS = {160, 320, 640};

  /** A picture to come. */
  record Wanted(Variant variant, PieceSet set, Theme theme, int width) {
    @Override
    public String toString() {
      return String.join("-", variant.key(), set.id(), theme.id(), String.valueOf(width));
    }
  }

  static List<Wanted> pictures() {
    PieceSet first = PieceSets.all().get(0);
    List<Wanted> all = new ArrayList<>();
    for (Variant variant : ShippedVariants.all()) {
      for (int width : WIDTHS) {
        for (PieceSet set : PieceSets.all()) {
          all.add(new Wanted(variant, set, Themes.all().get(0), width));
        }
      }
      Themes.all().stream()
          .skip(1)
          .forEach(theme -> all.add(new Wanted(variant, first, theme, WIDTHS[1])));
    }
    return all;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pictures")
  void isDrawnAsEver(Wanted wanted) {
    Goldens.check(wanted.toString(), draw(wanted));
  }

  static Raster draw(Wanted wanted) {
    Style style = new Style(
        wanted.theme(),
        wanted.set(),
        true,
        KingForms.WHITE_IS_KING,
        Coordinates.LETTERS,
        true,
        true,
        true);
    BoardShot shot =
        new BoardShot(FullBoard.of(wanted.variant()), style, Side.BLACK, wanted.width());
    return Raster.of(shot.pixels(Screen.display()));
  }
}
